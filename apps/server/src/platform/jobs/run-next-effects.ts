import { and, asc, eq, inArray, isNull, lte, notInArray, sql } from 'drizzle-orm';
import { isWaitFirst, waitingFirst } from '../async/waiting-first.ts';
import type { Services } from '../context.ts';
import { withTransaction, type Database } from '../db/client.ts';
import { outbox } from '../db/schema/index.ts';
import type { Effect, EffectContext } from './define.ts';
import { withEffectContext } from './with-effect-context.ts';
import { recordFailure, markDone, markAllDone, type OutboxRow } from './effect-outcome.ts';

/** Maximum batch size: enough to share statements, few enough to be quick. */
const TOGETHER_MAX = 100;

/**
 * Runs the effect that has been due longest by the database's clock, batched with others of its kind if possible. Their
 * rows stay locked in the transaction of their writes, so no two servers run them, and a killed server releases them
 * immediately. If an effect needs a thread, its transaction is rolled back until the task is done; `computing` has the IDs
 * of such rows, which this server's other lanes leave alone. Returns false if nothing is due.
 * @throws the database's error if the connection is lost; the rows are unchanged then.
 */
export async function runNextEffects(
  db: Database,
  services: Services,
  effects: ReadonlyMap<string, Effect>,
  kinds: readonly string[],
  computing: Set<string>,
): Promise<boolean> {
  const mine = new Set<string>();
  const attempt = (): Promise<boolean> =>
    withTransaction({ db }, async ({ db: inside }) => {
      const others = [...computing].filter((id) => !mine.has(id));
      const [first] = await lockDueRows(inside, kinds, 1, others);
      const effect = first && effects.get(first.kind);
      if (!effect) return false;
      const ctx: EffectContext = { db: inside, services, log: services.log };
      // Querying again finds the locked row too: a transaction does not wait for itself.
      const isBatched = effect.runBatch !== undefined && mine.size === 0;
      const rows = isBatched ? await lockDueRows(inside, [first.kind], TOGETHER_MAX, others) : [first];
      const hasDone = rows.length > 1 && (await runBatch(ctx, effect, rows));
      // The rest need transactions of their own: in this one they might deadlock.
      if (!hasDone)
        await runOne(ctx, effect, first).catch((error: unknown) => {
          mine.add(first.id);
          computing.add(first.id);
          throw error;
        });
      return true;
    });
  try {
    return await waitingFirst(attempt);
  } finally {
    for (const id of mine) computing.delete(id);
  }
}

/** @throws what `waitingFirst` has to get; any other error is recorded. */
async function runOne(ctx: EffectContext, effect: Effect, row: OutboxRow): Promise<void> {
  const attempt = row.attempts + 1;
  await withEffectContext(row, async () => {
    try {
      await withTransaction(ctx, (savepoint) => effect.run(savepoint, effect.parse(row.payload), row.key));
      await markDone(ctx.db, row, attempt);
    } catch (error) {
      if (isWaitFirst(error)) throw error;
      await recordFailure(ctx, effect, row, attempt, error);
    }
  });
}

/** Returns whether any succeeded; if one throws, none do. */
async function runBatch(ctx: EffectContext, effect: Effect, rows: readonly OutboxRow[]): Promise<boolean> {
  try {
    return await withTransaction(ctx, async (savepoint) => {
      const batch = rows.map(({ key, payload }) => ({ key, payload: effect.parse(payload) }));
      const done = (await effect.runBatch?.(savepoint, batch)) ?? new Set<string>();
      await markAllDone(
        savepoint.db,
        rows.filter(({ key }) => done.has(key)),
      );
      return done.size > 0;
    });
  } catch (error) {
    ctx.log.warn(
      { event: 'effects_split', err: error, effect: effect.kind, effects: rows.length },
      'to be carried out one by one',
    );
    return false;
  }
}

async function lockDueRows(
  db: Database,
  kinds: readonly string[],
  limit: number,
  excluded: readonly string[],
): Promise<OutboxRow[]> {
  if (kinds.length === 0) return [];
  return db
    .select()
    .from(outbox)
    .where(
      and(
        isNull(outbox.doneAt),
        isNull(outbox.failedAt),
        eq(outbox.channel, ''),
        lte(outbox.dueAt, sql`now()`),
        inArray(outbox.kind, [...kinds]),
        excluded.length > 0 ? notInArray(outbox.id, [...excluded]) : undefined,
      ),
    )
    .orderBy(asc(outbox.dueAt))
    .limit(limit)
    .for('update', { skipLocked: true });
}
