import {
  importSearchFigures,
  readKeywordAnalytics,
  readSearchFigures,
  removeSearchImport,
  SEARCH_CONSOLE_LIMITS,
  undoRemoveSearchImport,
} from '@pagewright/contract/analytics';
import { strToU8, zipSync } from 'fflate';
import { beforeEach, expect, test } from 'vitest';
import { recordVisits } from '../../../../../../tests/factories/record-visits.ts';
import { publishArticle } from '../../../../../../tests/factories/published-article.ts';
import { signUpTeammate } from '../../../../../../tests/server/join-workspace.ts';
import { openTestServer } from '../../../../../../tests/server/open-test-server.ts';
import type { TestResponse, TestPerson } from '../../../../../../tests/server/test-server.ts';

type Imported = NonNullable<Awaited<ReturnType<typeof server.call<typeof importSearchFigures>>>['body']>;

const server = await openTestServer();
let ada: TestPerson;
beforeEach(async () => {
  ada = await server.signUp('Ada');
});

const QUERIES =
  'Top queries,Clicks,Impressions,CTR,Position\nrain barrel,30,400,7.5%,3.2\n=SUM(A1),1,20,5%,8.1\n';
const DAYS =
  'Date,Clicks,Impressions,CTR,Position\n2026-02-01,10,100,10%,2\n2026-02-02,0,0,0%,0\n2026-02-03,5,300,1.67%,4\n';
const pages = (address: string) =>
  `Top pages,Clicks,Impressions,CTR,Position\n${address},12,"1,200",1%,"5.5"\n`;
const english = (address = 'https://example.com/rain') => ({
  'Queries.csv': QUERIES,
  'Pages.csv': pages(address),
  'Countries.csv': 'Country,Clicks,Impressions,CTR,Position\nGermany,3,9,33.33%,2\n',
  'Devices.csv': 'Device,Clicks,Impressions,CTR,Position\nMobile,3,9,33.33%,2\n',
  'Chart.csv': DAYS,
  'Filters.csv': 'Filter,Value\nSearch type,Web\nDate,Last 3 months\n',
});

const zipOf = (files: Readonly<Record<string, string>>) =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));
async function give(
  bytes: Uint8Array | string,
  { person = ada, query = '' }: { person?: TestPerson; query?: string } = {},
): Promise<TestResponse<Imported>> {
  const body = new FormData();
  const content = typeof bytes === 'string' ? bytes : new Uint8Array(bytes);
  body.append('file', new Blob([content]), 'example.com-Performance.zip');
  const answer = await server.send(`/api/analytics/search/import${query}`, { method: 'POST', person, body });
  return answer as TestResponse<Imported>;
}
const shown = async (person = ada) => (await server.call(person, readSearchFigures, { query: {} })).body;
const removal = (id: string) => ({ params: { id } });

test('the zip of Search Console gives queries, pages, and days, and reports what was skipped', async () => {
  const { status, body } = await give(zipOf(english()));
  expect(status).toBe(201);
  expect(body).toMatchObject({
    import: { from: '2026-02-01', to: '2026-02-03', importedBy: 'Ada', mayRemove: true },
    rows: { query: 2, page: 1, day: 3 },
    replaced: 0,
  });
  expect(body.skipped.map(({ name, reason }) => `${name} ${reason}`).toSorted()).toEqual([
    'Countries.csv other_table',
    'Devices.csv other_table',
    'Filters.csv other_table',
  ]);
  const { shown: figures } = await shown();
  // 15 clicks of 400 impressions; the position is (100 × 2 + 300 × 4) / 400, since a day without impressions has
  // none.
  expect(figures?.totals).toEqual({ clicks: 15, impressions: 400, ctr: 0.0375, position: 3.5 });
  expect(figures?.queries).toEqual([
    { name: 'rain barrel', clicks: 30, impressions: 400, ctr: 0.075, position: 3.2 },
    { name: '=SUM(A1)', clicks: 1, impressions: 20, ctr: 0.05, position: 8.1 },
  ]);
  expect(figures?.pages).toEqual([
    { name: 'https://example.com/rain', clicks: 12, impressions: 1_200, ctr: 0.01, position: 5.5 },
  ]);
  expect(figures?.days[1]).toEqual({
    name: '2026-02-02',
    clicks: 0,
    impressions: 0,
    ctr: null,
    position: null,
  });
  expect(figures?.provenance).toEqual({ kind: 'measured', method: 'Google Search Console' });
});

