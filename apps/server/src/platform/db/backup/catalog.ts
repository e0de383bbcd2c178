import type pg from 'pg';
import {
  DAY_BOUND,
  type AppliedMigration,
  type DayPartition,
  type SequenceState,
  type TableSummary,
} from './archive-format.ts';

/** Settings under which values have the same text form in every database. */
const PLAIN_TEXT_SETTINGS = [
  "SET LOCAL timezone = 'UTC'",
  "SET LOCAL datestyle = 'ISO, YMD'",
  "SET LOCAL intervalstyle = 'iso_8601'",
  "SET LOCAL bytea_output = 'hex'",
  'SET LOCAL extra_float_digits = 1',
  'SET LOCAL statement_timeout = 0',
  'SET LOCAL idle_in_transaction_session_timeout = 0',
];

/** Pins the text format of values for the current transaction. */
export async function pinTextFormat(client: pg.ClientBase): Promise<void> {
  for (const setting of PLAIN_TEXT_SETTINGS) await client.query(setting);
}

/** Quotes an identifier, whatever its characters. */
export function quoteIdentifier(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

/**
 * Tables of the product (schema `public`, without extensions) and their written columns; generated columns are derived.
 * A partitioned table stands for its partitions. The queue's schema is excluded: every start recreates its jobs, and pending work is in the outbox.
 */
export async function listTables(client: pg.ClientBase): Promise<{ name: string; columns: string[] }[]> {
  const { rows } = await client.query<{ name: string; columns: string[] }>(`
    SELECT c.relname AS name, array_agg(a.attname::text ORDER BY a.attnum) AS columns
    FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') AND NOT c.relispartition AND a.attnum > 0
      AND NOT a.attisdropped AND a.attgenerated = ''
      AND NOT EXISTS (SELECT 1 FROM pg_depend d WHERE d.objid = c.oid AND d.classid = 'pg_class'::regclass AND d.deptype = 'e')
    GROUP BY c.oid, c.relname ORDER BY c.relname`);
  return rows;
}

/** Partitions of the product's tables that have the rows of some days. */
export async function listDayPartitions(client: pg.ClientBase): Promise<DayPartition[]> {
  const { rows } = await client.query<DayPartition>(
    `SELECT p.relname AS table, c.relname AS name, pg_get_expr(c.relpartbound, c.oid) AS bound
     FROM pg_inherits JOIN pg_class c ON c.oid = inhrelid JOIN pg_class p ON p.oid = inhparent
     WHERE c.relispartition AND p.relnamespace = 'public'::regnamespace AND c.relnamespace = p.relnamespace
       AND pg_get_expr(c.relpartbound, c.oid) ~ $1
     ORDER BY c.relname`,
    [DAY_BOUND],
  );
  return rows;
}

/** Counts and checksums the rows of a table, in a transaction after `pinTextFormat`. */
export async function summarize(
  client: pg.ClientBase,
  table: { name: string; columns: readonly string[] },
): Promise<TableSummary> {
  const row = `ROW(${table.columns.map(quoteIdentifier).join(', ')})::text`;
  const { rows } = await client.query<{ rows: string; checksum: string }>(
    `SELECT count(*) AS rows, coalesce(sum(('x' || left(md5(${row}), 16))::bit(64)::bigint::numeric), 0)::text AS checksum
     FROM public.${quoteIdentifier(table.name)}`,
  );
  return {
    name: table.name,
    columns: [...table.columns],
    rows: Number(rows[0]?.rows),
    checksum: rows[0]?.checksum ?? '',
  };
}

/** State of the product's sequences. They are not part of a snapshot, but never behind it. */
export async function readSequences(client: pg.ClientBase): Promise<SequenceState[]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'S' ORDER BY relname`,
  );
  const states: SequenceState[] = [];
  for (const { name } of rows) {
    const state = await client.query<{ last_value: string; is_called: boolean }>(
      `SELECT last_value, is_called FROM public.${quoteIdentifier(name)}`,
    );
    const [found] = state.rows;
    if (found !== undefined) states.push({ name, lastValue: found.last_value, isCalled: found.is_called });
  }
  return states;
}

/** Applied migrations, oldest first; none if the database was never migrated. */
export async function readMigrations(client: pg.ClientBase): Promise<AppliedMigration[]> {
  const exists = await client.query<{ found: string | null }>(
    `SELECT to_regclass('drizzle.__drizzle_migrations')::text AS found`,
  );
  if (exists.rows[0]?.found == null) return [];
  const { rows } = await client.query<{ hash: string; created_at: string }>(
    'SELECT hash, created_at FROM drizzle.__drizzle_migrations ORDER BY created_at',
  );
  return rows.map((row) => ({ hash: row.hash, createdAt: Number(row.created_at) }));
}
