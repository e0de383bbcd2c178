import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Database } from './client.ts';

/** Calls of one caller that this process has not yet reported. */
export interface CallReport {
  readonly key: string;
  readonly calls: number;
  /** Remaining window in milliseconds as this process knows it; used if the database has none. */
  readonly windowMs: number;
}

/** Total of all processes in a window. */
export interface CallTotal {
  readonly calls: number;
  readonly windowMs: number;
}

/** Adds one process's counts to the shared counts, in one statement, and returns the totals by key. */
export async function countCalls(
  db: Database,
  reports: readonly CallReport[],
): Promise<ReadonlyMap<string, CallTotal>> {
  // Keys are hashed so the table does not reveal networks. Rows are locked in key order, so that processes never
  // deadlock.
  const digests = new Map(reports.map(({ key }) => [digestOf(key), key]));
  const sorted = reports
    .map((report) => ({ ...report, key: digestOf(report.key) }))
    .toSorted((a, b) => (a.key < b.key ? -1 : 1));
  const added = sql`unnest(
    ${sql.param(sorted.map(({ key }) => key))}::text[],
    ${sql.param(sorted.map(({ calls }) => calls))}::integer[],
    ${sql.param(sorted.map(({ windowMs }) => Math.ceil(windowMs)))}::integer[])`;
  const { rows } = await db.execute<{ key: string; count: number; window_ms: number }>(sql`
    insert into rate_limit as kept (key, count, window_ends_at)
    select key, calls, now() + make_interval(secs => window_ms / 1000.0) from ${added} as added(key, calls, window_ms)
    on conflict (key) do update set
      count = case when kept.window_ends_at <= now() then excluded.count else kept.count + excluded.count end,
      window_ends_at = case when kept.window_ends_at <= now() then excluded.window_ends_at else kept.window_ends_at end
    returning key, count, extract(epoch from window_ends_at - now())::float8 * 1000 as window_ms`);
  return new Map(
    rows.map(({ key, count, window_ms: windowMs }) => [digests.get(key) ?? key, { calls: count, windowMs }]),
  );
}

function digestOf(key: string): string {
  return `calls:${createHash('sha256').update(key).digest('base64url')}`;
}
