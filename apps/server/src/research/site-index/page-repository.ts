import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../platform/db/client.ts';
import { indexedPage } from '../../platform/db/schema/index.ts';
import type { PageFacts } from '../evidence/page-facts.ts';
import { isGone } from '../gone.ts';
import { isOtherSpelling, KEEP_STATUS, recordStatus } from './status-repository.ts';

/** An address to be read. */
export interface WaitingPage {
  readonly id: number;
  readonly url: string;
  readonly depth: number | null;
  readonly etag: string | null;
  readonly lastModified: string | null;
  /** Whether it was never checked before. */
  readonly isNew: boolean;
}

const list = (values: readonly (string | null)[]): SQL => sql`${sql.param(values)}::text[]`;

/**
 * Bounds of a page's revisit interval in days. It is halved when the page changed, and grows by half when it did not.
 */
const REVISIT_DAYS_MIN = 1;
const REVISIT_DAYS_MAX = 90;
/** The interval only grows once the page has stayed unchanged for that long. */
const LATER = sql`case when now() - coalesce(greatest(changed_seen_at, status_changed_at), first_seen_at) >= revisit_days * interval '1 day'
  then least(${REVISIT_DAYS_MAX}::real, revisit_days * 1.5) else revisit_days end`;
const SOONER = sql`greatest(${REVISIT_DAYS_MIN}::real, revisit_days / 2)`;

/** A page is due this long before its interval is over, so that a daily reading does not miss it by minutes. */
const DUE_EARLY = sql`interval '2 hours'`;
/** When a page that was read is due again. */
export const PAGE_DUE_AT = sql`checked_at + revisit_days * interval '1 day' - ${DUE_EARLY}`;
/** Whether a scheduled crawl reads a page: it is due, or unread and first seen after a time. */
export const isDue = (newAfter: SQL): SQL =>
  sql`case when checked_at is null then first_seen_at > ${newAfter} else ${PAGE_DUE_AT} <= now() end`;

/** Which addresses of a site are to be read. */
interface Wanted {
  readonly siteId: string;
  readonly staleBefore: Date;
  readonly limit: number;
  /** Only pages that are due, and unread ones first seen after this time. */
  readonly dueOnly: { readonly newAfter: Date } | null;
}

/**
 * The next addresses of a site that were not checked since a time: most overdue first relative to their interval, then
 * unread ones: those that people imported, and those closest to the start page.
 */
export async function findWaiting(
  db: Database,
  { siteId, staleBefore, limit, dueOnly }: Wanted,
): Promise<WaitingPage[]> {
  const due = dueOnly === null ? sql`true` : isDue(sql`${dueOnly.newAfter.toISOString()}::timestamptz`);
  const { rows } = await db.execute<{
    id: string;
    url: string;
    depth: number | null;
    etag: string | null;
    last_modified: string | null;
    is_new: boolean;
  }>(sql`
    select id, url, depth, etag, last_modified, checked_at is null as is_new from indexed_page
    where site_id = ${siteId} and (checked_at is null or checked_at < ${staleBefore.toISOString()}::timestamptz)
      and ${due}
    order by
      floor(greatest(0, date_part('epoch', now() - coalesce(checked_at, first_seen_at)) / 86400 / revisit_days)) desc,
      checked_at is not null, found_by = 'import' desc, depth nulls last, id limit ${limit}`);
  return rows.map(({ id, last_modified: lastModified, is_new: isNew, ...page }) => ({
    ...page,
    id: Number(id),
    lastModified,
    isNew,
  }));
}

/** An address of a site, if known. */
export async function findPage(db: Database, siteId: string, url: string): Promise<WaitingPage | undefined> {
  const [row] = await db
    .select({
      id: indexedPage.id,
      url: indexedPage.url,
      depth: indexedPage.depth,
      etag: indexedPage.etag,
      lastModified: indexedPage.lastModified,
      isNew: sql<boolean>`${indexedPage.checkedAt} is null`,
    })
    .from(indexedPage)
    .where(and(eq(indexedPage.siteId, siteId), eq(indexedPage.url, url)));
  return row;
}

/** The number of pages that count towards a crawl's limit, and of all known ones. */
export async function countPages(
  db: Database,
  siteId: string,
  staleBefore: Date,
): Promise<{ readonly covered: number; readonly known: number }> {
  const { rows } = await db.execute<{ covered: number; known: number }>(sql`
    select count(*) filter (where not is_blocked and checked_at >= ${staleBefore.toISOString()}::timestamptz)::int as covered,
      count(*)::int as known
    from indexed_page where site_id = ${siteId}`);
  return rows[0] ?? { covered: 0, known: 0 };
}

