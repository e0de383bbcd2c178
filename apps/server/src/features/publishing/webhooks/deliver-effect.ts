import { TEST_EVENT } from '@pagewright/contract/publishing/webhooks';
import { z } from 'zod';
import type { EffectContext, OutsideEffect } from '../../../jobs/define.ts';
import { askWebhook, notAsked, SECRET_UNREADABLE, type TryOutcome } from './ask-webhook.ts';
import {
  findDelivery,
  insertTry,
  lockDelivery,
  markDelivered,
  markFailed,
  markWaiting,
  type DeliveryRow,
} from './delivery-repository.ts';
import { disableWebhook } from './disable-webhook.ts';
import { lockWebhook, now, updateWebhookRow, type WebhookRow } from './webhook-repository.ts';
import { WEBHOOK_TRY, writeTries } from './write-tries.ts';

/** Seconds between the tries of a delivery: about a day in all. */
const WAITS = [5, 60, 300, 1_800, 7_200, 18_000, 28_800, 28_800] as const;
/** Waits differ by so much, so that what failed together does not come back together. */
const JITTER = 0.1;
/** A receiver may ask for a longer wait, up to here. */
const RETRY_AFTER_MAX_SECONDS = 3_600;
const GONE = 410;
/** Why a delivery was not sent: its webhook was switched off meanwhile. */
const WEBHOOK_OFF = 'webhook_off';
const FINAL_FAULTS: ReadonlySet<string> = new Set([SECRET_UNREADABLE, WEBHOOK_OFF]);

const payloadSchema = z.object({ deliveryId: z.string(), number: z.int() });
type Payload = z.output<typeof payloadSchema>;

/** One try of a delivery. What came of it, and the effect of the next try, are written together. */
export const webhookTryEffect: OutsideEffect<Payload, TryOutcome | null> = {
  kind: WEBHOOK_TRY,
  // The receiver compares the signed moment with its own clock.
  needsTrueClock: true,
  parse: (payload) => payloadSchema.parse(payload),
  async ask(ctx, { deliveryId, number }, signal) {
    const found = await findDelivery(ctx.db, deliveryId);
    // Asked before, and killed only before that could be seen as done.
    if (!found || found.delivery.tries !== number - 1) return null;
    const { delivery, webhook } = found;
    return mayAsk(webhook, delivery) ? askWebhook(ctx, webhook, delivery, signal) : notAsked(WEBHOOK_OFF);
  },
  async record(ctx, { deliveryId, number }, outcome) {
    const found = await findDelivery(ctx.db, deliveryId);
    if (!found) return;
    const webhook = await lockWebhook(ctx.db, found.webhook.id);
    const delivery = await lockDelivery(ctx.db, deliveryId);
    if (!webhook || !delivery || outcome === null || delivery.tries >= number) return;
    const { at, durationMs, status, fault, answer } = outcome;
    await insertTry(ctx.db, { deliveryId, number, at, durationMs, status, fault, answer });
    await follow(ctx, webhook, { ...delivery, tries: number }, outcome);
  },
  async giveUp(ctx, { deliveryId, number }) {
    await markFailed(ctx.db, deliveryId, number);
  },
};

/** While a webhook is switched off it is sent nothing but a test. */
function mayAsk(webhook: WebhookRow, delivery: DeliveryRow): boolean {
  return webhook.disabledAt === null || delivery.event === TEST_EVENT;
}

async function follow(
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
  await markWaiting(ctx.db, id, tries, seconds);
  await writeTries(ctx, [delivery], seconds);
}
