import { TEST_EVENT } from '@pagewright/contract/publishing/webhooks';
import { z } from 'zod';
import type { EffectContext, ExternalEffect } from '../../../platform/jobs/define.ts';
import { sendToWebhook, notSent, SECRET_UNREADABLE, type TryOutcome } from './send-to-webhook.ts';
import {
  findDelivery,
  insertTry,
  lockDelivery,
  markDelivered,
  markFailed,
  markRetrying,
  type DeliveryRow,
} from './delivery-repository.ts';
import { disableWebhook } from './disable-webhook.ts';
import { lockWebhook, now, updateWebhookRow, type WebhookRow } from './webhook-repository.ts';
import { WEBHOOK_TRY, scheduleAttempts } from './schedule-attempts.ts';

/** Seconds between the attempts of a delivery, about a day in all. */
const WAITS = [5, 60, 300, 1_800, 7_200, 18_000, 28_800, 28_800] as const;
/** Random share of the wait, so deliveries that failed together do not retry together. */
const JITTER = 0.1;
/** Longest delay that a receiver may ask for. */
const RETRY_AFTER_MAX_SECONDS = 3_600;
const GONE = 410;
/** A delivery was not sent because its webhook was disabled in the meantime. */
const WEBHOOK_OFF = 'webhook_off';
const FINAL_FAULTS: ReadonlySet<string> = new Set([SECRET_UNREADABLE, WEBHOOK_OFF]);

const payloadSchema = z.object({ deliveryId: z.string(), number: z.int() });
type Payload = z.output<typeof payloadSchema>;

/** One attempt of a delivery. Its outcome and the effect of the next attempt are written together. */
export const webhookTryEffect: ExternalEffect<Payload, TryOutcome | null> = {
  kind: WEBHOOK_TRY,
  // The receiver compares the signed time with its own clock.
  needsTrueClock: true,
  parse: (payload) => payloadSchema.parse(payload),
  async send(ctx, { deliveryId, number }, signal) {
    const found = await findDelivery(ctx.db, deliveryId);
    // Sent before, but the server was killed before this was recorded.
    if (!found || found.delivery.tries !== number - 1) return null;
    const { delivery, webhook } = found;
    return maySend(webhook, delivery) ? sendToWebhook(ctx, webhook, delivery, signal) : notSent(WEBHOOK_OFF);
  },
  async record(ctx, { deliveryId, number }, outcome) {
    const found = await findDelivery(ctx.db, deliveryId);
    if (!found) return;
    const webhook = await lockWebhook(ctx.db, found.webhook.id);
    const delivery = await lockDelivery(ctx.db, deliveryId);
    if (!webhook || !delivery || outcome === null || delivery.tries >= number) return;
    const { at, durationMs, status, fault, answer } = outcome;
    await insertTry(ctx.db, { deliveryId, number, at, durationMs, status, fault, answer });
    await scheduleNext(ctx, webhook, { ...delivery, tries: number }, outcome);
  },
  async onGiveUp(ctx, { deliveryId, number }) {
    await markFailed(ctx.db, deliveryId, number);
  },
};

/** A disabled webhook receives only tests. */
function maySend(webhook: WebhookRow, delivery: DeliveryRow): boolean {
  return webhook.disabledAt === null || delivery.event === TEST_EVENT;
}

async function scheduleNext(
  ctx: EffectContext,
  webhook: WebhookRow,
  delivery: DeliveryRow,
  { status, fault, retryAfterSeconds }: TryOutcome,
): Promise<void> {
  const { id, tries } = delivery;
  if (status !== null && status >= 200 && status < 300) {
    await markDelivered(ctx.db, id, tries);
    await updateWebhookRow(ctx.db, webhook.id, { answeredAt: now });
    return;
  }
  if (status === GONE) {
    await markFailed(ctx.db, id, tries);
    return disableWebhook(ctx, webhook, 'gone');
  }
  const wait = WAITS[tries - delivery.triesBefore - 1];
  if (delivery.event === TEST_EVENT || (fault !== null && FINAL_FAULTS.has(fault)))
    return markFailed(ctx.db, id, tries);
  if (wait === undefined) {
    await markFailed(ctx.db, id, tries);
    const hasAnswered = webhook.answeredAt !== null && webhook.answeredAt > delivery.createdAt;
    if (!hasAnswered) await disableWebhook(ctx, webhook, 'failing');
    return;
  }
  const seconds = Math.max(
    wait * (1 + Math.random() * JITTER),
    Math.min(retryAfterSeconds, RETRY_AFTER_MAX_SECONDS),
  );
  await markRetrying(ctx.db, id, tries, seconds);
  await scheduleAttempts(ctx, [delivery], seconds);
}