/** Adds new addresses of a site. */
export async function addPages(
  db: Database,
  siteId: string,
  foundBy: 'start' | 'feed',
  urls: readonly string[],
): Promise<void> {
  await db.execute(sql`
    insert into indexed_page (site_id, url, found_by, depth)
    select ${siteId}::uuid, url, ${foundBy}::text, case when ${foundBy}::text = 'start' then 0 end
    from unnest(${list([...new Set(urls)])}) url
    on conflict (site_id, url) do ${foundBy === 'start' ? sql`update set found_by = 'start', depth = 0` : sql`nothing`}`);
}

/** Replaces the listing of a site's sitemaps. */
export async function saveSitemapListing(
  db: Database,
  siteId: string,
  pages: readonly { readonly url: string; readonly changedAt: string | null }[],
): Promise<void> {
  await db.execute(
    sql`update indexed_page set is_in_sitemap = false, sitemap_changed_at = null where site_id = ${siteId} and is_in_sitemap`,
  );
  const AT_ONCE = 1_000;
  for (let at = 0; at < pages.length; at += AT_ONCE) {
    const some = pages.slice(at, at + AT_ONCE);
    await db.execute(sql`
      insert into indexed_page (site_id, url, found_by, is_in_sitemap, sitemap_changed_at)
      select ${siteId}::uuid, url, 'sitemap', true, changed::timestamptz
      from unnest(${list(some.map(({ url }) => url))}, ${list(some.map(({ changedAt }) => changedAt))}) as given(url, changed)
      on conflict (site_id, url) do update set is_in_sitemap = true, sitemap_changed_at = excluded.sitemap_changed_at`);
  }
}

const NO_REDIRECT = sql`redirect_url = null, redirect_to = null`;
/** Clears what an earlier response told search engines about a page, and what shows whether it changed since. */
const NO_MARKUP = sql`canonical_url = null, canonical_to = null,
  hreflangs = '{}', hreflang_to = '{}', faults = '{}', is_noindex = false, is_nofollow = false, images_without_alt = 0,
  etag = null, last_modified = null`;
/** Clears everything that an earlier response told about a page. */
const EMPTY = sql`${NO_MARKUP}, links = '{}', anchors = '{}', links_out = 0, article = null, title = '',
  description = '', h1 = '', h1_count = 0, headings = '{}', words = 0, role = '', query = '', query_key = '', text_digest = '',
  language = null, images = 0, image_urls = '{}', schema_types = '{}', published_at = null, modified_at = null`;

/** Keeps the title of a page that goes away. */
const KEEP_TITLE = sql`former_title = coalesce(nullif(title, ''), former_title)`;

/** Saves that robots.txt forbids an address. */
export async function saveBlocked(db: Database, id: number): Promise<void> {
  await db.execute(sql`update indexed_page set is_blocked = true, checked_at = now(), fetched_at = null,
    status = null, fault = 'robots_forbid', ${NO_REDIRECT}, ${KEEP_STATUS}, former_title = '', ${EMPTY} where id = ${id}`);
}

/** Whether a failed read tells that there is no page; others tell nothing about it. */
const tellsOfNoPage = (status: number, fault: string): boolean => isGone(status) || fault === 'page_not_html';

/**
 * Saves a failed read; `status` is 0 if there was no response. What is known of a page stays unless the response tells
 * that there is none. A page that stays refused is due later each time; one that is found gone is soon read again, since
 * that may be an accident.
 */
export async function saveFailed(
  db: Database,
  id: number,
  { status, fault }: { readonly status: number; readonly fault: string },
): Promise<void> {
  const { set, isChange } = recordStatus(status);
  const facts = tellsOfNoPage(status, fault) ? sql`fetched_at = now(), ${KEEP_TITLE}, ${EMPTY}` : NO_MARKUP;
  await db.execute(sql`update indexed_page set is_blocked = false, checked_at = now(), ${set},
    revisit_days = case when ${isChange} then ${REVISIT_DAYS_MIN}::real when status = ${status}::smallint and ${status}::int <> 0 then ${LATER} else revisit_days end,
    status = ${status}::smallint, fault = ${fault}, ${NO_REDIRECT}, ${facts} where id = ${id}`);
}

/** Saves that a page is unchanged. */
export async function saveUnchanged(db: Database, id: number): Promise<void> {
  await db.execute(
    sql`update indexed_page set is_blocked = false, checked_at = now(), fetched_at = now(), revisit_days = ${LATER}
      where id = ${id}`,
  );
}

/** The page to update, and whether its links may add new addresses. */
export interface PageUpdate {
  readonly siteId: string;
  readonly page: WaitingPage;
  readonly mayAdd: boolean;
}

