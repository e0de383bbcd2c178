import {
  readAnalytics,
  readContentAnalytics,
  readKeywordAnalytics,
  readPerformance,
} from '@pagewright/contract/analytics';
import { readContent, updateContent } from '@pagewright/contract/content';
import { unpublishContent } from '@pagewright/contract/publishing';
import { beforeEach, describe, expect, test } from 'vitest';
import { recordVisits } from '../../../../../tests/factories/record-visits.ts';
import { publishArticle } from '../../../../../tests/factories/published-article.ts';
import { openTestServer } from '../../../../../tests/server/open-test-server.ts';
import type { TestPerson } from '../../../../../tests/server/test-server.ts';
import { beaconScript } from './index.ts';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const GOOGLEBOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
const DAY_MS = 86_400_000;

const server = await openTestServer();
let ada: TestPerson;
beforeEach(async () => {
  ada = await server.signUp('Ada');
});

const day = (ago: number): string => new Date(Date.now() - ago * DAY_MS).toISOString().slice(0, 10);
const publish = async (title: string, primaryKeyword = '') =>
  (await publishArticle(server, ada, { title, content: 'A text that people read.', primaryKeyword })).id;

let loads = 0;
const opening = (): string => `load-${(loads += 1)}`;
async function tell(
  page: string,
  body: Record<string, unknown> = {},
  headers: Record<string, string> = {},
): Promise<number> {
  const visit = { page, load: opening(), number: 0, kind: 'view', ...body };
  const answer = await server.send('/api/beacon', {
    method: 'POST',
    body: visit,
    headers: { 'user-agent': FIREFOX, ...headers },
  });
  return answer.status;
}
const overview = async (timeRange = '7d') =>
  (await server.call(ada, readAnalytics, { query: { timeRange } })).body;
const viewsBecome = async (views: number): Promise<void> => {
  await expect.poll(async () => (await overview()).totals.views).toBe(views);
};

const writeDay = (page: string, on: string, views: number, source = '') =>
  recordVisits(server, page, { day: on, views, engagedSeconds: views * 10, source });

