import { readRefreshGrades } from '@pagewright/contract/analytics';
import { expect, test } from 'vitest';
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

test('saves within a week of each other are one refresh', () => {
  const days = ['2026-01-01', '2026-03-01', '2026-03-05', '2026-03-11', '2026-03-18'];
  const groups = groupSaves({ contentId: 'a', saves: days.map((day, at) => ({ number: at + 1, day })) });
  expect(groups).toEqual([
    { contentId: 'a', from: 1, to: 4, firstDay: '2026-03-01', lastDay: '2026-03-11' },
    { contentId: 'a', from: 4, to: 5, firstDay: '2026-03-18', lastDay: '2026-03-18' },
  ]);
});
