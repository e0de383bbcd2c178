import {
  connectSearch,
  listSearchPages,
  listSearchQueries,
  listSharedQueries,
  readSearchConnection,
  readScoreValidity,
  readSearchPerformance,
  updateSearchConnection,
} from '@pagewright/contract/analytics';
import { createContent } from '@pagewright/contract/content';
import { publishContent } from '@pagewright/contract/publishing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually } from '../../../../../../tests/eventually.ts';
import {
  dayBefore,
  plantProperty,
  type PlantedRow,
} from '../../../../../../tests/fakes/search-console/planted-property.ts';
import { startSearchConsole } from '../../../../../../tests/fakes/search-console/start-search-console.ts';
import { openTestServer } from '../../../../../../tests/server/open-test-server.ts';
import type { TestPerson } from '../../../../../../tests/server/test-server.ts';
import { dayInCalifornia } from '../search-connection/pull/days-to-pull.ts';

const SITE = 'https://www.example.com/';
const google = await startSearchConsole();
const server = await openTestServer(google.settings);
afterAll(() => google.close());
const ann = await server.signUp('Ann');
const last = dayInCalifornia(Date.now(), 3);
const gap = dayBefore(last, 5);
const rows = plantProperty({ site: SITE, last, days: 56, pages: 6, queriesPerPage: 3, gaps: [5] });
const recent = rows.filter(({ day }) => day > dayBefore(last, 28));

const sum = (
  of: keyof PlantedRow & ('clicks' | 'impressions'),
  which: (row: PlantedRow) => boolean = () => true,
) => recent.filter(which).reduce((total, row) => total + row[of], 0);

const whenPulled = (person: TestPerson): Promise<void> =>
  eventually(async () => {
    const { body } = await server.call(person, readSearchConnection, {});
    if (body.connection?.state !== 'current') throw new Error('the pull has not ended');
  });

beforeAll(async () => {
  google.sites.push({ siteUrl: SITE, permissionLevel: 'SITE_OWNER' });
  google.planted.set(SITE, rows);
  await server.call(ann, connectSearch, { body: { key: google.key } });
  await server.call(ann, updateSearchConnection, { body: { property: SITE, brandTerms: ['Query 5'] } });
  await whenPulled(ann);
});

test('totals, gaps, and the unexplained share match the planted data under every filter', async () => {
  const { body } = await server.call(ann, readSearchPerformance, { query: {} });
  expect(body.period).toEqual({ from: dayBefore(last, 27), to: last });
  expect(body.totals).toMatchObject({
    knownDays: 27,
    sums: { clicks: sum('clicks'), impressions: sum('impressions') },
  });
  expect(body.days).toHaveLength(28);
  expect(body.days.find(({ date }) => date === gap)).toEqual({ date: gap, clicks: null });
  const anonymous = sum('clicks', ({ query }) => query === null);
  expect(body.unexplained).toMatchObject({
    clicks: anonymous,
    clicksShare: anonymous / sum('clicks'),
    cappedDays: 0,
  });
  const ofBrand = ({ query }: PlantedRow) => query?.startsWith('query 5') ?? false;
  expect(body.brand?.brand.clicks).toBe(sum('clicks', ofBrand));
  expect((body.brand?.brand.clicks ?? 0) + (body.brand?.other.clicks ?? 0) + anonymous).toBe(sum('clicks'));
  expect(body.yearBefore).toMatchObject({ sums: null, knownDays: 0 });
  expect(body.markets.countries.reduce((all, { clicks }) => all + clicks, 0)).toBe(sum('clicks'));

  for (const [query, which] of [
    [{ country: 'fra' }, ({ country }: PlantedRow) => country === 'fra'],
    [{ device: 'MOBILE' }, ({ device }: PlantedRow) => device === 'MOBILE'],
    [{ page: `${SITE}page-2` }, ({ page }: PlantedRow) => page === `${SITE}page-2`],
  ] as const) {
    const cut = await server.call(ann, readSearchPerformance, { query });
    expect(cut.body.totals?.sums?.clicks, JSON.stringify(query)).toBe(sum('clicks', which));
    expect(cut.body.unexplained?.clicks).toBe(sum('clicks', (row) => which(row) && row.query === null));
  }
  const both = await server.call(ann, readSearchPerformance, {
    query: { page: `${SITE}page-2`, country: 'fra' },
  });
  expect(both.body.unexplained).toBeNull();
});

