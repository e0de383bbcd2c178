import type { DecidedArticleLink, LinkDirection } from '@pagewright/contract/analytics';
import { and, count, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/client.ts';
import { articleLinkDecision, content, remotePost } from '../../../platform/db/schema/index.ts';

/** A page of a site, with its title. */
export interface NamedPage {
  readonly id: number;
  readonly url: string;
  readonly title: string;
}

/** Returns the public addresses of an item: where it was opened from and where it was published. */
export async function findItemAddresses(db: Database, contentId: string): Promise<string[]> {
  const { rows } = await db.execute<{ url: string }>(sql`
    select source_url as url from ${content} where id = ${contentId} and source_url is not null
    union select url from ${remotePost} where content_id = ${contentId} and url is not null and is_public`);
  return rows.map(({ url }) => url);
}

/** Finds the page of a site at one of these addresses, with or without a trailing slash. */
export async function findPageAt(
  db: Database,
  siteId: string,
  addresses: readonly string[],
): Promise<NamedPage | null> {
  const forms = addresses.flatMap((address) => {
    const bare = address.replace(/#.*$/, '').replace(/\/$/, '');
    return [bare, `${bare}/`];
  });
  const { rows } = await db.execute<{ id: string; url: string; title: string }>(sql`
    select id, url, title from indexed_page
    where site_id = ${siteId}::uuid and url = any(${sql.param(forms)}::text[])
    order by status between 200 and 299 desc nulls last, id limit 1`);
  const [row] = rows;
  return row ? { ...row, id: Number(row.id) } : null;
}

/** Whether a page belongs to a site. */
export async function hasPage(db: Database, siteId: string, page: number): Promise<boolean> {
  const { rows } = await db.execute(
    sql`select from indexed_page where id = ${page} and site_id = ${siteId}::uuid`,
  );
  return rows.length > 0;
}

/** A decision about a link of an item. It does not say whether the link exists. */
export type ArticleDecision = Omit<DecidedArticleLink, 'isSet'> & { readonly pageId: number };

/** Decisions about links between an item and pages of a site, including those made about the item's own page; newest first. */
export async function listArticleDecisions(
  db: Database,
  place: {
    readonly workspaceId: string;
    readonly contentId: string;
    readonly siteId: string;
    readonly ownPage: number | null;
  },
): Promise<ArticleDecision[]> {
  const { workspaceId, contentId, siteId, ownPage } = place;
  const { rows } = await db.execute<{
    page_id: string;
    url: string;
    title: string;
    direction: LinkDirection;
    anchor: string;
    decision: DecidedArticleLink['decision'];
    decided_at: string;
  }>(sql`
    with own as (
      select page_id, direction, anchor, decision, decided_at from article_link_decision where content_id = ${contentId}
      union all
      select to_page, 'outbound', anchor, decision, decided_at from site_link_decision
      where workspace_id = ${workspaceId} and from_page = ${ownPage}
      union all
      select from_page, 'inbound', anchor, decision, decided_at from site_link_decision
      where workspace_id = ${workspaceId} and to_page = ${ownPage}
    ), newest as (
      select distinct on (page_id, direction) * from own order by page_id, direction, decided_at desc
    )
    select newest.*, page.url, page.title from newest join indexed_page page on page.id = newest.page_id
    where page.site_id = ${siteId}::uuid
    order by newest.decided_at desc, newest.page_id, newest.direction`);
  return rows.map(({ page_id: id, url, title, direction, anchor, decision, decided_at: at }) => ({
    pageId: Number(id),
    page: { id, url, title },
    direction,
    anchor,
    decision,
    decidedAt: new Date(at).toISOString(),
  }));
}

/** Number of decisions stored for an item. */
export async function countArticleDecisions(db: Database, contentId: string): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(articleLinkDecision)
    .where(eq(articleLinkDecision.contentId, contentId));
  return row?.count ?? 0;
}

/** Stores a decision; a later one replaces an earlier one. */
export async function putArticleDecision(
  db: Database,
  row: Omit<typeof articleLinkDecision.$inferInsert, 'decidedAt'>,
): Promise<void> {
  const { anchor, decision } = row;
  await db
    .insert(articleLinkDecision)
    .values(row)
    .onConflictDoUpdate({
      target: [articleLinkDecision.contentId, articleLinkDecision.pageId, articleLinkDecision.direction],
      set: { anchor, decision, decidedAt: sql`now()` },
    });
}

/** Deletes a decision. Returns false if there was none. */
export async function deleteArticleDecision(
  db: Database,
  { contentId, pageId, direction }: { contentId: string; pageId: number; direction: LinkDirection },
): Promise<boolean> {
  const deleted = await db
    .delete(articleLinkDecision)
    .where(
      and(
        eq(articleLinkDecision.contentId, contentId),
        eq(articleLinkDecision.pageId, pageId),
        eq(articleLinkDecision.direction, direction),
      ),
    )
    .returning({ id: articleLinkDecision.pageId });
  return deleted.length > 0;
}
