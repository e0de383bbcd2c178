import { getTableColumns, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../../platform/db/client.ts';
import { indexedPage } from '../../../platform/db/schema/index.ts';

const COPIED = sql.join(
  Object.values(getTableColumns(indexedPage))
    .filter(({ name }) => name !== 'id' && name !== 'site_id')
    .map(({ name }) => sql.identifier(name)),
  sql`, `,
);

const copyOf = (id: SQL): SQL => sql`(select new from page_copy where old = ${id})`;
/** Ids of the copies, in order. 0 stands for pages of other sites, and for pages that came later. */
const copiesOf = (ids: SQL): SQL => sql`coalesce((
  select array_agg(coalesce(page_copy.new, 0) order by place)
  from unnest(${ids}) with ordinality as one(id, place) left join page_copy on page_copy.old = one.id), '{}')`;

/**
 * Copies a shared site for one workspace alone, with its pages and scores, and moves what the workspace has of it: its
 * crawls, assignments, link decisions, and reports. Returns the id of the copy. Runs in the caller's transaction.
 */
export async function copySite(db: Database, workspaceId: string, siteId: string): Promise<string> {
  const { rows } = await db.execute<{ id: string }>(sql`
    insert into indexed_site (origin, workspace_id, feeds, sitemap_pages, is_sitemap_whole, is_cut, judged_at, scored_at, scored_by)
    select origin, ${workspaceId}, feeds, sitemap_pages, is_sitemap_whole, is_cut, judged_at, scored_at, scored_by
    from indexed_site where id = ${siteId}::uuid returning id`);
  const copy = rows[0]?.id;
  if (copy === undefined) throw new Error('a site was not copied');
  await db.execute(sql`
    insert into indexed_page (site_id, ${COPIED}) select ${copy}::uuid, ${COPIED} from indexed_page where site_id = ${siteId}::uuid`);
  await db.execute(
    sql`create temp table page_copy (old bigint primary key, new bigint not null) on commit drop`,
  );
  await db.execute(sql`
    insert into page_copy select shared.id, own.id from indexed_page shared
      join indexed_page own on own.site_id = ${copy}::uuid and own.url = shared.url
    where shared.site_id = ${siteId}::uuid`);
  await db.execute(sql`analyze page_copy`);
  await db.execute(sql`
    update indexed_page page set redirect_to = ${copyOf(sql`page.redirect_to`)},
      canonical_to = ${copyOf(sql`page.canonical_to`)}, merge_into = ${copyOf(sql`page.merge_into`)},
      links = ${copiesOf(sql`page.links`)}, hreflang_to = ${copiesOf(sql`page.hreflang_to`)},
      partners = ${copiesOf(sql`page.partners`)}
    where page.site_id = ${copy}::uuid`);
  await db.execute(sql`
    insert into indexed_page_score (page_id, score, key, scored_at)
    select page_copy.new, score, key, scored_at from indexed_page_score grade join page_copy on page_copy.old = grade.page_id`);
  await db.execute(sql`
    insert into indexed_image (site_id, url, bytes, checked_at)
    select ${copy}::uuid, url, bytes, checked_at from indexed_image where site_id = ${siteId}::uuid`);
  await moveUse(db, workspaceId, { from: siteId, to: copy });
  return copy;
}

async function moveUse(
  db: Database,
  workspaceId: string,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> {
  await db.execute(sql`
    update site_crawl set site_id = ${to}::uuid where workspace_id = ${workspaceId} and site_id = ${from}::uuid`);
  await db.execute(sql`
    update site_schedule set site_id = ${to}::uuid where workspace_id = ${workspaceId} and site_id = ${from}::uuid`);
  await db.execute(sql`
    update site_page_assignment task set page_id = page_copy.new from page_copy
    where task.workspace_id = ${workspaceId} and task.page_id = page_copy.old`);
  await db.execute(sql`
    update site_link_decision one set from_page = source.new, to_page = target.new
    from page_copy source, page_copy target
    where one.workspace_id = ${workspaceId} and one.from_page = source.old and one.to_page = target.old`);
  await db.execute(sql`
    update article_link_decision one set page_id = page_copy.new from page_copy, content
    where one.page_id = page_copy.old and content.id = one.content_id and content.workspace_id = ${workspaceId}`);
  await db.execute(sql`
    update report set source_id = ${to} where workspace_id = ${workspaceId} and source_id = ${from}`);
}

/** Whether a workspace crawls a site right now, or is about to. */
export async function isCrawling(db: Database, workspaceId: string, siteId: string): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from site_crawl where workspace_id = ${workspaceId} and site_id = ${siteId}::uuid
      and status in ('waiting', 'running') limit 1`);
  return rows.length > 0;
}

/** Locks a site. Returns its origin, and whether one workspace has it alone. */
export async function lockSite(
  db: Database,
  siteId: string,
): Promise<{ readonly origin: string; readonly isOwn: boolean }> {
  const { rows } = await db.execute<{ origin: string; is_own: boolean }>(sql`
    select origin, workspace_id is not null as is_own from indexed_site where id = ${siteId}::uuid for update`);
  const [row] = rows;
  if (!row) throw new Error('a crawled site is gone');
  return { origin: row.origin, isOwn: row.is_own };
}

/** Marks a site as changed by an import, for what was computed from its pages before. */
export async function markImported(db: Database, siteId: string): Promise<void> {
  await db.execute(sql`update indexed_site set imported_at = clock_timestamp() where id = ${siteId}::uuid`);
}

/** Adds imported addresses up to a number of them per site. Returns how many were added, and how many were known. */
export async function addImported(
  db: Database,
  siteId: string,
  urls: readonly string[],
  max: number,
): Promise<{ readonly added: number; readonly present: number }> {
  const given = sql`unnest(${sql.param(urls)}::text[]) with ordinality as given(url, place)`;
  const { rows } = await db.execute<{ present: number; added: number }>(sql`
    with fresh as (
      select url from ${given}
      where not exists (select from indexed_page page where page.site_id = ${siteId}::uuid and page.url = given.url)
      order by place
    ), added as (
      insert into indexed_page (site_id, url, found_by)
      select ${siteId}::uuid, url, 'import' from fresh limit greatest(0, ${max}::int - (
        select count(*) from indexed_page where site_id = ${siteId}::uuid and found_by = 'import'))
      on conflict do nothing returning id
    )
    select (select count(*) from added)::int as added, ${urls.length}::int - (select count(*) from fresh)::int as present`);
  return rows[0] ?? { added: 0, present: 0 };
}

/**
 * Removes the imported addresses of a site that neither its sitemaps nor its pages name; the others stay, as found by
 * them. Returns what was removed.
 */
export async function deleteImported(db: Database, siteId: string): Promise<string[]> {
  await db.execute(sql`
    update indexed_page page set found_by = case when is_in_sitemap then 'sitemap' else 'link' end
    where site_id = ${siteId}::uuid and found_by = 'import' and (is_in_sitemap or page.id in (
      select unnest(links) from indexed_page where site_id = ${siteId}::uuid union
      select redirect_to from indexed_page where site_id = ${siteId}::uuid and redirect_to is not null))`);
  const { rows } = await db.execute<{ url: string }>(sql`
    delete from indexed_page where site_id = ${siteId}::uuid and found_by = 'import' returning url`);
  return rows.map(({ url }) => url);
}
