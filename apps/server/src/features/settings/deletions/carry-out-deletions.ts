import { setTimeout as delay } from 'node:timers/promises';
import { withTransaction } from '../../../db/client.ts';
import type { EffectContext, Runner } from '../../../jobs/define.ts';
import { forgetFilesOf } from './forget-files.ts';
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

/** How often each server looks for a deletion that no other works on. */
const LOOK_MS = 2_000;
/** Rows of the first transaction; the next ones take more or fewer, so that each lasts about as long as this. */
const FIRST_ROWS = 100;
const ROWS_MAX = 5_000;
const TRANSACTION_MS = 500;

/** Where one server stands with a deletion. What another did meanwhile it finds done. */
interface Position {
  readonly parts: readonly Part[];
  next: number;
  rows: number;
}

/** Carries out deletions, a transaction for some hundred rows at a time: a kill loses the last of them, and another server goes on. */
export const carryOutDeletions: Runner = {
  start(ctx) {
    const stopping = new AbortController();
    const { signal } = stopping;
    const positions = new Map<string, Position>();
    const work = async (): Promise<void> => {
      while (!signal.aborted) {
        const hasWorked = await deleteNext(ctx, positions).catch((error: unknown) => {
          if (!signal.aborted)
            ctx.log.warn({ event: 'deletions_unreadable', err: error }, 'deletions could not be looked for');
          return false;
        });
        if (!hasWorked) await delay(LOOK_MS, undefined, { signal }).catch(() => undefined);
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

/** Does the next part of the deletion that has waited longest; false where there is none. */
async function deleteNext(ctx: EffectContext, positions: Map<string, Position>): Promise<boolean> {
  let current: Deletion | null = null;
  try {
    return await withTransaction(ctx, async (inside) => {
      current = await lockOpenDeletion(inside);
      if (current === null) return false;
      const position = positions.get(current.id) ?? {
        parts: await findParts(inside, current),
        next: 0,
        rows: FIRST_ROWS,
      };
      positions.set(current.id, position);
      await advance(inside, current, position);
      if (position.next > position.parts.length) positions.delete(current.id);
      return true;
    });
  } catch (error) {
    // The closure wrote it, which the compiler does not see.
    const failed = current as Deletion | null;
    if (failed === null) throw error;
    positions.delete(failed.id);
    ctx.log.error({ event: 'deletion_failed', err: error, deletion: failed.id }, 'a deletion met a fault');
    await postponeDeletion(ctx, failed.id, reasonOf(error));
    return true;
  }
}

/** What the database said, where the query layer tells which statement it was. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}

async function advance(inside: EffectContext, current: Deletion, position: Position): Promise<void> {
  const began = performance.now();
  let deleted = 0;
  while (performance.now() - began < TRANSACTION_MS) {
    const part = position.parts[position.next];
    if (part === undefined) {
      await deleteOwners(inside, current);
      position.next += 1;
      break;
    }
    const before = performance.now();
    const { rows, fileIds } = await deleteSome(inside, part, position.rows);
    await forgetFilesOf(inside, fileIds);
    deleted += rows;
    if (rows < position.rows) position.next += 1;
    else position.rows = rowsFor(position.rows, performance.now() - before);
  }
  if (deleted > 0) await countDeleted(inside, current.id, deleted);
}

/** How many rows fit into half of a transaction's time, going by the last ones. */
function rowsFor(rows: number, ms: number): number {
  const fitting = (rows * TRANSACTION_MS) / 2 / Math.max(ms, 1);
  return Math.max(1, Math.min(ROWS_MAX, rows * 4, Math.floor(fitting)));
}
