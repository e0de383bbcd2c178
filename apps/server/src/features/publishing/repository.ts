import {
  and,
  asc,
  count,
  eq,
  exists,
  inArray,
  isNotNull,
  isNull,
  max,
  not,
  notExists,
  sql,
  type SQL,
} from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import {
  content,
  contentRevision,
  deletion,
  file,
  formerSlug,
  publication,
  sampleWorkspace,
  searchedText,
  site,
  workspace,
} from '../../db/schema/index.ts';

interface DatabaseOf {
  readonly db: Database;
}

/** A workspace as strangers see it: it has published something. */
export interface Site {
  readonly workspaceId: string;
  readonly slug: string;
  readonly name: string;
  readonly tagline: string;
  readonly logo: { readonly fileId: string; readonly width: number; readonly height: number } | null;
  /** Of links on light and on dark ground, as `#rrggbb`; null: the usual one. */
  readonly colour: string | null;
  readonly colourDark: string | null;
  /** The domain that it stands on, if it is verified. */
  readonly domain: string | null;
  /** It belongs to somebody's sample workspace, and no search engine is to list it. */
  readonly isSample: boolean;
}

/** Which of a site's articles a list shows. */
export type Choice =
  | { readonly by: 'all' }
  | { readonly by: 'tag' | 'author' | 'words'; readonly value: string };

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
/** A list needs the text only where there is no description to show. */
const listedColumns = {
  ...cardColumns,
  content: sql<string>`case when ${contentRevision.metaDescription} = '' then ${contentRevision.content} else '' end`,
};

const ofRevision = and(
  eq(contentRevision.contentId, publication.contentId),
  eq(contentRevision.number, publication.revision),
);

/** As the index is sorted. */
const newestFirst = sql`${publication.publishedAt} desc nulls last`;

/** A published item as the site shows it: what a person saved last. */
export type Article = Awaited<ReturnType<typeof listFeed>>[number];

/** It has something published, and is not just being deleted. */
const isPublished = (db: Database) =>
  and(
    exists(
      db
        .select({ one: sql`1` })
        .from(publication)
        .where(eq(publication.workspaceId, workspace.id)),
    ),
    notExists(
      db
        .select({ one: sql`1` })
        .from(deletion)
        .where(and(isNull(deletion.finishedAt), sql`${workspace.id} = any(${deletion.workspaceIds})`)),
    ),
  );

const isSample = (db: Database) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(sampleWorkspace)
      .where(eq(sampleWorkspace.workspaceId, workspace.id)),
  );

/** The site of a workspace, by its slug; undefined where nothing of it is published. */
export async function findSite({ db }: DatabaseOf, slug: string): Promise<Site | undefined> {
  const [row] = await db
    .select({
      workspaceId: workspace.id,
      slug: workspace.slug,
      name: sql<string>`coalesce(nullif(${site.name}, ''), ${workspace.name})`,
      tagline: sql<string>`coalesce(${site.tagline}, '')`,
      colour: site.colour,
      colourDark: site.colourDark,
      isSample: sql<boolean>`${isSample(db)}`,
      domain: sql<string | null>`case when ${site.domainVerifiedAt} is not null then ${site.domain} end`,
      fileId: file.id,
      width: file.width,
      height: file.height,
    })
    .from(workspace)
    .leftJoin(site, eq(site.workspaceId, workspace.id))
    .leftJoin(file, eq(file.id, site.logoFileId))
    .where(and(eq(workspace.slug, slug), isPublished(db)));
  if (!row) return undefined;
  const { fileId, width, height, ...shown } = row;
  return {
    ...shown,
    logo: fileId === null || width === null || height === null ? null : { fileId, width, height },
  };
}

/** The domains that sites stand on, with the slugs of their workspaces; of all workspaces where none are named. */
export function listDomains({ db }: DatabaseOf, workspaceIds: ReadonlySet<string> | null) {
  return db
    .select({ workspaceId: site.workspaceId, domain: sql<string>`${site.domain}`, slug: workspace.slug })
    .from(site)
    .innerJoin(workspace, eq(workspace.id, site.workspaceId))
    .where(
      and(
        isNotNull(site.domainVerifiedAt),
        isNotNull(site.domain),
        workspaceIds === null ? undefined : inArray(site.workspaceId, [...workspaceIds]),
      ),
    );
}

/** The domain on which the site of a workspace stands; null where it stands on the server's own address. */
export async function findDomain({ db }: DatabaseOf, workspaceId: string): Promise<string | null> {
  const [row] = await db
    .select({ domain: site.domain })
    .from(site)
    .where(and(eq(site.workspaceId, workspaceId), isNotNull(site.domainVerifiedAt)));
  return row?.domain ?? null;
}

/** Most articles that a search finds: of more, the newest. */
export const FOUND_MAX = 1_000;

/** More hyphens are all taken for spaces. */
const HYPHENS_MAX = 5;

/** The names that an author's address may stand for: each of its hyphens is a hyphen, or a space between words. */
function namesOf(word: string): string[] {
  const parts = word.split('-');
  if (parts.length > HYPHENS_MAX + 1) return [word, parts.join(' ')];
  return parts.reduce<string[]>(
    (names, part, at) =>
      at === 0 ? [part] : names.flatMap((name) => [`${name} ${part}`, `${name}-${part}`]),
    [],
  );
}

const searchOf = (words: string) => sql`plainto_tsquery('simple', ${searchedText(sql`${words}::text`)})`;

