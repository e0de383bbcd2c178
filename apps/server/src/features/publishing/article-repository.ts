import { and, asc, count, desc, eq, inArray, isNull, max, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../platform/db/client.ts';
import {
  content,
  contentRevision,
  file,
  formerSlug,
  publication,
  searchedText,
} from '../../platform/db/schema/index.ts';

/** Which of a site's articles to list. */
export type ListFilter =
  | { readonly by: 'all' }
  | { readonly by: 'tag' | 'author' | 'words'; readonly value: string };

/** A list in order of publication, not a search. */
export type OrderedFilter = ListFilter & { readonly by: 'all' | 'tag' | 'author' };

const cardColumns = {
  contentId: publication.contentId,
  slug: publication.slug,
  revision: publication.revision,
  publishedAt: publication.publishedAt,
  updatedAt: publication.updatedAt,
  title: contentRevision.title,
  metaTitle: contentRevision.metaTitle,
  metaDescription: contentRevision.metaDescription,
  tags: contentRevision.tags,
  category: contentRevision.category,
  contentType: contentRevision.contentType,
  wordCount: contentRevision.wordCount,
  authorName: content.authorName,
};
const articleColumns = { ...cardColumns, content: contentRevision.content };
/** A list needs the text only if there is no description. */
const listedColumns = {
  ...cardColumns,
  content: sql<string>`case when ${contentRevision.metaDescription} = '' then ${contentRevision.content} else '' end`,
};

const ofRevision = and(
  eq(contentRevision.contentId, publication.contentId),
  eq(contentRevision.number, publication.revision),
);

/** As the index on the order of publication is read backward. */
const newestFirst = [desc(publication.publishedAt), desc(publication.contentId)];

/** A place in a site's articles by publication: the articles before or after it are found by an index. */
export interface ListKey {
  readonly publishedAt: Date;
  readonly contentId: string;
}

const place = sql`(${publication.publishedAt}, ${publication.contentId})`;
const toRow = ({ publishedAt, contentId }: ListKey): SQL =>
  sql`(${publishedAt.toISOString()}::timestamptz, ${contentId}::uuid)`;

/** Articles published before a place. */
export const isOlder = (key: ListKey): SQL => sql`${place} < ${toRow(key)}`;

/** The article at a place and those published after it. */
export const isAtOrNewer = (key: ListKey): SQL => sql`${place} >= ${toRow(key)}`;

/** Articles published after a place. */
const isNewer = (key: ListKey): SQL => sql`${place} > ${toRow(key)}`;

/** A published item as the site shows it: the last manual save. */
export type Article = Awaited<ReturnType<typeof listFeed>>[number];

/** Maximum results of a search, newest first. */
export const SEARCH_RESULTS_MAX = 1_000;

/** With more hyphens, all of them are read as spaces. */
const HYPHENS_MAX = 5;

/** The author names that a URL segment may stand for: each hyphen is a hyphen or a space. */
function possibleAuthorNames(word: string): string[] {
  const parts = word.split('-');
  if (parts.length > HYPHENS_MAX + 1) return [word, parts.join(' ')];
  return parts.reduce<string[]>(
    (names, part, at) =>
      at === 0 ? [part] : names.flatMap((name) => [`${name} ${part}`, `${name}-${part}`]),
    [],
  );
}

const toTextQuery = (words: string) => sql`plainto_tsquery('simple', ${searchedText(sql`${words}::text`)})`;

function matchesFilter(workspaceId: string, filter: OrderedFilter): SQL | undefined {
  const ofSite = eq(publication.workspaceId, workspaceId);
  if (filter.by === 'tag')
    return and(ofSite, sql`${publication.tags} @> array[lower(${filter.value}::text)]`);
  if (filter.by === 'all') return ofSite;
  // Matches the index on authors of public items.
  return and(
    ofSite,
    eq(content.workspaceId, workspaceId),
    inArray(
      sql`lower(${content.authorName})`,
      possibleAuthorNames(filter.value).map((name) => sql`lower(${name}::text)`),
    ),
    eq(content.status, 'published'),
    isNull(content.removedAt),
  );
}

/** Joins the item only when the filter needs its columns, so that long lists are counted and paged without the join. */
const joinForFilter = (filter: OrderedFilter) =>
  filter.by === 'author' ? eq(content.id, publication.contentId) : sql`false`;

/** Counts the articles in a list of a site, up to `max`. */
export async function countArticles(
  db: Database,
  workspaceId: string,
  filter: OrderedFilter,
  max: number,
): Promise<number> {
  const some = db
    .select({ one: sql<number>`1`.as('one') })
    .from(publication)
    .leftJoin(content, joinForFilter(filter))
    .where(matchesFilter(workspaceId, filter))
    .limit(max)
    .as('some');
  const [row] = await db.select({ articles: count() }).from(some);
  return row?.articles ?? 0;
}

/** The time of a site's latest change. */
export async function readLastChange(db: Database, workspaceId: string): Promise<Date> {
  const [last] = await db
    .select({ updatedAt: max(publication.updatedAt) })
    .from(publication)
    .where(eq(publication.workspaceId, workspaceId));
  return last?.updatedAt ?? new Date(0);
}

/** One published item of a site, by its slug. */
export async function findArticle(
  db: Database,
  workspaceId: string,
  slug: string,
): Promise<Article | undefined> {
  const [article] = await db
    .select(articleColumns)
    .from(publication)
    .innerJoin(content, eq(content.id, publication.contentId))
    .innerJoin(contentRevision, ofRevision)
    .where(and(eq(publication.workspaceId, workspaceId), eq(publication.slug, slug)));
  return article;
}

/** The current slug of an item that had this slug. */
export async function findCurrentSlug(
  db: Database,
  workspaceId: string,
  slug: string,
): Promise<string | undefined> {
  const [moved] = await db
    .select({ slug: publication.slug })
    .from(formerSlug)
    .innerJoin(publication, eq(publication.contentId, formerSlug.contentId))
    .where(and(eq(formerSlug.workspaceId, workspaceId), eq(formerSlug.slug, slug)));
  return moved?.slug;
}

/** Where a page of a list begins: after so many articles, or next to a place in the order of publication. */
export type PageStart =
  | { readonly skip: number }
  | { readonly after: ListKey }
  | { readonly before: ListKey };

/**
 * Published items, newest first. Text is left out if there is a description. A page before a place ends at it.
 */
export async function listCards(
  db: Database,
  workspaceId: string,
  filter: OrderedFilter,
  { start, limit }: { readonly start: PageStart; readonly limit: number },
): Promise<Article[]> {
  const isBackward = 'before' in start;
  const order = isBackward ? [asc(publication.publishedAt), asc(publication.contentId)] : newestFirst;
  const beyond = isBackward ? isNewer(start.before) : 'after' in start ? isOlder(start.after) : undefined;
  const page = db
    .select({ contentId: publication.contentId })
    .from(publication)
    .leftJoin(content, joinForFilter(filter))
    .where(and(matchesFilter(workspaceId, filter), beyond))
    .orderBy(...order)
    .limit(limit)
    .offset('skip' in start ? start.skip : 0);
  // As an array, so only these rows are looked up no matter how many the planner expects.
  const rows = await db
    .select(listedColumns)
    .from(publication)
    .innerJoin(content, eq(content.id, publication.contentId))
    .innerJoin(contentRevision, ofRevision)
    .where(sql`${publication.contentId} = any(array(${page}))`)
    .orderBy(...order);
  return isBackward ? rows.toReversed() : rows;
}

/**
 * Published items with these words, best match first, and how many there are. Only the newest `SEARCH_RESULTS_MAX`
 * matches are ranked and counted, so a word found everywhere costs no more.
 */
export async function searchArticles(
  db: Database,
  workspaceId: string,
  words: string,
  { skip, limit }: { readonly skip: number; readonly limit: number },
): Promise<{ readonly articles: Article[]; readonly count: number }> {
  const query = toTextQuery(words);
  const { rows } = await db.execute<{ id: string; count: number }>(sql`
    with found as materialized (
      select content_id, published_at, search from ${publication}
      where workspace_id = ${workspaceId} and search @@ ${query}
      order by published_at desc, content_id desc limit ${SEARCH_RESULTS_MAX})
    select content_id as id, (select count(*)::int from found) as count from found
    order by ts_rank(search, ${query}) desc, published_at desc, content_id desc limit ${limit} offset ${skip}`);
  const ids = rows.map(({ id }) => id);
  const articles = await db
    .select(listedColumns)
    .from(publication)
    .innerJoin(content, eq(content.id, publication.contentId))
    .innerJoin(contentRevision, ofRevision)
    .where(inArray(publication.contentId, ids));
  return {
    articles: articles.toSorted((a, b) => ids.indexOf(a.contentId) - ids.indexOf(b.contentId)),
    count: rows[0]?.count ?? 0,
  };
}

/** The newest published items with their text. */
export function listFeed(db: Database, workspaceId: string, limit: number) {
  return db
    .select(articleColumns)
    .from(publication)
    .innerJoin(content, eq(content.id, publication.contentId))
    .innerJoin(contentRevision, ofRevision)
    .where(eq(publication.workspaceId, workspaceId))
    .orderBy(...newestFirst)
    .limit(limit);
}

/** Names of a site's newest articles and what they are about. */
export function listSummaries(db: Database, workspaceId: string, limit: number) {
  return db
    .select({
      slug: publication.slug,
      title: contentRevision.title,
      metaDescription: contentRevision.metaDescription,
    })
    .from(publication)
    .innerJoin(contentRevision, ofRevision)
    .where(eq(publication.workspaceId, workspaceId))
    .orderBy(...newestFirst)
    .limit(limit);
}

/** Width and height in pixels of stored images, by their id. */
export async function findImageSizes(
  db: Database,
  ids: readonly string[],
): Promise<Map<string, { readonly width: number; readonly height: number }>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: file.id, width: file.width, height: file.height })
    .from(file)
    .where(inArray(file.id, [...ids]));
  return new Map(rows.map(({ id, width, height }) => [id, { width, height }]));
}
