import { and, asc, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { Services } from '../context.ts';
import { withTransaction, type Database } from '../db/client.ts';
import { outbox } from '../db/schema/index.ts';
import type { Effect, EffectContext } from './define.ts';
import { recordFailure, settle, type OutboxRow } from './settle.ts';

/**
 * Carries out the effect that has been due longest, of the kinds given, by the database's clock. Its row stays locked
 * in one transaction with what the effect writes, so no two servers carry it out, and a killed server frees it at once.
 * Answers false where nothing is due.
 * @throws the database's error where it went away; the row is then as before.
 */
export async function carryOutNext(
  db: Database,
  services: Services,
  effects: ReadonlyMap<string, Effect>,
  kinds: readonly string[],
): Promise<boolean> {
  return db.transaction(async (transaction) => {
    const inside = transaction as unknown as Database;
    const row = await lockDueRow(inside, kinds);
    const effect = row && effects.get(row.kind);
    if (!effect) return false;
    const ctx: EffectContext = { db: inside, services, log: services.log };
    const attempt = row.attempts + 1;
    try {
      await withTransaction(ctx, (savepoint) =>
        effect.carryOut(savepoint, effect.parse(row.payload), row.key),
      );
      await settle(inside, row, attempt);
    } catch (error) {
      await recordFailure(ctx, effect, row, attempt, error);
    }
    return true;
  });
}

async function lockDueRow(db: Database, kinds: readonly string[]): Promise<OutboxRow | undefined> {
  if (kinds.length === 0) return undefined;
  const [row] = await db
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
    .limit(1)
    .for('update', { skipLocked: true });
  return row;
}
