import { readRefreshGrades } from '@pagewright/contract/analytics';
import { createContent, updateContent } from '@pagewright/contract/content';
import { publishContent } from '@pagewright/contract/publishing';
import { expect, test } from 'vitest';
import { openTestServer } from '../../../../../../tests/server/open-test-server.ts';
import type { TestPerson } from '../../../../../../tests/server/test-server.ts';
import { groupSaves } from './find-refreshes.ts';

const SITE = 'https://www.example.com/';
const server = await openTestServer();
const ann = await server.signUp('Ann');
const text = (about: string): string =>
  Array.from({ length: 40 }, (_, at) => `${about}${at} grows in the garden`).join(' ');

/** Publishes an article 300 days ago. */
async function publish(person: TestPerson, slug: string): Promise<string> {
  const { body } = await server.call(person, createContent, {
    body: { title: `Article ${slug}`, content: text('basil') },
  });
  await server.call(person, publishContent, { params: { id: body.id } });
  const at = `now() - interval '300 days'`;
  await server.sql.query(`update publication set slug = $2, published_at = ${at} where content_id = $1`, [
    body.id,
    slug,
  ]);
  await server.sql.query(`update content_revision set created_at = ${at} where content_id = $1`, [body.id]);
  return body.id;
}

/** Saves another text of an article, as of some days ago. */
async function save(person: TestPerson, id: string, content: string, daysAgo: number): Promise<void> {
  const { body } = await server.call(person, updateContent, { params: { id }, body: { content } });
  await server.sql.query(
    `update content_revision set created_at = now() - make_interval(days => $2) where content_id = $1 and number = $3`,
    [id, daysAgo, body.revision],
  );
}

/** Stores 500 days of figures; `clicks` is SQL over the page number `n` and the days ago `back`. */
async function plantFigures(person: TestPerson, pages: number, clicks: string): Promise<void> {
  const { rows } = await server.sql.query<{ id: number }>(
    'insert into search_property (workspace_id, url) values ($1, $2) returning id',
    [person.workspaceId, SITE],
  );
  const property = rows[0]?.id;
  await server.sql.query(
    `insert into search_page (property_id, url) select $1::int, $2 || 'page-' || n from generate_series(1, $3::int) n`,
    [property, SITE, pages],
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

test('a refresh is compared with untouched articles, and a small edit is none', async () => {
  expect((await server.call(ann, readRefreshGrades, { query: {} })).body).toMatchObject({
    isConnected: false,
    total: 0,
  });
  const ids: string[] = [];
  for (let number = 1; number <= 8; number += 1) ids.push(await publish(ann, `page-${number}`));
  // Page 1 fell to half against the year before, was rewritten 80 days ago, and doubled. The others wobble.
  await plantFigures(
    ann,
    8,
    `case when n = 1 then case when back < 80 then 40 when back < 200 then 20 else 40 end else 20 + (back * 7 + n * 3) % 4 end`,
  );
  await save(ann, ids[0] ?? '', text('thyme'), 80);
  await save(ann, ids[1] ?? '', `${text('basil')} again`, 250);

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
  for (const id of ids.slice(2, 5)) await save(ann, id, `${text('basil')} once more`, 60);
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
