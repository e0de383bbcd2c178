import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { Database } from '../../platform/db/client.ts';
import type { TimeSpan } from './times/zone.ts';

/** A place in a day's entries: that of the last one read. */
export interface DayPlace {
  /** ISO, in UTC. */
  readonly at: string;
  readonly id: string;
}

/** Rows of a table that belong to days. */
export interface DayRows {
  readonly table: SQLWrapper;
  readonly id: SQLWrapper;
  readonly time: SQLWrapper;
  readonly where: SQL | undefined;
}

/** Which of them to read. */
export interface DayPart {
  /** Only rows after this place; null from the beginning. */
  readonly after: DayPlace | null;
  /** Maximum number of rows per day. */
  readonly limit: number;
}

/** Matches the first rows of each day. */
export function isAmongFirst(days: readonly TimeSpan[], rows: DayRows, part: DayPart): SQL {
  return sql`${rows.id} = any(array(select id from (${rowsOfDays(days, rows, part)}) found))`;
}

/** Counts the rows of each day up to the limit, by the number of the day, from 1. Empty days are left out. */
export async function countRowsOfDays(
  db: Database,
  days: readonly TimeSpan[],
  rows: DayRows,
  part: DayPart,
): Promise<ReadonlyMap<number, number>> {
  const counted = await db.execute<{ number: string; rows: number }>(
    sql`select number, count(*)::int as rows from (${rowsOfDays(days, rows, part)}) found group by number`,
  );
  return new Map(counted.rows.map(({ number, rows: count }) => [Number(number), count]));
}

/**
 * Selects `number` (of the day, from 1) and `id` of the first rows of each day. The index on times is read only as far
 * as the limit of each day.
 */
function rowsOfDays(
  days: readonly TimeSpan[],
  { table, id, time, where }: DayRows,
  { after, limit }: DayPart,
): SQL {
  const times = (values: readonly Date[]) =>
    sql`${sql.param(values.map((value) => value.toISOString()))}::timestamptz[]`;
  const isAfter =
    after === null ? sql`true` : sql`(${time}, ${id}) > (${after.at}::timestamptz, ${after.id}::uuid)`;
  return sql`select day.number, dated.id
    from unnest(${times(days.map(({ from }) => from))}, ${times(days.map(({ before }) => before))})
      with ordinality as day (from_at, before_at, number)
    cross join lateral (
      select ${id} as id from ${table}
      where ${where} and ${time} >= day.from_at and ${time} < day.before_at and ${isAfter}
      order by ${time}, ${id} limit ${limit}
    ) dated`;
}
