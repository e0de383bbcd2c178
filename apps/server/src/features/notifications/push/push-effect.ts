import { z } from 'zod';
import {
  PermanentFailure,
  type EffectContext,
  type NewEffect,
  type ExternalEffect,
} from '../../../jobs/define.ts';
import { withLanguage } from '../../../language/current-language.ts';
import { writeEffects } from '../../../jobs/outbox.ts';
import { askPushService, type PushOutcome } from './ask-push-service.ts';
import { readPushKeys } from './push-keys.ts';
import { deleteGoneBrowser, findPush, type BrowserRow } from './push-repository.ts';
import type { NotificationRow } from '../repository.ts';

const PUSH_EFFECT = 'push';
/** Seconds between the tries of a message: about two and a half hours in all. */
const WAITS = [30, 300, 1_800, 7_200] as const;
/** A push service may ask for a longer wait, up to here. */
const RETRY_AFTER_MAX_SECONDS = 86_400;
/** The browser has ended its subscription. */
const GONE: ReadonlySet<number> = new Set([404, 410]);
/** Refusals that pass. */
const BUSY: ReadonlySet<number> = new Set([408, 425, 429]);

const payloadSchema = z.object({
  key: z.string(),
  notificationId: z.string(),
  browserId: z.string(),
  isLast: z.boolean(),
  number: z.int(),
});
type Payload = z.output<typeof payloadSchema>;

/** The effect of a try to show a notification in a browser; `isLast` is said in it. */
export function pushTry({
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

/** One try to show a notification in a browser. What came of it, and the effect of the next try, are written together. */
export const pushEffect: ExternalEffect<Payload, PushOutcome | null> = {
  kind: PUSH_EFFECT,
  // The token that says who we are is good for hours.
  needsTrueClock: true,
  parse: (payload) => payloadSchema.parse(payload),
  async send(ctx, { notificationId, browserId, isLast }, signal) {
    const found = await findPush(ctx, notificationId, browserId);
    if (!found) return null;
    const keys = await readPushKeys(ctx);
    if (keys === null) throw new PermanentFailure('secret_unreadable');
    return withLanguage(found.language, () => askPushService(ctx, keys, { ...found, isLast }, signal));
  },
  async record(ctx, payload, outcome) {
    if (outcome !== null) await follow(ctx, payload, outcome);
  },
};

async function follow(
  ctx: EffectContext,
  { key, notificationId, browserId, isLast, number }: Payload,
  { endpoint, status, fault, retryAfterSeconds }: PushOutcome,
): Promise<void> {
  if (status !== null && status < 300) return;
  if (status !== null && GONE.has(status)) return deleteGoneBrowser(ctx, browserId);
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
  await writeEffects(ctx, [pushTry({ notice, browser, isLast, number: number + 1, inSeconds })]);
}
