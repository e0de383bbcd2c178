import type { StatusChange } from '@pagewright/contract/analytics';
import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../platform/db/client.ts';
import { leaseEnd } from '../../platform/db/lease.ts';
import { indexedSite, siteCrawl } from '../../platform/db/schema/index.ts';
import { tellWork } from '../../platform/jobs/tell-work.ts';

/** A crawl claimed by this server. */
export interface ClaimedCrawl {
  readonly id: string;
  readonly siteId: string;
  readonly origin: string;
  readonly feeds: readonly string[];
  readonly pagesMax: number;
  readonly staleBefore: Date;
  readonly isListed: boolean;
  /** If a schedule started it: it reads only pages that are due, and unread ones first seen after this time. */
  readonly dueOnly: { readonly newAfter: Date } | null;
  /** Pages that it has read for the first time. */
  readonly added: number;
  /** The call that started it; null if a schedule did. */
  readonly requestId: string | null;
  readonly owner: string;
}

/** A scheduled crawl reads this part of the pages that the plan allows per site. */
export const SCHEDULED_SHARE = 10;

/** Progress of a crawl. */
export interface CrawlProgress {
  readonly read: number;
  readonly known: number;
  readonly added: number;
}

/** Returns the id of a site that a workspace has for itself alone; null if it has none of this origin. */
export async function findOwnCopy(db: Database, workspaceId: string, origin: string): Promise<string | null> {
  const [row] = await db
    .select({ id: indexedSite.id })
    .from(indexedSite)
    .where(and(eq(indexedSite.workspaceId, workspaceId), eq(indexedSite.origin, origin)));
  return row?.id ?? null;
}

/** Returns the site of an origin that a workspace crawls: its own copy, or else the shared one, created if needed. */
export async function ensureSite(db: Database, workspaceId: string, origin: string): Promise<string> {
  const own = await findOwnCopy(db, workspaceId, origin);
  if (own !== null) return own;
  const [row] = await db
    .insert(indexedSite)
    .values({ origin })
    .onConflictDoUpdate({
      target: indexedSite.origin,
      targetWhere: sql`workspace_id is null`,
      set: { origin },
    })
    .returning({ id: indexedSite.id });
  if (!row) throw new Error('a site was not kept');
  return row.id;
}

/**
 * Claims the next crawl; null if there is none. Only one server reads a site at a time. Crawls that people started come
 * before scheduled ones, which can be left out.
 */
export async function claimCrawl(
  db: Database,
  owner: string,
  { scheduled }: { readonly scheduled: boolean },
): Promise<ClaimedCrawl | null> {
  const { rows } = await db.execute<{
    id: string;
    site_id: string;
    origin: string;
    feeds: string[];
    pages_max: number;
    stale_before: string;
    is_listed: boolean;
    is_scheduled: boolean;
    new_after: string | null;
    added: number;
    workspace_id: string;
    author_id: string | null;
    request_id: string | null;
  }>(sql`
    update site_crawl crawl set status = 'running', owner = ${owner}::uuid, lease_until = ${leaseEnd}
    from indexed_site site
    where site.id = crawl.site_id and crawl.id = (
      select next.id from site_crawl next
      where next.status in ('waiting', 'running') and next.due_at <= now()
        and (next.lease_until is null or next.lease_until < now())
        and (${scheduled} or not next.is_scheduled)
        and not exists (select from site_crawl other
          where other.site_id = next.site_id and other.status = 'running' and other.id <> next.id)
      order by next.is_scheduled, next.due_at, next.created_at for update skip locked limit 1)
    returning crawl.id, crawl.site_id, site.origin, site.feeds, crawl.pages_max, crawl.stale_before, crawl.is_listed,
      crawl.is_scheduled, crawl.new_after, crawl.added, crawl.workspace_id, crawl.author_id, crawl.request_id`);
  const [row] = rows;
  if (row) await tellAuthor(db, { workspaceId: row.workspace_id, authorId: row.author_id });
  return row === undefined
    ? null
    : {
        id: row.id,
        siteId: row.site_id,
        origin: row.origin,
        feeds: row.feeds,
        pagesMax: row.pages_max,
        staleBefore: new Date(row.stale_before),
        isListed: row.is_listed,
        dueOnly: row.is_scheduled ? { newAfter: new Date(row.new_after ?? row.stale_before) } : null,
        added: row.added,
        requestId: row.request_id,
        owner,
      };
}