test.each([
  ['German', 'Häufigste Suchanfragen;Klicks;Impressionen;CTR;Position\nregentonne;1.234;56.789;2,2 %;4,6\n'],
  [
    'French',
    'Requêtes les plus fréquentes,Clics,Impressions,CTR,Position\nregentonne,"1 234","56 789","2,2 %","4,6"\n',
  ],
  [
    'Spanish',
    '\ufeffConsultas principales\tClics\tImpresiones\tCTR\tPosición\nregentonne\t1234\t56789\t2,2%\t4,6\n',
  ],
])('a table in %s is read too, for the given days', async (_language, text) => {
  expect((await give(text)).status).toBe(422);
  expect((await give(text, { query: '?from=2026-02-01&to=2026-02-28' })).status).toBe(201);
  expect((await shown()).shown).toMatchObject({
    from: '2026-02-01',
    to: '2026-02-28',
    totals: null,
    queries: [{ name: 'regentonne', clicks: 1_234, impressions: 56_789, position: 4.6 }],
  });
});

test('thousands of rows are stored in the order of the file', async () => {
  const lines = Array.from({ length: 4_001 }, (_, at) => `bee ${at},1,${at + 1},1%,2`);
  const text = `Top queries,Clicks,Impressions,CTR,Position\n${lines.join('\n')}\n`;
  const { body } = await give(text, { query: '?from=2026-02-01&to=2026-02-28' });
  expect(body.rows).toEqual({ query: 4_001, page: 0, day: 0 });
  const { rows } = await server.sql.query<{ name: string }>(
    "select name || ' ' || ordinal as name from search_figure where import_id = $1 order by ordinal",
    [body.import.id],
  );
  expect(rows.map(({ name }) => name)).toEqual(lines.map((_, at) => `bee ${at} ${at}`));
});

test('an import of the same days hides the earlier one until it is removed', async () => {
  const first = (await give(zipOf(english()))).body.import.id;
  const second = (await give(zipOf({ ...english(), 'Queries.csv': QUERIES.replace('30,', '77,') }))).body;
  expect(second.replaced).toBe(1);
  const clicks = async () => (await shown()).shown?.queries[0]?.clicks;
  expect(await clicks()).toBe(77);
  expect((await server.call(ada, removeSearchImport, removal(second.import.id))).status).toBe(204);
  expect(await clicks()).toBe(30);
  expect((await server.call(ada, undoRemoveSearchImport, removal(second.import.id))).status).toBe(200);
  expect(await clicks()).toBe(77);
  const named = await server.call(ada, readSearchFigures, { query: { importId: first } });
  expect(named.body.shown?.queries[0]?.clicks).toBe(30);
});

test('each table reports the days it covers, even if it comes from another import than the days', async () => {
  await give(zipOf(english()));
  await give(QUERIES, { query: '?from=2025-10-01&to=2026-10-31' });
  const { shown: figures } = await shown();
  expect(figures?.spans.queries).toEqual({ from: '2025-10-01', to: '2026-10-31' });
  expect(figures?.spans.days).toEqual({ from: figures?.days[0]?.name, to: figures?.days.at(-1)?.name });
  expect(figures?.spans.days).not.toEqual(figures?.spans.queries);
});

const spanning = (days: readonly [string, number][], query: string, page: string) =>
  zipOf({
    'Queries.csv': `Top queries,Clicks,Impressions,CTR,Position\n${query}\n`,
    'Pages.csv': `Top pages,Clicks,Impressions,CTR,Position\n${page}\n`,
    'Chart.csv': `Date,Clicks,Impressions,CTR,Position\n${days
      .map(([day, clicks]) => `${day},${clicks},1000,1%,2`)
      .join('\n')}\n`,
  });

