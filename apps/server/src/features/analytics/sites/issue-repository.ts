import { SITE_RULES, type SiteIssue } from '@pagewright/contract/analytics';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/client.ts';
import { isGoneStatus } from '../../../research/site-index/status-repository.ts';
import { HREFLANG_CODE } from '../../../research/site-index/read-markup.ts';

/** Where an issue comes from: an address, or a fault of the page itself. */
export interface IssueTarget {
  readonly url: string;
  readonly anchor: string;
  readonly status: number | null;
  readonly bytes?: number | null;
  /** The stored fault. */
  readonly fault?: string;
}

/** An issue of a site with its first pages. */
export interface IssueRow {
  readonly code: SiteIssue;
  readonly count: number;
  readonly pages: {
    readonly url: string;
    readonly title: string;
    readonly targets: readonly IssueTarget[] | null;
  }[];
}

/** Lists the issues of a site, each with the number of affected pages and the first of them. */
export async function findIssues(
  db: Database,
  siteId: string,
  { pages, targets }: { readonly pages: number; readonly targets: number },
): Promise<IssueRow[]> {
  const target = sql`jsonb_build_object('url', target.url, 'anchor', link.anchor, 'status', target.status)`;
  // A page without a link to itself lacks one to its own address. Editions on other sites have no address in the index.
  const editions = sql`
    select coalesce(other.url, page.url) as url, one.code, other.status
    from unnest(page.hreflangs, page.hreflang_to) with ordinality as one(code, target, place)
      left join indexed_page other on other.id = one.target
    where case told.code
      when 'hreflang_invalid' then one.code !~* ${HREFLANG_CODE.source}
      when 'hreflang_broken' then ${isGoneStatus(sql`other.status`)}
      when 'hreflang_no_return' then other.status between 200 and 299 and other.fault = '' and not page.id = any(other.hreflang_to)
      else false end
    union all
    select page.url, coalesce(page.language, ''), page.status where told.code = 'hreflang_no_self'
    order by 2`;
  const { rows } = await db.execute<IssueRow & Record<string, unknown>>(sql`
    with found as (
      select code, page.id, count(*) over (partition by code)::int as count,
        row_number() over (partition by code order by page.inbound desc, page.id) as place
      from indexed_page page, unnest(page.issues) code where page.site_id = ${siteId}::uuid
    ), told as materialized (select * from found where place <= ${pages}),
    twin_key as materialized (
      select page.id, same.code, same.key from indexed_page page cross join lateral (values
        ('title_duplicate', lower(page.title)), ('description_duplicate', lower(page.description)),
        ('h1_duplicate', lower(page.h1)), ('text_duplicate', page.text_digest)) same(code, key)
      where page.site_id = ${siteId}::uuid and same.code = any(page.issues)
    ), twin as (
      select named.code, named.id, jsonb_agg(jsonb_build_object('url', other.url, 'anchor', other.title, 'status', other.status)
        order by other.id) as targets
      from (
        select told.code, told.id, same.id as other,
          row_number() over (partition by told.code, told.id order by same.id) as place
        from told join twin_key own on own.id = told.id and own.code = told.code
          join twin_key same on same.code = own.code and same.key = own.key and same.id <> own.id
      ) named join indexed_page other on other.id = named.other
      where named.place <= ${targets} group by named.code, named.id
    )
    select told.code, told.count, jsonb_agg(jsonb_build_object('url', page.url, 'title', page.title, 'targets',
      case
        when told.code in ('links_broken', 'links_redirect') then (
          select jsonb_agg(${target}) from (
            select * from unnest(page.links, page.anchors) as link(id, anchor)
            where exists (select from indexed_page target where target.id = link.id and case told.code
              when 'links_broken' then ${isGoneStatus(sql`target.status`)} else target.redirect_url is not null end)
            limit ${targets}
          ) link join indexed_page target on target.id = link.id)
        when told.code = 'images_heavy' then (
          select jsonb_agg(jsonb_build_object('url', image.url, 'anchor', '', 'status', null, 'bytes', image.bytes)
            order by image.bytes desc)
          from (
            select url, bytes from indexed_image where site_id = page.site_id and url = any(page.image_urls)
              and bytes > ${SITE_RULES.heavyImageBytes} order by bytes desc limit ${targets}
          ) image)
        when told.code like 'hreflang%' then (
          select jsonb_agg(jsonb_build_object('url', edition.url, 'anchor', edition.code, 'status', edition.status))
          from (${editions} limit ${targets}) edition)
        when told.code like 'structured_data%' then (
          select jsonb_agg(jsonb_build_object('url', page.url, 'anchor', '', 'status', null, 'fault', one.fault))
          from (
            select fault from unnest(page.faults) fault where starts_with(fault, told.code || ':') limit ${targets}
          ) one)
        when told.code in ('sitemap_broken', 'sitemap_noindex') then
          jsonb_build_array(jsonb_build_object('url', page.url, 'anchor', '', 'status', page.status))
        when told.code = 'sitemap_blocked' then (
          select jsonb_build_array(jsonb_build_object('url', site.origin || '/robots.txt', 'anchor', '', 'status', null))
          from indexed_site site where site.id = page.site_id)
        when told.code like 'redirect%' or told.code = 'sitemap_redirect' then (
          select jsonb_agg(jsonb_build_object('url', page.redirect_url, 'anchor', '', 'status', target.status))
          from (select) one left join indexed_page target on target.id = page.redirect_to)
        when told.code like 'canonical%' or told.code = 'sitemap_canonical' then (
          select jsonb_agg(jsonb_build_object('url', page.canonical_url, 'anchor', '', 'status', target.status))
          from (select) one left join indexed_page target on target.id = page.canonical_to
          where page.canonical_url is not null)
        else twin.targets
      end) order by told.place) as pages
    from told join indexed_page page on page.id = told.id
      left join twin on twin.code = told.code and twin.id = told.id
    group by told.code, told.count`);
  return rows;
}
