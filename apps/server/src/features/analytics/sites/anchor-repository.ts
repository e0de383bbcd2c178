import { ANCHOR_RULES, type SharedAnchor } from '@pagewright/contract/analytics';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/client.ts';

/** A page that all links point to with the same anchor text. */
export interface ExactAnchorRow {
  readonly url: string;
  readonly title: string;
  readonly anchor: string;
  readonly links: number;
}

/** Links on a site's crawled pages: anchor text, final target page, and the number of pages that contain them. */
const anchorsOf = (siteId: string) => sql`
  source as materialized (
    select id, links, anchors from indexed_page
    where site_id = ${siteId}::uuid and status between 200 and 299 and fault = ''
  ), link as (
    select source.id as source, lower(btrim(one.anchor)) as words, coalesce(target.canonical_to, target.redirect_to, target.id) as target
    from source, unnest(source.links, source.anchors) as one(id, anchor) join indexed_page target on target.id = one.id
    where btrim(one.anchor) ~ '[[:alpha:]]'
  ), named as materialized (
    select words, target, count(distinct source)::int as links from link where source <> target group by words, target
  )`;

/** Lists anchor texts that lead to different pages, most pages first. */
export async function findSharedAnchors(db: Database, siteId: string): Promise<SharedAnchor[]> {
  const { rows } = await db.execute<SharedAnchor & Record<string, unknown>>(sql`
    with ${anchorsOf(siteId)}, shared as (
      select words, count(*)::int as targets, sum(links) as links from named group by words having count(*) > 1
      order by targets desc, links desc, words limit ${ANCHOR_RULES.listed}
    )
    select shared.words as anchor, shared.targets, (
      select jsonb_agg(jsonb_build_object('url', page.url, 'title', page.title, 'links', most.links)
        order by most.links desc, page.url)
      from (
        select target, links from named where named.words = shared.words
        order by links desc, target limit ${ANCHOR_RULES.pages}
      ) most join indexed_page page on page.id = most.target
    ) as pages
    from shared order by shared.targets desc, shared.links desc, shared.words`);
  return rows;
}

/** Lists pages that several others link to, always with the page's target keyword as anchor, without menus. */
export async function findExactAnchors(db: Database, siteId: string): Promise<ExactAnchorRow[]> {
  const { rows } = await db.execute<ExactAnchorRow & Record<string, unknown>>(sql`
    with ${anchorsOf(siteId)}, same as (
      select target, min(words) as words, sum(links)::int as links from named group by target having count(*) = 1
    )
    select page.url, page.title, same.words as anchor, same.links from same join indexed_page page on page.id = same.target
    where same.links >= ${ANCHOR_RULES.sameWordsPages}
      and same.links <= ${ANCHOR_RULES.menuShare}::float8 * (select count(*) from source)
      and same.words in (lower(page.query), lower(btrim(page.h1)), lower(btrim(page.title)))
    order by same.links desc, page.url limit ${ANCHOR_RULES.listed}`);
  return rows;
}
