import type pg from 'pg';
import type { Actor, Log } from '../../context.ts';
import { listen } from '../../db/listen.ts';

/** Whose notifications are meant. */
type Whose = Pick<Actor, 'userId' | 'workspaceId'>;
/** What may have changed: what is notified, the user's runs, or (null) both. */
export type NewsKind = 'notifications' | 'runs';
/** Hears that there may be news, or that nothing more will be told. */
type Hear = (isOver: boolean, kind: NewsKind | null) => void;

interface Stream {
  readonly workspaceId: string;
  readonly hear: Hear;
}

/** Streams that one user may have open on one server. */
const STREAMS_MAX = 8;

/** Tells the streams of this server when notifications of their user were written or read, on whichever server. */
export interface NewsHub {
  /** Calls back until the answer is called; null where the user has as many streams open as they may. */
  subscribe(whose: Whose, hear: Hear): (() => void) | null;
  /** Ends all streams; whoever subscribes afterwards is told at once that it is over. */
  close(): Promise<void>;
}

/** Listens to the database until it is closed. While its connection is down, nobody hears anything; then all do. */
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
  const tell = (streams: Iterable<Stream>, kind: NewsKind | null): void => {
    for (const { hear } of streams) hear(isOver, kind);
  };
  const tellAll = (): void => {
    for (const streams of open.values()) tell(streams, null);
  };
  const listener = await listen({
    pool,
    channel: 'notification_change',
    onNotification: (change) => {
      const [workspaceId, userId = '', kind, runId] = change.split(' ', 4);
      const isQueued = kind === 'queued';
      const isRun = isQueued || kind === 'runs';
      if (isRun && runId !== undefined) onRun(runId, isQueued);
      tell(
        [...(open.get(userId) ?? [])].filter((stream) => stream.workspaceId === workspaceId),
        isRun ? 'runs' : 'notifications',
      );
    },
    onGap: tellAll,
    onError: (error) =>
      log.warn(
        { event: 'notifications_not_listening', err: error },
        'not listening; notifications are told late',
      ),
  });

  return {
    subscribe({ userId, workspaceId }, hear) {
      const streams = open.get(userId) ?? new Set<Stream>();
      if (streams.size >= STREAMS_MAX) return null;
      const stream = { workspaceId, hear };
      open.set(userId, streams.add(stream));
      if (isOver) hear(isOver, null);
      return () => {
        if (streams.delete(stream) && streams.size === 0) open.delete(userId);
      };
    },
    async close() {
      isOver = true;
      tellAll();
      await listener.close();
    },
  };
}
