import { and, desc, eq, gt, or, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/client.ts';
import { isUuid } from '../../platform/db/is-uuid.ts';
import { indexedSite, siteCrawl } from '../../platform/db/schema/index.ts';

/** What a list of running work says of a crawl. */
const listedColumns = {
  id: siteCrawl.id,
  workspaceId: siteCrawl.workspaceId,
  authorId: siteCrawl.authorId,
  origin: indexedSite.origin,
  status: siteCrawl.status,
  pagesMax: siteCrawl.pagesMax,
  read: siteCrawl.read,
  known: siteCrawl.known,
  createdAt: siteCrawl.createdAt,
  endedAt: siteCrawl.endedAt,
};

/** Columns of a crawl that a workspace sees. */
const crawlColumns = {
  ...listedColumns,
  siteId: siteCrawl.siteId,
  problem: siteCrawl.problem,
  judgedAt: indexedSite.judgedAt,
  imported: sql<number>`case when ${indexedSite.workspaceId} is null then 0 else (
    select count(*)::int from indexed_page page where page.site_id = ${indexedSite.id} and page.found_by = 'import') end`.as(
    'imported',
  ),
};

const LISTED_MAX = 100;

/** The newest crawl of each site that people of a workspace started, latest start first. */
export async function listCrawls(db: Database, workspaceId: string) {
  const newest = db
    .selectDistinctOn([siteCrawl.siteId], crawlColumns)
    .from(siteCrawl)
    .innerJoin(indexedSite, eq(indexedSite.id, siteCrawl.siteId))
    .where(and(eq(siteCrawl.workspaceId, workspaceId), eq(siteCrawl.isScheduled, false)))
    .orderBy(siteCrawl.siteId, desc(siteCrawl.createdAt))
    .as('newest');
  return db.select().from(newest).orderBy(desc(newest.createdAt)).limit(LISTED_MAX);
}
export type CrawlRow = Awaited<ReturnType<typeof listCrawls>>[number];

/** Whether a workspace crawled a site, other than on a schedule. */
export async function hasCrawled(db: Database, workspaceId: string, siteId: string): Promise<boolean> {
  if (!isUuid(siteId)) return false;
  const { rows } = await db.execute<{ found: boolean }>(sql`
    select exists (
      select from site_crawl where workspace_id = ${workspaceId} and site_id = ${siteId}::uuid and not is_scheduled
    ) as found`);
  return rows[0]?.found ?? false;
}

/** A crawl by its id, in any workspace. */
export async function findCrawl(db: Database, id: string): Promise<CrawlRow | undefined> {
  const [row] = await db
    .select(crawlColumns)
    .from(siteCrawl)
    .innerJoin(indexedSite, eq(indexedSite.id, siteCrawl.siteId))
    .where(eq(siteCrawl.id, id));
  return row;
}

const AUTHOR_LISTED_MAX = 20;

/** The crawls that a person started in a workspace: active ones, then those that ended within a day, newest first. */
export async function listAuthorCrawls(
  db: Database,
  { userId, workspaceId }: { readonly userId: string; readonly workspaceId: string },
) {
  const isActive = sql`${siteCrawl.status} in ('waiting', 'running')`;
  return db
    .select(listedColumns)
    .from(siteCrawl)
    .innerJoin(indexedSite, eq(indexedSite.id, siteCrawl.siteId))
    .where(
      and(
        eq(siteCrawl.authorId, userId),
        eq(siteCrawl.workspaceId, workspaceId),
        or(isActive, gt(siteCrawl.endedAt, sql`now() - interval '1 day'`)),
      ),
    )
    .orderBy(desc(isActive), desc(siteCrawl.createdAt))
    .limit(AUTHOR_LISTED_MAX);
}
