import type pg from 'pg';
import { CHANGED_ON_PURPOSE } from './changed-on-purpose.ts';
import { readTable, readTableNames, type Fixture, type FixtureTable } from './fixture.ts';

/**
 * Compares every row of a fixture with the upgraded database, in the columns that still exist.
 * @returns what differs and was not declared as intended, one line each, and what was declared and did happen
 */
export async function compareRows(
  sql: pg.PoolClient,
  fixture: Fixture,
): Promise<{ readonly wrong: readonly string[]; readonly intended: ReadonlySet<string> }> {
  const existing = new Set(await readTableNames(sql));
  const wrong: string[] = [];
  const intended = new Set<string>();
  const differ = (table: string, what: string, detail: string): void => {
    const change = CHANGED_ON_PURPOSE.find(
      ({ by, ...change }) =>
        change.table === table && (change.column ?? change.rows) === what && fixture.schema < by,
    );
    if (change === undefined) wrong.push(`${table} ${what}: ${detail}`);
    else intended.add(`${change.table} ${what}`);
  };
  for (const [table, before] of Object.entries(fixture.tables)) {
    if (!existing.has(table)) differ(table, 'deleted', 'the table is gone');
    else compareTable(table, before, await readTable(sql, table), await readKey(sql, table), differ);
  }
  return { wrong, intended };
}

function compareTable(
  table: string,
  before: FixtureTable,
  after: FixtureTable,
  key: readonly string[],
  differ: (table: string, what: string, detail: string) => void,
): void {
  const kept = before.columns.filter((column) => after.columns.includes(column));
  for (const column of before.columns)
    if (!kept.includes(column)) differ(table, column, 'the column is gone');
  // Rows without a key are told apart by all of their values.
  const keyed = key.length > 0 && key.every((column) => kept.includes(column)) ? key : kept;
  const found = byKey(after, keyed);
  for (const [id, row] of byKey(before, keyed)) {
    const now = found.get(id);
    if (now === undefined) differ(table, 'deleted', id);
    else {
      for (const column of kept) {
        const [old, current] = [row.get(column), now.get(column)];
        if (old !== current) differ(table, column, `${id}: ${String(old)} became ${String(current)}`);
      }
    }
    found.delete(id);
  }
  for (const id of found.keys()) differ(table, 'added', id);
}

type Row = ReadonlyMap<string, string | null | undefined>;

function byKey({ columns, rows }: FixtureTable, key: readonly string[]): Map<string, Row> {
  const result = new Map<string, Row>();
  for (const values of rows) {
    const row = new Map(columns.map((column, index) => [column, values[index]] as const));
    const id = JSON.stringify(key.map((column) => row.get(column)));
    let copy = 1;
    while (result.has(`${id} ${copy}`)) copy += 1;
    result.set(`${id} ${copy}`, row);
  }
  return result;
}

async function readKey(sql: pg.PoolClient, table: string): Promise<readonly string[]> {
  const { rows } = await sql.query<{ name: string }>(
    `select attname as name from pg_index
     join pg_attribute on attrelid = indrelid and attnum = any (indkey)
     where indrelid = format('public.%I', $1::text)::regclass and indisprimary order by attnum`,
    [table],
  );
  return rows.map(({ name }) => name);
}
