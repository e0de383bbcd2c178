import type { SearchFigureKind } from '@pagewright/contract/analytics';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/client.ts';

/** An import with the days that it covers. */
interface ImportSpan {
  readonly id: string;
  readonly fromDay: string;
  readonly toDay: string;
}

/** Lists the imports of a workspace that have a table of this kind, newest first, without removed ones. */
export async function listImportsWith(
  db: Database,
  workspaceId: string,
  kind: SearchFigureKind,
): Promise<ImportSpan[]> {
  const { rows } = await db.execute<ImportSpan & Record<string, unknown>>(sql`
    select id, to_char(from_day, 'YYYY-MM-DD') as "fromDay", to_char(to_day, 'YYYY-MM-DD') as "toDay"
    from search_import i
    where workspace_id = ${workspaceId} and removed_at is null
      and exists (select from search_figure f where f.import_id = i.id and f.kind = ${kind})
    order by imported_at desc, id`);
  return rows;
}

/**
 * Sums clicks and impressions of imported queries by position, rounded to whole numbers up to `max`. Queries with one
 * of these brands (letters and digits in lower case) are left out, since people who search for a brand click it
 * anyway.
 */
export async function findClicksByPosition(
  db: Database,
  importIds: readonly string[],
  max: number,
  brands: readonly string[],
): Promise<{ position: number; impressions: number; clicks: number }[]> {
  const { rows } = await db.execute<{ position: number; impressions: number; clicks: number }>(sql`
    select round(position)::int as position, sum(impressions)::float8 as impressions, sum(clicks)::float8 as clicks
    from search_figure
    where import_id = any(${sql.param(importIds)}::uuid[]) and kind = 'query' and round(position) between 1 and ${max}
      and not regexp_replace(lower(name), '[^[:alnum:]]', '', 'g') like any(${sql.param(brands.map((brand) => `%${brand}%`))}::text[])
    group by 1 order by 1`);
  return rows;
}
