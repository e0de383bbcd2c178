import {
  addRankTracker,
  addToWatchlist,
  changeOwnSite,
  changeRankBudget,
  changeRankTracker,
  checkRanks,
  readKeywordRanks,
  readRankings,
  readRankTrackers,
  removeRankTracker,
  type RankTracker,
} from '@pagewright/contract/analytics';
import { listNotifications } from '@pagewright/contract/notifications';
import { readUsage } from '@pagewright/contract/usage';
import { afterAll, expect, test } from 'vitest';
import { eventually } from '../../../../../../tests/eventually.ts';
import {
  DATAFORSEO_KEY,
  startDataForSeo,
} from '../../../../../../tests/fakes/dataforseo/start-dataforseo.ts';
import { startSearxng } from '../../../../../../tests/fakes/searxng/start-searxng.ts';
import { SERPER_KEY, startSerper } from '../../../../../../tests/fakes/serper/start-serper.ts';
import { signUpTeammate } from '../../../../../../tests/server/join-workspace.ts';
import { openTestServer } from '../../../../../../tests/server/open-test-server.ts';
import type { TestPerson } from '../../../../../../tests/server/test-server.ts';
import { openDatabase } from '../../../platform/db/client.ts';
import { deleteExpiredRanks } from './check-repository.ts';

/** Results by keyword: fillers, with some addresses at given positions. */
const planted = new Map<string, Readonly<Record<number, string>>>();
const resultsOf = (keyword: string) =>
  Array.from({ length: 34 }, (_, at) => ({
    title: `Result ${at + 1}`,
    link: planted.get(keyword)?.[at + 1] ?? `https://filler-${at + 1}.example/${encodeURIComponent(keyword)}`,
  }));
const serper = await startSerper({ organic: resultsOf, questions: ['How long does a chain last?'] });
const dataForSeo = await startDataForSeo({
  items: [
    { type: 'ai_overview' },
    { type: 'organic', title: 'Own', url: 'https://www.fenwick.example/chains', links: [{ title: 'A' }] },
  ],
});
const searxng = await startSearxng({
  perPage: 10,
  results: Array.from({ length: 24 }, (_, at) => ({
    title: `Result ${at + 1}`,
    url: at === 12 ? 'https://fenwick.example/wax' : `https://filler-${at + 1}.example/`,
  })),
});
afterAll(() => Promise.all([serper.close(), dataForSeo.close(), searxng.close()]));
const server = await openTestServer({
  SEARCH_SOURCES: 'serper,dataforseo,searxng',
  SEARXNG_URL: searxng.url,
  SERPER_API_KEY: SERPER_KEY,
  SERPER_URL: serper.url,
  DATAFORSEO_API_KEY: DATAFORSEO_KEY,
  DATAFORSEO_URL: dataForSeo.url,
  OUTGOING_ALLOW: '127.0.0.0/8',
  DEFAULT_PLAN: 'Professional',
});

const market = { source: 'serper', country: 'us', language: 'en', device: null } as const;

/** A workspace with an own site, a competitor, and keywords. */
async function withWatchlist(keywords: string[]): Promise<TestPerson> {
  const person = await server.signUp();
  await server.call(person, changeOwnSite, { body: { site: 'fenwick.example' } });
  await server.call(person, addToWatchlist, { body: { competitors: ['rival.example/shop'], keywords } });
  return person;
}

const overview = async (person: TestPerson) => (await server.call(person, readRankTrackers, {})).body;

async function tracker(person: TestPerson): Promise<RankTracker> {
  const [first] = (await overview(person)).trackers;
  if (!first) throw new Error('nothing is tracked');
  return first;
}

const isIn = (person: TestPerson, state: RankTracker['state']) =>
  eventually(async () => {
    const now = await tracker(person);
    expect(now.state).toBe(state);
    return now;
  });

const rankings = async (person: TestPerson, id: string, query: object = {}) =>
  (await server.call(person, readRankings, { params: { id }, query })).body;

