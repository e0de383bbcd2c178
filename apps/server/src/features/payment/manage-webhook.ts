import { DEFAULT_BASE_PATH } from '@pagewright/contract/endpoint';
import { receivePaymentEvent, type PaymentWebhook } from '@pagewright/contract/payment';
import type { Context, Services } from '../../context.ts';
import type { Database } from '../../db/client.ts';
import { listWebhookIds, putWebhook } from './event-repository.ts';
import { paymentMessages } from './messages.ts';
import { refusal, requireProvider } from './policy.ts';

/** Where this server hears of payments. */
export const receiverUrl = (services: Pick<Services, 'publicUrl'>): string =>
  `${services.publicUrl()}${DEFAULT_BASE_PATH}${receivePaymentEvent.path}`;

/** Has the provider tell what happens at our receiver. @throws ApiError 409, 422; PaymentError. */
export async function setUpWebhook(ctx: Context, webhookUrl: string): Promise<PaymentWebhook> {
  const provider = requireProvider(ctx.services);
  const ours = receiverUrl(ctx.services);
  if (webhookUrl !== ours) throw refusal(422, 'webhook_elsewhere', paymentMessages.webhookElsewhere(ours));
  const webhook = await provider.setUpWebhook(webhookUrl, ctx.signal);
  await putWebhook(ctx, webhook.id, webhook.url);
  return { ...webhook, events: [...webhook.events] };
}

/** What the provider tells to one of our addresses. @throws ApiError 404; PaymentError. */
export async function readWebhook(ctx: Context, id: string): Promise<PaymentWebhook> {
  const { payment } = ctx.services;
  const isOurs = (await webhookIds(ctx)).includes(id);
  const webhook = isOurs && payment !== null ? await payment.readWebhook(id, ctx.signal) : null;
  if (webhook === null) throw refusal(404, 'not_found', paymentMessages.noWebhook);
  return { ...webhook, events: [...webhook.events] };
}

/** The webhooks whose events count: those that were set up here, and the one of the settings. */
export async function webhookIds(ctx: {
  readonly db: Database;
  readonly services: Pick<Services, 'config'>;
}): Promise<readonly string[]> {
  const named = ctx.services.config.payPal?.webhookId ?? null;
  const kept = await listWebhookIds(ctx);
  return [...new Set(named === null ? kept : [named, ...kept])];
}