test('overlapping imports are combined: a day counts once, and sums of queries and pages only if no newer import shares a day', async () => {
  const page = 'https://example.com/rain,5,100,5%,4';
  const january = spanning(
    [
      ['2026-01-30', 1],
      ['2026-01-31', 2],
    ],
    'rain barrel,10,100,10%,2',
    page,
  );
  const turn = spanning(
    [
      ['2026-01-31', 20],
      ['2026-02-01', 30],
    ],
    'rain barrel,7,70,10%,3',
    page,
  );
  const february = spanning(
    [
      ['2026-02-01', 300],
      ['2026-02-02', 400],
    ],
    'rain barrel,40,300,13%,6',
    page,
  );
  const ids: string[] = [];
  for (const bytes of [january, turn, february, february]) ids.push((await give(bytes)).body.import.id);
  const { shown: figures } = await shown();
  expect(figures).toMatchObject({ from: '2026-01-30', to: '2026-02-02' });
  // The 31st from the second import, the 1st from the third, which was imported twice.
  expect(figures?.days.map(({ name, clicks }) => [name, clicks])).toEqual([
    ['2026-01-30', 1],
    ['2026-01-31', 20],
    ['2026-02-01', 300],
    ['2026-02-02', 400],
  ]);
  expect(figures?.totals).toMatchObject({ clicks: 721, impressions: 4000 });
  // February and January; the position is (300 × 6 + 100 × 2) / 400.
  expect(figures?.queries).toEqual([
    { name: 'rain barrel', clicks: 50, impressions: 400, ctr: 0.125, position: 5 },
  ]);
  expect(figures?.pages).toMatchObject([{ clicks: 10, impressions: 200, position: 4 }]);
  expect(figures?.importIds).toEqual([ids[3], ids[1], ids[0]]);
  expect(figures?.leftOut).toEqual([ids[2], ids[1]]);
  const query = { keyword: 'Rain Barrel', timeRange: '2026-01-01..2026-02-28' };
  expect((await server.call(ada, readKeywordAnalytics, { query })).body.search).toMatchObject({
    importIds: [ids[3], ids[0]],
    from: '2026-01-30',
    to: '2026-02-02',
    figures: { clicks: 50, impressions: 400, position: 5 },
  });
  await server.call(ada, removeSearchImport, removal(ids[3]!));
  await server.call(ada, removeSearchImport, removal(ids[2]!));
  expect((await shown()).shown).toMatchObject({
    importIds: [ids[1], ids[0]],
    leftOut: [ids[0]],
    queries: [{ clicks: 7 }],
    totals: { clicks: 51 },
  });
});

test('a keyword and its pages show their imported figures, or “unknown” without any', async () => {
  const { id, url } = await publishArticle(server, ada, {
    title: 'Rain',
    content: 'A text that people read.',
    primaryKeyword: 'Rain Barrel',
  });
  await recordVisits(server, id, { day: '2026-02-02', views: 4 });
  await give(zipOf(english(`${url}?utm_source=x`)));
  const timeRange = '2026-02-03..2026-02-10';
  const ask = async (keyword: string, range = '2026-02-01..2026-02-10') =>
    (await server.call(ada, readKeywordAnalytics, { query: { keyword, timeRange: range } })).body;
  expect(await ask('RAIN BARREL')).toMatchObject({
    search: { from: '2026-02-01', figures: { clicks: 30, impressions: 400, ctr: 0.075, position: 3.2 } },
    pages: [
      { title: 'Rain', views: 4, search: { figures: { clicks: 12, impressions: 1_200, position: 5.5 } } },
    ],
  });
  expect((await ask('rain barrel', timeRange)).search).not.toBeNull();
  expect((await ask('rain barrel', '2026-03-01..2026-03-10')).search).toBeNull();
  expect((await ask('gutter')).search).toBeNull();
});

