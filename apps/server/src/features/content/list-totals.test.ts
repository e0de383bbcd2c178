import { countContent, listContent } from '@pagewright/contract/content';
import { expect, test } from 'vitest';
import { openTestServer } from '../../../../../tests/server/open-test-server.ts';
import type { TestPerson } from '../../../../../tests/server/test-server.ts';
import { create, list as readList, save, type ListQuery } from './testing/library.ts';

const server = await openTestServer();

const list = (person: TestPerson, query: ListQuery = {}) => readList(server, person, query);

test('counts cover the caller’s items by status, with the labels in use', async () => {
  const person = await server.signUp('Count');
  await create(server, person, { category: 'b', tags: ['z', 'a'] });
  await create(server, person, { category: 'a', tags: ['a'] });
  await create(server, person, { status: 'published' });
  const { id } = await create(server, person, { category: 'gone', tags: ['gone'] });
  await save(server, person, id, { category: 'Ä', tags: ['ä'], status: 'review' });
  const { body } = await server.call(person, countContent, {});
  expect(body).toEqual({
    counts: { all: 4, draft: 2, review: 1, scheduled: 0, published: 1 },
    categories: ['a', 'Ä', 'b'],
    tags: ['a', 'ä', 'z'],
  });
});

test('totals stay exact under concurrent changes', async () => {
  const person = await server.signUp('Total');
  const statuses = ['draft', 'review', 'scheduled', 'published'] as const;
  const items = await Promise.all(
    Array.from({ length: 24 }, (_, index) => create(server, person, { status: statuses[index % 4]! })),
  );
  await Promise.all(
    items.flatMap(({ id }, index) => [
      save(server, person, id, { status: statuses[(index + 1) % 4]! }),
      save(server, person, id, { title: `Again ${index}`, status: statuses[(index + 2) % 4]! }),
    ]),
  );
  await Promise.all(
    items.slice(0, 6).map(({ id }) => server.send(`/api/content/${id}`, { method: 'DELETE', person })),
  );
  const { rows } = await server.sql.query<{ status: string; count: number }>(
    'select status, count(*)::int as count from content where author_id = $1 and removed_at is null group by status',
    [person.userId],
  );
  const real = Object.fromEntries(rows.map(({ status, count }) => [status, count]));
  for (const status of statuses) expect((await list(person, { status })).total).toBe(real[status] ?? 0);
  expect((await list(person)).total).toBe(18);
  expect((await list(person, { authorId: 'all' })).total).toBe(18);
  await server.sql.query('delete from workspace where id = $1', [person.workspaceId]);
  const { rows: left } = await server.sql.query('select 1 from content_count where workspace_id = $1', [
    person.workspaceId,
  ]);
  expect(left).toEqual([]);
});

test('a total beyond 1,000 is exact if it is maintained or asked for, and marked as an estimate otherwise', async () => {
  const person = await server.signUp('Many');
  await server.sql.query(
    `insert into content (id, workspace_id, author_id, author_name, author_email, title, content, word_count, text, category, engine_version)
     select gen_random_uuid(), $1, $2, 'Many', 'x', 'Word ' || i, '{}', 0, 'word', case when i <= 10000 then 'most' else 'rest' end, ''
     from generate_series(1, 10003) as i`,
    [person.workspaceId, person.userId],
  );
  await server.sql.query('analyze content');
  expect(await list(person, { limit: 1 })).toMatchObject({ total: 10_003 });
  const exact = await list(person, { category: 'most', exactTo: 10_000 });
  expect(exact.total).toBe(10_000);
  expect(exact).not.toHaveProperty('totalIsEstimate');
  expect((await list(person, { searchTerm: 'word 7777' })).total).toBe(1);
  const estimated = await list(person, { searchTerm: 'word' });
  expect(estimated.totalIsEstimate).toBe(true);
  expect(estimated.total).toBeGreaterThan(1_000);
  expect(estimated.content).toHaveLength(20);
  expect(await list(person, { category: 'most' })).toMatchObject({ totalIsEstimate: true });
  expect((await server.call(person, listContent, { query: { exactTo: 999 } })).status).toBe(400);

  // Labels come from the newest 1,000 items; counts from all of them.
  await server.sql.query(
    `update content set updated_at = now() - make_interval(mins => substr(title, 6)::int),
       tags = case when title in ('Word 1000', 'Word 1001') then array['tag of ' || title] else tags end
     where workspace_id = $1`,
    [person.workspaceId],
  );
  const counted = (await server.call(person, countContent, {})).body;
  expect(counted).toMatchObject({
    counts: { all: 10_003 },
    categories: ['most'],
    tags: ['tag of Word 1000'],
  });
});
