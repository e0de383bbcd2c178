import { createContent, updateContent } from '@pagewright/contract/content';
import { publishContent } from '@pagewright/contract/publishing';
import type { TestPerson, TestServer } from '../server/test-server.ts';

const DAYS_PUBLISHED = 300;

/** A text of 200 words, 40 of which depend on its subject. */
export const textAbout = (subject: string): string =>
  Array.from({ length: 40 }, (_, at) => `${subject}${at} grows in the garden`).join(' ');

/** Publishes an article 300 days ago, at an address of its own. Returns its ID. */
export async function publishLongAgo(
  server: TestServer,
  person: TestPerson,
  { title, slug }: { readonly title: string; readonly slug: string },
): Promise<string> {
  const { body } = await server.call(person, createContent, { body: { title, content: textAbout('basil') } });
  await server.call(person, publishContent, { params: { id: body.id } });
  const at = `now() - interval '${DAYS_PUBLISHED} days'`;
  await server.sql.query(`update publication set slug = $2, published_at = ${at} where content_id = $1`, [
    body.id,
    slug,
  ]);
  await server.sql.query(`update content_revision set created_at = ${at} where content_id = $1`, [body.id]);
  return body.id;
}

/** Saves another text of an article, as of some days ago. */
export async function saveAsOf(
  server: TestServer,
  person: TestPerson,
  { id, content, daysAgo }: { readonly id: string; readonly content: string; readonly daysAgo: number },
): Promise<void> {
  const { body } = await server.call(person, updateContent, { params: { id }, body: { content } });
  await server.sql.query(
    `update content_revision set created_at = now() - make_interval(days => $2) where content_id = $1 and number = $3`,
    [id, daysAgo, body.revision],
  );
}

/**
 * Stores 500 days of final search figures of the pages `page-1`, `page-2` … of a site; `clicks` is SQL over the page
 * number `n` and the days ago `back`.
 */
export async function plantSearchFigures(
  server: TestServer,
  person: TestPerson,
  { site, pages, clicks }: { readonly site: string; readonly pages: number; readonly clicks: string },
): Promise<void> {
  const { rows } = await server.sql.query<{ id: number }>(
    'insert into search_property (workspace_id, url) values ($1, $2) returning id',
    [person.workspaceId, site],
  );
  const property = rows[0]?.id;
  await server.sql.query(
    `insert into search_page (property_id, url) select $1::int, $2 || 'page-' || n from generate_series(1, $3::int) n`,
    [property, site, pages],
  );
  await server.sql.query(
    `insert into search_page_day (property_id, day, page_id, clicks, impressions, position_sum)
     select p.property_id, current_date - back, p.id, ${clicks}, 100, 500
     from search_page p cross join lateral (select substring(p.url from '\\d+$')::int as n) numbered
       cross join generate_series(3, 500) back where p.property_id = $1`,
    [property],
  );
  await server.sql.query(
    `insert into search_day (property_id, day, clicks, impressions, position_sum, is_final, asked_at, rows_asked_at,
       rows_are_final) select $1, current_date - back, 100, 1000, 5000, true, now(), now(), true
     from generate_series(3, 500) back`,
    [property],
  );
}

/** A query of a planted page, with the same figures on each of some days. */
export interface PlantedQuery {
  /** Number of the page. */
  readonly page: number;
  readonly query: string;
  readonly country?: string;
  /** Index in `SEARCH_DEVICES`. */
  readonly device?: number;
  readonly clicks: number;
  readonly impressions?: number;
  readonly position?: number;
  /** First and last day, in days ago. */
  readonly from: number;
  readonly to: number;
}

/** Stores rows by query of planted pages, and counts them as explained. */
export async function plantSearchQueries(
  server: TestServer,
  person: TestPerson,
  queries: readonly PlantedQuery[],
): Promise<void> {
  const { rows } = await server.sql.query<{ id: number; url: string }>(
    'select id, url from search_property where workspace_id = $1 and removed_at is null',
    [person.workspaceId],
  );
  const property = rows[0];
  await server.sql.query(
    `insert into search_query (property_id, query) select $1, q from unnest($2::text[]) q on conflict do nothing`,
    [property?.id, [...new Set(queries.map(({ query }) => query))]],
  );
  for (const planted of queries) {
    const { page, query, country = 'usa', device = 0, clicks, impressions = 20, position = 5 } = planted;
    await server.sql.query(
      `insert into search_detail (property_id, day, page_id, query_id, country, device, clicks, impressions, position_sum)
       select $1::int, current_date - back, p.id, q.id, $4, $5, $6, $7::int, $7::int * $8::float8
       from search_page p, search_query q, generate_series($10::int, $9::int) back
       where p.property_id = $1 and p.url = $2 and q.property_id = $1 and q.query = $3`,
      [
        property?.id,
        `${property?.url ?? ''}page-${page}`,
        query,
        country,
        device,
        clicks,
        impressions,
        position,
        planted.from,
        planted.to,
      ],
    );
  }
  await server.sql.query(
    `insert into search_market_day (property_id, day, country, device, clicks, impressions, position_sum)
     select property_id, day, country, device, sum(clicks), sum(impressions), sum(position_sum)
     from search_detail where property_id = $1 group by 1, 2, 3, 4`,
    [property?.id],
  );
  await server.sql.query(
    `update search_day d set detail_clicks = s.clicks, detail_impressions = s.impressions, page_clicks = d.clicks,
       page_impressions = d.impressions
     from (select day, sum(clicks) as clicks, sum(impressions) as impressions from search_detail
       where property_id = $1 group by day) s where d.property_id = $1 and d.day = s.day`,
    [property?.id],
  );
}
