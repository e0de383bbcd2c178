import type pg from 'pg';
import type { Actor, Log } from '../../platform/context.ts';
import { listen } from '../../platform/db/listen.ts';

/** Identifies whose notifications to watch. */
type NotificationOwner = Pick<Actor, 'userId' | 'workspaceId'>;
/** What may have changed: notifications, the user's runs, or both (null). */
export type NewsKind = 'notifications' | 'runs';
/** Called when there may be news, or when the stream is over. */
type NewsListener = (isOver: boolean, kind: NewsKind | null) => void;

interface Stream {
  readonly workspaceId: string;
  readonly onNews: NewsListener;
}

/** Maximum open streams per user and server. */
const STREAMS_MAX = 8;

/** Notifies this server's streams when their user's notifications were written or read on any server. */
export interface NewsHub {
  /** Calls back until the returned function is called; null at the stream limit. */
  subscribe(whose: NotificationOwner, onNews: NewsListener): (() => void) | null;
  /** Ends all streams; later subscribers are notified right away that it is over. */
  close(): Promise<void>;
}

/** Listens to the database until closed. After a lost connection, all streams are notified. */
export async function createNewsHub({
  pool,
  log,
  onRun,
}: {
  readonly pool: pg.Pool;
  readonly log: Log;
  /** Called when a run has changed on any server. */
  readonly onRun: (id: string, isQueued: boolean) => void;
}): Promise<NewsHub> {
  const open = new Map<string, Set<Stream>>();
  let isOver = false;
  const notify = (streams: Iterable<Stream>, kind: NewsKind | null): void => {
    for (const { onNews } of streams) onNews(isOver, kind);
  };
  const notifyAll = (): void => {
    for (const streams of open.values()) notify(streams, null);
  };
  const listener = await listen({
    pool,
    channel: 'notification_change',
    onNotification: (change) => {
      const [workspaceId, userId = '', kind, runId] = change.split(' ', 4);
      const isQueued = kind === 'queued';
      const isRun = isQueued || kind === 'runs';
      if (isRun && runId !== undefined) onRun(runId, isQueued);
      notify(
        [...(open.get(userId) ?? [])].filter((stream) => stream.workspaceId === workspaceId),
        isRun ? 'runs' : 'notifications',
      );
    },
    onGap: notifyAll,
    onError: (error) =>
      log.warn(
        { event: 'notifications_not_listening', err: error },
        'not listening; notifications are told late',
      ),
  });

  return {
    subscribe({ userId, workspaceId }, onNews) {
      const streams = open.get(userId) ?? new Set<Stream>();
      if (streams.size >= STREAMS_MAX) return null;
      const stream = { workspaceId, onNews };
      open.set(userId, streams.add(stream));
      if (isOver) onNews(isOver, null);
      return () => {
        if (streams.delete(stream) && streams.size === 0) open.delete(userId);
      };
    },
    async close() {
      isOver = true;
      notifyAll();
      await listener.close();
    },
  };
}
