import { z } from 'zod';
import {
  PermanentFailure,
  type EffectContext,
  type NewEffect,
  type ExternalEffect,
} from '../../../platform/jobs/define.ts';
import { withLanguage } from '../../../platform/language/current-language.ts';
import { writeEffects } from '../../../platform/jobs/outbox.ts';
import { sendPush, type PushOutcome } from './send-push.ts';
import { readPushKeys } from './push-keys.ts';
import { deleteGoneBrowser, findPush, type BrowserRow } from './push-repository.ts';
import type { NotificationRow } from '../repository.ts';

const PUSH_EFFECT = 'push';
/** Seconds between the attempts of a message, about two and a half hours in all. */
const WAITS = [30, 300, 1_800, 7_200] as const;
/** Longest delay that a push service may ask for. */
const RETRY_AFTER_MAX_SECONDS = 86_400;
/** The browser has ended its subscription. */
const GONE: ReadonlySet<number> = new Set([404, 410]);
/** Temporary rejections. */
const BUSY: ReadonlySet<number> = new Set([408, 425, 429]);

const payloadSchema = z.object({
  key: z.string(),
  notificationId: z.string(),
  browserId: z.string(),
  isLast: z.boolean(),
  number: z.int(),
});
type Payload = z.output<typeof payloadSchema>;

/** The effect of one attempt to push a notification; `isLast` adds a note to it. */
export function createPushEffect({
  notice,
  browser,
  isLast,
  number,
  inSeconds = 0,
}: {
  readonly notice: Pick<NotificationRow, 'id' | 'key'>;
  readonly browser: Pick<BrowserRow, 'id' | 'endpoint'>;
  readonly isLast: boolean;
  readonly number: number;
  readonly inSeconds?: number;
}): NewEffect {
  const payload: Payload = {
    key: notice.key,
    notificationId: notice.id,
    browserId: browser.id,
    isLast,
    number,
  };
  return {
    kind: PUSH_EFFECT,
    key: `push:${notice.key}:${browser.id}:${number}`,
    payload,
    channel: new URL(browser.endpoint).host,
    inSeconds,
  };
}

/**
 * One attempt to push a notification to a browser. Its outcome and the effect of the next attempt are written together.
 */
export const pushEffect: ExternalEffect<Payload, PushOutcome | null> = {
  kind: PUSH_EFFECT,
  // The VAPID token is valid for hours.
  needsTrueClock: true,
  parse: (payload) => payloadSchema.parse(payload),
  async send(ctx, { notificationId, browserId, isLast }, signal) {
    const found = await findPush(ctx.db, notificationId, browserId);
    if (!found) return null;
    const keys = await readPushKeys(ctx);
    if (keys === null) throw new PermanentFailure('secret_unreadable');
    return withLanguage(found.language, () => sendPush(ctx, keys, { ...found, isLast }, signal));
  },
  async record(ctx, payload, outcome) {
    if (outcome !== null) await scheduleNext(ctx, payload, outcome);
  },
};

async function scheduleNext(
  ctx: EffectContext,
  { key, notificationId, browserId, isLast, number }: Payload,
  { endpoint, status, fault, retryAfterSeconds }: PushOutcome,
): Promise<void> {
  if (status !== null && status < 300) return;
  if (status !== null && GONE.has(status)) return deleteGoneBrowser(ctx.db, browserId);
  const isFinal = status !== null && status < 500 && !BUSY.has(status);
  const wait = WAITS[number - 1];
  if (isFinal || wait === undefined) {
    const { host } = new URL(endpoint);
    ctx.log.warn(
      { event: 'push_refused', host, status, fault, notificationId },
      'a push service did not take a notification',
    );
    return;
  }
  const inSeconds = Math.max(wait, Math.min(retryAfterSeconds, RETRY_AFTER_MAX_SECONDS));
  const notice = { id: notificationId, key };
  const browser = { id: browserId, endpoint };
  await writeEffects(ctx, [createPushEffect({ notice, browser, isLast, number: number + 1, inSeconds })]);
}