function chosen(workspaceId: string, choice: Choice): SQL | undefined {
  const ofSite = eq(publication.workspaceId, workspaceId);
  if (choice.by === 'tag')
    return and(ofSite, sql`${publication.tags} @> array[lower(${choice.value}::text)]`);
  // No more than the newest of what is found is ranked and counted: a word that stands in everything costs no more.
  if (choice.by === 'words')
    return and(
      ofSite,
      sql`${publication.contentId} in (select content_id from publication found
        where found.workspace_id = ${workspaceId} and found.search @@ ${searchOf(choice.value)}
        order by found.published_at desc nulls last limit ${FOUND_MAX})`,
    );
  if (choice.by === 'all') return ofSite;
  // As the index on authors of public items has it.
  return and(
    ofSite,
    eq(content.workspaceId, workspaceId),
    inArray(
      sql`lower(${content.authorName})`,
      namesOf(choice.value).map((name) => sql`lower(${name}::text)`),
    ),
    eq(content.status, 'published'),
    isNull(content.removedAt),
  );
}

/** Joins the item only when the filter needs its columns, so that long lists are counted and paged without the join. */
const isOfChoice = (choice: Choice) =>
  choice.by === 'author' ? eq(content.id, publication.contentId) : sql`false`;

/** How many articles a list of a site has. */
export async function countChosen({ db }: DatabaseOf, workspaceId: string, choice: Choice): Promise<number> {
  const [row] = await db
    .select({ articles: count() })
    .from(publication)
    .leftJoin(content, isOfChoice(choice))
    .where(chosen(workspaceId, choice));
  return row?.articles ?? 0;
}

/** How many items a site has, and when its newest change came. */
export async function measureSite(
  { db }: DatabaseOf,
  workspaceId: string,
): Promise<{ readonly articles: number; readonly updatedAt: Date }> {
  const [size] = await db
    .select({ articles: count(), updatedAt: max(publication.updatedAt) })
    .from(publication)
    .where(eq(publication.workspaceId, workspaceId));
  return { articles: size?.articles ?? 0, updatedAt: size?.updatedAt ?? new Date(0) };
}

/** One published item of a site, by its slug. */
export async function findArticle(
  { db }: DatabaseOf,
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

/** Where an item that had this slug stands now. */
export async function findMovedSlug(
  { db }: DatabaseOf,
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

/** Published items, newest first, of a search the best first; without their text where they have a description. */
export function listCards(
  { db }: DatabaseOf,
  workspaceId: string,
  choice: Choice,
  limit: number,
  offset: number,
): Promise<Article[]> {
  const order = [
    ...(choice.by === 'words' ? [sql`ts_rank(${publication.search}, ${searchOf(choice.value)}) desc`] : []),
    newestFirst,
    asc(publication.contentId),
  ];
  const page = db
    .select({ contentId: publication.contentId })
    .from(publication)
    .leftJoin(content, isOfChoice(choice))
    .where(chosen(workspaceId, choice))
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
  // As an array, so that only these few are looked up, whatever the planner takes a page to have.
  return db
    .select(listedColumns)
    .from(publication)
    .innerJoin(content, eq(content.id, publication.contentId))
    .innerJoin(contentRevision, ofRevision)
    .where(sql`${publication.contentId} = any(array(${page}))`)
    .orderBy(...order);
}

/** The newest published items with their text. */
export function listFeed({ db }: DatabaseOf, workspaceId: string, limit: number) {
  return db
    .select(articleColumns)
    .from(publication)
    .innerJoin(content, eq(content.id, publication.contentId))
    .innerJoin(contentRevision, ofRevision)
    .where(eq(publication.workspaceId, workspaceId))
    .orderBy(newestFirst, asc(publication.contentId))
    .limit(limit);
}

/** The addresses of a site's items, in an order that publishing more does not change much. */
export function listAddresses({ db }: DatabaseOf, workspaceId: string, limit: number, offset: number) {
  return db
    .select({ slug: publication.slug, updatedAt: publication.updatedAt })
    .from(publication)
    .where(eq(publication.workspaceId, workspaceId))
    .orderBy(asc(publication.publishedAt), asc(publication.contentId))
    .limit(limit)
    .offset(offset);
}

/** The sites that have something published, by their address. */
export function listSites({ db }: DatabaseOf, limit: number) {
  return db
    .select({
      slug: workspace.slug,
      domain: sql<string | null>`case when ${site.domainVerifiedAt} is not null then ${site.domain} end`,
    })
    .from(workspace)
    .leftJoin(site, eq(site.workspaceId, workspace.id))
    .where(and(isPublished(db), not(isSample(db))))
    .orderBy(asc(workspace.slug))
    .limit(limit);
}

/** Width and height in pixels of stored images, by their id. */
export async function findImageSizes(
  { db }: DatabaseOf,
  ids: readonly string[],
): Promise<Map<string, { readonly width: number; readonly height: number }>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: file.id, width: file.width, height: file.height })
    .from(file)
    .where(inArray(file.id, [...ids]));
  return new Map(rows.map(({ id, width, height }) => [id, { width, height }]));
}

/** The slug of a workspace of which anybody is to hear; undefined for a sample, and where it is gone. */
export async function findFollowedSlug({ db }: DatabaseOf, workspaceId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ slug: workspace.slug })
    .from(workspace)
    .where(and(eq(workspace.id, workspaceId), not(isSample(db))));
  return row?.slug;
}
