import { eq, inArray, sql, type SQL } from 'drizzle-orm';
import { withTransaction, type Database } from '../db/client.ts';
import { outbox } from '../db/schema/index.ts';
import { countEvent } from '../observability/event-counts.ts';
import { PermanentFailure, type Effect, type EffectContext } from './define.ts';

const ATTEMPTS_DEFAULT = 10;
const BACK_OFF_MAX_SECONDS = 3_600;
const ERROR_LENGTH_MAX = 500;
const OTHER_REASON = 'server_error';

export type OutboxRow = typeof outbox.$inferSelect;

/** Marks effects as done, whatever the attempt. */
export async function markAllDone(
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

type Failing = Pick<Effect, 'attempts' | 'parse' | 'onGiveUp'>;

/** Marks an effect as done. */
export async function markDone(db: Database, row: OutboxRow, attempt: number): Promise<void> {
  await write(db, row, attempt, { doneAt: sql`clock_timestamp()`, lastError: null });
  countEvent('effects', { kind: row.kind, outcome: 'done' });
}

/**
 * Schedules a retry with exponential backoff, or gives up and calls `onGiveUp`. `attempt` is the number of the failed
 * attempt, from 1.
 */
export async function recordFailure(
  ctx: EffectContext,
  effect: Failing,
  row: OutboxRow,
  attempt: number,
  error: unknown,
): Promise<void> {
  const isFinal = error instanceof PermanentFailure || attempt >= (effect.attempts ?? ATTEMPTS_DEFAULT);
  countEvent('effects', { kind: row.kind, outcome: isFinal ? 'failed' : 'retried' });
  const event = isFinal ? 'effect_failed' : 'effect_retried';
  const about = { event, err: error, effect: row.kind, key: row.key, attempt };
  if (isFinal) ctx.log.error(about, 'effect given up');
  else ctx.log.warn(about, 'effect failed, to be tried again');
  if (isFinal && effect.onGiveUp) {
    const reason = error instanceof PermanentFailure ? error.reason : OTHER_REASON;
    await withTransaction(ctx, async (inside) =>
      effect.onGiveUp?.(inside, effect.parse(row.payload), row.key, reason),
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
    owner: null,
    ...(isFinal
      ? { failedAt: sql`clock_timestamp()` }
      : { dueAt: sql`clock_timestamp() + make_interval(secs => ${backOffSeconds})` }),
  });
}

async function write(
  db: Database,
  row: Pick<OutboxRow, 'id'>,
  attempts: number,
  change: Partial<Record<'doneAt' | 'failedAt' | 'dueAt', SQL>> & { lastError: string | null; owner?: null },
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
