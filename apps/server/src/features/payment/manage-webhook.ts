import { DEFAULT_BASE_PATH } from '@pagewright/contract/endpoint';
import { receivePaymentEvent, type PaymentWebhook } from '@pagewright/contract/payment';
import type { Context, Services } from '../../platform/context.ts';
import type { Database } from '../../platform/db/client.ts';
import { listWebhookIds, upsertWebhook } from './event-repository.ts';
import { paymentMessages } from './messages.ts';
import { paymentError, requireProvider } from './policy.ts';

/** The URL at which this server receives payment events. */
export const receiverUrl = (services: Pick<Services, 'publicUrl'>): string =>
  `${services.publicUrl()}${DEFAULT_BASE_PATH}${receivePaymentEvent.path}`;

/**
 * Registers our receiver with the provider.
 * @throws ApiError 409, 422; PaymentError.
 */
export async function setUpWebhook(ctx: Context, webhookUrl: string): Promise<PaymentWebhook> {
  const provider = requireProvider(ctx.services);
  const ours = receiverUrl(ctx.services);
  if (webhookUrl !== ours)
    throw paymentError(422, 'webhook_elsewhere', paymentMessages.webhookElsewhere(ours));
  const webhook = await provider.setUpWebhook(webhookUrl, ctx.signal);
  await upsertWebhook(ctx.db, webhook.id, webhook.url);
  return { ...webhook, events: [...webhook.events] };
}

/**
 * The provider's webhook of one of our URLs.
 * @throws ApiError 404; PaymentError.
 */
export async function readWebhook(ctx: Context, id: string): Promise<PaymentWebhook> {
  const { payment } = ctx.services;
  const isOurs = (await webhookIds(ctx)).includes(id);
  const webhook = isOurs && payment !== null ? await payment.readWebhook(id, ctx.signal) : null;
  if (webhook === null) throw paymentError(404, 'not_found', paymentMessages.noWebhook);
  return { ...webhook, events: [...webhook.events] };
}

/** The webhooks whose events are accepted: those set up here and the one in the settings. */
export async function webhookIds(ctx: {
  readonly db: Database;
  readonly services: Pick<Services, 'config'>;
}): Promise<readonly string[]> {
  const named = ctx.services.config.payPal?.webhookId ?? null;
  const known = await listWebhookIds(ctx.db);
  return [...new Set(named === null ? known : [named, ...known])];
}