test('positions are asked for once a day as deep as needed, missing ones differ from failed ones, and entries notify', async () => {
  planted
    .set('bike chain', { 3: 'https://www.fenwick.example/chains', 12: 'https://rival.example/shop/chains' })
    // Another part of the competitor's site, and a site whose name only ends like the own one.
    .set('bike bell', { 1: 'https://rival.example/blog', 2: 'https://notfenwick.example/' })
    .set('bike pump', { 8: 'https://blog.fenwick.example/pumps', 9: 'https://rival.example/shop' });
  const ann = await withWatchlist(['Bike chain', 'bike bell', 'bike pump']);
  const { status, body } = await server.call(ann, addRankTracker, {
    body: { ...market, depth: 30, rhythm: 'daily' },
  });
  expect(status).toBe(201);
  // Shown before anything is asked: three keywords with three pages each.
  expect(body).toMatchObject({
    ownSite: 'fenwick.example',
    competitors: 1,
    keywords: 3,
    budget: { limit: 1_000, used: 0, planned: 279 },
    trackers: [{ engine: 'Google', payer: 'installation', pagesPerCheck: 9, pagesPerMonth: 279 }],
  });
  const first = await isIn(ann, 'current');
  const { id } = first;
  // 2 pages until both sites were found, 3 for none, and 1.
  const pages = serper.requests.map(({ body: asked }) => (asked as { page: number }).page);
  expect(pages).toEqual([1, 2, 1, 2, 3, 1]);
  expect(serper.requests[0]?.body).toMatchObject({ q: 'bike chain', gl: 'us', hl: 'en', num: 10 });
  expect((await overview(ann)).budget.used).toBe(6);
  expect((await server.call(ann, readUsage, {})).body).toMatchObject({ usage: { seoRequests: 3 } });
  expect(new Date(first.nextCheckAt ?? '').toISOString().slice(0, 10)).toBe(
    new Date(Date.now() + 86_400_000).toISOString().slice(0, 10),
  );

  const now = await rankings(ann, id);
  expect(now).toMatchObject({ site: 'fenwick.example', sites: ['fenwick.example', 'rival.example/shop'] });
  expect(
    now.keywords.map(({ keyword, latest }) => [keyword, latest?.state, latest?.position, latest?.results]),
  ).toEqual([
    ['bike chain', 'found', 3, 20],
    ['bike bell', 'not_found', null, 30],
    ['bike pump', 'found', 8, 10],
  ]);
  expect(now.keywords[0]?.latest).toMatchObject({
    url: 'https://www.fenwick.example/chains',
    features: ['peopleAlsoAsk'],
  });
  const today = now.voice.days.at(-1);
  expect(now.voice).toMatchObject({ weights: 'equal', volumesKnown: 0, provenance: { kind: 'modelled' } });
  expect(now.voice.days).toHaveLength(30);
  expect(now.voice.days[0]).toMatchObject({ answered: 0, shares: {} });
  expect(today?.shares['fenwick.example']).toBeCloseTo((0.11 + 0.032) / (3 * 0.285), 6);
  expect(today?.shares['rival.example/shop']).toBeCloseTo(0.028 / (3 * 0.285), 6);

  // Searches a month as research stored them: known for some keywords, they weigh nothing; then for all.
  const known = (keyword: string, volume: number, age: number, country = 'us') =>
    server.sql.query(
      `insert into serp_snapshot (workspace_id, keyword, country, language, part, source, answer, gathered_at)
       values ($1, $2, $3, 'en', 'figures', 'dataforseo', jsonb_build_object('known', jsonb_build_object('volume', $4::int)),
         now() - make_interval(days => $5))`,
      [ann.workspaceId, keyword, country, volume, age],
    );
  await known('bike chain', 1_000, 1);
  await known('bike chain', 77, 9);
  await known('bike pump', 300, 1);
  await known('bike bell', 99, 0, 'gb');
  expect((await rankings(ann, id)).voice).toMatchObject({ weights: 'equal', volumesKnown: 2 });
  await known('bike bell', 200, 1);
  const weighted = await rankings(ann, id);
  expect(weighted.keywords.map(({ keyword, volume }) => [keyword, volume])).toEqual([
    ['bike chain', 1_000],
    ['bike bell', 200],
    ['bike pump', 300],
  ]);
  expect(weighted.voice).toMatchObject({ weights: 'volume', volumesKnown: 3 });
  const shares = weighted.voice.days.at(-1)?.shares;
  expect(shares?.['fenwick.example']).toBeCloseTo((1_000 * 0.11 + 300 * 0.032) / (1_500 * 0.285), 6);
  expect(shares?.['rival.example/shop']).toBeCloseTo((300 * 0.028) / (1_500 * 0.285), 6);

  // Two days later: a site enters, one leaves, and one keyword fails. The day between is a gap.
  await server.sql.query(`update rank_check set day = day - 2, checked_at = checked_at - interval '2 days'`);
  planted
    .set('bike chain', { 14: 'https://fenwick.example/chains', 4: 'https://rival.example/shop/chains' })
    .set('bike bell', { 7: 'https://fenwick.example/bells' });
  serper.failWith({ status: 503, body: 'oops' }, undefined, ({ text }) => text.includes('bike pump'));
  expect((await server.call(ann, checkRanks, { params: { id } })).status).toBe(202);
  const failing = await isIn(ann, 'failing');
  expect(failing.problem).toMatchObject({ code: 'source_failed' });
  const history = async (keyword: string) =>
    (await server.call(ann, readKeywordRanks, { params: { id }, query: { keyword, days: '3' } })).body.days;
  expect((await history('bike pump')).map(({ state }) => state)).toEqual(['answered', 'not_asked', 'failed']);
  const asked = serper.requests.length;
  serper.failWith(null);
  await server.call(ann, checkRanks, { params: { id } });
  await isIn(ann, 'current');
  // What was answered in this check is not asked again.
  expect(serper.requests.length).toBe(asked + 1);
  expect((await rankings(ann, id, { site: 'rival.example/shop' })).keywords[0]).toMatchObject({
    latest: { position: 4 },
    before: { position: 12 },
    best: 4,
  });
  const notices = await eventually(async () => {
    const { notifications } = (await server.call(ann, listNotifications, {})).body;
    expect(notifications.length).toBeGreaterThan(0);
    return notifications;
  });
  expect(notices).toMatchObject([
    {
      kind: 'alert',
      link: '/analytics/ranks',
      text: 'fenwick.example entered the first ten results for “bike bell” (position 7). fenwick.example left the first ten results for “bike chain” (position 14). rival.example/shop entered the first ten results for “bike chain” (position 4).',
    },
  ]);

  const csv = await server.send(`/api/analytics/ranks/${id}/export`, { person: ann });
  const lines = String(csv.body).trim().split(/\r?\n/);
  expect(lines).toHaveLength(1 + 6 * 2);
  expect(lines[0]).toContain('date,keyword,source');
  const xlsx = await server.send(`/api/analytics/ranks/${id}/export?format=xlsx`, { person: ann });
  expect([xlsx.status, xlsx.headers.get('content-type')]).toEqual([
    200,
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ]);

  await server.sql.query(`update rank_check set day = day - 600 where keyword = 'bike bell'`);
  await deleteExpiredRanks(openDatabase(server.sql));
  const left = await server.sql.query(`select distinct keyword from rank_check order by 1`);
  expect(left.rows).toEqual([{ keyword: 'bike chain' }, { keyword: 'bike pump' }]);
  const eve = await server.signUp();
  expect((await server.call(eve, readRankings, { params: { id } })).status).toBe(404);
  expect((await server.call(ann, removeRankTracker, { params: { id } })).status).toBe(204);
  expect((await server.sql.query('select from rank_check')).rowCount).toBe(0);
});