test('queries near the first page, decay, and shared queries match the planted ones', async () => {
  const near = await server.call(ann, listSearchQueries, { query: { view: 'near' } });
  expect(near.body.queries.map(({ query }) => query).toSorted()).toEqual([
    'query 4 0',
    'query 4 1',
    'query 4 2',
  ]);
  const brand = await server.call(ann, listSearchQueries, { query: { view: 'brand' } });
  expect(brand.body.queries.every(({ query }) => query.startsWith('query 5'))).toBe(true);
  const all = await server.call(ann, listSearchQueries, { query: {} });
  expect(all.body.queries.reduce((total, { clicks }) => total + clicks, 0)).toBe(
    sum('clicks', ({ query }) => query !== null),
  );
  expect(all.body.queries[0]?.previousClicks).toBeGreaterThan(0);

  const decaying = await server.call(ann, listSearchPages, { query: { view: 'decaying' } });
  expect(decaying.body.pages).toMatchObject([
    { page: `${SITE}page-1`, comparedWith: 'previous', isDecaying: true },
  ]);
  const shared = await server.call(ann, listSharedQueries, { query: {} });
  expect(shared.body.queries).toMatchObject([{ query: 'shared query' }]);
  expect(shared.body.queries[0]?.pages.map(({ page }) => page).toSorted()).toEqual([
    `${SITE}page-2`,
    `${SITE}page-3`,
  ]);
});

test('after a pull, the answers of the screen are computed before anybody asks', async () => {
  await eventually(async () => {
    const { rows: kept } = await server.sql.query<{ count: number }>(
      `select count(*)::int as count from search_answer a join search_property p on p.id = a.property_id
       where p.workspace_id = $1`,
      [ann.workspaceId],
    );
    // Eight views of five ranges.
    expect(kept[0]?.count).toBeGreaterThanOrEqual(40);
  });
});

test('other workspaces see nothing, and invalid ranges are refused', async () => {
  const eve = await server.signUp('Eve');
  const foreign = await server.call(eve, readSearchPerformance, { query: {} });
  expect(foreign.body).toMatchObject({ property: null, period: null, days: [] });
  const wrong = await server.call(ann, readSearchPerformance, {
    query: { timeRange: '2026-02-30..2026-03-01' },
  });
  expect(wrong.status).toBe(400);
});

test('the validity of the score is shown for 20 or more pages of the workspace, and explained as missing below 20', async () => {
  const cat = await server.signUp('Cat');
  const publish = async (number: number, score: number, daysAgo: number): Promise<void> => {
    const { body } = await server.call(cat, createContent, {
      body: { title: `Article ${number}`, content: 'Some words.' },
    });
    await server.call(cat, publishContent, { params: { id: body.id } });
    const at = `now() - interval '${daysAgo} days'`;
    await server.sql.query(`update publication set slug = $2, published_at = ${at} where content_id = $1`, [
      body.id,
      `page-${number}`,
    ]);
    await server.sql.query(
      `update content_revision set score = $2, created_at = ${at} where content_id = $1`,
      [body.id, score],
    );
  };
  expect((await server.call(cat, readScoreValidity, {})).body).toMatchObject({
    isConnected: false,
    published: 0,
  });
  // Better scores rank higher; the last page was published too recently to be included.
  for (let number = 1; number <= 21; number += 1)
    await publish(number, 20 + number * 3, number === 21 ? 30 : 90);
  google.planted.set(
    SITE,
    Array.from({ length: 40 }, (_, back) => back).flatMap((back) =>
      Array.from({ length: 20 }, (_, at): PlantedRow => ({
        ...(rows[0] as PlantedRow),
        day: dayBefore(last, back),
        page: `${SITE}page-${at + 1}`,
        query: 'query',
        clicks: at + 1,
        impressions: 100,
        position: 30 - at,
      })),
    ),
  );
  await server.call(cat, connectSearch, { body: { key: google.key } });
  await server.call(cat, updateSearchConnection, { body: { property: SITE } });
  await whenPulled(cat);
  const { body } = await server.call(cat, readScoreValidity, {});
  expect(body).toMatchObject({
    published: 21,
    waiting: 1,
    unfound: 0,
    position: { overall: { pages: 20, isEnough: true, rho: 1 } },
    clicks: { overall: { pages: 20, isEnough: true, rho: 1 } },
  });
  await server.sql.query(`delete from publication where slug = 'page-1' and workspace_id = $1`, [
    cat.workspaceId,
  ]);
  const few = await server.call(cat, readScoreValidity, {});
  expect(few.body.position.overall).toEqual({ pages: 19, isEnough: false, rho: null, interval: null });
});
