import { and, asc, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { Services } from '../context.ts';
import { withTransaction, type Database } from '../db/client.ts';
import { outbox } from '../db/schema/index.ts';
import type { Effect, EffectContext } from './define.ts';
import { duringEffect } from './during-effect.ts';
import { recordFailure, settle, settleAll, type OutboxRow } from './settle.ts';

/** Effects of one kind that are carried out together: enough to share their statements, few enough to be quick. */
const TOGETHER_MAX = 100;

/**
 * Carries out the effect that has been due longest, of the kinds given, by the database's clock; with it others of its
 * kind, where the kind can. Their rows stay locked in one transaction with what the effects write, so no two servers
 * carry them out, and a killed server frees them at once. Answers false where nothing is due.
 * @throws the database's error where it went away; the rows are then as before.
 */
export async function carryOutNext(
  db: Database,
  services: Services,
  effects: ReadonlyMap<string, Effect>,
  kinds: readonly string[],
): Promise<boolean> {
  return db.transaction(async (transaction) => {
    const inside = transaction as unknown as Database;
    const [first] = await lockDueRows(inside, kinds, 1);
    const effect = first && effects.get(first.kind);
    if (!effect) return false;
    const ctx: EffectContext = { db: inside, services, log: services.log };
    // Asked anew, the locked row is found again: a transaction does not wait for itself.
    const rows = effect.carryOutTogether ? await lockDueRows(inside, [first.kind], TOGETHER_MAX) : [first];
    const hasDone = rows.length > 1 && (await carryOutTogether(ctx, effect, rows));
    // What is left waits for a transaction of its own: in this one it might wait for somebody who waits for this one.
    if (!hasDone) await carryOutAlone(ctx, effect, first);
    return true;
  });
}

async function carryOutAlone(ctx: EffectContext, effect: Effect, row: OutboxRow): Promise<void> {
  const attempt = row.attempts + 1;
  await duringEffect(row, async () => {
    try {
      await withTransaction(ctx, (savepoint) =>
        effect.carryOut(savepoint, effect.parse(row.payload), row.key),
      );
      await settle(ctx.db, row, attempt);
    } catch (error) {
      await recordFailure(ctx, effect, row, attempt, error);
    }
  });
}

/** Answers whether any of them is done; none is where one makes all fail. */
async function carryOutTogether(
  ctx: EffectContext,
  effect: Effect,
  rows: readonly OutboxRow[],
): Promise<boolean> {
  try {
    return await withTransaction(ctx, async (savepoint) => {
      const batch = rows.map(({ key, payload }) => ({ key, payload: effect.parse(payload) }));
      const done = (await effect.carryOutTogether?.(savepoint, batch)) ?? new Set<string>();
      await settleAll(
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

async function lockDueRows(db: Database, kinds: readonly string[], limit: number): Promise<OutboxRow[]> {
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
      ),
    )
    .orderBy(asc(outbox.dueAt))
    .limit(limit)
    .for('update', { skipLocked: true });
}
