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
import { createContent, updateContent } from '@pagewright/contract/content';
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
/** The usual period, the one before, and the usual one 52 weeks earlier with the 28 days before it; between them a gap. */
const DAYS = 450;
const OLDER = [364, 419] as const;
const gaps = Array.from({ length: DAYS - 1 }, (_, back) => back).filter(
  (back) => back === 5 || (back > 55 && back < OLDER[0]) || back > OLDER[1],
);
/** Rows of one day that other pages have for a query, with their impressions. */
const extra = (query: string, impressions: Readonly<Record<number, number>>): PlantedRow[] =>
  Object.entries(impressions).map(([page, seen]) => ({
    day: dayBefore(last, 1),
    page: `${SITE}page-${page}`,
    query,
    country: 'usa',
    device: 'TABLET',
    clicks: 1,
    impressions: seen,
    position: 2,
  }));
const rows = [
  ...plantProperty({ site: SITE, last, days: DAYS, pages: 6, queriesPerPage: 3, gaps, seasonalPage: 6 }),
  // Two pages share it, a third has 9 % of it.
  ...extra('just shared', { 1: 2_400, 2: 310, 3: 268 }),
  // Only one page has a tenth of it.
  ...extra('hardly shared', { 1: 2_760, 2: 273 }),
  // Two pages, but too few impressions.
  ...extra('rarely seen', { 1: 5, 2: 4 }),
];
/** The planted rows of the 28 days that end so many days before the last. */
const periodOf = (back: number): PlantedRow[] =>
  rows.filter(({ day }) => day > dayBefore(last, back + 28) && day <= dayBefore(last, back));
const recent = periodOf(0);

const sum = (
  of: keyof PlantedRow & ('clicks' | 'impressions'),
  which: (row: PlantedRow) => boolean = () => true,
  from = recent,
) => from.filter(which).reduce((total, row) => total + row[of], 0);

