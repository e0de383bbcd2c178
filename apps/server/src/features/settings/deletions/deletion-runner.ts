import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { withTransaction } from '../../../platform/db/client.ts';
import type { EffectContext, Runner } from '../../../platform/jobs/define.ts';
import { runInWorkContext } from '../../../platform/observability/work-context.ts';
import { enqueueFileDeletion } from './delete-stored-files.ts';
import {
  countDeleted,
  deleteOwners,
  deleteSome,
  findParts,
  lockOpenDeletion,
  postponeDeletion,
  type Deletion,
  type Part,
} from './deletion-repository.ts';

/** How often each server checks for a deletion that no other server is working on. */
const POLL_INTERVAL_MS = 2_000;
/** Rows of the first transaction; later ones are sized so that each takes about this long. */
const FIRST_ROWS = 100;
const ROWS_MAX = 5_000;
const TRANSACTION_MS = 500;

/** How far this server is with a deletion. */
interface Position {
  readonly parts: readonly Part[];
  next: number;
  rows: number;
}

/** Runs deletions in transactions of a few hundred rows. After a kill, another server resumes. */
export const deletionRunner: Runner = {
  start(ctx) {
    const stopping = new AbortController();
    const { signal } = stopping;
    const positions = new Map<string, Position>();
    const work = async (): Promise<void> => {
      while (!signal.aborted) {
        const hasWorked = await runInWorkContext({ requestId: randomUUID() }, () =>
          deleteNext(ctx, positions),
        ).catch((error: unknown) => {
          if (!signal.aborted)
            ctx.log.warn({ event: 'deletions_unreadable', err: error }, 'deletions could not be looked for');
          return false;
        });
        if (!hasWorked) await delay(POLL_INTERVAL_MS, undefined, { signal }).catch(() => undefined);
      }
    };
    const working = work();
    return {
      async stop(graceMs) {
        stopping.abort();
        await Promise.race([working, delay(graceMs, undefined, { ref: false })]);
      },
    };
  },
};

/** Does the next part of the oldest waiting deletion; false if there is none. */
async function deleteNext(ctx: EffectContext, positions: Map<string, Position>): Promise<boolean> {
  let current: Deletion | null = null;
  try {
    return await withTransaction(ctx, async (inside) => {
      const open = await lockOpenDeletion(inside.db);
      current = open;
      if (open === null) return false;
      const position = positions.get(open.id) ?? {
        parts: await findParts(inside.db, open),
        next: 0,
        rows: FIRST_ROWS,
      };
      positions.set(open.id, position);
      await runInWorkContext(contextOf(open), () => advance(inside, open, position));
      if (position.next > position.parts.length) positions.delete(open.id);
      return true;
    });
  } catch (error) {
    // Assigned in the closure, which the compiler cannot track.
    const failed = current as Deletion | null;
    if (failed === null) throw error;
    positions.delete(failed.id);
    runInWorkContext(contextOf(failed), () =>
      ctx.log.error({ event: 'deletion_failed', err: error, deletion: failed.id }, 'a deletion met a fault'),
    );
    await postponeDeletion(ctx.db, failed.id, errorMessage(error));
    return true;
  }
}

/** Log lines and effects of a deletion belong to what started it. */
const contextOf = ({ id, requestId }: Deletion) => ({ requestId: requestId ?? id });

/** The database's own error, instead of the query layer's, which repeats the statement. */
function errorMessage(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}

async function advance(inside: EffectContext, current: Deletion, position: Position): Promise<void> {
  const began = performance.now();
  let deleted = 0;
  while (performance.now() - began < TRANSACTION_MS) {
    const part = position.parts[position.next];
    if (part === undefined) {
      await deleteOwners(inside.db, current);
      position.next += 1;
      break;
    }
    const before = performance.now();
    const { rows, fileIds } = await deleteSome(inside.db, part, position.rows);
    await enqueueFileDeletion(inside, fileIds);
    deleted += rows;
    if (rows < position.rows) position.next += 1;
    else position.rows = fittingRows(position.rows, performance.now() - before);
  }
  if (deleted > 0) await countDeleted(inside.db, current.id, deleted);
}

/** How many rows fit into half of a transaction's time, judging by the previous ones. */
function fittingRows(rows: number, ms: number): number {
  const fitting = (rows * TRANSACTION_MS) / 2 / Math.max(ms, 1);
  return Math.max(1, Math.min(ROWS_MAX, rows * 4, Math.floor(fitting)));
}
