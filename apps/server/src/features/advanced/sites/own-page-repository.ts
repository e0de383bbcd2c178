import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Context } from '../../../context.ts';
import { content, contentRevision, publication, site, workspace } from '../../../db/schema/index.ts';

type DatabaseOf = Pick<Context, 'db'>;

/** A year to compare with, and the month before its last one. */
const MONTHS = 14;

/** Published items of the workspace as their public pages show them, those that changed last first. */
export async function findPublished({ db }: DatabaseOf, workspaceId: string, limit: number) {
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
    .orderBy(desc(publication.updatedAt))
    .limit(limit);
}
export type PublishedRow = Awaited<ReturnType<typeof findPublished>>[number];

/** The name under which a workspace publishes, and the verified domain of its site; null where it has none. */
export async function findOwnSite(
  { db }: DatabaseOf,
  workspaceId: string,
): Promise<{ readonly name: string; readonly domain: string | null }> {
  const [row] = await db
    .select({
      name: sql<string>`coalesce(nullif(${site.name}, ''), ${workspace.name})`,
      domain: sql<string | null>`case when ${site.domainVerifiedAt} is not null then ${site.domain} end`,
    })
    .from(workspace)
    .leftJoin(site, eq(site.workspaceId, workspace.id))
    .where(eq(workspace.id, workspaceId));
  return row ?? { name: '', domain: null };
}

/**
 * Views of items by whole month (UTC), oldest first, the last being the last month that has ended; null for months
 * before the one after an item's first visit. Items without any visit are absent.
 */
export async function findMonthlyViews(
  { db }: DatabaseOf,
  contentIds: readonly string[],
): Promise<Map<string, (number | null)[]>> {
  if (contentIds.length === 0) return new Map();
  const { rows } = await db.execute<{ id: string; ago: number; views: string; first: number }>(sql`
    with visited as (
      select content_id, views, (extract(year from age(date_trunc('month', now() at time zone 'UTC'),
        date_trunc('month', day))) * 12 + extract(month from age(date_trunc('month', now() at time zone 'UTC'),
        date_trunc('month', day))))::int as ago
      from visit_day where content_id = any(${sql.param(contentIds)}::uuid[])
    )
    select content_id as id, ago, sum(views) as views, max(ago) over (partition by content_id) as first
    from visited where ago <= ${MONTHS} group by content_id, ago`);
  const series = new Map<string, (number | null)[]>();
  for (const { id, ago, views, first } of rows) {
    const months =
      series.get(id) ?? Array.from({ length: MONTHS }, (_, index) => (MONTHS - index < first ? 0 : null));
    if (ago > 0 && ago < first) months[MONTHS - ago] = Number(views);
    series.set(id, months);
  }
  return series;
}
