import type { DeliveryEvent, WebhookEvent } from '@pagewright/contract/publishing/webhooks';
import type { OutboxContext } from '../../../jobs/define.ts';
import { insertDeliveries } from './delivery-repository.ts';
import { findListeners } from './webhook-repository.ts';
import { writeTries } from './write-tries.ts';

/** What happened to a page of the public site, as a webhook is told. */
export interface SiteNews {
  /** Names it: it is told once, however often it is to be. */
  readonly key: string;
  readonly workspaceId: string;
  /** When, as ISO 8601. */
  readonly at: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** Tells the webhooks of each workspace that want to know, once the caller's transaction is committed. */
export async function tellWebhooks(
  ctx: OutboxContext,
  event: WebhookEvent,
  news: readonly SiteNews[],
): Promise<void> {
  const listeners = Map.groupBy(
    await findListeners(
      ctx.db,
      news.map(({ workspaceId }) => workspaceId),
      event,
    ),
    ({ workspaceId }) => workspaceId,
  );
  const deliveries = news.flatMap(({ key, workspaceId, at, data }) =>
    (listeners.get(workspaceId) ?? []).map(({ id }) => ({
      key: `${key}:${id}`,
      webhookId: id,
      event,
      body: messageBody(event, at, data),
    })),
  );
  await writeTries(ctx, await insertDeliveries(ctx.db, deliveries));
}

/** A message as Standard Webhooks has it: what happened, when, and to what. */
export function messageBody(
  type: DeliveryEvent,
  timestamp: string,
  data: Readonly<Record<string, unknown>>,
): string {
  return JSON.stringify({ type, timestamp, data });
}
