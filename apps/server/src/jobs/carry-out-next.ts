import { and, asc, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { Services } from '../context.ts';
import { withTransaction, type Database } from '../db/client.ts';
import { outbox } from '../db/schema/index.ts';
import { FinalFailure, type Effect, type EffectContext } from './define.ts';

const ATTEMPTS_DEFAULT = 10;
const BACK_OFF_MAX_SECONDS = 3_600;
const ERROR_LENGTH_MAX = 500;
const OTHER_REASON = 'server_error';

type OutboxRow = typeof outbox.$inferSelect;

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
    try {
      await withTransaction(ctx, (attempt) => effect.carryOut(attempt, effect.parse(row.payload), row.key));
      await settle(inside, row, { doneAt: sql`clock_timestamp()`, lastError: null });
    } catch (error) {
      await recordFailure(ctx, effect, row, error);
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
        lte(outbox.dueAt, sql`now()`),
        inArray(outbox.kind, [...kinds]),
      ),
    )
    .orderBy(asc(outbox.dueAt))
    .limit(1)
    .for('update', { skipLocked: true });
  return row;
}

async function recordFailure(
  ctx: EffectContext,
  effect: Effect,
  row: OutboxRow,
  error: unknown,
): Promise<void> {
  const attempt = row.attempts + 1;
  const isFinal = error instanceof FinalFailure || attempt >= (effect.attempts ?? ATTEMPTS_DEFAULT);
  const about = { err: error, effect: row.kind, key: row.key, attempt };
  if (isFinal) ctx.log.error(about, 'effect given up');
  else ctx.log.warn(about, 'effect failed, to be tried again');
  if (isFinal && effect.giveUp) {
    const reason = error instanceof FinalFailure ? error.reason : OTHER_REASON;
    await withTransaction(ctx, async (inside) =>
      effect.giveUp?.(inside, effect.parse(row.payload), row.key, reason),
    ).catch((err: unknown) =>
      ctx.log.error({ ...about, err }, 'nobody could be told of the effect given up'),
    );
  }
  const backOffSeconds = Math.min(BACK_OFF_MAX_SECONDS, 2 ** (attempt - 1));
  await settle(ctx.db, row, {
    lastError: messageOf(error),
    ...(isFinal
      ? { failedAt: sql`clock_timestamp()` }
      : { dueAt: sql`clock_timestamp() + make_interval(secs => ${backOffSeconds})` }),
  });
}

async function settle(
  db: Database,
  row: OutboxRow,
  change: Partial<Record<'doneAt' | 'failedAt' | 'dueAt', ReturnType<typeof sql>>> & {
    lastError: string | null;
  },
): Promise<void> {
  await db
    .update(outbox)
    .set({ ...change, attempts: row.attempts + 1 })
    .where(eq(outbox.id, row.id));
}

function messageOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message.replaceAll('\u0000', '').slice(0, ERROR_LENGTH_MAX).toWellFormed();
}
