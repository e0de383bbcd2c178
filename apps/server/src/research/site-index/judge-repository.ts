import { SITE_RULES } from '@pagewright/contract/analytics';
import { sql } from 'drizzle-orm';
import { withTransaction, type Database } from '../../platform/db/client.ts';
import { isGoneStatus } from './status-repository.ts';

const {
  thinWords: THIN_WORDS,
  oldDays: OLD_DAYS,
  sameTextWords: SAME_TEXT_WORDS,
  heavyImageBytes: HEAVY_BYTES,
} = SITE_RULES;
/** Maximum other pages with the same query that are listed for each. */
const PARTNERS_MAX = 5;
/** Maximum click depth that is counted, and maximum redirects that are followed. */
const DEPTH_MAX = 60;
const HOPS_MAX = 10;

/**
 * Calculates what no page of a site shows by itself: inbound links, clicks from the start page, duplicates, audit
 * issues, and the recommended action. All of it runs in the database. Nothing is claimed about pages that were not read
 * or were refused, and pages only count as orphans if all known pages that robots.txt allows were read.
 */
export async function judgeSite(db: Database, siteId: string): Promise<void> {
  await withTransaction({ db }, async ({ db }) => {
    await db.execute(sql`select from indexed_site where id = ${siteId} for update`);
    await db.execute(sql`create temp table site_edge on commit drop as
      select distinct page.id as source, target from indexed_page page, unnest(page.links) target
      where page.site_id = ${siteId} and target <> page.id`);
    await db.execute(
      sql`create temp table site_depth (id bigint primary key, depth int not null) on commit drop`,
    );
    await db.execute(sql`insert into site_depth
      select id, 0 from indexed_page where site_id = ${siteId} and found_by = 'start'`);
    for (let depth = 0; depth < DEPTH_MAX; depth += 1) {
      const { rowCount } = await db.execute(sql`
        insert into site_depth select distinct target, ${depth + 1}::int from (
          select edge.target from site_depth near join site_edge edge on edge.source = near.id where near.depth = ${depth}
          union all
          select page.redirect_to from site_depth near join indexed_page page on page.id = near.id
          where near.depth = ${depth} and page.redirect_to is not null
        ) next on conflict do nothing`);
      if (!rowCount) break;
    }
    await db.execute(sql`analyze site_edge, site_depth`);
    await db.execute(judgment(siteId));
    await db.execute(sql`update indexed_site set judged_at = now() where id = ${siteId}`);
  });
}

const isOk = sql`page.status between 200 and 299 and page.fault = ''`;
/** Whether a `page` is gone. */
const isGonePage = sql`(${isGoneStatus(sql`page.status`)})`;
/** Whether a `page` redirects. */
const isRedirect = sql`(page.status between 300 and 399 and page.redirect_url is not null)`;
/** Whether a `page` was refused: by an error that does not say that it is gone, or by a redirect without a target. */
const isRefused = sql`(page.status >= 300 and not ${isGonePage} and not ${isRedirect})`;
/** Whether it may be a page that was not read: it was refused, did not respond, or could not be read as HTML. */
export const isUnread = sql`(page.status = 0 or ${isRefused}
  or (page.status between 200 and 299 and page.fault not in ('', 'page_not_html')))`;
const isIndexable = sql`page.is_indexable`;
const isDuplicate = (field: 'title' | 'description' | 'h1') =>
  sql`${isIndexable} and page.${sql.raw(field)} <> ''
    and count(*) filter (where ${isIndexable}) over (partition by page.locale, lower(page.${sql.raw(field)})) > 1`;

/** Order of pages on the same subject, the one to keep first; a start page is never merged into another page. */
const STRONGEST = sql`found_by = 'start' desc, inbound desc, words desc, id`;

