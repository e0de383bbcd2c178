import { eq, inArray, sql, type SQL } from 'drizzle-orm';
import { withTransaction, type Database } from '../db/client.ts';
import { outbox } from '../db/schema/index.ts';
import { countEvent } from '../observability/event-counts.ts';
import { FinalFailure, type Effect, type EffectContext } from './define.ts';

const ATTEMPTS_DEFAULT = 10;
const BACK_OFF_MAX_SECONDS = 3_600;
const ERROR_LENGTH_MAX = 500;
const OTHER_REASON = 'server_error';

export type OutboxRow = typeof outbox.$inferSelect;

/** Marks effects as carried out, at their first attempt or any later one. */
export async function settleAll(
  db: Database,
  rows: readonly Pick<OutboxRow, 'id' | 'kind'>[],
): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  await db
    .update(outbox)
    .set({ doneAt: sql`clock_timestamp()`, lastError: null, attempts: sql`${outbox.attempts} + 1` })
    .where(
      inArray(
        outbox.id,
        rows.map(({ id }) => id),
      ),
    );
  countEvent('effects', { kind: first.kind, outcome: 'done' }, rows.length);
}

/** What is known of an effect when it fails. */
type Failing = Pick<Effect, 'attempts' | 'parse' | 'giveUp'>;

/** Marks an effect as carried out. */
export async function settle(db: Database, row: OutboxRow, attempt: number): Promise<void> {
  await write(db, row, attempt, { doneAt: sql`clock_timestamp()`, lastError: null });
  countEvent('effects', { kind: row.kind, outcome: 'done' });
}

/**
 * Has a failed effect tried again after a wait that doubles, or gives it up and tells whom it concerns. `attempt` is the
 * number of the one that failed, from 1.
 */
export async function recordFailure(
  ctx: EffectContext,
  effect: Failing,
  row: OutboxRow,
  attempt: number,
  error: unknown,
): Promise<void> {
  const isFinal = error instanceof FinalFailure || attempt >= (effect.attempts ?? ATTEMPTS_DEFAULT);
  countEvent('effects', { kind: row.kind, outcome: isFinal ? 'failed' : 'retried' });
  const event = isFinal ? 'effect_failed' : 'effect_retried';
  const about = { event, err: error, effect: row.kind, key: row.key, attempt };
  if (isFinal) ctx.log.error(about, 'effect given up');
  else ctx.log.warn(about, 'effect failed, to be tried again');
  if (isFinal && effect.giveUp) {
    const reason = error instanceof FinalFailure ? error.reason : OTHER_REASON;
    await withTransaction(ctx, async (inside) =>
      effect.giveUp?.(inside, effect.parse(row.payload), row.key, reason),
    ).catch((err: unknown) =>
      ctx.log.error(
        { ...about, event: 'effect_failure_untold', err },
        'nobody could be told of the effect given up',
      ),
    );
  }
  const backOffSeconds = Math.min(BACK_OFF_MAX_SECONDS, 2 ** (attempt - 1));
  await write(ctx.db, row, attempt, {
    lastError: messageOf(error),
    ...(isFinal
      ? { failedAt: sql`clock_timestamp()` }
      : { dueAt: sql`clock_timestamp() + make_interval(secs => ${backOffSeconds})` }),
  });
}

async function write(
  db: Database,
  row: Pick<OutboxRow, 'id'>,
  attempts: number,
  change: Partial<Record<'doneAt' | 'failedAt' | 'dueAt', SQL>> & { lastError: string | null },
): Promise<void> {
  await db
    .update(outbox)
    .set({ ...change, attempts })
    .where(eq(outbox.id, row.id));
}

function messageOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message.replaceAll('\u0000', '').slice(0, ERROR_LENGTH_MAX).toWellFormed();
}
