import { streamNotifications, type NotificationNews } from '@pagewright/contract/notifications';
import { EVENT_STREAM } from '@pagewright/contract/progress';
import type { CallRuns } from '@pagewright/contract/runs';
import { callAsUser } from '../../lib/api/call-api.ts';
import { readEvents } from '../../lib/api/read-events.ts';
import { startIdleTimeout } from '../../lib/api/idle-timeout.ts';
import { getSession } from '../../lib/session/session-state.ts';
import { currentSessionState } from '../../lib/session/session-store.ts';
import { renewPush } from './push/renew-push.ts';

/** The server sends something every 10 s. */
const SILENCE_MAX_MS = 35_000;
const WAIT_MIN_MS = 1_000;
const WAIT_MAX_MS = 30_000;
const UNAUTHENTICATED = 401;

/** Callbacks for the notification stream. */
export interface NotificationHandlers {
  readonly onNotifications: (news: NotificationNews) => void;
  readonly onRuns: (runs: CallRuns) => void;
  /** Whether a stream is open. */
  readonly onLive: (isLive: boolean) => void;
  /** The stream position, kept by the caller so that following again resumes from there. */
  readonly place: { lastEventId: string | undefined };
}

/**
 * Reads the stream of notifications and runs, reopening it whenever it ends, until the signal is aborted or the session
 * is over. Also re-registers a browser with push notifications if the server no longer knows it.
 */
export async function followNotifications(
  { onNotifications, onRuns, onLive, place }: NotificationHandlers,
  signal: AbortSignal,
): Promise<void> {
  const session = getSession(currentSessionState());
  if (session) void renewPush(session.userId).catch(() => undefined);
  let waitMs = WAIT_MIN_MS;
  while (!signal.aborted) {
    const silence = startIdleTimeout(SILENCE_MAX_MS);
    const { error } = await callAsUser(
      streamNotifications,
      {},
      { signal, timeout: silence.signal, accept: EVENT_STREAM, lastEventId: place.lastEventId },
      async (response) => {
        for await (const { name, id, data } of readEvents(response, silence.reset)) {
          if (name === 'runs') onRuns(JSON.parse(data) as CallRuns);
          if (name !== 'news') continue;
          waitMs = WAIT_MIN_MS;
          onLive(true);
          onNotifications(JSON.parse(data) as NotificationNews);
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
