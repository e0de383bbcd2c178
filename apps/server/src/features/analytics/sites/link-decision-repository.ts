import type { DecidedLink } from '@pagewright/contract/analytics';
import { and, count, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/client.ts';
import { indexedPage, siteLinkDecision } from '../../../platform/db/schema/index.ts';

/** A link between two pages, by id. */
export interface LinkPlace {
  readonly from: number;
  readonly to: number;
}

/** Returns the site of two pages; null if they are not two pages of one site. */
export async function findSiteOfLink(db: Database, { from, to }: LinkPlace): Promise<string | null> {
  const { rows } = await db.execute<{ site_id: string }>(sql`
    select page.site_id from indexed_page page join indexed_page other on other.site_id = page.site_id
    where page.id = ${from} and other.id = ${to} and page.id <> other.id`);
  return rows[0]?.site_id ?? null;
}

/** Counts the decisions of a workspace. */
export async function countDecisions(db: Database, workspaceId: string): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(siteLinkDecision)
    .where(eq(siteLinkDecision.workspaceId, workspaceId));
  return row?.count ?? 0;
}

/** Stores a decision, replacing an earlier one. */
export async function putDecision(
  db: Database,
  row: Omit<typeof siteLinkDecision.$inferInsert, 'decidedAt'>,
): Promise<void> {
  const { anchor, decision } = row;
  await db
    .insert(siteLinkDecision)
    .values(row)
    .onConflictDoUpdate({
      target: [siteLinkDecision.workspaceId, siteLinkDecision.fromPage, siteLinkDecision.toPage],
      set: { anchor, decision, decidedAt: sql`now()` },
    });
}

/** Deletes a decision. Returns false if there was none. */
export async function deleteDecision(
  db: Database,
  workspaceId: string,
  { from, to }: LinkPlace,
): Promise<boolean> {
  const deleted = await db
    .delete(siteLinkDecision)
    .where(
      and(
        eq(siteLinkDecision.workspaceId, workspaceId),
        eq(siteLinkDecision.fromPage, from),
        eq(siteLinkDecision.toPage, to),
      ),
    )
    .returning({ from: siteLinkDecision.fromPage });
  return deleted.length > 0;
}

/** Lists a workspace's decisions about links of a site, newest first, or about one link if a place is given. */
export async function listDecisions(
  db: Database,
  workspaceId: string,
  siteId: string,
  place: LinkPlace | null = null,
): Promise<(DecidedLink & { readonly place: LinkPlace })[]> {
  const { rows } = await db.execute<{
    from_page: string;
    from_url: string;
    from_title: string;
    to_page: string;
    to_url: string;
    to_title: string;
    anchor: string;
    decision: DecidedLink['decision'];
    decided_at: string;
    is_set: boolean | null;
  }>(sql`
    select one.from_page, page.url as from_url, page.title as from_title,
      one.to_page, other.url as to_url, other.title as to_title, one.anchor, one.decision, one.decided_at,
      case when page.status between 200 and 299 and page.fault = '' then one.to_page = any(page.links) end as is_set
    from ${siteLinkDecision} one join ${indexedPage} page on page.id = one.from_page
      join ${indexedPage} other on other.id = one.to_page
    where one.workspace_id = ${workspaceId} and page.site_id = ${siteId}::uuid
      and ${place === null ? sql`true` : sql`one.from_page = ${place.from} and one.to_page = ${place.to}`}
    order by one.decided_at desc, one.from_page, one.to_page`);
  return rows.map((row) => ({
    from: { id: row.from_page, url: row.from_url, title: row.from_title },
    to: { id: row.to_page, url: row.to_url, title: row.to_title },
    anchor: row.anchor,
    decision: row.decision,
    decidedAt: new Date(row.decided_at).toISOString(),
    isSet: row.is_set,
    place: { from: Number(row.from_page), to: Number(row.to_page) },
  }));
}