/** Codes of a page's issues with their conditions. */
const ISSUES = sql`array_remove(array[
  case when page.is_gone then 'not_found' end,
  case when page.status >= 500 then 'server_error' end,
  case when page.is_refused and page.status < 500 then 'refused' end,
  case when page.status = 0 then 'unreachable' end,
  case when redirect.is_loop then 'redirect_loop' end,
  case when redirect.is_chain and not redirect.is_loop then 'redirect_chain' end,
  case when redirect.is_broken then 'redirect_broken' end,
  case when ${isOk} and edge.is_broken then 'links_broken' end,
  case when ${isOk} and edge.is_redirect then 'links_redirect' end,
  case when ${isIndexable} and site.is_complete and page.inbound = 0 and page.found_by <> 'start' then 'orphan' end,
  case when ${isIndexable} and page.title = '' then 'title_missing' end,
  case when ${isDuplicate('title')} then 'title_duplicate' end,
  case when ${isIndexable} and page.description = '' then 'description_missing' end,
  case when ${isDuplicate('description')} then 'description_duplicate' end,
  case when ${isIndexable} and page.h1_count = 0 then 'h1_missing' end,
  case when ${isIndexable} and page.h1_count > 1 then 'h1_several' end,
  case when ${isDuplicate('h1')} then 'h1_duplicate' end,
  case when ${isIndexable} and page.images_without_alt > 0 then 'images_alt_missing' end,
  case when ${isIndexable} and page.has_heavy_image then 'images_heavy' end,
  case when ${isIndexable} and page.words < ${THIN_WORDS} and page.role = '' and page.found_by <> 'start' then 'thin' end,
  case when ${isIndexable} and page.words >= ${SAME_TEXT_WORDS} and count(*) filter (where ${isIndexable})
    over (partition by page.locale, page.text_digest) > 1 then 'text_duplicate' end,
  case when canonical.is_gone then 'canonical_broken' end,
  case when canonical.is_redirect then 'canonical_redirect' end,
  case when canonical.is_noindex and canonical.id <> page.id then 'canonical_noindex' end,
  case when canonical.id <> page.id and canonical.canonical_to <> canonical.id then 'canonical_chain' end,
  case when 'canonical_conflict' = any(page.faults) then 'canonical_conflict' end,
  case when 'hreflang_invalid' = any(page.faults) then 'hreflang_invalid' end,
  case when language.is_broken then 'hreflang_broken' end,
  case when language.has_no_return then 'hreflang_no_return' end,
  case when not language.has_self then 'hreflang_no_self' end,
  case when 'structured_data_invalid' = any(page.faults) then 'structured_data_invalid' end,
  case when 'structured_data_incomplete' = any(page.faults) then 'structured_data_incomplete' end,
  case when page.is_in_sitemap and page.is_gone then 'sitemap_broken' end,
  case when page.is_in_sitemap and page.is_redirect then 'sitemap_redirect' end,
  case when page.is_in_sitemap and ${isOk} and page.is_noindex then 'sitemap_noindex' end,
  case when page.is_in_sitemap and page.is_blocked then 'sitemap_blocked' end,
  case when page.is_in_sitemap and ${isOk} and not page.is_noindex and not ${isIndexable} then 'sitemap_canonical' end,
  case when ${isIndexable} and not page.is_in_sitemap and page.role <> 'later_page' and site.has_sitemap then 'sitemap_missing' end
], null)`;