test('checks stop at the budget, at the plan, and at a refused key, and say so once', async () => {
  const ann = await withWatchlist(['chain oil', 'chain tool']);
  const bob = await signUpTeammate(server, ann, 'basic_member');
  const adding = { ...market, depth: 20, rhythm: 'weekly' } as const;
  expect(await server.call(bob, addRankTracker, { body: adding })).toMatchObject({ status: 403 });
  const wrong: readonly (readonly [object, number, string])[] = [
    [{ source: 'wikipedia' }, 422, 'rank_source_unknown'],
    [{ device: 'phone' }, 422, 'rank_device_unknown'],
    [{ source: 'dataforseo' }, 422, 'rank_device_unknown'],
  ];
  for (const [fields, status, code] of wrong)
    expect(await server.call(ann, addRankTracker, { body: { ...adding, ...fields } })).toMatchObject({
      status,
      body: { code },
    });
  const nobody = await server.signUp();
  expect(await server.call(nobody, addRankTracker, { body: adding })).toMatchObject({
    body: { code: 'rank_no_site' },
  });

  await server.call(ann, changeRankBudget, { body: { limit: 3 } });
  const before = serper.requests.length;
  await server.call(ann, addRankTracker, { body: adding });
  expect((await isIn(ann, 'failing')).problem).toMatchObject({
    code: 'budget_used',
    message: expect.stringContaining('budget') as string,
  });
  // Two pages of the first keyword; the second could take two more.
  expect(serper.requests.length).toBe(before + 2);
  expect((await overview(ann)).budget).toMatchObject({ limit: 3, used: 2 });
  expect(await server.call(ann, addRankTracker, { body: adding })).toMatchObject({
    body: { code: 'rank_tracked_already' },
  });
  const notices = async () => (await server.call(ann, listNotifications, {})).body.notifications;
  await eventually(async () => expect(await notices()).toMatchObject([{ kind: 'search_pull_failed' }]));

  const { body: raised } = await server.call(ann, changeRankBudget, { body: { limit: 50 } });
  const id = raised.trackers[0]?.id ?? '';
  await isIn(ann, 'current');

  const used = (count: number) =>
    server.sql.query(`update usage_counter set used = $1 where kind = 'seo'`, [count]);
  await used(300);
  await server.call(ann, checkRanks, { params: { id } });
  expect((await isIn(ann, 'failing')).problem).toMatchObject({ code: 'plan_limit' });
  await used(0);
  serper.failWith({ status: 403, body: { message: 'Unauthorized.' } });
  await server.call(ann, checkRanks, { params: { id } });
  await eventually(async () => expect((await tracker(ann)).problem).toMatchObject({ code: 'key_refused' }));
  serper.failWith(null);

  // A paused tracker asks nothing. The person who changes it takes it over from an admin who left.
  await server.call(ann, changeRankTracker, {
    params: { id },
    body: { depth: 10, rhythm: 'daily', isPaused: true },
  });
  expect(await overview(ann)).toMatchObject({
    budget: { planned: 0 },
    trackers: [{ state: 'paused', depth: 10, pagesPerMonth: 62 }],
  });
  await server.sql.query(`update rank_tracker set author_id = null, is_paused = false where id = $1`, [id]);
  expect((await tracker(ann)).state).toBe('ownerless');
});

