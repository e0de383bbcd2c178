import { streamNotifications, type NotificationNews } from '@pagewright/contract/notifications';
import { EVENT_STREAM } from '@pagewright/contract/progress';
import type { CallRuns } from '@pagewright/contract/runs';
import { callAsUser } from '../../lib/api/call-api.ts';
import { readEvents } from '../../lib/api/read-events.ts';
import { limitSilence } from '../../lib/api/silence.ts';
import { sessionOf } from '../../lib/session/session-state.ts';
import { sessionState } from '../../lib/session/session-store.ts';
import { renewPush } from './push/renew-push.ts';

/** The server says something every 10 s. */
const SILENCE_MAX_MS = 35_000;
const WAIT_MIN_MS = 1_000;
const WAIT_MAX_MS = 30_000;
const UNAUTHENTICATED = 401;

/** Who follows the news. */
export interface NewsFollower {
  readonly onNews: (news: NotificationNews) => void;
  readonly onRuns: (runs: CallRuns) => void;
  /** Whether a stream is open. */
  readonly onLive: (isLive: boolean) => void;
  /** Where the last stream got to; kept by the follower, so that following again goes on from there. */
  readonly place: { lastEventId: string | undefined };
}

/**
 * Reads the stream of notifications and runs, a new one whenever one ends, until the signal is aborted or the session is over. A
 * browser in which its user has them pushed as well is told so again, where the server does not know it.
 */
export async function followNews(
  { onNews, onRuns, onLive, place }: NewsFollower,
  signal: AbortSignal,
): Promise<void> {
  const session = sessionOf(sessionState());
  if (session) void renewPush(session.userId).catch(() => undefined);
  let waitMs = WAIT_MIN_MS;
  while (!signal.aborted) {
    const silence = limitSilence(SILENCE_MAX_MS);
    const { error } = await callAsUser(
      streamNotifications,
      {},
      { signal, timeout: silence.signal, accept: EVENT_STREAM, lastEventId: place.lastEventId },
      async (response) => {
        for await (const { name, id, data } of readEvents(response, silence.heard)) {
          if (name === 'runs') onRuns(JSON.parse(data) as CallRuns);
          if (name !== 'news') continue;
          waitMs = WAIT_MIN_MS;
          onLive(true);
          onNews(JSON.parse(data) as NotificationNews);
          place.lastEventId = id ?? undefined;
        }
      },
    );
    silence.stop();
    if (signal.aborted) return;
    onLive(false);
    if (error?.status === UNAUTHENTICATED) return;
    await pause(waitMs, signal);
    if (error) waitMs = Math.min(WAIT_MAX_MS, waitMs * 2);
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });
}
