import { and, asc, count, desc, eq, exists, inArray, max, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { content, contentRevision, file, formerSlug, publication, workspace } from '../../db/schema/index.ts';

interface DatabaseOf {
  readonly db: Database;
}

/** A workspace as strangers see it: it has published something. */
export interface Site {
  readonly workspaceId: string;
  readonly slug: string;
  readonly name: string;
}

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

const isPublished = (db: Database) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(publication)
      .where(eq(publication.workspaceId, workspace.id)),
  );

/** The site of a workspace, by its slug; undefined where nothing of it is published. */
export async function findSite({ db }: DatabaseOf, slug: string): Promise<Site | undefined> {
  const [site] = await db
    .select({ workspaceId: workspace.id, slug: workspace.slug, name: workspace.name })
    .from(workspace)
    .where(and(eq(workspace.slug, slug), isPublished(db)));
  return site;
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

/** Published items, newest first; without their text where they have a description. */
export function listCards(
  { db }: DatabaseOf,
  workspaceId: string,
  limit: number,
  offset: number,
): Promise<Article[]> {
  return db
    .select(listedColumns)
    .from(publication)
    .innerJoin(content, eq(content.id, publication.contentId))
    .innerJoin(contentRevision, ofRevision)
    .where(eq(publication.workspaceId, workspaceId))
    .orderBy(newestFirst, asc(publication.contentId))
    .limit(limit)
    .offset(offset);
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

/** The addresses of a site's items, the last changed first. */
export function listAddresses({ db }: DatabaseOf, workspaceId: string, limit: number) {
  return db
    .select({ slug: publication.slug, updatedAt: publication.updatedAt })
    .from(publication)
    .where(eq(publication.workspaceId, workspaceId))
    .orderBy(desc(publication.updatedAt))
    .limit(limit);
}

/** The sites that have something published, by their address. */
export function listSites({ db }: DatabaseOf, limit: number) {
  return db
    .select({ slug: workspace.slug })
    .from(workspace)
    .where(isPublished(db))
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

/** The slug of a workspace, published or not. */
export async function findWorkspaceSlug(
  { db }: DatabaseOf,
  workspaceId: string,
): Promise<string | undefined> {
  const [row] = await db
    .select({ slug: workspace.slug })
    .from(workspace)
    .where(eq(workspace.id, workspaceId));
  return row?.slug;
}
