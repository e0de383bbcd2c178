import type { Delivery, Webhook, WholeDelivery } from '@pagewright/contract/publishing/webhooks';
import type { DeliveryRow, TryRow } from './delivery-repository.ts';
import type { WebhookRow } from './webhook-repository.ts';

/** A webhook for the API, without its secret. */
export function toWebhook(row: WebhookRow): Webhook {
  return {
    id: row.id,
    url: row.url,
    events: row.events,
    createdAt: row.createdAt.toISOString(),
    answeredAt: row.answeredAt?.toISOString() ?? null,
    disabledAt: row.disabledAt?.toISOString() ?? null,
    disabledReason: row.disabledReason,
    formerSecretUntil: row.formerSecretUntil?.toISOString() ?? null,
  };
}

/** A delivery for the API. */
export function toDelivery(row: DeliveryRow, lastTry: TryRow | undefined): Delivery {
  return {
    id: row.id,
    event: row.event,
    state: row.deliveredAt ? 'delivered' : row.failedAt ? 'failed' : 'pending',
    tries: row.tries,
    createdAt: row.createdAt.toISOString(),
    nextTryAt: row.nextTryAt?.toISOString() ?? null,
    deliveredAt: row.deliveredAt?.toISOString() ?? null,
    lastTry: lastTry ? toDeliveryTry(lastTry) : null,
  };
}

/** One attempt of a delivery for the API. */
export function toDeliveryTry({
  number,
  at,
  durationMs,
  status,
  fault,
  answer,
}: TryRow): WholeDelivery['allTries'][number] {
  return { number, at: at.toISOString(), durationMs, status, fault, answer };
}