describe('counting', () => {
  test('views, attention, and conversions are added to the sums and the item', async () => {
    const id = await publish('Read');
    const load = opening();
    expect(await tell(id, { load, source: 'news.example' })).toBe(204);
    await tell(id, { load, source: 'news.example', number: 1, kind: 'attention', seconds: 42 });
    const target = 'https://shop.example/';
    await tell(id, { load, source: 'news.example', number: 2, kind: 'conversion', target });
    await tell(id);
    await viewsBecome(2);
    const { totals, series, sources, pages, measuredSince } = await overview();
    expect(totals).toEqual({ views: 2, engagedSeconds: 42, conversions: 1 });
    expect(measuredSince).toBe(day(0));
    expect(series).toEqual([{ date: day(0), ...totals }]);
    expect(sources).toEqual([
      { source: 'direct', views: 1, engagedSeconds: 0, conversions: 0 },
      { source: 'news.example', views: 1, engagedSeconds: 42, conversions: 1 },
    ]);
    expect(pages).toEqual([{ contentId: id, title: 'Read', publishedAt: expect.any(String), ...totals }]);
    const one = (await server.call(ada, readContentAnalytics, { params: { id }, query: {} })).body;
    expect(one).toMatchObject({ totals, targets: [{ target, conversions: 1 }] });
    await expect
      .poll(async () => (await server.call(ada, readContent, { params: { id } })).body)
      .toMatchObject({ viewCount: 2, engagementTime: 42, conversions: 1 });
  });

  test('a message counts once, even if it is repeated or its id is reused on another page', async () => {
    const [first, second] = [await publish('First'), await publish('Second')];
    const load = opening();
    for (let time = 0; time < 5; time += 1) await tell(first, { load });
    await tell(second, { load });
    await viewsBecome(2);
    await tell(first, { load });
    await tell(first);
    await viewsBecome(3);
    // Days come from the site's sums, pages from their own months and days.
    const { pages } = await overview('12m');
    expect(pages.map(({ contentId, views }) => [contentId, views])).toEqual([
      [first, 2],
      [second, 1],
    ]);
  });

  test('bots and people who ask not to be tracked are not counted', async () => {
    const id = await publish('Quiet');
    const senders: readonly Record<string, string>[] = [
      { 'user-agent': GOOGLEBOT },
      { 'user-agent': 'curl/8.5.0' },
      { 'user-agent': '' },
      { dnt: '1' },
      { 'sec-gpc': '1' },
    ];
    for (const headers of senders) expect(await tell(id, {}, headers)).toBe(204);
    await tell(id);
    await viewsBecome(1);
  });

  test('items that are not public are not counted, and the response does not reveal whether they exist', async () => {
    const id = await publish('Withdrawn');
    await server.call(ada, unpublishContent, { params: { id } });
    const seen = await publish('Seen');
    expect(await tell(id)).toBe(204);
    expect(await tell('00000000-0000-4000-8000-000000000000')).toBe(204);
    await tell(seen);
    await viewsBecome(1);
    expect((await overview()).pages.map(({ title }) => title)).toEqual(['Seen']);
  });

  test.each([
    ['no page', { page: 'none' }],
    ['a day of attention', { kind: 'attention', seconds: 86_400 }],
    ['attention below nothing', { kind: 'attention', seconds: -1 }],
    ['another kind', { kind: 'purchase' }],
    ['a long address', { kind: 'conversion', target: 'x'.repeat(2_001) }],
    ['a number that runs on', { number: 10_001 }],
  ])('%s is refused', async (_name, body) => {
    expect(await tell(await publish('Strict'), body)).toBe(400);
  });

  test('nothing stored about a visit identifies the visitor', async () => {
    const id = await publish('Private');
    await tell(id, {}, { cookie: 'who=me', 'x-forwarded-for': '203.0.113.7' });
    await viewsBecome(1);
    const { rows } = await server.sql.query('select * from visit where content_id = $1', [id]);
    expect(Object.keys(rows[0] as object).toSorted()).toEqual([
      'at',
      'content_id',
      'day',
      'kind',
      'load',
      'number',
      'seconds',
      'source',
      'target',
    ]);
    expect(JSON.stringify(rows)).not.toMatch(/203\.0\.113|who=me|Firefox/);
  });

  test('the script of a page is under a kilobyte and is inlined', async () => {
    const { path } = await publishArticle(server, ada, { title: 'Scripted', content: 'A text.' });
    const page = String((await server.send(path)).body);
    const [, script = ''] = /<script data-page="[0-9a-f-]{36}">([^]*?)<\/script>/.exec(page) ?? [];
    expect(script).toBe(beaconScript);
    expect(Buffer.byteLength(script)).toBeLessThan(1_024);
    expect(script).not.toMatch(/cookie|localStorage|sessionStorage|indexedDB|userAgent|screen/);
  });
});