test('a page listed at several addresses gets their sum, however large', async () => {
  const keyword = 'Rain Barrel';
  const content = { title: 'Rain', content: 'A text that people read.', primaryKeyword: keyword };
  const { id, url } = await publishArticle(server, ada, content);
  await recordVisits(server, id, { day: '2026-02-02', views: 4 });
  const line = (address: string) => `${address},2000000000,2000000000,100%,2\n`;
  const head = 'Top pages,Clicks,Impressions,CTR,Position\n';
  await give(zipOf({ 'Pages.csv': head + line(`${url}?a`) + line(`${url}?b`), 'Chart.csv': DAYS }));
  const query = { keyword, timeRange: '2026-02-01..2026-02-10' };
  const { body } = await server.call(ada, readKeywordAnalytics, { query });
  expect(body.pages).toMatchObject([{ search: { figures: { clicks: 4e9, impressions: 4e9, ctr: 1 } } }]);
});

test('a workspace is limited to 60 imports, even with concurrent imports or a restored one', async () => {
  await server.sql.query(
    `insert into search_import (workspace_id, file_name, from_day, to_day)
     select $1, 'q.csv', '2026-02-01', '2026-02-02' from generate_series(1, $2)`,
    [ada.workspaceId, SEARCH_CONSOLE_LIMITS.imports - 1],
  );
  const answers = await Promise.all([give(zipOf(english())), give(zipOf(english()))]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 422]);
  const { id } = answers.find(({ status }) => status === 201)!.body.import;
  await server.call(ada, removeSearchImport, removal(id));
  expect((await give(zipOf(english()))).status).toBe(201);
  expect((await server.call(ada, undoRemoveSearchImport, removal(id))).status).toBe(422);
  expect((await shown()).imports).toHaveLength(SEARCH_CONSOLE_LIMITS.imports);
});

test('days that cannot be stored are refused as query parameters', async () => {
  expect((await give(QUERIES, { query: '?from=0000-01-01&to=0000-01-02' })).status).toBe(400);
});

test.each<[string, number, Uint8Array | string]>([
  ['text that is no table', 422, 'Once upon a time there was a barrel.'],
  ['bytes that are nothing', 415, new Uint8Array(2_000)],
  ['a table of countries', 422, 'Country,Clicks,Impressions,CTR,Position\nGermany,3,9,33.33%,2\n'],
  ['cells that are no figures', 415, 'Top queries,Clicks,Impressions,CTR,Position\nrain,many,9,1%,2\n'],
  ['more clicks than impressions', 415, 'Top queries,Clicks,Impressions,CTR,Position\nrain,10,9,1%,2\n'],
  ['a broken zip', 415, zipOf(english()).slice(0, 300)],
  ['a day that no calendar has', 422, zipOf({ 'Chart.csv': DAYS.replace('2026-02-03', '2026-02-30') })],
  ['days of three years', 422, zipOf({ 'Chart.csv': DAYS.replace('2026-02-03', '2029-02-03') })],
  [
    'a table of many rows',
    413,
    `Top queries,Clicks,Impressions,CTR,Position\n${'a,1,2,50%,1\n'.repeat(50_001)}`,
  ],
])('%s is refused with %i and leaves nothing', async (_name, status, bytes) => {
  const answer = await give(bytes, { query: '?from=2026-02-01&to=2026-02-28' });
  expect(answer.status).toBe(status);
  expect(answer.body).toMatchObject({
    error: expect.stringMatching(/^[A-Z].*[.]$/),
    code: expect.any(String),
  });
  expect((await shown()).imports).toEqual([]);
});

test('members see all imports but remove only their own; outsiders see nothing', async () => {
  const { id } = (await give(zipOf(english()))).body.import;
  const mel = await signUpTeammate(server, ada, 'basic_member', 'Mel');
  expect((await shown(mel)).imports).toMatchObject([{ id, mayRemove: false }]);
  expect((await server.call(mel, removeSearchImport, removal(id))).status).toBe(403);
  const eve = await server.signUp('Eve');
  expect((await shown(eve)).imports).toEqual([]);
  expect((await server.call(eve, removeSearchImport, removal(id))).status).toBe(404);
  expect((await server.call(eve, readSearchFigures, { query: { importId: id } })).status).toBe(404);
  const own = (await give(zipOf(english()), { person: mel })).body.import.id;
  expect((await server.call(mel, removeSearchImport, removal(own))).status).toBe(204);
});
