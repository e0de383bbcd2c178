import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/client.ts';
import {
  content,
  contentRevision,
  publication,
  site,
  workspace,
  userSetting,
} from '../../../platform/db/schema/index.ts';

/** Sort order of published items by last change. */
export type PublishedOrder = 'newest' | 'oldest';

/** Finds published items of the workspace as their public pages show them. */
export async function findPublished(
  db: Database,
  workspaceId: string,
  { order, limit }: { readonly order: PublishedOrder; readonly limit: number },
) {
  return db
    .select({
      contentId: publication.contentId,
      slug: publication.slug,
      title: contentRevision.title,
      description: contentRevision.metaDescription,
      content: contentRevision.content,
      authorName: content.authorName,
      publishedAt: publication.publishedAt,
      updatedAt: publication.updatedAt,
    })
    .from(publication)
    .innerJoin(
      contentRevision,
      and(
        eq(contentRevision.contentId, publication.contentId),
        eq(contentRevision.number, publication.revision),
      ),
    )
    .innerJoin(content, eq(content.id, publication.contentId))
    .where(and(eq(publication.workspaceId, workspaceId), isNull(content.removedAt)))
    .orderBy(order === 'newest' ? desc(publication.updatedAt) : asc(publication.updatedAt))
    .limit(limit);
}
export type PublishedRow = Awaited<ReturnType<typeof findPublished>>[number];

/**
 * Finds the name under which a workspace publishes, the domain that its site claims (null if none), and whether it is
 * verified.
 */
export async function findOwnSite(
  db: Database,
  workspaceId: string,
): Promise<{
  readonly name: string;
  readonly domain: string | null;
  readonly isVerified: boolean;
  /** The live site that the workspace names as its own, on any server; null if none. */
  readonly liveSite: string | null;
}> {
  const [row] = await db
    .select({
      name: sql<string>`coalesce(nullif(${site.name}, ''), ${workspace.name})`,
      domain: site.domain,
      liveSite: site.liveSite,
      isVerified: sql<boolean>`${site.domainVerifiedAt} is not null`,
    })
    .from(workspace)
    .leftJoin(site, eq(site.workspaceId, workspace.id))
    .where(eq(workspace.id, workspaceId));
  return row ?? { name: '', domain: null, isVerified: false, liveSite: null };
}

/**
 * Views of pages by full calendar month (UTC), oldest first: the last 14 full months, so that a drop can be compared
 * with the same one a year before. Null for months that ended before the page's first counted visit or that contain
 * it. Pages without visits are absent.
 */
export async function findMonthlyViews(
  db: Database,
  contentIds: readonly string[],
): Promise<Map<string, (number | null)[]>> {
  if (contentIds.length === 0) return new Map();
  const { rows } = await db.execute<{ id: string; months: (number | null)[] }>(sql`
    with page as materialized (
      select id, (select min(day) from visit_day where content_id = id) as first
      from unnest(${sql.param(contentIds)}::uuid[]) id
    ), month as (
      select generate_series(date_trunc('month', now() at time zone 'UTC') - interval '14 months',
        date_trunc('month', now() at time zone 'UTC') - interval '1 month', interval '1 month')::date as begins
    )
    select page.id, array_agg(
      case when page.first <= month.begins then coalesce(counted.views, 0)::int end
      order by month.begins) as months
    from page cross join month
      left join visit_month counted on counted.content_id = page.id and counted.month = month.begins
        and counted.content_id = any(${sql.param(contentIds)}::uuid[])
    where page.first is not null group by page.id`);
  return new Map(rows.map(({ id, months }) => [id, months]));
}

/** Returns the website in a user's profile; '' if there is none. */
export async function findWebsite(db: Database, userId: string): Promise<string> {
  const [row] = await db
    .select({ website: userSetting.website })
    .from(userSetting)
    .where(eq(userSetting.userId, userId));
  return row?.website ?? '';
}
