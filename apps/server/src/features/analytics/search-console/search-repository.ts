import { SEARCH_FIGURE_KINDS, type SearchFigureKind } from '@pagewright/contract/analytics';
import { and, count, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/client.ts';
import { deleteInBatches } from '../../../platform/db/delete-in-batches.ts';
import { lockName } from '../../../platform/db/lock-name.ts';
import { searchFigure, searchImport, user } from '../../../platform/db/schema/index.ts';
import { isUuid } from '../../../platform/db/is-uuid.ts';
import { EXPORT_BATCH, type PackedTable } from './read-export.ts';
import type { SearchRow } from './read-table.ts';
export type ImportRow = typeof searchImport.$inferSelect & { readonly authorName: string | null };
/** The average position of grouped rows, weighted by impressions; null if no row has a position. */
const weighedPosition = sql`sum(position * impressions) / nullif(sum(impressions) filter (where position is not null), 0)`;

const importColumns = {
  id: searchImport.id,
  workspaceId: searchImport.workspaceId,
  authorId: searchImport.authorId,
  fileName: searchImport.fileName,
  fromDay: searchImport.fromDay,
  toDay: searchImport.toDay,
  importedAt: searchImport.importedAt,
  removedAt: searchImport.removedAt,
  authorName: user.name,
};

/** Lists the imports of a workspace, newest first, without removed ones. */
export function listImports(db: Database, workspaceId: string): Promise<ImportRow[]> {
  return db
    .select(importColumns)
    .from(searchImport)
    .leftJoin(user, eq(user.id, searchImport.authorId))
    .where(and(eq(searchImport.workspaceId, workspaceId), isNull(searchImport.removedAt)))
    .orderBy(desc(searchImport.importedAt), searchImport.id);
}

/** Locks an import of any workspace, present or removed in the last 30 days, until the transaction ends. */
export async function lockImport(
  db: Database,
  id: string,
  isRemoved: boolean,
): Promise<ImportRow | undefined> {
  if (!isUuid(id)) return undefined;
  const [row] = await db
    .select(importColumns)
    .from(searchImport)
    .leftJoin(user, eq(user.id, searchImport.authorId))
    .where(
      and(
        eq(searchImport.id, id),
        isRemoved
          ? and(isNotNull(searchImport.removedAt), sql`removed_at > now() - interval '30 days'`)
          : isNull(searchImport.removedAt),
      ),
    )
    .for('update', { of: searchImport });
  return row;
}

/** Removes or restores an import. */
export async function markImport(db: Database, id: string, isRemoved: boolean): Promise<void> {
  await db
    .update(searchImport)
    .set({ removedAt: isRemoved ? sql`now()` : null })
    .where(eq(searchImport.id, id));
}

/** Counts the imports of a workspace that are not removed, and locks the count until the transaction ends. */
export async function countImports(db: Database, workspaceId: string): Promise<number> {
  await lockName(db, `imports of ${workspaceId}`);
  const [row] = await db
    .select({ imports: count() })
    .from(searchImport)
    .where(and(eq(searchImport.workspaceId, workspaceId), isNull(searchImport.removedAt)));
  return row?.imports ?? 0;
}

/** Stores an import with its rows and returns its id. */
export async function insertImport(
  db: Database,
  row: typeof searchImport.$inferInsert,
  tables: readonly PackedTable[],
): Promise<string> {
  const [{ id } = { id: '' }] = await db.insert(searchImport).values(row).returning({ id: searchImport.id });
  for (const { kind, batches } of tables)
    for (const [index, rows] of batches.entries())
      await db.execute(sql`
        insert into search_figure (import_id, kind, ordinal, name, clicks, impressions, position)
        select ${id}::uuid, ${kind}, ${index * EXPORT_BATCH}::int + r.place - 1, r.name, r.clicks, r.impressions,
          r.position
        from rows from (json_to_recordset(${rows}::json) as (name text, clicks int, impressions int,
          position float8)) with ordinality as r(name, clicks, impressions, position, place)`);
  return id;
}

/** Deletes imports removed more than 30 days ago. */
export async function deleteRemovedImports(db: Database): Promise<void> {
  await deleteInBatches(db, { table: 'search_import', where: sql`removed_at < now() - interval '30 days'` });
}

/** Lists the rows of an import with the most clicks, then impressions; days in full, oldest first. */
export async function listFigures(
  db: Database,
  importId: string,
  max: number,
): Promise<Record<SearchFigureKind, SearchRow[]>> {
  const of = (kind: SearchFigureKind): Promise<SearchRow[]> =>
    db
      .select({
        name: searchFigure.name,
        clicks: searchFigure.clicks,
        impressions: searchFigure.impressions,
        position: searchFigure.position,
      })
      .from(searchFigure)
      .where(and(eq(searchFigure.importId, importId), eq(searchFigure.kind, kind)))
      .orderBy(
        ...(kind === 'day'
          ? [searchFigure.name]
          : [desc(searchFigure.clicks), desc(searchFigure.impressions), searchFigure.ordinal]),
      )
      .limit(kind === 'day' ? 1_000 : max);
  const [query, page, day] = await Promise.all(SEARCH_FIGURE_KINDS.map(of));
  return { query: query ?? [], page: page ?? [], day: day ?? [] };
}

/**
 * Lists combined rows of several imports, with the most clicks, then impressions; positions are weighted by
 * impressions.
 */
export async function listSums(
  db: Database,
  kind: Exclude<SearchFigureKind, 'day'>,
  importIds: readonly string[],
  max: number,
): Promise<SearchRow[]> {
  const { rows } = await db.execute<SearchRow & Record<string, unknown>>(sql`
    select name, sum(clicks)::float8 as clicks, sum(impressions)::float8 as impressions, ${weighedPosition} as position
    from search_figure where import_id = any(${sql.param(importIds)}::uuid[]) and kind = ${kind}
    group by name order by 2 desc, 3 desc, 1 limit ${max}`);
  return rows;
}

/** Lists each day from the newest import that contains it, oldest first. */
export async function listNewestDays(
  db: Database,
  workspaceId: string,
): Promise<(SearchRow & { readonly importId: string })[]> {
  const { rows } = await db.execute<SearchRow & { readonly importId: string } & Record<string, unknown>>(sql`
    select distinct on (f.name) f.name, f.clicks, f.impressions, f.position, i.id as "importId"
    from search_import i join search_figure f on f.import_id = i.id and f.kind = 'day'
    where i.workspace_id = ${workspaceId} and i.removed_at is null
    order by f.name, i.imported_at desc, i.id`);
  return rows;
}

/** A figure and the import that it comes from. */
export interface ImportedFigure extends SearchRow {
  readonly importId: string;
  readonly fromDay: string;
  readonly toDay: string;
}

interface Days {
  readonly workspaceId: string;
  readonly from: string;
  readonly to: string;
}

/** Finds the figures of a query, regardless of case, in each import that covers some of these days, newest first. */
export async function findQuery(
  db: Database,
  { workspaceId, from, to }: Days,
  query: string,
): Promise<ImportedFigure[]> {
  const { rows } = await db.execute<ImportedFigure & Record<string, unknown>>(sql`
    select distinct on (i.imported_at, i.id) f.name, f.clicks, f.impressions, f.position, i.id as "importId",
      to_char(i.from_day, 'YYYY-MM-DD') as "fromDay", to_char(i.to_day, 'YYYY-MM-DD') as "toDay"
    from search_import i join search_figure f on f.import_id = i.id
    where i.workspace_id = ${workspaceId} and i.removed_at is null and i.from_day <= ${to} and i.to_day >= ${from}
      and f.kind = 'query' and lower(f.name) = lower(${query})
    order by i.imported_at desc, i.id, f.ordinal`);
  return rows;
}

/** The same for pages by URL path, without query string; summed if a page has several addresses. */
export async function findPages(
  db: Database,
  { workspaceId, from, to }: Days,
  paths: readonly string[],
): Promise<ImportedFigure[]> {
  if (paths.length === 0) return [];
  const { rows } = await db.execute<ImportedFigure & Record<string, unknown>>(sql`
    with told as (
      select rtrim(regexp_replace(f.name, '^https?://[^/?#]*|[?#].*$', '', 'gi'), '/') as path,
        f.clicks, f.impressions, f.position, i.id, i.from_day, i.to_day, i.imported_at
      from search_import i join search_figure f on f.import_id = i.id and f.kind = 'page'
      where i.workspace_id = ${workspaceId} and i.removed_at is null and i.from_day <= ${to} and i.to_day >= ${from}
    )
    select path as name, sum(clicks)::float8 as clicks, sum(impressions)::float8 as impressions,
      ${weighedPosition} as position,
      id as "importId", to_char(from_day, 'YYYY-MM-DD') as "fromDay", to_char(to_day, 'YYYY-MM-DD') as "toDay"
    from told where path = any(${sql.param(paths)}::text[])
    group by path, id, from_day, to_day, imported_at order by imported_at desc, id`);
  return rows;
}