function judgment(siteId: string) {
  return sql`
    with recursive page as materialized (
      select page.id, page.status, page.fault, page.is_blocked, page.is_noindex, page.is_in_sitemap, page.found_by,
        page.checked_at, page.title, page.description, page.h1, page.h1_count, page.canonical_to,
        page.hreflang_to, page.words, page.role, page.faults, page.redirect_to, page.query_key, page.text_digest, page.images_without_alt,
        greatest(page.changed_seen_at, page.modified_at, page.published_at, page.sitemap_changed_at) as changed_at,
        -- Editions of one page in several languages or countries are no duplicates of each other.
        coalesce((select lower(code) from unnest(page.hreflangs, page.hreflang_to) as edition(code, target)
          where target = page.id and lower(code) <> 'x-default' limit 1), page.language, '') as locale,
        exists (select from indexed_image image where image.site_id = page.site_id and image.url = any(page.image_urls)
          and image.bytes > ${HEAVY_BYTES}) as has_heavy_image,
        ${isGonePage} as is_gone, ${isRedirect} as is_redirect, ${isRefused} as is_refused, ${isUnread} as is_unread,
        cardinality(page.links) as outbound, coalesce(inbound.count, 0) as inbound, site_depth.depth,
        coalesce(${isOk} and not page.is_noindex
          and (page.canonical_url is null or page.canonical_to = page.id), false) as is_indexable
      from indexed_page page
        left join (select target, count(*)::int from site_edge group by target) inbound on inbound.target = page.id
        left join site_depth on site_depth.id = page.id
      where page.site_id = ${siteId}
    ), site as (
      select sitemap_pages is not null and is_sitemap_whole as has_sitemap,
        not is_cut and not exists (select from page where checked_at is null or is_unread) as is_complete
      from indexed_site where id = ${siteId}
    ), edge as (
      select source, bool_or(page.is_gone) as is_broken, bool_or(page.is_redirect) as is_redirect
      from site_edge join page on page.id = target group by source
    ), hop as (
      select id as start, redirect_to as at, 1 as number from page where redirect_to is not null
      union all
      select hop.start, page.redirect_to, number + 1 from hop join page on page.id = hop.at
      where page.redirect_to is not null and number < ${HOPS_MAX}
    ), redirect as (
      select hop.start, bool_or(hop.at = hop.start or number = ${HOPS_MAX}) as is_loop, bool_or(number > 1) as is_chain,
        bool_or(page.is_gone) as is_broken
      from hop left join page on page.id = hop.at group by hop.start
    ), language as (
      select page.id, bool_or(other.is_gone) as is_broken, bool_or(named = page.id) as has_self,
        bool_or(other.status between 200 and 299 and other.fault = '' and not page.id = any(other.hreflang_to)) as has_no_return
      from page cross join lateral unnest(page.hreflang_to) named left join page other on other.id = named
      where page.status between 200 and 299 group by page.id
    ), judged as (
      select page.*, ${ISSUES} as issues
      from page cross join site
        left join redirect on redirect.start = page.id
        left join edge on edge.source = page.id
        left join page canonical on canonical.id = page.canonical_to
        left join language on language.id = page.id
    ), rival as (
      select locale, query_key, (array_agg(id order by ${STRONGEST}))[1:${sql.raw(String(PARTNERS_MAX + 1))}] as pages
      from page where ${isIndexable} and role = '' and query_key <> '' group by locale, query_key having count(*) > 1
    ), twin as (
      select locale, text_digest, (array_agg(id order by ${STRONGEST}))[1] as first
      from page where ${isIndexable} and words >= ${SAME_TEXT_WORDS} group by locale, text_digest having count(*) > 1
    ), told as (
      select judged.id, judged.inbound, judged.outbound, judged.depth, judged.issues,
        coalesce((array_remove(rival.pages, judged.id))[1:${sql.raw(String(PARTNERS_MAX))}], '{}') as partners,
        case when judged.is_indexable then nullif(coalesce(twin.first, rival.pages[1]), judged.id) end as merge_into,
        case
          when judged.status is null or judged.is_unread then 'no_data'
          when judged.is_gone then case when judged.inbound > 0 or judged.is_in_sitemap then 'redirect' else 'leave' end
          when judged.is_redirect then case when judged.issues && array['redirect_loop', 'redirect_chain', 'redirect_broken'] then 'redirect' else 'leave' end
          when not judged.is_indexable then 'leave'
          when coalesce(twin.first, rival.pages[1], judged.id) <> judged.id then 'merge'
          when 'thin' = any(judged.issues) then 'widen'
          when judged.role = '' and judged.changed_at < now() - ${OLD_DAYS}::int * interval '1 day' then 'refresh'
          else 'leave'
        end as verdict
      from judged
        left join rival on judged.is_indexable and judged.role = '' and (rival.locale, rival.query_key) = (judged.locale, judged.query_key)
        left join twin on judged.is_indexable and (twin.locale, twin.text_digest) = (judged.locale, judged.text_digest)
    )
    update indexed_page page set inbound = told.inbound, outbound = told.outbound, depth = told.depth,
      issues = told.issues, partners = told.partners, merge_into = told.merge_into, verdict = told.verdict
    from told where told.id = page.id and (page.inbound, page.outbound, page.depth, page.issues, page.partners,
      page.merge_into, page.verdict) is distinct from (told.inbound, told.outbound, told.depth, told.issues,
      told.partners, told.merge_into, told.verdict)`;
}
