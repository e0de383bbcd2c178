import {
  connectSearch,
  listSearchPages,
  listSearchQueries,
  listSharedQueries,
  readSearchConnection,
  readSearchPerformance,
  updateSearchConnection,
} from '@pagewright/contract/analytics';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually } from '../../../../../../tests/eventually.ts';
import {
  dayBefore,
  plantProperty,
  type PlantedRow,
} from '../../../../../../tests/fakes/search-console/planted-property.ts';
import { startSearchConsole } from '../../../../../../tests/fakes/search-console/start-search-console.ts';
import { openTestServer } from '../../../../../../tests/server/open-test-server.ts';
import { dayInCalifornia } from '../search-connection/pull/days-to-pull.ts';

const SITE = 'https://www.example.com/';
const google = await startSearchConsole();
const server = await openTestServer({
  OUTGOING_ALLOW: '127.0.0.0/8',
  GOOGLE_TOKEN_URL: google.tokenUrl,
  SEARCH_CONSOLE_URL: google.url,
});
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

beforeAll(async () => {
  google.sites.push({ siteUrl: SITE, permissionLevel: 'SITE_OWNER' });
  google.planted.set(SITE, rows);
  await server.call(ann, connectSearch, { body: { key: google.key } });
  await server.call(ann, updateSearchConnection, { body: { property: SITE, brandTerms: ['Query 5'] } });
  await eventually(async () => {
    const { body } = await server.call(ann, readSearchConnection, {});
    expect(body.connection?.state).toBe('current');
  });
});

test('totals, gaps and the unexplained share agree with what was planted, whichever way they are cut', async () => {
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

test('queries near the first page, decay and shared queries are those that were planted', async () => {
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

test('other workspaces see nothing of it, and wrong ranges are refused', async () => {
  const eve = await server.signUp('Eve');
  const foreign = await server.call(eve, readSearchPerformance, { query: {} });
  expect(foreign.body).toMatchObject({ property: null, period: null, days: [] });
  const wrong = await server.call(ann, readSearchPerformance, {
    query: { timeRange: '2026-02-30..2026-03-01' },
  });
  expect(wrong.status).toBe(400);
});
