import { and, asc, eq, inArray, isNull, lte, notInArray, sql, type SQL } from 'drizzle-orm';
import { withTransaction, type Database } from '../db/client.ts';
import { outbox } from '../db/schema/index.ts';
import type { EffectContext, OutsideEffect } from './define.ts';
import { duringEffect } from './during-effect.ts';
import { recordFailure, settle, type OutboxRow } from './settle.ts';

/** A started effect belongs to its server for this long, then to whichever server looks first. */
const LEASE_SECONDS = 15;
/** How often a server renews the lease of an effect that is still running. */
const RENEWAL_MS = 5_000;

const leaseEnd = sql`clock_timestamp() + make_interval(secs => ${LEASE_SECONDS})`;

/** Takes the outside effect that has been due longest, of no channel that is busy; undefined where there is none. */
export async function claimOutside(
  db: Database,
  kinds: readonly string[],
  busy: readonly string[],
): Promise<OutboxRow | undefined> {
  if (kinds.length === 0) return undefined;
  const due = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(
      and(
        isNull(outbox.doneAt),
        isNull(outbox.failedAt),
        sql`${outbox.channel} <> ''`,
        lte(outbox.dueAt, sql`now()`),
        inArray(outbox.kind, [...kinds]),
        busy.length > 0 ? notInArray(outbox.channel, [...busy]) : undefined,
      ),
    )
    .orderBy(asc(outbox.dueAt))
    .limit(1)
    .for('update', { skipLocked: true });
  const [row] = await db
    .update(outbox)
    .set({ attempts: sql`${outbox.attempts} + 1`, dueAt: leaseEnd })
    .where(sql`${outbox.id} = (${due})`)
    .returning();
  return row;
}

/**
 * Asks, and writes what came of it, unless another server has taken the effect over meanwhile.
 * @throws the database's error where it went away: the effect is then asked again when its lease is over.
 */
export function carryOutOutside(
  ctx: EffectContext,
  effect: OutsideEffect,
  row: OutboxRow,
  signal: AbortSignal,
): Promise<void> {
  return duringEffect(row, () => askAndRecord(ctx, effect, row, signal));
}

async function askAndRecord(
  ctx: EffectContext,
  effect: OutsideEffect,
  row: OutboxRow,
  signal: AbortSignal,
): Promise<void> {
  let failure: { readonly error: unknown } | null = null;
  let outcome: unknown;
  const timeoutMs = effect.timeoutMs ?? ctx.services.config.outsideTimeoutMs;
  const inTime = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
  const renewal = setInterval(() => void renewLease(ctx, row), RENEWAL_MS);
  try {
    outcome = await effect.ask(ctx, effect.parse(row.payload), inTime);
  } catch (error) {
    signal.throwIfAborted();
    failure = { error };
  } finally {
    clearInterval(renewal);
  }
  await withTransaction(ctx, async (inside) => {
    if (!(await isStillOurs(inside.db, row))) return;
    if (failure === null) {
      try {
        await withTransaction(inside, (savepoint) =>
          effect.record(savepoint, effect.parse(row.payload), outcome),
        );
        return await settle(inside.db, row, row.attempts);
      } catch (error) {
        failure = { error };
      }
    }
    await recordFailure(inside, effect, row, row.attempts, failure.error);
  });
}

async function renewLease({ db, log }: EffectContext, row: OutboxRow): Promise<void> {
  try {
    await db.update(outbox).set({ dueAt: leaseEnd }).where(isOurs(row));
  } catch (error) {
    // The request may then be made twice, which is harmless.
    log.warn({ event: 'effect_lease_lost', err: error, key: row.key }, 'the lease could not be renewed');
  }
}

/** Locks the row where no other server has begun it since. */
async function isStillOurs(db: Database, row: OutboxRow): Promise<boolean> {
  const rows = await db.select({ id: outbox.id }).from(outbox).where(isOurs(row)).for('update');
  return rows.length > 0;
}

const isOurs = ({ id, attempts }: OutboxRow): SQL | undefined =>
  and(eq(outbox.id, id), eq(outbox.attempts, attempts), isNull(outbox.doneAt), isNull(outbox.failedAt));