/** The addresses that a page links to, as rows of the site with their role. */
function targets(
  { siteId, page, mayAdd }: PageUpdate,
  named: readonly [url: string, part: string, words: string][],
) {
  const depth = page.depth === null ? null : page.depth + 1;
  return sql`
    given as (
      select * from unnest(${list(named.map(([url]) => url))}, ${list(named.map(([, part]) => part))},
        ${list(named.map(([, , words]) => words))}) with ordinality as given(url, part, words, place)
    ), added as (
      insert into indexed_page (site_id, url, found_by, depth)
      select distinct on (url) ${siteId}::uuid, url, 'link', ${depth}::int from given where ${mayAdd} and url <> ''
      on conflict (site_id, url) do nothing returning id, url
    ), target as (
      select id, url from added union all
      select known.id, known.url from indexed_page known
      where known.site_id = ${siteId} and known.url in (select url from given)
    ), found as (
      select given.*, target.id from given left join target on target.url = given.url
    )`;
}

/** Saves that an address redirects to another one. */
export async function saveRedirect(
  db: Database,
  kept: PageUpdate,
  { status, url, isOwn }: { readonly status: number; readonly url: string; readonly isOwn: boolean },
): Promise<void> {
  const { set, isChange } = recordStatus(
    status,
    isOtherSpelling(kept.page.url, url) ? 'other_spelling' : 'other_page',
  );
  await db.execute(sql`
    with ${targets(kept, isOwn ? [[url, 'redirect', '']] : [])}
    update indexed_page set ${set}, is_blocked = false, checked_at = now(), fetched_at = now(), status = ${status}::smallint,
      fault = '', ${KEEP_TITLE}, ${EMPTY}, revisit_days = case when ${isChange} then ${SOONER} when redirect_url = ${url} then ${LATER} else revisit_days end,
      redirect_url = ${url}, redirect_to = (select id from found where part = 'redirect' limit 1)
    where id = ${kept.page.id}`);
}

/** The response that a page's facts come from. */
export interface PageResponse {
  readonly status: number;
  readonly etag: string | null;
  readonly lastModified: string | null;
}

/** Saves a page's facts and the addresses that it links to. */
export async function saveFacts(
  db: Database,
  kept: PageUpdate,
  answer: PageResponse,
  facts: PageFacts,
): Promise<void> {
  const { host } = new URL(kept.page.url);
  const isOwn = (url: string): boolean => new URL(url).host === host;
  const { canonicalUrl } = facts;
  const named: [string, string, string][] = [
    ...facts.links.map(({ url, anchor }): [string, string, string] => [url, 'link', anchor]),
    ...facts.hreflangs.map(({ url, code }): [string, string, string] => [
      isOwn(url) ? url : '',
      'hreflang',
      code,
    ]),
  ];
  if (canonicalUrl !== null && isOwn(canonicalUrl)) named.push([canonicalUrl, 'canonical', '']);
  await db.execute(sql`
    with ${targets(kept, named)}
    update indexed_page set
      is_blocked = false, checked_at = now(), fetched_at = now(), status = ${answer.status}::smallint, fault = '',
      ${recordStatus(answer.status).set}, former_title = '',
      redirect_url = null, redirect_to = null, etag = ${answer.etag}, last_modified = ${answer.lastModified},
      revisit_days = case when text_digest = '' or ${facts.words}::int = 0 then revisit_days when text_digest <> ${facts.textDigest} then ${SOONER}
        else ${LATER} end,
      changed_seen_at = case when text_digest not in ('', ${facts.textDigest}) then now() else changed_seen_at end,
      text_digest = ${facts.textDigest}, title = ${facts.title}, description = ${facts.description},
      h1 = ${facts.h1}, h1_count = ${facts.h1Count}, headings = ${list(facts.headings)},
      canonical_url = ${canonicalUrl}, canonical_to = (select id from found where part = 'canonical' limit 1),
      is_noindex = ${facts.isNoindex}, is_nofollow = ${facts.isNofollow}, language = ${facts.language},
      hreflangs = ${list(facts.hreflangs.map(({ code }) => code))},
      hreflang_to = coalesce((select array_agg(coalesce(id, 0) order by place) from found where part = 'hreflang'), '{}'),
      words = ${facts.words}, role = ${facts.role}, images = ${facts.images}, images_without_alt = ${facts.imagesWithoutAlt},
      image_urls = ${list(facts.imageUrls)},
      schema_types = ${list(facts.schemaTypes)}, faults = ${list(facts.faults)},
      published_at = ${facts.publishedAt}::timestamptz, modified_at = ${facts.modifiedAt}::timestamptz,
      query = ${facts.query}, query_key = ${facts.queryKey}, links_out = ${facts.linksOut},
      links = coalesce((select array_agg(id order by place) from found where part = 'link' and id is not null), '{}'),
      anchors = coalesce((select array_agg(words order by place) from found where part = 'link' and id is not null), '{}'),
      article = ${sql.param(Buffer.from(facts.article))}::bytea
    where id = ${kept.page.id}`);
}
