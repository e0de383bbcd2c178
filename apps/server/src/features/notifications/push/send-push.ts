import type { EffectContext } from '../../../platform/jobs/define.ts';
import { OutgoingError } from '../../../platform/outgoing/index.ts';
import { notificationMessages } from '../messages.ts';
import type { NotificationRow } from '../repository.ts';
import { localizedTitle } from '../usage-title.ts';
import { encryptPush } from './encrypt-push.ts';
import type { PushKeys } from './push-keys.ts';
import type { BrowserRow } from './push-repository.ts';

/** Seconds for which a push service stores a message for an offline browser. */
const TTL_SECONDS = 86_400;
const ANSWER_BYTES_MAX = 500;
const TITLE_LENGTH = 200;
const TEXT_LENGTH = 300;

/** The outcome of one request to a push service. */
export interface PushOutcome {
  readonly endpoint: string;
  readonly status: number | null;
  /** Code for why there was no response. */
  readonly fault: string | null;
  /** The delay that it asked for; 0 if none. */
  readonly retryAfterSeconds: number;
}

/** What to show in a browser. */
interface Push {
  readonly notice: NotificationRow;
  readonly browser: BrowserRow;
  readonly isLast: boolean;
}

/** Sends an encrypted notification to a browser's push service. Redirects are not followed. */
export async function sendPush(
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
      body: encryptPush(createMessage(notice, isLast), browser),
      headers: {
        authorization: keys.authorize(endpoint),
        'content-encoding': 'aes128gcm',
        'content-type': 'application/octet-stream',
        ttl: String(TTL_SECONDS),
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

/** The message that the browser's `push-worker.js` reads. */
function createMessage({ id, kind, title, text, link }: NotificationRow, isLast: boolean): string {
  const body = [text, isLast ? notificationMessages.lastPushOfHour : null].filter((one) => one !== null);
  return JSON.stringify({
    id,
    title: truncate(notificationMessages.happened(kind, localizedTitle({ kind, title })), TITLE_LENGTH),
    body: truncate(body.join('\n'), TEXT_LENGTH),
    link,
  });
}

function truncate(text: string, length: number): string {
  const letters = [...text];
  return letters.length > length ? `${letters.slice(0, length - 1).join('')}…` : text;
}

/** Parses a Retry-After header: seconds or a date. */
function secondsUntil(header: string): number {
  if (/^\d{1,9}$/.test(header)) return Number(header);
  const moment = Date.parse(header);
  return Number.isNaN(moment) ? 0 : Math.max(0, (moment - Date.now()) / 1000);
}
