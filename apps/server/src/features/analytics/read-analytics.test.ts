import { readAnalytics, readPerformance } from '@pagewright/contract/analytics';
import { removeContent, updateContent } from '@pagewright/contract/content';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { recordVisits } from '../../../../../tests/factories/record-visits.ts';
import { publishArticle } from '../../../../../tests/factories/published-article.ts';
import { openTestServer } from '../../../../../tests/server/open-test-server.ts';
import type { TestPerson } from '../../../../../tests/server/test-server.ts';

const server = await openTestServer();
let ada: TestPerson;
beforeEach(async () => {
  ada = await server.signUp('Ada');
});

const publish = async (title: string) =>
  (await publishArticle(server, ada, { title, content: 'A text that people read.' })).id;
const viewsOfPages = async (timeRange: string): Promise<number[]> =>
  (await server.call(ada, readAnalytics, { query: { timeRange } })).body.pages.map(({ views }) => views);

test('a range is summed to the day, regardless of how many full months it contains', async () => {
  const id = await publish('Summed');
  // Each day has its own power of two, so a sum tells which days it includes.
  const days = [
    '2025-06-30',
    '2025-12-31',
    '2026-01-31',
    '2026-02-01',
    '2026-02-14',
    '2026-02-15',
    '2026-02-28',
  ].concat('2026-03-01', '2026-03-31', '2026-04-01');
  for (const [power, date] of days.entries())
    await recordVisits(server, id, { day: date, views: 2 ** power, engagedSeconds: 10 * 2 ** power });
  for (const [timeRange, views, previous] of [
    ['2026-02-01..2026-03-31', 504, 6],
    ['2026-01-31..2026-04-01', 1020, 2],
    ['2026-02-02..2026-03-30', 240, 14],
    ['2026-02-15..2026-03-01', 224, 28],
    ['2026-03-01..2026-03-31', 384, 124],
    ['2026-03-02..2026-03-30', 0, 248],
    ['2026-04-01..2026-04-30', 512, 256],
    ['2025-06-29..2025-06-30', 1, null],
  ] as const) {
    const query = { timeRange };
    const { pages } = (await server.call(ada, readPerformance, { query })).body;
    const [page] = pages;
    expect([timeRange, page?.views, page?.previous?.views ?? null]).toEqual([timeRange, views, previous]);
    expect(await viewsOfPages(timeRange)).toEqual(views > 0 ? [views] : []);
    expect(page?.engagedSeconds).toBe(views * 10);
  }
  const query = { timeRange: '2025-06-01..2025-06-29' };
  expect((await server.call(ada, readPerformance, { query })).body.pages).toEqual([]);
});

test('a removed page is not among the most viewed', async () => {
  const today = new Date().toISOString().slice(0, 10);
  const pages: string[] = [];
  for (let number = 1; number <= 11; number += 1) {
    const id = await publish(`Page ${number}`);
    await recordVisits(server, id, { day: today, views: number });
    pages.push(id);
  }
  const views = () => viewsOfPages('7d');
  expect(await views()).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2]);
  await server.call(ada, removeContent, { params: { id: pages[9] ?? '' } });
  expect(await views()).toEqual([11, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
});

test('the ranking of more than 2,000 pages is reused for a minute, with current titles and without removed pages', async () => {
  const today = new Date().toISOString().slice(0, 10);
  await server.sql.query(
    `with item as (
       insert into content (id, workspace_id, author_id, author_name, author_email, title, content, word_count, text, engine_version)
       select gen_random_uuid(), $1, $2, 'Ada', 'x', 'Page ' || i, '{}', 0, '', '' from generate_series(1, 2001) as i returning id
     ), day as (
       insert into visit_day (workspace_id, content_id, day, views, engaged_seconds, conversions)
       select $1, id, $3, 1, 0, 0 from item
     )
     insert into visit_month (workspace_id, content_id, month, views, engaged_seconds, conversions)
     select $1, id, date_trunc('month', $3::date), 1, 0, 0 from item`,
    [ada.workspaceId, ada.userId, today],
  );
  const id = await publish('Read most');
  const read = (views: number) => recordVisits(server, id, { day: today, views });
  const first = async () =>
    (await server.call(ada, readAnalytics, { query: { timeRange: '7d' } })).body.pages[0];
  await read(5);
  expect(await first()).toMatchObject({ contentId: id, views: 5 });
  await read(10);
  await server.call(ada, updateContent, { params: { id }, body: { title: 'Read a lot' } });
  expect(await first()).toMatchObject({ title: 'Read a lot', views: 5 });
  const { now } = Date;
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => now() + 61_000);
  onTestFinished(() => clock.mockRestore());
  expect(await first()).toMatchObject({ title: 'Read a lot', views: 15 });
  await server.call(ada, removeContent, { params: { id } });
  expect(await first()).toMatchObject({ views: 1 });
});