/** Whose crawl it is. */
const whose = { workspaceId: siteCrawl.workspaceId, authorId: siteCrawl.authorId };

/** Notifies the windows of a crawl's author, if there still is one. */
async function tellAuthor(
  db: Database,
  crawl: { readonly workspaceId: string; readonly authorId: string | null } | undefined,
): Promise<void> {
  if (crawl && crawl.authorId !== null) await tellWork(db, { ...crawl, authorId: crawl.authorId });
}

const mine = ({ id, owner }: Pick<ClaimedCrawl, 'id' | 'owner'>) =>
  and(eq(siteCrawl.id, id), eq(siteCrawl.owner, owner), eq(siteCrawl.status, 'running'));

/**
 * Extends the lease of a crawl and saves its progress; false if it was canceled or taken over by another server.
 * `isTold`: the author's windows are notified.
 */
export async function renewCrawl(
  db: Database,
  crawl: ClaimedCrawl,
  so: CrawlProgress & { readonly isListed?: boolean },
  isTold = false,
): Promise<boolean> {
  const [kept] = await db
    .update(siteCrawl)
    .set({ ...so, leaseUntil: leaseEnd })
    .where(mine(crawl))
    .returning(whose);
  if (isTold) await tellAuthor(db, kept);
  return kept !== undefined;
}

/** Returns a crawl to the queue, to continue after this many milliseconds. */
export async function requeueCrawl(db: Database, crawl: ClaimedCrawl, waitMs: number): Promise<void> {
  const [kept] = await db
    .update(siteCrawl)
    .set({
      status: 'waiting',
      owner: null,
      leaseUntil: null,
      dueAt: sql`now() + ${waitMs}::float8 * interval '1 millisecond'`,
    })
    .where(mine(crawl))
    .returning(whose);
  await tellAuthor(db, kept);
}

/** Pages that a crawl saw change, by how. */
function countChanges({ siteId, id }: ClaimedCrawl) {
  const count = (at: SQL, condition = sql`true`): SQL<number> => sql`(
    select count(*)::int from indexed_page page where page.site_id = ${siteId}::uuid
      and ${at} >= (select created_at from site_crawl where id = ${id}::uuid) and ${condition})`;
  const countStatus = (kind: StatusChange): SQL<number> =>
    count(sql`page.status_changed_at`, sql`page.status_change = ${kind}`);
  return {
    changed: count(sql`page.changed_seen_at`),
    gone: countStatus('gone'),
    redirected: countStatus('redirected'),
    back: countStatus('back'),
  };
}

/** Ends a crawl, unless it was canceled in the meantime. */
export async function endCrawl(
  db: Database,
  crawl: ClaimedCrawl,
  end: CrawlProgress & { readonly status: 'done' | 'failed'; readonly problem: string },
): Promise<void> {
  const [ended] = await db
    .update(siteCrawl)
    .set({
      ...end,
      ...(crawl.dueOnly === null ? {} : countChanges(crawl)),
      owner: null,
      leaseUntil: null,
      endedAt: sql`now()`,
    })
    .where(mine(crawl))
    .returning(whose);
  await tellAuthor(db, ended);
}

/** Saves the state of a site's sitemaps. */
export async function saveSitemapState(
  db: Database,
  siteId: string,
  so: { readonly sitemapPages: number | null; readonly isSitemapWhole: boolean },
): Promise<void> {
  await db.update(indexedSite).set(so).where(eq(indexedSite.id, siteId));
}

/** Saves the feeds that a site's start page lists. */
export async function saveFeeds(db: Database, siteId: string, feeds: readonly string[]): Promise<void> {
  await db
    .update(indexedSite)
    .set({ feeds: [...feeds] })
    .where(eq(indexedSite.id, siteId));
}

/** Saves whether a site has more addresses than are stored. */
export async function saveTruncated(db: Database, siteId: string, isCut: boolean): Promise<void> {
  await db.update(indexedSite).set({ isCut }).where(eq(indexedSite.id, siteId));
}

