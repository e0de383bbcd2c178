import type { ContentSort, ContentStatus, ContentType } from '@pagewright/contract/content';
import { and, asc, desc, eq, gte, inArray, isNull, lt, or, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../platform/db/client.ts';
import {
  content,
  contentStats,
  keywordOrder,
  publication,
  scoreOrder,
  titleOrder,
  titleWords,
} from '../../platform/db/schema/index.ts';
import { wordsQuery } from '../../platform/db/words-query.ts';
import type { PageStart, SortOrder } from './cursor.ts';
import { SHARED_STATUSES } from './policy.ts';
import { cardColumns, type CardRow } from './repository.ts';

/** Filters of a list. Null or absent values filter nothing. */
export interface ListFilter {
  readonly workspaceId: string;
  readonly authorId: string | null;
  /** A member who sees only their own items and those shared by teammates. */
  readonly memberId: string | null;
  /** Empty means any. */
  readonly statuses: readonly ContentStatus[];
  readonly contentType?: ContentType | undefined;
  readonly category?: string | undefined;
  readonly tag?: string | undefined;
  readonly scoreFrom?: number | undefined;
  readonly scoreTo?: number | undefined;
  readonly updatedFrom?: Date | undefined;
  readonly updatedBefore?: Date | undefined;
  readonly words?: SearchWords | undefined;
}

/** Words that an item must contain; the last one may be a prefix. */
export interface SearchWords {
  readonly term: string;
  /** Match the title only. */
  readonly inTitle?: boolean;
}

/** Sort order, position, and length of a page. */
export interface ListPage {
  readonly sort: ContentSort;
  readonly order: SortOrder;
  readonly after: PageStart | null;
  readonly limit: number;
}

/** Up to this many items, gathering and sorting them is faster than walking an index of a million. */
export const GATHERED_MAX = 1_000;

/** The ids of all matching items, in no order; null if there are more than `GATHERED_MAX`. */
export async function gatherIds(db: Database, filter: ListFilter): Promise<string[] | null> {
  const rows = await db
    .select({ id: content.id })
    .from(content)
    .where(and(...conditions(filter)))
    .limit(GATHERED_MAX + 1);
  return rows.length > GATHERED_MAX ? null : rows.map(({ id }) => id);
}

/**
 * Returns one page of items in a stable order: by sort value, then by id. `ids`: those of all matches, if they were
 * gathered; otherwise the order's index is walked, because the planner cannot estimate prefix matches.
 */
export async function findCards(
  db: Database,
  filter: ListFilter,
  page: ListPage,
  ids: readonly string[] | null = null,
): Promise<CardRow[]> {
  const key = sortKeys[page.sort];
  const direction = page.order === 'desc' ? desc : asc;
  return db
    .select(cardColumns)
    .from(content)
    .leftJoin(publication, eq(publication.contentId, content.id))
    .leftJoin(contentStats, eq(contentStats.contentId, content.id))
    .where(
      and(
        ids === null ? and(...conditions(filter)) : sql`${content.id} = any(${sql.param(ids)}::uuid[])`,
        // Use the index of the counters, which begins with the workspace.
        page.sort === 'views' ? eq(contentStats.workspaceId, filter.workspaceId) : undefined,
        page.after ? isAfter(page.after) : undefined,
      ),
    )
    .orderBy(direction(key), direction(idOf(page.sort)))
    .limit(page.limit);
}

/**
 * Returns matches among the newest items of the workspace. If they fill the page, they equal the result of
 * `findCards`, without walking a large index or listing every item with a common word.
 */
export function findAmongNewest(
  db: Database,
  filter: ListFilter,
  { limit, newest }: { readonly limit: number; readonly newest: number },
): Promise<CardRow[]> {
  const since = sql`(select min(updated_at) from (select updated_at from ${content}
    where workspace_id = ${filter.workspaceId} and removed_at is null order by updated_at desc limit ${newest}) newest)`;
  return db
    .select(cardColumns)
    .from(content)
    .leftJoin(publication, eq(publication.contentId, content.id))
    .leftJoin(contentStats, eq(contentStats.contentId, content.id))
    .where(and(...conditions(filter), sql`${content.updatedAt} >= ${since}`))
    .orderBy(desc(content.updatedAt), desc(content.id))
    .limit(limit);
}

/**
 * Returns what items are written for, last changed first: all in a list, or only those with one of the given
 * keywords.
 */
export async function findSubjects(
  db: Database,
  filter: ListFilter,
  keywords: readonly string[] | null,
  limit: number,
) {
  const lower = keywords?.map((keyword) => keyword.toLowerCase());
  return db
    .select({ id: content.id, title: content.title, keyword: content.primaryKeyword })
    .from(content)
    .where(and(...conditions(filter), lower && inArray(keywordOrder(content.primaryKeyword), lower)))
    .orderBy(desc(content.updatedAt), desc(content.id))
    .limit(limit);
}

/** Counts items up to `max`. */
export async function countCards(db: Database, filter: ListFilter, max: number): Promise<number> {
  const some = db
    .select({ one: sql<number>`1`.as('one') })
    .from(content)
    .where(and(...conditions(filter)))
    .limit(max)
    .as('some');
  const [row] = await db.select({ total: sql<number>`count(*)::int` }).from(some);
  return row?.total ?? 0;
}

/** Estimates the number of items from the planner's statistics. */
export async function estimateCards(db: Database, filter: ListFilter): Promise<number> {
  const { rows } = await db.execute<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>(
    sql`explain (format json) select 1 from ${content} where ${and(...conditions(filter))}`,
  );
  return rows[0]?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0;
}

const sortKeys: Record<ContentSort, SQL> = {
  updated: sql`${content.updatedAt}`,
  created: sql`${content.createdAt}`,
  title: titleOrder(content.title),
  score: scoreOrder(content.score),
  words: sql`${content.wordCount}`,
  views: sql`${contentStats.viewCount}`,
};

const keyTypes: Record<ContentSort, SQL> = {
  updated: sql`timestamptz`,
  created: sql`timestamptz`,
  title: sql`text`,
  score: sql`bigint`,
  words: sql`bigint`,
  views: sql`bigint`,
};

/** The id used as the tie-breaker, from the table whose index provides the order. */
const idOf = (sort: ContentSort) => (sort === 'views' ? contentStats.contentId : content.id);

function isAfter({ sort, order, key, id }: PageStart): SQL {
  const beyond = order === 'desc' ? sql`<` : sql`>`;
  return sql`(${sortKeys[sort]}, ${idOf(sort)}) ${beyond} (${key}::${keyTypes[sort]}, ${id}::uuid)`;
}

function conditions(filter: ListFilter): (SQL | undefined)[] {
  const { authorId, memberId, statuses, words } = filter;
  const [onlyStatus] = statuses;
  return [
    eq(content.workspaceId, filter.workspaceId),
    isNull(content.removedAt),
    authorId === null ? undefined : eq(content.authorId, authorId),
    memberId === null
      ? undefined
      : or(eq(content.authorId, memberId), inArray(content.status, [...SHARED_STATUSES])),
    onlyStatus === undefined
      ? undefined
      : statuses.length === 1
        ? eq(content.status, onlyStatus)
        : inArray(content.status, [...statuses]),
    filter.contentType && eq(content.contentType, filter.contentType),
    filter.category === undefined ? undefined : eq(content.category, filter.category),
    filter.tag === undefined ? undefined : sql`${content.tags} @> array[${filter.tag}]::text[]`,
    filter.scoreFrom === undefined
      ? undefined
      : sql`${scoreOrder(content.score)} >= ${filter.scoreFrom}::int`,
    filter.scoreTo === undefined
      ? undefined
      : sql`${scoreOrder(content.score)} between 0 and ${filter.scoreTo}::int`,
    filter.updatedFrom && gte(content.updatedAt, filter.updatedFrom),
    filter.updatedBefore && lt(content.updatedAt, filter.updatedBefore),
    words && sql`${words.inTitle ? titleWords(content.title) : content.search} @@ ${wordsQuery(words.term)}`,
  ];
}
