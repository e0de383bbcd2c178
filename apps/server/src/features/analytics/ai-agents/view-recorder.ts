import type { AiIdentity } from '@pagewright/contract/analytics';
import type { Log } from '../../../platform/context.ts';
import type { Database } from '../../../platform/db/client.ts';
import { writeAgentViews, type CountedView } from './view-repository.ts';

/** A page that an AI agent viewed. */
export interface AgentView {
  readonly workspaceId: string;
  readonly agent: string;
  readonly identity: AiIdentity;
  readonly path: string;
}

/** Counts views immediately and writes them soon after. */
export interface AgentViewRecorder {
  record(view: AgentView): void;
  /** Writes all pending views. */
  close(): Promise<void>;
}

/** Time between writes, which is the maximum of views that a killed server loses. */
const WRITE_EVERY_MS = 2_000;
/** Maximum different pending counts while the database is unavailable; later ones are dropped. */
const PENDING_MAX = 50_000;

/** Creates the recorder of a server. */
export function createAgentViewRecorder({
  db,
  log,
}: {
  readonly db: Database;
  readonly log: Log;
}): AgentViewRecorder {
  let pending = new Map<string, CountedView>();
  let writing: Promise<void> | null = null;
  let isClosed = false;

  const add = (view: Omit<CountedView, 'hits'>, hits: number): void => {
    const key = JSON.stringify([view.workspaceId, view.day, view.agent, view.identity, view.path]);
    const known = pending.get(key);
    if (known !== undefined) pending.set(key, { ...known, hits: known.hits + hits });
    else if (pending.size < PENDING_MAX) pending.set(key, { ...view, hits });
  };
  const writeAll = async (): Promise<void> => {
    const batch = [...pending.values()];
    pending = new Map();
    try {
      await writeAgentViews(db, batch);
    } catch (error) {
      // They are retried with the next write.
      for (const { hits, ...view } of batch) add(view, hits);
      log.error({ event: 'agent_views_not_written', err: error, waiting: pending.size }, 'views not written');
    }
  };
  const write = (): Promise<void> => {
    if (pending.size === 0) return writing ?? Promise.resolve();
    writing ??= writeAll().finally(() => {
      writing = null;
    });
    return writing;
  };
  const timer = setInterval(() => void write(), WRITE_EVERY_MS);
  timer.unref();
  return {
    record(view) {
      if (!isClosed) add({ ...view, day: new Date().toISOString().slice(0, 10) }, 1);
    },
    async close() {
      isClosed = true;
      clearInterval(timer);
      await writing;
      await write();
    },
  };
}
