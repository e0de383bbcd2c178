import { sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/client.ts';
import { file } from '../../../platform/db/schema/index.ts';

const TABLES_MAX = 20;
/** Sizes that are compared are at least this far apart, or the growth of a busy hour would count as that of a day. */
const LEAST_HOURS = 20;

/** Sizes in bytes at a time; of tables with their indexes. */
interface Sizes {
  readonly database: number;
  readonly files: number;
  readonly tables: Readonly<Record<string, number>>;
}

/** Earlier sizes, and how long ago they were measured. */
export interface EarlierSizes extends Sizes {
  readonly at: Date;
  readonly daysAgo: number;
}

/**
 * Sizes of all tables in bytes, with their indexes; a partitioned table has those of its partitions. A crash of the
 * database resets the count of rows; then the planner's estimate is left.
 */
const tableSizes = sql`
  select coalesce(p.relname, c.relname) as name, sum(pg_total_relation_size(c.oid)) as bytes,
    sum(coalesce(nullif(s.n_live_tup, 0), greatest(c.reltuples, 0)::bigint)) as rows
  from pg_stat_user_tables s join pg_class c on c.oid = s.relid
  left join pg_inherits on inhrelid = c.oid left join pg_class p on p.oid = inhparent
  where s.schemaname = 'public' and c.relkind <> 'p' group by 1`;

/** Saves today's sizes (UTC) unless they were already measured. */
export async function saveSizes(db: Database): Promise<void> {
  await db.execute(sql`
    insert into storage_day (day, database_bytes, file_bytes, tables)
    select today, pg_database_size(current_database()), (select coalesce(sum(bytes), 0) from file),
      (select jsonb_object_agg(name, bytes) from (${tableSizes}) sizes)
    from (select (now() at time zone 'UTC')::date as today)
    where not exists (select from storage_day where day = today)
    on conflict do nothing`);
}

/** The oldest sizes measured in the last `days`; null if none were, or only just now. */
export async function findEarlierSizes(db: Database, days: number): Promise<EarlierSizes | null> {
  const { rows } = await db.execute<{
    at: string;
    days_ago: number;
    database: string;
    files: string;
    tables: Record<string, number>;
  }>(sql`
    select measured_at as at, (extract(epoch from now() - measured_at) / 86400)::float8 as days_ago,
      database_bytes as database, file_bytes as files, tables
    from storage_day
    where measured_at between now() - make_interval(days => ${days}::int, hours => 12)
      and now() - make_interval(hours => ${LEAST_HOURS}::int)
    order by measured_at limit 1`);
  const [row] = rows;
  if (row === undefined) return null;
  const { at, days_ago: daysAgo, database, files, tables } = row;
  return { at: new Date(at), daysAgo, database: Number(database), files: Number(files), tables };
}

/** Number and total size of uploaded files. */
export async function measureFiles(
  db: Database,
): Promise<{ readonly count: number; readonly bytes: number }> {
  const [all] = await db
    .select({
      count: sql<number>`count(*)::int`,
      bytes: sql<number>`coalesce(sum(${file.bytes}), 0)::float8`,
    })
    .from(file);
  return all ?? { count: 0, bytes: 0 };
}

/** Measures the whole database and its largest tables. */
export async function measureTables(db: Database): Promise<{
  readonly bytes: number;
  readonly tables: readonly { readonly name: string; readonly bytes: number; readonly rows: number }[];
}> {
  const all = await db.execute<{ bytes: string }>(sql`select pg_database_size(current_database()) as bytes`);
  const tables = await db.execute<{ name: string; bytes: string; rows: string }>(
    sql`${tableSizes} order by 2 desc limit ${TABLES_MAX}`,
  );
  return {
    bytes: Number(all.rows[0]?.bytes ?? 0),
    tables: tables.rows.map(({ name, bytes, rows }) => ({
      name,
      bytes: Number(bytes),
      rows: Number(rows),
    })),
  };
}