test('a source that knows devices is asked for one, in one call for all pages', async () => {
  const ann = await withWatchlist(['chain lube']);
  await server.call(ann, addRankTracker, {
    body: {
      source: 'dataforseo',
      country: 'us',
      language: 'en',
      device: 'phone',
      depth: 100,
      rhythm: 'weekly',
    },
  });
  const { id } = await isIn(ann, 'current');
  expect(dataForSeo.requests.at(-1)?.body).toMatchObject([{ depth: 100, device: 'mobile' }]);
  const [row] = (await rankings(ann, id)).keywords;
  // One result is all that the engine has.
  expect(row?.latest).toMatchObject({ position: 1, results: 1, features: ['aiOverview', 'sitelinks'] });
  expect((await overview(ann)).budget.used).toBe(10);
});

test('SearXNG is asked page by page until a page is empty; its merged list has neither an engine nor features', async () => {
  const ann = await withWatchlist(['chain wax']);
  const { body } = await server.call(ann, addRankTracker, {
    body: { ...market, source: 'searxng', depth: 50, rhythm: 'weekly' },
  });
  expect(body.trackers).toMatchObject([
    { source: 'searxng', engine: null, payer: 'installation', pagesPerCheck: 5 },
  ]);
  const { id } = await isIn(ann, 'current');
  expect(searxng.requests.map(({ query }) => [query.get('q'), query.get('pageno')])).toEqual(
    [1, 2, 3, 4].map((page) => ['chain wax', String(page)]),
  );
  const find = async (site: string) => (await rankings(ann, id, { site })).keywords[0]?.latest;
  expect(await find('fenwick.example')).toMatchObject({
    state: 'found',
    position: 13,
    url: 'https://fenwick.example/wax',
    results: 24,
    features: null,
  });
  expect(await find('rival.example/shop')).toMatchObject({ state: 'not_found', position: null, results: 24 });
  expect((await overview(ann)).budget.used).toBe(4);
  expect((await server.call(ann, readUsage, {})).body).toMatchObject({ usage: { seoRequests: 1 } });
});
