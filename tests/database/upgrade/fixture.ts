import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import type pg from 'pg';

const FOLDER = join(import.meta.dirname, 'fixtures');
const ENDING = '.json.br';

/** Keys of the installations that the fixtures were made by: what they encrypted stays readable. */
export const FIXTURE_KEYS = {
  SECRET_KEY: 'the-session-key-of-every-upgrade-fixture',
  SECRETS_KEY: 'the-secrets-key-of-every-upgrade-fixture',
};

/** The person whose rows an old version wrote through its API. */
export const FIXTURE_PERSON = { name: 'Ann', email: 'ann@example.com', password: 'Correct-horse-1' };

/** Values as PostgreSQL writes them, in the order of the columns. */
type FixtureRow = readonly (string | null)[];

/** The rows of one table. */
export interface FixtureTable {
  readonly columns: readonly string[];
  readonly rows: readonly FixtureRow[];
}

/** All rows of an installation with an earlier schema. */
export interface Fixture {
  /** Name of the schema's last migration. */
  readonly schema: string;
  /** The commit whose code made it. */
  readonly commit: string;
  /** What drizzle kept of the applied migrations. */
  readonly applied: readonly { readonly hash: string; readonly createdAt: string }[];
  readonly tables: Readonly<Record<string, FixtureTable>>;
}

/** Names of all fixtures, oldest first. */
export function fixtureNames(): readonly string[] {
  return readdirSync(FOLDER)
    .filter((file) => file.endsWith(ENDING))
    .map((file) => file.slice(0, -ENDING.length))
    .toSorted();
}

export function readFixture(name: string): Fixture {
  const packed = readFileSync(join(FOLDER, `${name}${ENDING}`));
  return JSON.parse(brotliDecompressSync(packed).toString()) as Fixture;
}

export function writeFixture(fixture: Fixture): number {
  const packed = brotliCompressSync(JSON.stringify(fixture), {
    params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
  });
  writeFileSync(join(FOLDER, `${fixture.schema}${ENDING}`), packed);
  return packed.length;
}

/** Names of the product's tables. */
export async function readTableNames(sql: pg.Pool | pg.PoolClient): Promise<readonly string[]> {
  const { rows } = await sql.query<{ name: string }>(
    `select relname as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition order by 1`,
  );
  return rows.map(({ name }) => name);
}

/** The columns of a table that hold data of their own, in order. */
export async function readColumnNames(
  sql: pg.Pool | pg.PoolClient,
  table: string,
): Promise<readonly string[]> {
  const { rows } = await sql.query<{ name: string }>(
    `select attname as name from pg_attribute
     where attrelid = format('public.%I', $1::text)::regclass and attnum > 0 and not attisdropped and attgenerated = ''
     order by attnum`,
    [table],
  );
  return rows.map(({ name }) => name);
}

/** Every row of a table, each value as text, in Coordinated Universal Time. */
export async function readTable(sql: pg.PoolClient, table: string): Promise<FixtureTable> {
  await sql.query("set timezone = 'UTC'");
  const columns = await readColumnNames(sql, table);
  const { rows } = await sql.query<(string | null)[]>({
    text: `select ${columns.map((column) => `${quote(column)}::text`).join(', ')} from public.${quote(table)}`,
    rowMode: 'array',
  });
  return { columns, rows };
}

/**
 * Inserts the fixture's rows into a database with its schema. The connection must be a superuser's: triggers and
 * foreign keys are not run again, since the rows are already what they made.
 */
export async function insertFixture(admin: pg.PoolClient, { tables }: Fixture): Promise<void> {
  await admin.query("set session_replication_role = replica; set timezone = 'UTC'");
  for (const [table, { columns, rows }] of Object.entries(tables)) {
    await admin.query(`delete from public.${quote(table)}`);
    const names = columns.map(quote).join(', ');
    const places = columns.map((_, index) => `$${index + 1}`).join(', ');
    for (const row of rows)
      await admin.query(
        `insert into public.${quote(table)} (${names}) overriding system value values (${places})`,
        [...row],
      );
  }
  await admin.query('set session_replication_role = origin');
  await continueSequences(admin);
}

/** Lets sequences go on behind the inserted rows. */
async function continueSequences(admin: pg.PoolClient): Promise<void> {
  const { rows } = await admin.query<{ sequence: string; table: string; column: string }>(
    `select format('%I.%I', relnamespace::regnamespace, relname) as sequence, refobjid::regclass::text as "table",
       quote_ident(attname) as "column"
     from pg_depend
     join pg_class on pg_class.oid = objid and relkind = 'S' and relnamespace = 'public'::regnamespace
     join pg_attribute on attrelid = refobjid and attnum = refobjsubid
     where refclassid = 'pg_class'::regclass and deptype in ('a', 'i')`,
  );
  for (const { sequence, table, column } of rows)
    await admin.query(
      `select setval('${sequence}', coalesce((select max(${column}) from ${table}), 0) + 1, false)`,
    );
}

export function quote(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