/** What the product should answer for planted rows. */
const sumsOf = (from: readonly PlantedRow[]) => {
  const impressions = from.reduce((total, row) => total + row.impressions, 0);
  const clicks = from.reduce((total, row) => total + row.clicks, 0);
  const position = from.reduce((total, row) => total + row.position * row.impressions, 0) / impressions;
  return { clicks, impressions, ctr: clicks / impressions, position: expect.closeTo(position, 9) as number };
};

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
  expect(body.totals).toMatchObject({ knownDays: 27, sums: sumsOf(recent) });
  expect(body.previous).toEqual({
    from: dayBefore(last, 55),
    to: dayBefore(last, 28),
    knownDays: 28,
    sums: sumsOf(periodOf(28)),
  });
  expect(body.yearBefore).toEqual({
    from: dayBefore(last, 391),
    to: dayBefore(last, 364),
    knownDays: 28,
    sums: sumsOf(periodOf(364)),
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
  const clicksBy = (of: (row: PlantedRow) => string) =>
    [...Map.groupBy(recent, of)]
      .map(([code, group]) => ({ code, clicks: sum('clicks', undefined, group) }))
      .toSorted((one, other) => other.clicks - one.clicks);
  expect(body.markets).toEqual({
    countries: clicksBy(({ country }) => country),
    devices: clicksBy(({ device }) => device),
  });

  for (const [query, which] of [
    [{ country: 'fra' }, ({ country }: PlantedRow) => country === 'fra'],
    [{ device: 'MOBILE' }, ({ device }: PlantedRow) => device === 'MOBILE'],
    [
      { country: 'fra', device: 'MOBILE' },
      ({ country, device }: PlantedRow) => country === 'fra' && device === 'MOBILE',
    ],
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

test('queries near the first page, with and without a brand, and shared by pages match the planted ones', async () => {
  const near = await server.call(ann, listSearchQueries, { query: { view: 'near' } });
  expect(near.body.queries.map(({ query }) => query).toSorted()).toEqual([
    'query 4 0',
    'query 4 1',
    'query 4 2',
  ]);
  const all = await server.call(ann, listSearchQueries, { query: {} });
  expect(all.body.queries.reduce((total, { clicks }) => total + clicks, 0)).toBe(
    sum('clicks', ({ query }) => query !== null),
  );
  const isBrand = ({ query }: PlantedRow) => query?.startsWith('query 5') ?? false;
  for (const [view, which] of [
    ['brand', isBrand],
    ['other', (row: PlantedRow) => row.query !== null && !isBrand(row)],
  ] as const) {
    const { body } = await server.call(ann, listSearchQueries, { query: { view } });
    const expected = [...Map.groupBy(recent.filter(which), ({ query }) => query)].map(([query, of]) => ({
      query,
      ...sumsOf(of),
      previousClicks: sum('clicks', (row) => row.query === query, periodOf(28)),
      pages: new Set(of.map(({ page }) => page)).size,
    }));
    expect(body.total).toBe(expected.length);
    const byName = (one: { query: string | null }, other: { query: string | null }) =>
      (one.query ?? '').localeCompare(other.query ?? '');
    expect(body.queries.toSorted(byName), view).toEqual(expected.toSorted(byName));
  }

  const shared = await server.call(ann, listSharedQueries, { query: {} });
  expect(
    shared.body.queries.map(({ query, pages }) => [query, pages.map(({ page }) => page).toSorted()]),
  ).toEqual([
    ['just shared', [`${SITE}page-1`, `${SITE}page-2`]],
    ['shared query', [`${SITE}page-2`, `${SITE}page-3`]],
  ]);
});

test('decay is judged against the year before, where a season has fallen too, and else against the days before', async () => {
  const losses = (page: string, before: readonly PlantedRow[], now = recent) =>
    1 -
    sum('clicks', (row) => row.page === page, now) / sum('clicks', (row) => row.page === page, [...before]);
  const [decaying, seasonal] = [`${SITE}page-1`, `${SITE}page-6`];
  // What is planted: each would be wrong about the other kind of page.
  expect(losses(decaying, periodOf(364))).toBeGreaterThan(0.2);
  expect(losses(decaying, periodOf(28))).toBeLessThan(0.2);
  expect(losses(seasonal, periodOf(364))).toBeLessThan(0.2);
  expect(losses(seasonal, periodOf(28))).toBeGreaterThan(0.2);
  const list = async (query: { timeRange?: string; view?: 'decaying' }) =>
    (await server.call(ann, listSearchPages, { query })).body.pages;
  expect(await list({ view: 'decaying' })).toEqual([
    {
      page: decaying,
      ...sumsOf(recent.filter(({ page }) => page === decaying)),
      comparedClicks: sum('clicks', ({ page }) => page === decaying, periodOf(364)),
      comparedWith: 'year_before',
      isDecaying: true,
    },
  ]);
  expect((await list({})).find(({ page }) => page === seasonal)).toMatchObject({
    comparedClicks: sum('clicks', ({ page }) => page === seasonal, periodOf(364)),
    comparedWith: 'year_before',
    isDecaying: false,
  });

  // Of the earliest days no year before is known.
  const timeRange = `${dayBefore(last, 391)}..${dayBefore(last, 364)}`;
  expect(losses(decaying, periodOf(392), periodOf(364))).toBeLessThan(0.2);
  expect(await list({ timeRange, view: 'decaying' })).toMatchObject([
    {
      page: seasonal,
      comparedClicks: sum('clicks', ({ page }) => page === seasonal, periodOf(392)),
      comparedWith: 'previous',
    },
  ]);
  const { body } = await server.call(ann, readSearchPerformance, { query: { timeRange } });
  expect(body).toMatchObject({
    totals: { knownDays: 28, sums: sumsOf(periodOf(364)) },
    previous: { knownDays: 28, sums: sumsOf(periodOf(392)) },
    yearBefore: { knownDays: 0, sums: null },
  });
});

test('after a pull, the answers of the screen are computed before anybody asks, also by country and device', async () => {
  const countKept = async (): Promise<number> => {
    const { rows: kept } = await server.sql.query<{ count: number }>(
      `select count(*)::int as count from search_answer a join search_property p on p.id = a.property_id
       where p.workspace_id = $1`,
      [ann.workspaceId],
    );
    return kept[0]?.count ?? 0;
  };
  // Computed in another order, sums of positions differ in their last digits.
  const ask = async (): Promise<string> => {
    const answers: unknown[] = [];
    for (const query of [
      ...['28d', '3m', '6m', '12m', '16m'].map((timeRange) => ({ timeRange })),
      { country: 'fra' },
      { device: 'TABLET' as const },
      { country: 'fra', device: 'MOBILE' as const },
    ]) {
      const { body: overview } = await server.call(ann, readSearchPerformance, { query });
      const { body: near } = await server.call(ann, listSearchQueries, { query: { ...query, view: 'near' } });
      const { body: all } = await server.call(ann, listSearchQueries, { query });
      const { body: pages } = await server.call(ann, listSearchPages, { query });
      const { body: shared } = await server.call(ann, listSharedQueries, { query });
      answers.push(overview, near, all, pages, shared);
    }
    return JSON.stringify(answers, (_, value) => (typeof value === 'number' ? value.toFixed(9) : value));
  };
  // What earlier tests asked for is not counted.
  await eventually(async () => {
    const open = `select from outbox where kind = 'search-answers' and done_at is null`;
    expect((await server.sql.query(open)).rowCount).toBe(0);
  });
  await server.sql.query('delete from search_answer');
  await server.call(ann, updateSearchConnection, { body: { brandTerms: ['Query 5', 'query 4'] } });
  // Nine of each of five ranges, and six of each of two countries, three devices, and the six of both.
  const inAdvance = 5 * 9 + (2 + 3 + 6) * 6;
  await eventually(async () => expect(await countKept()).toBe(inAdvance));
  const kept = await ask();
  expect(await countKept()).toBe(inAdvance);
  await server.sql.query('delete from search_answer');
  expect(await ask()).toBe(kept);
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

test('the validity of the score is that of publication against the figures of two weeks, eight weeks later, from 20 pages on', async () => {
  const cat = await server.signUp('Cat');
  const today = dayInCalifornia(Date.now(), 0);
  const publish = async (number: number, score: number, daysAgo: number): Promise<string> => {
    const { body } = await server.call(cat, createContent, {
      body: { title: `Article ${number}`, content: 'Some words.' },
    });
    await server.call(cat, publishContent, { params: { id: body.id } });
    const at = `('${dayBefore(today, daysAgo)} 12:00'::timestamp at time zone 'America/Los_Angeles')`;
    await server.sql.query(`update publication set slug = $2, published_at = ${at} where content_id = $1`, [
      body.id,
      `page-${number}`,
    ]);
    await server.sql.query(
      `update content_revision set score = $2, created_at = ${at} where content_id = $1`,
      [body.id, score],
    );
    return body.id;
  };
  const keepParts = (id: string, number: number, parts: Readonly<Record<string, number>>) =>
    server.sql.query('update content_revision set score_parts = $3 where content_id = $1 and number = $2', [
      id,
      number,
      parts,
    ]);
  expect((await server.call(cat, readScoreValidity, {})).body).toMatchObject({
    isConnected: false,
    published: 0,
  });
  let changed = 0;
  // Better scores rank higher; the last page was published too recently to be included.
  for (let number = 1; number <= 25; number += 1) {
    const id = await publish(number, 20 + number * 3, number === 25 ? 30 : 90);
    if (number <= 4) {
      // Refreshed later, which gave it its own address again, or autosaved before it was published; the score of either
      // would reverse the order.
      const autosave = number > 2;
      await keepParts(id, 1, { structure: number / 10 });
      await server.call(cat, updateContent, {
        params: { id },
        body: { content: 'Some other words.', autosave },
      });
      const { rowCount } = await server.sql.query(
        `update content_revision r set score = $2, created_at = case when $3 then p.published_at else r.created_at end
         from publication p where r.content_id = $1 and p.content_id = $1 and r.number > 1`,
        [id, 100 - number, autosave],
      );
      changed += rowCount ?? 0;
      await keepParts(id, 2, { structure: 1 - number / 10, evidence: number / 10 });
    } else if (number < 25) {
      const at = number - 5;
      // The order of the pages, moved by five, and with neighbors exchanged.
      const [moved, near] = [((at + 5) % 20) + 1, at % 2 === 0 ? at + 1 : at - 1];
      // Of every second page the parts at publication are kept; those of today would reverse the order.
      const isKept = number % 2 === 0;
      if (isKept) await keepParts(id, 1, { keywordOptimization: moved / 40, readability: near / 20 });
      await server.sql.query('update content set score_result = $2 where id = $1', [
        id,
        {
          parts: [
            { id: 'keywordOptimization', points: isKept ? 40 - moved : moved, maximum: 40 },
            { id: 'readability', points: isKept ? 20 - near : near, maximum: 20 },
            { id: 'evidence', points: isKept ? 5 : null, maximum: 20 },
          ],
        },
      ]);
    }
  }
  expect(changed).toBe(4);
  // Days 56 to 69 after publication. On the days beside them, everything is the other way round, and much more.
  const isJudged = (day: string): boolean => day >= dayBefore(today, 34) && day <= dayBefore(today, 21);
  google.planted.set(
    SITE,
    Array.from({ length: 40 }, (_, back) => dayBefore(last, back)).flatMap((day) =>
      Array.from({ length: 24 }, (_, at): PlantedRow => ({
        ...(rows[0] as PlantedRow),
        day,
        page: `${SITE}page-${at + 1}`,
        query: 'query',
        ...(isJudged(day)
          ? { clicks: at + 1, impressions: 100, position: 30 - at }
          : { clicks: 1_000 - 30 * at, impressions: 10_000, position: 1 + at }),
      })),
    ),
  );
  await server.call(cat, connectSearch, { body: { key: google.key } });
  await server.call(cat, updateSearchConnection, { body: { property: SITE } });
  await whenPulled(cat);
  const { body } = await server.call(cat, readScoreValidity, {});
  // Spearman's formula, with the differences between the ranks: 15 times 5 and 5 times 15; 20 times 1.
  const rhoOf = (squares: number): number => 1 - (6 * squares) / (20 * (20 ** 2 - 1));
  const expected = {
    overall: { pages: 24, isEnough: true, rho: 1 },
    parts: [
      {
        part: 'keywordOptimization',
        pages: 20,
        isEnough: true,
        rho: expect.closeTo(rhoOf(1_500), 9) as number,
      },
      { part: 'semanticCompleteness', pages: 0, isEnough: false, rho: null },
      { part: 'serpIntegration', pages: 0 },
      { part: 'readability', pages: 20, isEnough: true, rho: expect.closeTo(rhoOf(20), 9) as number },
      // Those of the four pages that changed since; too few to tell.
      { part: 'structure', pages: 4, isEnough: false, rho: null, interval: null },
      { part: 'evidence', pages: 0 },
    ],
  };
  expect(body).toMatchObject({
    published: 25,
    waiting: 1,
    unfound: 0,
    position: expected,
    clicks: expected,
  });
  // The part that hardly follows the results shows no relation; the other one does.
  for (const { parts } of [body.position, body.clicks]) {
    const intervalOf = (part: string) => parts.find((one) => one.part === part)?.interval;
    expect(intervalOf('keywordOptimization')?.low).toBeLessThan(0);
    expect(intervalOf('keywordOptimization')?.high).toBeGreaterThan(0);
    expect(intervalOf('readability')?.low).toBeGreaterThan(0.9);
  }
  await server.sql.query(
    `delete from publication p using content c
     where c.id = p.content_id and c.title ~ '^Article [1-5]$' and p.workspace_id = $1`,
    [cat.workspaceId],
  );
  const few = await server.call(cat, readScoreValidity, {});
  expect(few.body.position.overall).toEqual({ pages: 19, isEnough: false, rho: null, interval: null });
});
