import type { EffectContext } from '../../../jobs/define.ts';
import { OutgoingError } from '../../../outgoing/index.ts';
import { notificationMessages } from '../messages.ts';
import type { NotificationRow } from '../repository.ts';
import { saidTitle } from '../usage-title.ts';
import { encryptPush } from './encrypt-push.ts';
import type { PushKeys } from './push-keys.ts';
import type { BrowserRow } from './push-repository.ts';

/** Seconds that a push service keeps a message for a browser that is away. */
const KEPT_SECONDS = 86_400;
const ANSWER_BYTES_MAX = 500;
const TITLE_LENGTH = 200;
const TEXT_LENGTH = 300;

/** What came of one request to a push service. */
export interface PushOutcome {
  readonly endpoint: string;
  readonly status: number | null;
  /** Code of why no answer came. */
  readonly fault: string | null;
  /** How long it wants to be left alone; 0 where it does not say. */
  readonly retryAfterSeconds: number;
}

/** What one browser is to show. */
interface Push {
  readonly notice: NotificationRow;
  readonly browser: BrowserRow;
  readonly isLast: boolean;
}

/** Gives a notification to the push service of a browser, encrypted for the browser; redirects are not followed. */
export async function askPushService(
  ctx: EffectContext,
  keys: PushKeys,
  { notice, browser, isLast }: Push,
  signal: AbortSignal,
): Promise<PushOutcome> {
  const { endpoint } = browser;
  try {
    const answer = await ctx.services.outgoing.fetch(endpoint, {
      method: 'POST',
      signal,
      redirectsMax: 0,
      bytesMax: ANSWER_BYTES_MAX,
      cut: true,
      body: encryptPush(messageOf(notice, isLast), browser),
      headers: {
        authorization: keys.authorize(endpoint),
        'content-encoding': 'aes128gcm',
        'content-type': 'application/octet-stream',
        ttl: String(KEPT_SECONDS),
        urgency: 'normal',
      },
    });
    const retryAfterSeconds = secondsUntil(answer.header('retry-after'));
    return { endpoint, status: answer.status, fault: null, retryAfterSeconds };
  } catch (error) {
    if (error instanceof OutgoingError)
      return { endpoint, status: null, fault: error.fault, retryAfterSeconds: 0 };
    if (signal.aborted) return { endpoint, status: null, fault: 'answer_too_slow', retryAfterSeconds: 0 };
    throw error;
  }
}

/** What the browser's own script reads, `push-worker.js`. */
function messageOf({ id, kind, title, text, link }: NotificationRow, isLast: boolean): string {
  const body = [text, isLast ? notificationMessages.lastPushOfHour : null].filter((one) => one !== null);
  return JSON.stringify({
    id,
    title: cut(notificationMessages.happened(kind, saidTitle({ kind, title })), TITLE_LENGTH),
    body: cut(body.join('\n'), TEXT_LENGTH),
    link,
  });
}

function cut(text: string, length: number): string {
  const letters = [...text];
  return letters.length > length ? `${letters.slice(0, length - 1).join('')}…` : text;
}

/** A Retry-After header: seconds, or a moment. */
function secondsUntil(header: string): number {
  if (/^\d{1,9}$/.test(header)) return Number(header);
  const moment = Date.parse(header);
  return Number.isNaN(moment) ? 0 : Math.max(0, (moment - Date.now()) / 1000);
}
