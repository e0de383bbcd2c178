import type { DeliveryEvent, WebhookEvent } from '@pagewright/contract/publishing/webhooks';
import type { OutboxContext } from '../../../platform/jobs/define.ts';
import { insertDeliveries } from './delivery-repository.ts';
import { findSubscribedWebhooks } from './webhook-repository.ts';
import { scheduleAttempts } from './schedule-attempts.ts';

/** An event on a page of the public site. */
export interface SiteEvent {
  /** Idempotency key: an event with the same key is sent only once. */
  readonly key: string;
  readonly workspaceId: string;
  /** ISO 8601 time of the event. */
  readonly at: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** Notifies the subscribed webhooks of each workspace once the caller's transaction commits. */
export async function notifyWebhooks(
  ctx: OutboxContext,
  event: WebhookEvent,
  events: readonly SiteEvent[],
): Promise<void> {
  const subscribers = Map.groupBy(
    await findSubscribedWebhooks(
      ctx.db,
      events.map(({ workspaceId }) => workspaceId),
      event,
    ),
    ({ workspaceId }) => workspaceId,
  );
  const deliveries = events.flatMap(({ key, workspaceId, at, data }) =>
    (subscribers.get(workspaceId) ?? []).map(({ id }) => ({
      key: `${key}:${id}`,
      webhookId: id,
      event,
      body: messageBody(event, at, data),
    })),
  );
  await scheduleAttempts(ctx, await insertDeliveries(ctx.db, deliveries));
}

/** A message body as Standard Webhooks defines it. */
export function messageBody(
  type: DeliveryEvent,
  timestamp: string,
  data: Readonly<Record<string, unknown>>,
): string {
  return JSON.stringify({ type, timestamp, data });
}