const ACTIVE = ['waiting', 'running'] as const;

/** Starts a crawl; null if the workspace already has an active one of this site. */
export async function insertCrawl(
  db: Database,
  crawl: {
    readonly workspaceId: string;
    readonly authorId: string;
    readonly siteId: string;
    readonly pagesMax: number;
    readonly requestId: string;
    /** A time from `readClock`. */
    readonly staleBefore: string;
  },
): Promise<string | null> {
  // Concurrent starts wait for each other here.
  await db.execute(sql`select from indexed_site where id = ${crawl.siteId} for update`);
  await cancelScheduled(db, crawl);
  const active = await db
    .select({ id: siteCrawl.id })
    .from(siteCrawl)
    .where(
      and(
        eq(siteCrawl.workspaceId, crawl.workspaceId),
        eq(siteCrawl.siteId, crawl.siteId),
        inArray(siteCrawl.status, [...ACTIVE]),
      ),
    );
  if (active.length > 0) return null;
  const [row] = await db
    .insert(siteCrawl)
    .values({ ...crawl, staleBefore: new Date(crawl.staleBefore) })
    .returning({ id: siteCrawl.id });
  await tellAuthor(db, crawl);
  return row?.id ?? null;
}

/** Cancels the scheduled crawl of a site: what somebody does with the site comes first. */
export async function cancelScheduled(
  db: Database,
  { workspaceId, siteId }: { readonly workspaceId: string; readonly siteId: string },
): Promise<void> {
  await db
    .update(siteCrawl)
    .set({ status: 'canceled', owner: null, leaseUntil: null, endedAt: sql`now()` })
    .where(
      and(
        eq(siteCrawl.workspaceId, workspaceId),
        eq(siteCrawl.siteId, siteId),
        eq(siteCrawl.isScheduled, true),
        inArray(siteCrawl.status, [...ACTIVE]),
      ),
    );
}

/** The database's time this many milliseconds ago; pages are marked as read by the same clock. */
export async function readClock(db: Database, msAgo: number): Promise<string> {
  const { rows } = await db.execute<{ at: string }>(
    sql`select (now() - ${msAgo}::float8 * interval '1 millisecond')::timestamptz(3)::text as at`,
  );
  if (!rows[0]) throw new Error('the database has no clock');
  return rows[0].at;
}

/** Cancels a crawl; false if it had already ended. The server that reads it stops within a second. */
export async function cancelCrawl(db: Database, id: string): Promise<boolean> {
  const [canceled] = await db
    .update(siteCrawl)
    .set({ status: 'canceled', owner: null, leaseUntil: null, endedAt: sql`now()` })
    .where(and(eq(siteCrawl.id, id), inArray(siteCrawl.status, [...ACTIVE])))
    .returning(whose);
  await tellAuthor(db, canceled);
  return canceled !== undefined;
}

/** Days that a workspace's crawls are kept; when the last one is deleted, so is the site. */
const KEPT_DAYS = 400;
const SCHEDULED_KEPT_DAYS = 30;

/**
 * Deletes crawls that are too old, and sites without crawls. The last crawl that somebody started is what a workspace
 * has of a site, so it is kept for as long as the site is read on schedule.
 */
export async function deleteUnusedSites(db: Database): Promise<void> {
  const later = (condition: SQL): SQL => sql`exists (select from site_crawl later
    where later.workspace_id = crawl.workspace_id and later.site_id = crawl.site_id and later.created_at > crawl.created_at
      and ${condition})`;
  await db.execute(sql`delete from site_crawl crawl
    where is_scheduled and ended_at < now() - ${SCHEDULED_KEPT_DAYS}::int * interval '1 day'
      and (ended_at < now() - ${KEPT_DAYS}::int * interval '1 day' or ${later(sql`later.is_scheduled`)})`);
  await db.execute(sql`delete from site_crawl crawl
    where not is_scheduled and ended_at < now() - ${KEPT_DAYS}::int * interval '1 day'
      and (${later(sql`not later.is_scheduled`)} or not ${later(sql`later.is_scheduled`)})`);
  await db.execute(sql`delete from indexed_site site
    where not exists (select from site_crawl crawl where crawl.site_id = site.id)`);
}
