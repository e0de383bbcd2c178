import type { DeliveryEvent, WebhookEvent } from '@pagewright/contract/publishing/webhooks';
import type { OutboxContext } from '../../../jobs/define.ts';
import { insertDeliveries } from './delivery-repository.ts';
import { findListeners } from './webhook-repository.ts';
import { writeTry } from './write-try.ts';

/** What happened to a page of the public site, as a webhook is told. */
export interface SiteNews {
  readonly event: WebhookEvent;
  /** When, as ISO 8601. */
  readonly at: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** Tells every webhook of the workspace that wants to know, once the caller's transaction is committed, once by the key. */
export async function tellWebhooks(
  ctx: OutboxContext,
  workspaceId: string,
  key: string,
  { event, at, data }: SiteNews,
): Promise<void> {
  const listeners = await findListeners(ctx.db, workspaceId, event);
  if (listeners.length === 0) return;
  const body = messageBody(event, at, data);
  const begun = await insertDeliveries(
    ctx.db,
    listeners.map((webhookId) => ({ key: `${key}:${webhookId}`, webhookId, event, body })),
  );
  for (const delivery of begun) await writeTry(ctx, delivery, 1);
}

/** A message as Standard Webhooks has it: what happened, when, and to what. */
export function messageBody(
  type: DeliveryEvent,
  timestamp: string,
  data: Readonly<Record<string, unknown>>,
): string {
  return JSON.stringify({ type, timestamp, data });
}
