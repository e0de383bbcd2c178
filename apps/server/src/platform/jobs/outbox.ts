import { sql } from 'drizzle-orm';
import { outbox } from '../db/schema/index.ts';
import { traceParent } from '../observability/tracing.ts';
import { currentWorkContext } from '../observability/work-context.ts';
import type { NewEffect, OutboxContext } from './define.ts';

/** A statement can have 65,535 parameters at most. */
const ROWS_MAX = 5_000;

/**
 * Writes effects to the outbox in the caller's transaction: they run if it commits. An effect with a known key is
 * dropped. Returns how many were written.
 */
export async function writeEffects(ctx: OutboxContext, effects: readonly NewEffect[]): Promise<number> {
  let written = 0;
  const cause = { requestId: currentWorkContext()?.requestId ?? null, traceParent: traceParent() };
  for (let start = 0; start < effects.length; start += ROWS_MAX) {
    const { rowCount } = await ctx.db
      .insert(outbox)
      .values(
        effects
          .slice(start, start + ROWS_MAX)
          .map(({ key, kind, payload, channel = '', dueAt, inSeconds }) => ({
            key,
            kind,
            payload,
            channel,
            ...cause,
            dueAt:
              dueAt ??
              (inSeconds === undefined
                ? sql`now()`
                : sql`clock_timestamp() + make_interval(secs => ${inSeconds})`),
          })),
      )
      .onConflictDoNothing({ target: outbox.key });
    written += rowCount ?? 0;
  }
  return written;
}
