import type { Log } from '../../../platform/context.ts';
import type { PayPalSettings } from '../../../platform/config/payment-settings.ts';
import { PaymentError } from '../payment-error.ts';
import type { PaymentProvider, ProviderOrder, ProviderWebhook, ReceivedEvent } from '../port.ts';
import { createPayPal, required, type PayPalAnswer } from './ask-paypal.ts';
import { EVENT_TYPES, readJson, toPaymentEvent, toOrderRequest, toProviderOrder } from './mapper.ts';
import {
  confirmationSchema,
  eventSchema,
  orderSchema,
  refundSchema,
  webhookSchema,
  webhooksSchema,
  type PayPalOrder,
} from './schema.ts';
import { Certificates, isCertificateUrl, isFresh, isSignedWith, transmissionOf } from './signature.ts';

/** Maximum number of capture attempts without a response. */
const CAPTURE_ATTEMPTS = 3;
const CAPTURED = 'ORDER_ALREADY_CAPTURED';
const NOT_APPROVED: ReadonlySet<string> = new Set(['ORDER_NOT_APPROVED', 'PAYER_ACTION_REQUIRED']);
const DECLINED: ReadonlySet<string> = new Set([
  'INSTRUMENT_DECLINED',
  'PAYER_CANNOT_PAY',
  'TRANSACTION_REFUSED',
]);
const REFUNDED: ReadonlySet<string> = new Set(['CAPTURE_FULLY_REFUNDED']);

