import { readRefreshGrades } from '@pagewright/contract/analytics';
import { expect, test } from 'vitest';
import { eventually } from '../../../../../../tests/eventually.ts';
import {
  plantSearchFigures,
  publishLongAgo,
  saveAsOf,
  textAbout,
} from '../../../../../../tests/factories/search-figures.ts';
import { openTestServer } from '../../../../../../tests/server/open-test-server.ts';
import { groupSaves } from './find-refreshes.ts';

const SITE = 'https://www.example.com/';
const server = await openTestServer();
const ann = await server.signUp('Ann');
test('a refresh is compared with untouched articles, and a small edit is none', async () => {
  expect((await server.call(ann, readRefreshGrades, { query: {} })).body).toMatchObject({
    isConnected: false,
    total: 0,
  });
  const ids: string[] = [];
  for (let number = 1; number <= 8; number += 1)
    ids.push(await publishLongAgo(server, ann, { title: `Article ${number}`, slug: `page-${number}` }));
  // Page 1 fell to half against the year before, was rewritten 80 days ago, and doubled. The others wobble.
  await plantSearchFigures(server, ann, {
    site: SITE,
    pages: 8,
    clicks: `case when n = 1 then case when back < 80 then 40 when back < 200 then 20 else 40 end else 20 + (back * 7 + n * 3) % 4 end`,
  });
  await saveAsOf(server, ann, { id: ids[0] ?? '', content: textAbout('thyme'), daysAgo: 80 });
  await saveAsOf(server, ann, { id: ids[1] ?? '', content: `${textAbout('basil')} again`, daysAgo: 250 });

  const { body } = await server.call(ann, readRefreshGrades, { query: {} });
  expect(body).toMatchObject({ isConnected: true, comparing: 0, total: 1 });
  const [refresh] = body.refreshes;
  expect(refresh).toMatchObject({ contentId: ids[0], page: `${SITE}page-1`, verdict: 'refresh' });
  expect(refresh?.changedShare).toBeGreaterThan(0.15);
  expect(refresh?.effects.map(({ reason, controls }) => [reason, controls])).toEqual([
    [null, 7],
    [null, 7],
    ['waiting', 0],
  ]);
  expect(refresh?.effects[1]?.change).toBeGreaterThan(0.6);
  expect(refresh?.effects[1]?.interval?.low).toBeGreaterThan(0.3);
  expect(refresh?.effects[2]?.readyOn).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  expect(body.judged).toEqual({ refreshes: 1, gained: 1, clearly: 1, isEnough: false, interval: null });

  const ofPage = await server.call(ann, readRefreshGrades, { query: { page: `${SITE}page-2` } });
  expect(ofPage.body.total).toBe(0);
  const eve = await server.signUp('Eve');
  expect((await server.call(eve, readRefreshGrades, { query: {} })).body.refreshes).toEqual([]);

  // Controls that were saved themselves no longer count.
  for (const id of ids.slice(2, 5))
    await saveAsOf(server, ann, { id, content: `${textAbout('basil')} once more`, daysAgo: 60 });
  const fewer = await server.call(ann, readRefreshGrades, { query: {} });
  expect(fewer.body.refreshes[0]?.effects[0]).toMatchObject({ reason: 'few_controls', controls: 4 });
});

