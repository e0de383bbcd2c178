import { and, count, isNull, sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Database } from '../../platform/db/client.ts';
import { MIGRATIONS_DIR } from '../../platform/db/migrate.ts';
import { outbox } from '../../platform/db/schema/index.ts';

/** Measures the round trip in milliseconds, and how far this server's clock is ahead of the database's. */
export async function measureDatabase(db: Database): Promise<{ latencyMs: number; clockOffsetMs: number }> {
  const began = performance.now();
  const before = Date.now();
  const answer = await db.execute<{ now: string }>(
    sql`select extract(epoch from clock_timestamp()) * 1000 as now`,
  );
  const latencyMs = performance.now() - began;
  const clockOffsetMs = before + latencyMs / 2 - Number(answer.rows[0]?.now);
  return { latencyMs: Math.round(latencyMs * 100) / 100, clockOffsetMs: Math.round(clockOffsetMs) };
}

/**
 * Whether the database has the schema of this version. A newer schema counts too: servers of two versions run side by
 * side during an update.
 */
export async function hasKnownSchema(db: Database): Promise<boolean> {
  const { rows } = await db.execute<{ known: boolean }>(
    sql`select exists (select from drizzle.__drizzle_migrations where hash = ${lastMigration()}) as known`,
  );
  return rows[0]?.known ?? false;
}

let last: string | undefined;
function lastMigration(): string {
  last ??= readMigrationFiles({ migrationsFolder: MIGRATIONS_DIR }).at(-1)?.hash ?? '';
  return last;
}

/** Counts the effects that are still pending. */
export async function countWaitingEffects(db: Database): Promise<number> {
  const [row] = await db
    .select({ waiting: count() })
    .from(outbox)
    .where(and(isNull(outbox.doneAt), isNull(outbox.failedAt)));
  return row?.waiting ?? 0;
}