describe('visit analytics', () => {
  test('a period is compared with the previous one once all its days were measured', async () => {
    const id = await publish('Compared');
    await writeDay(id, day(0), 5);
    await writeDay(id, day(6), 7);
    await writeDay(id, day(7), 3);
    expect(await overview()).toMatchObject({
      from: day(6),
      to: day(0),
      totals: { views: 12, engagedSeconds: 120 },
      previous: null,
    });
    await writeDay(id, day(13), 4);
    const { previous, series } = await overview();
    expect(previous).toEqual({ views: 7, engagedSeconds: 70, conversions: 0 });
    expect(series.map(({ views }) => views)).toEqual([7, 0, 0, 0, 0, 0, 5]);
    expect(series.map(({ date }) => date)).toEqual([6, 5, 4, 3, 2, 1, 0].map(day));
  });

  test('days before the first visit are unknown, so they are not shown as zero', async () => {
    const id = await publish('Young');
    expect(await overview()).toMatchObject({ series: [], measuredSince: null, previous: null });
    await writeDay(id, day(1), 2);
    expect((await overview()).series.map(({ views }) => views)).toEqual([2, 0]);
  });

  test('a custom range is used as given', async () => {
    const id = await publish('Ranged');
    for (const [date, views] of [
      ['2026-01-31', 1],
      ['2026-02-01', 2],
      ['2026-02-28', 4],
      ['2026-03-01', 8],
    ] as const) {
      await writeDay(id, date, views);
    }
    const { totals, previous } = await overview('2026-02-01..2026-02-28');
    expect(totals.views).toBe(6);
    // The previous 28 days began on January 4, and the first visit came on the 31st.
    expect(previous).toBeNull();
  });

  test.each(['2026-02-30..2026-03-01', '2026-03-02..2026-03-01', '2020-01-01..2026-01-01', '8d', 'x'])(
    'the range %s is refused with a message',
    async (timeRange) => {
      const answer = await server.send(`/api/analytics?timeRange=${timeRange}`, { person: ada });
      expect(answer.status).toBe(400);
    },
  );

  test('pages of a keyword are matched by primary keyword, regardless of case', async () => {
    const [one, two, other] = [
      await publish('One', 'Rain barrel'),
      await publish('Two', 'rain barrel'),
      await publish('Other', 'rain'),
    ];
    await writeDay(one, day(0), 2, 'a.example');
    await writeDay(two, day(0), 5, 'b.example');
    await writeDay(other, day(0), 11, 'c.example');
    const { body } = await server.call(ada, readKeywordAnalytics, { query: { keyword: 'RAIN BARREL' } });
    expect(body).toMatchObject({
      keyword: 'RAIN BARREL',
      totals: { views: 7 },
      sources: [
        { source: 'b.example', views: 5 },
        { source: 'a.example', views: 2 },
      ],
      pages: [
        { title: 'Two', views: 5 },
        { title: 'One', views: 2 },
      ],
    });
  });

  test('a page that fell in its last full month is reported, and confirmed by the year before', async () => {
    const id = await publish('Falling');
    const now = new Date();
    const month = (ago: number): string =>
      new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - ago, 10)).toISOString().slice(0, 10);
    await writeDay(id, month(14), 1);
    await writeDay(id, month(13), 200);
    await writeDay(id, month(2), 100);
    await writeDay(id, month(1), 50);
    const { pages } = (await server.call(ada, readPerformance, { query: { timeRange: '12m' } })).body;
    // From 100 to 50, half is lost; a year ago the month had 200, so three quarters are lost.
    expect(pages).toMatchObject([
      {
        title: 'Falling',
        trafficFall: {
          latest: 50,
          previous: 100,
          fall: 0.5,
          severity: 'critical',
          confirmation: 'confirmed',
        },
      },
    ]);
  });

  test('a flood of new sources does not fill the table, and each view still counts', async () => {
    const page = await publish('Forged');
    const sources = Array.from({ length: 340 }, (_, index) => `forged-${index}.example`);
    for (let start = 0; start < sources.length; start += 20)
      await Promise.all(sources.slice(start, start + 20).map((source) => tell(page, { source })));
    await tell(page, { source: 'forged-0.example' });
    const kept = async () =>
      (
        await server.sql.query(
          `select sum(views)::int as views, count(*) <= 310 as "isBounded", bool_or(source = 'other') as "hasOther"
           from visit_site_day where workspace_id = $1`,
          [ada.workspaceId],
        )
      ).rows[0];
    await expect.poll(kept).toEqual({ views: 341, isBounded: true, hasOther: true });
    const { rows } = await server.sql.query(
      'select count(*)::int as "count", sum(views)::int as views from visit_source_month where content_id = $1',
      [page],
    );
    expect(rows[0]).toMatchObject({ views: 341 });
    expect(rows[0].count).toBeLessThanOrEqual(310);
  });

  test('other workspaces see nothing', async () => {
    const id = await publish('Mine');
    await tell(id);
    await viewsBecome(1);
    const eve = await server.signUp('Eve');
    expect((await server.call(eve, readAnalytics, { query: {} })).body.totals.views).toBe(0);
    expect((await server.call(eve, readContentAnalytics, { params: { id }, query: {} })).status).toBe(404);
    expect((await server.call(eve, readPerformance, { query: {} })).body.pages).toEqual([]);
  });

  test('a visit does not mark an item as changed', async () => {
    const id = await publish('Unchanged');
    const before = (await server.call(ada, readContent, { params: { id } })).body;
    await tell(id);
    const counted = async () => (await server.call(ada, readContent, { params: { id } })).body;
    await expect.poll(async () => (await counted()).viewCount).toBe(1);
    expect((await counted()).updatedAt).toBe(before.updatedAt);
    expect(
      (await server.call(ada, updateContent, { params: { id }, body: { title: 'Changed' } })).status,
    ).toBe(200);
  });
});
