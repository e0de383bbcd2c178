import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Context } from '../../../context.ts';
import {
  content,
  contentRevision,
  publication,
  site,
  workspace,
  userSetting,
} from '../../../db/schema/index.ts';

type DatabaseOf = Pick<Context, 'db'>;

/** Which published items are found first: those that changed last, or longest ago. */
export type PublishedOrder = 'newest' | 'oldest';

/** Published items of the workspace as their public pages show them. */
export async function findPublished(
  { db }: DatabaseOf,
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

/** The name under which a workspace publishes, the domain that its site claims (null where it has none), and whether it has proved it. */
export async function findOwnSite(
  { db }: DatabaseOf,
  workspaceId: string,
): Promise<{
  readonly name: string;
  readonly domain: string | null;
  readonly isVerified: boolean;
  /** The site that the workspace says is its own, wherever it stands; null: none. */
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
 * Views of pages by whole calendar month (UTC), oldest first: 14 of them, the last being the last one that has ended, so
 * that its fall is beside the same one a year before. Null for months that ended before the page's first counted visit or
 * in which it came. Pages without any visit are absent.
 */
export async function findMonthlyViews(
  { db }: DatabaseOf,
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

/** The website that a user names in their profile; '' where they name none. */
export async function findWebsite({ db }: DatabaseOf, userId: string): Promise<string> {
  const [row] = await db
    .select({ website: userSetting.website })
    .from(userSetting)
    .where(eq(userSetting.userId, userId));
  return row?.website ?? '';
}