/** A PayPal account, through the Orders, Payments, and Webhooks APIs. */
export function payPalProvider(settings: PayPalSettings, log: Log): PaymentProvider {
  const payPal = createPayPal(settings, log);
  const certificates = new Certificates(settings.apiBase, settings.timeoutMs);

  const readOrder = async (id: string, signal: AbortSignal): Promise<ProviderOrder | null> => {
    const path = `/v2/checkout/orders/${encodeURIComponent(id)}`;
    const result = await payPal.ask({ method: 'GET', path, schema: orderSchema, signal });
    return result.kind === 'refused' && result.status === 404 ? null : toProviderOrder(required(result));
  };

  /** The order if it was captured, after a lost response or an earlier capture; null: not captured yet. */
  const lookForCapture = async (id: string, signal: AbortSignal): Promise<ProviderOrder | null> => {
    const order = await readOrder(id, signal);
    if (order === null) throw new PaymentError('payment_gone');
    return order.captures.length > 0 ? order : null;
  };

  return {
    payeeId: settings.merchantId,
    script: { clientId: settings.clientId, isSandbox: settings.isSandbox, baseUrl: settings.scriptBase },
    async createOrder(payment, signal) {
      const result = await payPal.ask({
        method: 'POST',
        path: '/v2/checkout/orders',
        body: toOrderRequest(payment, settings.merchantId),
        requestId: payment.id,
        schema: orderSchema,
        signal,
      });
      return toProviderOrder(required(result));
    },
    readOrder,
    async capture(id, key, signal) {
      const path = `/v2/checkout/orders/${encodeURIComponent(id)}/capture`;
      for (let tries = 1; ; tries += 1) {
        const result: PayPalAnswer<PayPalOrder> = await payPal.attempt({
          method: 'POST',
          path,
          body: {},
          requestId: key,
          schema: orderSchema,
          signal,
        });
        if (result.kind === 'done') {
          const order = toProviderOrder(result.answer);
          // A response without these details does not show who was paid: the order does.
          return order.captures.length > 0 && order.payeeId !== null
            ? order
            : ((await lookForCapture(id, signal)) ?? order);
        }
        if (result.kind === 'refused' && result.issue !== CAPTURED) throw refusalOfCapture(result);
        const found = await lookForCapture(id, signal);
        if (found) return found;
        if (result.kind === 'refused' || tries === CAPTURE_ATTEMPTS)
          throw result.kind === 'unknown' ? result.error : new PaymentError('payment_unavailable');
      }
    },
    async refund(captureId, key, signal) {
      const result = await payPal.ask({
        method: 'POST',
        path: `/v2/payments/captures/${encodeURIComponent(captureId)}/refund`,
        body: {},
        requestId: key,
        schema: refundSchema,
        signal,
      });
      if (result.kind === 'refused' && REFUNDED.has(result.issue)) return;
      required(result);
    },
    async setUpWebhook(url, signal) {
      const path = '/v1/notifications/webhooks';
      const { webhooks } = required(
        await payPal.ask({ method: 'GET', path, schema: webhooksSchema, signal }),
      );
      const standing = webhooks.find((webhook) => webhook.url === url);
      if (standing) return toWebhook(standing);
      const body = { url, event_types: EVENT_TYPES.map((name) => ({ name })) };
      const made = await payPal.attempt({ method: 'POST', path, body, schema: webhookSchema, signal });
      return toWebhook(required(made));
    },
    async readWebhook(id, signal) {
      const path = `/v1/notifications/webhooks/${encodeURIComponent(id)}`;
      const result = await payPal.ask({ method: 'GET', path, schema: webhookSchema, signal });
      return result.kind === 'refused' && result.status === 404 ? null : toWebhook(required(result));
    },
    headOf(event, now) {
      const transmission = transmissionOf(event);
      const read = eventSchema.safeParse(readJson(event.body));
      if (!read.success || transmission === null || !isFresh(transmission, now)) return null;
      return { id: read.data.id, type: read.data.event_type };
    },
    async isSigned(event, webhookIds, signal) {
      const transmission = transmissionOf(event);
      if (transmission === null) return false;
      const key = await certificates.keyAt(transmission.certificateUrl, signal).catch((cause: unknown) => {
        throw new PaymentError('payment_unavailable', { cause });
      });
      return key !== null && webhookIds.some((id) => isSignedWith(key, transmission, id, event.body));
    },
    async isConfirmed(event, webhookIds, signal) {
      for (const webhookId of webhookIds) {
        const body = verificationOf(event, webhookId, settings.apiBase);
        if (body === null) return false;
        const path = '/v1/notifications/verify-webhook-signature';
        const request = {
          method: 'POST',
          path,
          body,
          isRepeatable: true,
          schema: confirmationSchema,
        } as const;
        const result = await payPal.ask({ ...request, signal });
        if (result.kind === 'unknown') throw result.error;
        if (result.kind === 'done' && result.answer.verification_status === 'SUCCESS') return true;
      }
      return false;
    },
    parseEvent: toPaymentEvent,
  };
}

function refusalOfCapture({
  status,
  issue,
}: {
  readonly status: number;
  readonly issue: string;
}): PaymentError {
  const cause = { status, issue };
  if (status === 404) return new PaymentError('payment_gone', { cause });
  if (NOT_APPROVED.has(issue)) return new PaymentError('payment_not_approved', { cause });
  if (DECLINED.has(issue)) return new PaymentError('payment_declined', { cause });
  return new PaymentError('payment_refused', { cause });
}

function toWebhook({
  id,
  url,
  event_types: types,
}: {
  id: string;
  url: string;
  event_types: { name: string }[];
}): ProviderWebhook {
  return { id, url, events: types.map(({ name }) => name) };
}

/** Contains the event verbatim: re-serializing it could reorder its keys and invalidate the signature. */
function verificationOf(event: ReceivedEvent, webhookId: string, apiBase: string): string | null {
  const transmission = transmissionOf(event);
  if (transmission === null || !isCertificateUrl(transmission.certificateUrl, apiBase)) return null;
  const rest = JSON.stringify({
    auth_algo: transmission.algorithm,
    cert_url: transmission.certificateUrl,
    transmission_id: transmission.id,
    transmission_sig: transmission.signature,
    transmission_time: transmission.time,
    webhook_id: webhookId,
  });
  return `${rest.slice(0, -1)},"webhook_event":${event.body}}`;
}
