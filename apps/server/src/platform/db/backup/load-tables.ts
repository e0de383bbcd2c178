import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { StartError } from '../../config/start-error.ts';
import type { Snapshot } from './archive-format.ts';
import { listDayPartitions, quoteIdentifier, summarize, pinTextFormat } from './catalog.ts';
import type { TarEntry } from './tar.ts';

/**
 * Drops the product's tables, the queue, and the migration log in the current transaction. Servers recreate the queue.
 */
export async function clearDatabase(client: pg.ClientBase): Promise<void> {
  await client.query('DROP SCHEMA IF EXISTS pgboss CASCADE');
  await client.query('DROP TABLE IF EXISTS drizzle.__drizzle_migrations');
  const { rows } = await client.query<{ statement: string }>(DROP_STATEMENTS);
  for (const { statement } of rows) await client.query(statement);
}

/** Everything in the schema that is not part of an extension or of another dropped object. */
const DROP_STATEMENTS = `
  WITH ours AS (
    SELECT 'public'::regnamespace AS schema
  ), owned AS (
    SELECT objid FROM pg_depend WHERE deptype = 'e'
    -- The sequence of an identity column goes with its table. A column that partitions its table is part of it too.
    OR deptype = 'i' AND classid = 'pg_class'::regclass AND objsubid = 0
  )
  SELECT format('DROP %s IF EXISTS public.%I CASCADE',
    CASE relkind WHEN 'v' THEN 'VIEW' WHEN 'm' THEN 'MATERIALIZED VIEW' WHEN 'S' THEN 'SEQUENCE' ELSE 'TABLE' END, relname) AS statement
  FROM pg_class, ours WHERE relnamespace = schema AND relkind IN ('r', 'p', 'v', 'm', 'S') AND oid NOT IN (SELECT objid FROM owned)
  UNION ALL
  SELECT format('DROP ROUTINE IF EXISTS %s CASCADE', oid::regprocedure)
  FROM pg_proc, ours WHERE pronamespace = schema AND oid NOT IN (SELECT objid FROM owned)
  UNION ALL
  SELECT format('DROP TYPE IF EXISTS public.%I CASCADE', typname)
  FROM pg_type, ours WHERE typnamespace = schema AND typtype IN ('e', 'd') AND oid NOT IN (SELECT objid FROM owned)`;

/** A dropped foreign key. */
export interface ForeignKey {
  readonly table: string;
  readonly name: string;
  readonly definition: string;
}

/**
 * Empties the tables of a fresh schema, gives them the partitions of the snapshot, and drops constraints and triggers
 * that need all rows to be present; returns the foreign keys.
 */
export async function prepareTables(client: pg.ClientBase, snapshot: Snapshot): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(
    `SELECT conrelid::regclass::text AS table, conname AS name, pg_get_constraintdef(oid) AS definition
     FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace AND conparentid = 0`,
  );
  for (const key of rows)
    await client.query(`ALTER TABLE ${key.table} DROP CONSTRAINT ${quoteIdentifier(key.name)}`);
  // Migrations create those of the days after them.
  await pinTextFormat(client);
  for (const { name } of await listDayPartitions(client))
    await client.query(`DROP TABLE public.${quoteIdentifier(name)}`);
  for (const { table, name, bound } of snapshot.partitions)
    await client.query(
      `CREATE TABLE public.${quoteIdentifier(name)} PARTITION OF public.${quoteIdentifier(table)} ${bound}`,
    );
  for (const table of snapshot.tables) {
    await client.query(`ALTER TABLE public.${quoteIdentifier(table.name)} DISABLE TRIGGER USER`);
    // Migrations may insert rows.
    await client.query(`DELETE FROM public.${quoteIdentifier(table.name)}`);
  }
  return rows;
}

/** @throws Error if the entry belongs to no table of the snapshot */
export async function loadRows(
  client: pg.ClientBase,
  snapshot: Snapshot | null,
  entry: TarEntry,
): Promise<void> {
  const table = snapshot?.tables.find(({ name }) => name === entry.name);
  if (table === undefined) throw new Error(`The archive has an entry that belongs to nothing: ${entry.name}`);
  const rows = client.query(
    copyFrom(
      `COPY public.${quoteIdentifier(table.name)} (${table.columns.map(quoteIdentifier).join(', ')}) FROM STDIN`,
    ),
  );
  await pipeline(Readable.from(entry.body), rows);
}

/** Restores the foreign keys, which checks every reference, and sets the sequences. */
export async function finishTables(
  client: pg.ClientBase,
  snapshot: Snapshot,
  lifted: readonly ForeignKey[],
): Promise<void> {
  for (const key of lifted) {
    await client.query(
      `ALTER TABLE ${key.table} ADD CONSTRAINT ${quoteIdentifier(key.name)} ${key.definition}`,
    );
  }
  for (const table of snapshot.tables)
    await client.query(`ALTER TABLE public.${quoteIdentifier(table.name)} ENABLE TRIGGER USER`);
  for (const sequence of snapshot.sequences) {
    await client.query('SELECT setval($1::regclass, $2::bigint, $3)', [
      `public.${quoteIdentifier(sequence.name)}`,
      sequence.lastValue,
      sequence.isCalled,
    ]);
  }
}

/**
 * Compares each table with the backup's counts and checksums.
 * @throws StartError naming the first table that differs
 */
export async function checkRows(client: pg.ClientBase, snapshot: Snapshot): Promise<void> {
  await pinTextFormat(client);
  for (const table of snapshot.tables) {
    const found = await summarize(client, table);
    if (found.rows !== table.rows || found.checksum !== table.checksum) {
      throw new StartError(
        `the restored table ${table.name} differs from the backup (${found.rows} of ${table.rows} rows); nothing was changed`,
      );
    }
  }
}
