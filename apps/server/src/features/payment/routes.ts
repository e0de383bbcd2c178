import * as contract from '@pagewright/contract/payment';
import type { CallOutput } from '@pagewright/contract/endpoint';
import { CURRENCY } from '@pagewright/contract/plans';
import type { Services } from '../../platform/context.ts';
import type { Mount } from '../../platform/http/mount.ts';
import { attachmentDisposition } from '../../platform/http/attachment-disposition.ts';
import { captureOrder } from './capture-order.ts';
import { createOrder } from './create-order.ts';
import { readWebhook, setUpWebhook } from './manage-webhook.ts';
import { readInvoice } from './invoices/read-invoice.ts';
import { readPlanDates } from './plan/plan-dates.ts';
import { readBilling } from './plan/read-billing.ts';
import { startTrial } from './plan/start-trial.ts';
import { listAllOrders, listOrders, readOrder } from './read-orders.ts';
import { requestRefund, declineRefund, listRefunds, refundOrder } from './refunds.ts';

/** Mounts the endpoints for buying plans. */
export function paymentRoutes(mount: Mount): void {
  mount(contract.createOrder, (ctx, { body }) => createOrder(ctx, body));
  mount(contract.captureOrder, (ctx, { body }) => captureOrder(ctx, body.orderId));
  mount(contract.readOrder, async (ctx, { params }) => ({ order: await readOrder(ctx, params.id) }));
  mount(contract.listOrders, (ctx, { query }) => listOrders(ctx, query));
  mount(contract.listAllOrders, (ctx, { query }) => listAllOrders(ctx, query));
  mount(contract.readBilling, (ctx) => readBilling(ctx));
  mount(contract.readPlanDates, (ctx) => readPlanDates(ctx));
  mount(contract.startTrial, (ctx) => startTrial(ctx));
  mount(contract.readInvoice, async (ctx, { params, query, reply }) => {
    const { fileName, bytes } = await readInvoice(ctx, params.id, query.kind);
    return reply
      .type('application/pdf')
      .header('content-disposition', attachmentDisposition(fileName))
      .send(bytes);
  });
  mount(contract.askRefund, async (ctx, { params }) => ({ order: await requestRefund(ctx, params.id) }));
  mount(contract.listRefunds, async (ctx) => ({ orders: await listRefunds(ctx) }));
  mount(contract.refundOrder, async (ctx, { params }) => ({ order: await refundOrder(ctx, params.id) }));
  mount(contract.declineRefund, async (ctx, { params, body }) => ({
    order: await declineRefund(ctx, params.id, body.reason),
  }));
  mount(contract.setupPaymentWebhook, (ctx, { body }) => setUpWebhook(ctx, body.webhookUrl));
  mount(contract.readPaymentWebhook, (ctx, { params }) => readWebhook(ctx, params.id));
  mount(contract.readPaymentOptions, async ({ services }) => optionsOf(services));
}

/** The options for the browser's payment script; no client id if nothing can be bought. */
function optionsOf({ payment }: Pick<Services, 'payment'>): CallOutput<typeof contract.readPaymentOptions> {
  return {
    clientId: payment?.script.clientId ?? null,
    environment: payment?.script.isSandbox ? 'sandbox' : 'production',
    currency: CURRENCY,
    sdkBaseUrl: payment?.script.baseUrl ?? null,
  };
}
