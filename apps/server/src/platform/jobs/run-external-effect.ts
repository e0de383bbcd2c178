import { and, asc, eq, inArray, isNull, lte, notInArray, sql, type SQL } from 'drizzle-orm';
import { withTransaction, type Database } from '../db/client.ts';
import { newLeaseOwner } from '../db/lease.ts';
import { outbox } from '../db/schema/index.ts';
import type { EffectContext, ExternalEffect } from './define.ts';
import { withEffectContext } from './with-effect-context.ts';
import { recordFailure, markDone, type OutboxRow } from './effect-outcome.ts';

/** How long a started effect belongs to its server before any other may take it. */
const LEASE_SECONDS = 15;
/** How often the lease of a running effect is renewed. */
const RENEWAL_MS = 5_000;

const leaseEnd = sql`clock_timestamp() + make_interval(secs => ${LEASE_SECONDS})`;

/** Claims the external effect that has been due longest in a channel that is not busy; undefined if there is none. */
export async function claimExternalEffect(
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
    .set({ attempts: sql`${outbox.attempts} + 1`, dueAt: leaseEnd, owner: newLeaseOwner() })
    .where(sql`${outbox.id} = (${due})`)
    .returning();
  return row;
}

/**
 * Sends the request and records the outcome, unless another server has taken over the effect.
 * @throws the database's error if the connection is lost; the effect is then sent again when its lease expires.
 */
export function runExternalEffect(
  ctx: EffectContext,
  effect: ExternalEffect,
  row: OutboxRow,
  signal: AbortSignal,
): Promise<void> {
  return withEffectContext(row, () => sendAndRecord(ctx, effect, row, signal));
}

async function sendAndRecord(
  ctx: EffectContext,
  effect: ExternalEffect,
  row: OutboxRow,
  signal: AbortSignal,
): Promise<void> {
  let failure: { readonly error: unknown } | null = null;
  let outcome: unknown;
  const timeoutMs = effect.timeoutMs ?? ctx.services.config.outsideTimeoutMs;
  const inTime = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
  const renewal = setInterval(() => void renewLease(ctx, row), RENEWAL_MS);
  try {
    outcome = await effect.send(ctx, effect.parse(row.payload), inTime);
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
        return await markDone(inside.db, row, row.attempts);
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
    // The request may then be sent twice, which is harmless.
    log.warn({ event: 'effect_lease_lost', err: error, key: row.key }, 'the lease could not be renewed');
  }
}

/** Locks the row unless another server has started it since. */
async function isStillOurs(db: Database, row: OutboxRow): Promise<boolean> {
  const rows = await db.select({ id: outbox.id }).from(outbox).where(isOurs(row)).for('update');
  return rows.length > 0;
}

const isOurs = ({ id, attempts }: OutboxRow): SQL | undefined =>
  and(eq(outbox.id, id), eq(outbox.attempts, attempts), isNull(outbox.doneAt), isNull(outbox.failedAt));
