import type pg from 'pg';

/** A row as a bare insert writes it: its columns with their values as text. */
export interface WrittenRow {
  readonly table: string;
  readonly columns: readonly string[];
  readonly values: readonly (string | null)[];
}

/** Tables and columns that triggers write for every item, also for a bare insert. */
const BY_TRIGGER = ['content_stats', 'content_count', 'search'];

/**
 * The rows that the transaction which created an item wrote, without those of triggers and numbers of sequences; the item
 * comes first.
 */
export async function readRowsOfCreation(pool: pg.Pool, contentId: string): Promise<WrittenRow[]> {
  const { rows: tables } = await pool.query<{ table: string; columns: string[] }>(
    `select c.relname as table, array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid
       left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and not c.relispartition and a.attnum > 0
       and not a.attisdropped and a.attgenerated = '' and c.relname <> all($1::text[]) and a.attname <> all($1::text[])
       and coalesce(pg_get_expr(d.adbin, d.adrelid), '') not like 'nextval(%'
     group by c.relname order by c.relname <> 'content', c.relname`,
    [BY_TRIGGER],
  );
  const written: WrittenRow[] = [];
  for (const { table, columns } of tables) {
    const texts = columns.map((column) => `"${column}"::text`).join(', ');
    const { rows } = await pool.query<(string | null)[]>({
      text: `select ${texts} from "${table}" where xmin = (select xmin from content where id = $1)`,
      values: [contentId],
      rowMode: 'array',
    });
    written.push(...rows.map((values) => ({ table, columns, values })));
  }
  return written;
}