test('verdicts are graded by the refreshes that followed, and pages that crawls read are compared with too', async () => {
  const bob = await server.signUp('Bob');
  const ids: string[] = [];
  for (let number = 1; number <= 11; number += 1)
    ids.push(await publishLongAgo(server, bob, { title: `Article ${number}`, slug: `page-${number}` }));
  /**
   * Refreshed 100 days ago: pages 1 to 6, which had half of the clicks of the year before, and page 7, which had kept
   * its own. Pages 8 to 11 were left alone, and so were 12 to 14 elsewhere on the site; the text of 14 is known to have
   * changed, which would spoil the comparison.
   */
  await plantSearchFigures(server, bob, {
    site: SITE,
    pages: 14,
    clicks: `case when back <= 100 and n in (1, 2, 3) then 40 when back <= 100 and n = 4 then 21
      when back <= 100 and n in (5, 6) then 10 when back <= 100 and n = 7 then 30
      when back <= 100 and n = 12 then 22 when back <= 100 and n = 13 then 18 when back <= 100 and n = 14 then 60
      when back > 300 and n <= 6 then 40 else 20 end`,
  });
  for (const id of ids.slice(0, 7))
    await saveAsOf(server, bob, { id, content: textAbout('thyme'), daysAgo: 100 });
  await server.sql.query(
    `with site as (insert into indexed_site (origin) values ($1) returning id),
       crawl as (insert into site_crawl (workspace_id, site_id, status, pages_max, stale_before)
         select $2, id, 'done', 10, now() from site)
     insert into indexed_page (site_id, url, found_by, status, first_seen_at, fetched_at, changed_seen_at)
     select id, $1 || '/page-' || n, 'link', 200, now() - interval '400 days', now(),
       case when n = 14 then now() - interval '60 days' end
     from site, generate_series(12, 14) n`,
    [SITE.slice(0, -1), bob.workspaceId],
  );

  // As after a pull: the grades are computed before anybody asks.
  await server.sql.query(
    `insert into outbox (key, kind, payload, channel, due_at)
     values ('pulled', 'search-answers', jsonb_build_object('workspaceId', $1::text), 'search-answers', now())`,
    [bob.workspaceId],
  );
  await eventually(async () => {
    const done = `select from outbox where key = 'pulled' and done_at is not null`;
    expect((await server.sql.query(done)).rowCount).toBe(1);
  });
  const kept = 'select key, version, kept_at from search_answer order by 1';
  const before = (await server.sql.query(kept)).rows;
  const { body } = await server.call(bob, readRefreshGrades, { query: {} });
  expect(body).toMatchObject({ comparing: 0, total: 7 });
  expect((await server.sql.query(kept)).rows).toEqual(before);
  // Logarithms of four weeks against the eight before, with half a click added to each sum.
  const growth = (before: number, after: number) =>
    Math.log((28 * after + 0.5) / 4) - Math.log((56 * before + 0.5) / 8);
  const controls = [20, 20, 20, 20, 22, 18].map((after) => growth(20, after));
  const mean = controls.reduce((sum, value) => sum + value, 0) / 6;
  const variance = controls.reduce((sum, value) => sum + (value - mean) ** 2, 0) / 5;
  // The 97.5 % quantile of Student's t with five degrees of freedom.
  const half = 2.571 * Math.sqrt(variance * (1 + 1 / 6));
  const near = (value: number) => expect.closeTo(value, 3) as number;
  for (const [at, after] of [40, 40, 40, 21, 10, 10, 30].entries()) {
    const effect = growth(20, after) - mean;
    const refresh = body.refreshes.find(({ contentId }) => contentId === ids[at]);
    expect(refresh, `page ${at + 1}`).toMatchObject({
      verdict: at < 6 ? 'refresh' : 'other',
      effects: [4, 8, 12].map((weeks) => ({
        weeks,
        reason: null,
        controls: 6,
        change: near(Math.expm1(effect)),
        interval: { low: near(Math.expm1(effect - half)), high: near(Math.expm1(effect + half)) },
        clicks: 28 * after,
        gained: expect.closeTo(28 * after * (1 - Math.exp(-effect)), 2) as number,
      })),
    });
  }
  // Wilson's interval of 4 of 6, as tables have it. Page 4 gained, but not clearly.
  expect(body.judged).toEqual({
    refreshes: 6,
    gained: 4,
    clearly: 3,
    isEnough: true,
    interval: { low: near(0.3), high: near(0.9032) },
  });
  expect(body.other).toEqual({ refreshes: 1, gained: 1, clearly: 1, isEnough: false, interval: null });
});

test('saves within a week of each other are one refresh', () => {
  const days = ['2026-01-01', '2026-03-01', '2026-03-05', '2026-03-11', '2026-03-18'];
  const groups = groupSaves({ contentId: 'a', saves: days.map((day, at) => ({ number: at + 1, day })) });
  expect(groups).toEqual([
    { contentId: 'a', from: 1, to: 4, firstDay: '2026-03-01', lastDay: '2026-03-11' },
    { contentId: 'a', from: 4, to: 5, firstDay: '2026-03-18', lastDay: '2026-03-18' },
  ]);
});
