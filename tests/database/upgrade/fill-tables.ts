import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { quote, readTableNames } from './fixture.ts';
import { VALUES } from './fill-values.ts';

interface Column {
  readonly name: string;
  readonly type: string;
  readonly identity: string;
  readonly generated: string;
  /** Values that a check constraint lists. */
  readonly allowed: readonly string[];
}

interface ForeignKey {
  readonly columns: readonly string[];
  readonly table: string;
  readonly targets: readonly string[];
}

/** Rows that are inserted into each table that has none. */
const ROWS = 2;

/**
 * Inserts rows into every table that is still empty: values by the type of each column, by the checks on it, and by
 * `VALUES` where that is not enough. They belong to the newest workspace.
 * @param schema name of the schema's last migration
 * @returns the tables that could not be filled, with the reason
 */
export async function fillTables(sql: pg.PoolClient, schema: string): Promise<readonly string[]> {
  let empty = await emptyTables(sql);
  let reasons: string[] = [];
  // A table is filled once the tables that it refers to are.
  for (;;) {
    reasons = [];
    for (const table of empty) {
      for (let index = 1; index <= ROWS; index += 1) {
        const reason = await insertRow(sql, schema, table, index);
        if (reason !== null && index === 1) reasons.push(`${table}: ${reason}`);
      }
    }
    const still = await emptyTables(sql);
    if (still.length === empty.length || still.length === 0) return still.length === 0 ? [] : reasons;
    empty = still;
  }
}

async function emptyTables(sql: pg.PoolClient): Promise<readonly string[]> {
  const empty: string[] = [];
  for (const table of await readTableNames(sql)) {
    const { rows } = await sql.query<{ some: boolean }>(
      `select exists (select from public.${quote(table)}) as some`,
    );
    if (rows[0]?.some !== true) empty.push(table);
  }
  return empty;
}

async function insertRow(
  sql: pg.PoolClient,
  schema: string,
  table: string,
  index: number,
): Promise<string | null> {
  const columns = await readColumns(sql, table);
  const linked = await linkedValues(sql, table);
  const names: string[] = [];
  const values: unknown[] = [];
  for (const column of columns) {
    if (column.generated !== '' || column.identity === 'a') continue;
    names.push(quote(column.name));
    const own = VALUES[`${table}.${column.name}`];
    values.push(
      own === undefined ? (linked.get(column.name) ?? valueOf(table, column, index)) : own(index, schema),
    );
  }
  await sql.query('savepoint row');
  try {
    const places = values.map((_, position) => `$${position + 1}`).join(', ');
    await sql.query(`insert into public.${quote(table)} (${names.join(', ')}) values (${places})`, values);
    await sql.query('release savepoint row');
    return null;
  } catch (error) {
    await sql.query('rollback to savepoint row');
    return error instanceof Error ? error.message : String(error);
  }
}

/** Values of foreign key columns, each from the newest row that it can refer to. */
async function linkedValues(sql: pg.PoolClient, table: string): Promise<ReadonlyMap<string, unknown>> {
  const values = new Map<string, unknown>();
  for (const { columns, table: target, targets } of await readForeignKeys(sql, table)) {
    const newest = await sql.query<Record<string, unknown>>(
      `select ${targets.map(quote).join(', ')} from public.${quote(target)} order by ctid desc limit 1`,
    );
    for (const [position, column] of columns.entries())
      values.set(column, newest.rows[0]?.[targets[position] ?? ''] ?? null);
  }
  return values;
}

async function readColumns(sql: pg.PoolClient, table: string): Promise<readonly Column[]> {
  const { rows } = await sql.query<{ name: string; type: string; identity: string; generated: string }>(
    `select attname as name, format_type(atttypid, atttypmod) as type, attidentity as identity,
       attgenerated as generated
     from pg_attribute where attrelid = format('public.%I', $1::text)::regclass and attnum > 0 and not attisdropped`,
    [table],
  );
  const { rows: checks } = await sql.query<{ text: string }>(
    `select pg_get_constraintdef(oid) as text from pg_constraint
     where conrelid = format('public.%I', $1::text)::regclass and contype = 'c'`,
    [table],
  );
  return rows.map((column) => ({
    ...column,
    allowed: checks.flatMap(({ text }) => {
      const list = new RegExp(`\\(\\(?"?${column.name}"?\\)?(?:::text)? = ANY \\(\\(?ARRAY\\[(.*?)\\]`).exec(
        text,
      )?.[1];
      return [...(list ?? '').matchAll(/'([^']*)'/g)].map((match) => match[1] ?? '');
    }),
  }));
}

async function readForeignKeys(sql: pg.PoolClient, table: string): Promise<readonly ForeignKey[]> {
  const { rows } = await sql.query<ForeignKey>(
    `select (select json_agg(attname order by place) from unnest(conkey) with ordinality as k (num, place)
             join pg_attribute on attrelid = conrelid and attnum = num) as columns,
       confrelid::regclass::text as "table",
       (select json_agg(attname order by place) from unnest(confkey) with ordinality as k (num, place)
        join pg_attribute on attrelid = confrelid and attnum = num) as targets
     from pg_constraint where conrelid = format('public.%I', $1::text)::regclass and contype = 'f'`,
    [table],
  );
  return rows.map((key) => ({ ...key, table: key.table.replaceAll('"', '') }));
}

function valueOf(table: string, { name, type, allowed }: Column, index: number): unknown {
  if (allowed.length > 0) return allowed[(index - 1) % allowed.length];
  if (type.endsWith('[]')) return type.startsWith('text') ? [`${name} ${index}`, 'another'] : [];
  if (type.startsWith('timestamp')) return `2026-11-2${index}T10:1${index}:00.123Z`;
  if (/^(?:integer|bigint|smallint|numeric|real|double)/.test(type)) return index;
  const byType: Readonly<Record<string, () => unknown>> = {
    uuid: () => randomUUID(),
    boolean: () => index === 1,
    date: () => `2026-11-0${index}`,
    jsonb: () => ({ of: table }),
    json: () => ({ of: table }),
    bytea: () => Buffer.from(`${table} ${name} ${index}`),
    interval: () => '1 day',
    inet: () => '192.0.2.1',
  };
  return byType[type]?.() ?? `${table} ${name} ${index}`;
}
