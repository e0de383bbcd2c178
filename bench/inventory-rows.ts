import type pg from 'pg';

/** Sites of a group are crawled at the same time, so that their pages lie next to each other on the disk. */
const GROUP = 8;
const SIZES = [500, 2_000, 5_000, 10_000];
const BATCH = 20_000;
/** The last day with search figures. */
const LAST_DAY = '2026-10-28';
const SUMMED_DAYS = 28;
const YEAR_DAYS = 364;

/** A workspace and the pages of its site. */
export interface MainSite {
  readonly workspaceId: string;
  readonly pages: number;
}

/**
 * Fills the site index: the main site of a workspace, and other workspaces' sites of 500 to 10,000 pages up to the total.
 * Returns the id of the main site.
 */
export async function fillSiteIndex(pool: pg.Pool, main: MainSite, total: number): Promise<string> {
  await pool.query(
    `insert into workspace (id, name, slug) values ('bench-others', 'Others', 'bench-others')`,
  );
  let id = 0;
  let mainId = '';
  for (let group = 0; id < total; group += 1) {
    const isFirst = group === 0;
    const alone = isFirst && total === main.pages;
    const size = isFirst ? main.pages : (SIZES[group % SIZES.length] ?? 0);
    const sites = await addSites(pool, main.workspaceId, group, alone ? 1 : GROUP);
    mainId ||= sites[0] ?? '';
    const rows = Math.min(size * sites.length, total - id);
    for (let first = 0; first < rows; first += BATCH)
      await pool.query(PAGES, [id + first, id + Math.min(rows, first + BATCH) - 1, id, sites]);
    id += rows;
  }
  await pool.query(SCORES);
  await pool.query(`select setval(pg_get_serial_sequence('indexed_page', 'id'), $1)`, [total]);
  for (const table of ['indexed_site', 'site_crawl', 'indexed_page', 'indexed_page_score'])
    await pool.query(`vacuum analyze ${table}`);
  return mainId;
}

async function addSites(
  pool: pg.Pool,
  workspaceId: string,
  group: number,
  count: number,
): Promise<readonly string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `with site as (
       insert into indexed_site (origin, sitemap_pages, is_sitemap_whole, judged_at)
       select 'https://site-' || $1::int * ${GROUP} + n || '.example', 100, true, now() from generate_series(0, $2::int - 1) n
       returning id, origin
     ), crawl as (
       insert into site_crawl (workspace_id, site_id, status, pages_max, stale_before, is_listed, ended_at)
       select case when origin = 'https://site-0.example' then $3 else 'bench-others' end, id, 'done', 10000, now(), true, now()
       from site
     )
     select id from site order by origin`,
    [group, count, workspaceId],
  );
  return rows.map(({ id }) => id);
}

/** Pages about as wide as those of a blog with menus: 40 links with their anchors, 8 headings, 4 images. */
const PAGES = `
  insert into indexed_page (id, site_id, url, found_by, is_in_sitemap, sitemap_changed_at, checked_at, is_blocked, fetched_at,
    status, fault, redirect_url, text_digest, title, description, h1, h1_count, headings, is_noindex, language, words, images,
    image_urls, published_at, query, query_key, links, anchors, links_out, inbound, outbound, depth, issues, partners, verdict)
  overriding system value
  select n + 1, ($4::uuid[])[1 + at], 'https://site-' || at || '.example/articles/' || md5(n::text) || '-' || number,
    'link', number % 10 > 0, now() - number * interval '1 hour', case when kind < 98 then now() end, kind in (96, 97),
    case when kind < 96 then now() end,
    case when kind < 88 then 200 when kind < 92 then 301 when kind < 96 then 404 end, case when kind in (96, 97) then 'robots_forbid' else '' end,
    case when kind between 88 and 91 then 'https://site-' || at || '.example/articles/new' end, md5(n::text) || md5(number::text),
    'How to choose ' || left(md5(n::text), 12) || ' for a small garden in ' || number, repeat('What to know before you buy. ', 5),
    'How to choose ' || left(md5(n::text), 12), 1, array(select 'What matters in part ' || part || ' of it' from generate_series(1, 8) part),
    number % 50 = 0, 'en', number % 2500, 4, array(select 'https://site.example/images/' || md5((n + part)::text) || '.jpg' from generate_series(1, 4) part),
    now() - number * interval '3 hours', 'choose ' || left(md5(n::text), 12), 'choose ' || left(md5(n::text), 12),
    array(select (n + part)::bigint from generate_series(1, 40) part), array(select 'read about ' || part * 7919 from generate_series(1, 40) part),
    40, number % 97, 40, number % 9,
    (array['{}', '{thin,title_duplicate}', '{description_missing}', '{images_alt_missing,h1_several,links_broken}']::text[])[1 + number % 4]::text[],
    case when number % 20 = 0 then array[n + 1 + ${GROUP}, n + 1 + 2 * ${GROUP}]::bigint[] else '{}' end,
    case when kind >= 96 then 'no_data' else (array['leave', 'leave', 'refresh', 'widen', 'merge', 'leave'])[1 + number % 6] end
  from (
    select n, (n - $3::int) % cardinality($4::uuid[]) as at, (n - $3::int) / cardinality($4::uuid[]) as number,
      (n - $3::int) / cardinality($4::uuid[]) * 37 % 100 as kind
    from generate_series($1::int, $2::int) n
  ) page`;

const SCORES = `
  insert into indexed_page_score (page_id, score, key)
  select id, id % 101, md5(id::text) from indexed_page where status = 200`;

/** Adds Search Console figures for half of a site's pages: 28 days and the same days a year earlier. */
export async function addSearchFigures(pool: pg.Pool, workspaceId: string, siteId: string): Promise<void> {
  const { rows } = await pool.query<{ id: number; pages: number }>(
    `insert into search_property (workspace_id, url)
     select $1, origin || '/' from indexed_site where id = $2::uuid returning id`,
    [workspaceId, siteId],
  );
  const propertyId = rows[0]?.id ?? 0;
  await pool.query(
    `insert into search_page (property_id, url) select $1, url from indexed_page where site_id = $2::uuid and id % 2 = 0`,
    [propertyId, siteId],
  );
  const days = `select last - n as day from generate_series(0, ${SUMMED_DAYS - 1}) n,
    (values ('${LAST_DAY}'::date), ('${LAST_DAY}'::date - ${YEAR_DAYS})) one(last)`;
  await pool.query(
    `insert into search_day (property_id, day, clicks, impressions, position_sum, is_final, asked_at, rows_asked_at)
     select $1, day, 1000, 20000, 60000, true, now(), now() from (${days}) days`,
    [propertyId],
  );
  await pool.query(
    `insert into search_page_day (property_id, day, page_id, clicks, impressions, position_sum)
     select $1, day, page.id, page.id % 50, page.id % 900, 3 * (page.id % 900) from search_page page, (${days}) days
     where page.property_id = $1`,
    [propertyId],
  );
  await pool.query('vacuum analyze search_page, search_day, search_page_day');
}
