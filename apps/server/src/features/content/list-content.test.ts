import { CONTENT_SORTS, listContent, type ContentItem } from '@pagewright/contract/content';
import { expect, test } from 'vitest';
import { openTestServer } from '../../../../../tests/server/open-test-server.ts';
import type { TestPerson } from '../../../../../tests/server/test-server.ts';
import { create, list as readList, paragraphs, type ListQuery } from './testing/library.ts';

const server = await openTestServer();
const ada = await server.signUp('Ada');

const list = (person: TestPerson, query: ListQuery = {}) => readList(server, person, query);
const titles = async (person: TestPerson, query: ListQuery = {}) =>
  (await list(person, query)).content.map(({ title }) => title);

/** Reads a list to the end, page by page. */
async function readAll(person: TestPerson, query: ListQuery, between?: () => Promise<unknown>) {
  const cards = [];
  let cursor: string | undefined;
  do {
    const page = await list(person, { ...query, ...(cursor === undefined ? {} : { cursor }) });
    cards.push(...page.content);
    cursor = page.nextCursor ?? undefined;
    await between?.();
  } while (cursor !== undefined);
  return cards;
}

test('a card is the item without its text and source, and a page has twenty', async () => {
  const bob = await server.signUp('Bob');
  const items: ContentItem[] = [];
  for (let index = 1; index <= 21; index += 1)
    items.push(await create(server, bob, { title: `Item ${index}` }));
  const first = await list(bob);
  expect(first.content.map(({ title }) => title)).toEqual(
    Array.from({ length: 20 }, (_, index) => `Item ${21 - index}`),
  );
  const { content: _, sourceUrl: __, ...card } = items[20]!;
  expect(first.content[0]).toEqual(card);
  expect(first).toMatchObject({ total: 21, nextCursor: expect.any(String) });
  expect(first).not.toHaveProperty('totalIsEstimate');
  const second = await list(bob, { cursor: first.nextCursor! });
  expect(second.content.map(({ title }) => title)).toEqual(['Item 1']);
  expect(second).toMatchObject({ total: 21, nextCursor: null });
  expect((await list(bob, { limit: 100 })).content).toHaveLength(21);
});

test('the list of a new user is empty', async () => {
  const bob = await server.signUp('Bob');
  expect(await list(bob)).toEqual({ content: [], nextCursor: null, total: 0 });
  expect(await list(bob, { searchTerm: 'x', tag: 'y' })).toEqual({ content: [], nextCursor: null, total: 0 });
});

test('filters work alone and combined', async () => {
  const person = await server.signUp('Filter');
  const long = paragraphs('Sourdough bread rises slowly, and that is what gives it its taste and crumb.');
  await create(server, person, { title: 'a', category: 'News', tags: ['x', 'y'], contentType: 'Guide' });
  await create(server, person, { title: 'b', category: 'News', tags: ['y'], status: 'review' });
  await create(server, person, { title: 'c', category: 'Other', status: 'published', contentType: 'Guide' });
  await create(server, person, {
    title: 'd',
    status: 'scheduled',
    content: long,
    primaryKeyword: 'sourdough bread',
  });
  const shown = async (query: ListQuery) => {
    const { content, total } = await list(person, query);
    expect(total).toBe(content.length);
    return content
      .map(({ title }) => title)
      .toSorted()
      .join('');
  };
  expect(await shown({})).toBe('abcd');
  expect(await shown({ status: 'draft' })).toBe('a');
  expect(await shown({ status: 'draft,review' })).toBe('ab');
  expect(await shown({ status: 'draft,draft' })).toBe('a');
  expect(await shown({ status: 'all' })).toBe('abcd');
  expect(await shown({ status: 'draft,review,scheduled,published' })).toBe('abcd');
  expect(await shown({ contentType: 'Guide' })).toBe('ac');
  expect(await shown({ contentType: 'all' })).toBe('abcd');
  expect(await shown({ category: 'News' })).toBe('ab');
  expect(await shown({ category: 'new' })).toBe('');
  expect(await shown({ tag: 'y' })).toBe('ab');
  expect(await shown({ tag: 'y', status: 'review' })).toBe('b');
  expect(await shown({ tag: 'y', category: 'News', contentType: 'Guide', status: 'draft' })).toBe('a');
  expect(await shown({ scoreFrom: 1 })).toBe('d');
  expect(await shown({ scoreTo: 100 })).toBe('d');
  const { score } = (await list(person, { scoreFrom: 0 })).content[0]!;
  expect(await shown({ scoreFrom: score!, scoreTo: score! })).toBe('d');
  expect(await shown({ scoreFrom: score! + 1 })).toBe('');
  expect(await shown({ scoreTo: score! - 1 })).toBe('');
});

test('date filters cover whole days in UTC', async () => {
  const person = await server.signUp('Days');
  const moments = [
    '2026-03-01T23:59:59.999Z',
    '2026-03-02T00:00:00.000Z',
    '2026-03-02T23:59:59.999Z',
    '2026-03-03T00:00:00.000Z',
  ];
  for (const [index, moment] of moments.entries()) {
    const { id } = await create(server, person, { title: String(index) });
    await server.sql.query('update content set updated_at = $2 where id = $1', [id, moment]);
  }
  expect(await titles(person, { updatedFrom: '2026-03-02' })).toEqual(['3', '2', '1']);
  expect(await titles(person, { updatedTo: '2026-03-02' })).toEqual(['2', '1', '0']);
  expect(await titles(person, { updatedFrom: '2026-03-02', updatedTo: '2026-03-02' })).toEqual(['2', '1']);
  expect(await titles(person, { updatedFrom: '2026-03-03', updatedTo: '2026-03-01' })).toEqual([]);
});

test.each(CONTENT_SORTS)(
  'sorted by %s, every item appears once and in order, in both directions',
  async (sort) => {
    const person = await server.signUp('Sort');
    for (let index = 0; index < 12; index += 1) {
      const { id } = await create(server, person, {
        title: ['b', 'B', 'a', 'ä', 'Z', 'z'][index % 6]!,
        content: 'word '.repeat(1 + (index % 4)),
      });
      // Many share the same sort value, and some have no score.
      await server.sql.query(
        "with counted as (update content_stats set view_count = $3::int where content_id = $1) update content set score = $2, updated_at = timestamptz '2026-01-01' + $3::int * interval '1 day', created_at = timestamptz '2026-01-01' - $3::int * interval '1 day' where id = $1",
        [id, index % 3 === 0 ? null : index % 3, index % 5],
      );
    }
    const keys = (
      cards: {
        updatedAt: string;
        createdAt: string;
        title: string;
        score: number | null;
        wordCount: number;
        viewCount: number;
      }[],
    ) =>
      cards.map(
        (card) =>
          ({
            updated: card.updatedAt,
            created: card.createdAt,
            title: card.title,
            score: card.score ?? -1,
            words: card.wordCount,
            views: card.viewCount,
          })[sort],
      );
    const down = await readAll(person, { sort, order: 'desc', limit: 5 });
    const up = await readAll(person, { sort, order: 'asc', limit: 5 });
    expect(new Set(down.map(({ id }) => id)).size).toBe(12);
    expect(up.map(({ id }) => id)).toEqual(down.map(({ id }) => id).toReversed());
    const compare = new Intl.Collator('en').compare;
    const inOrder = keys(up).toSorted((one, other) =>
      typeof one === 'string' && typeof other === 'string'
        ? compare(one, other)
        : Number(one) - Number(other),
    );
    expect(keys(up)).toEqual(inOrder);
    expect((await list(person, { sort, limit: 1 })).content[0]).toEqual((sort === 'title' ? up : down)[0]);
    // The same with another query plan: filtered by more than the counters cover.
    const searched = await readAll(person, { sort, order: 'asc', limit: 5, searchTerm: 'wor' });
    expect(searched).toEqual(up);
  },
);

test('items added while a list is read do not affect it', async () => {
  const person = await server.signUp('Stable');
  for (let index = 0; index < 30; index += 1) await create(server, person, { title: `Title ${index}` });
  const before = (await list(person, { limit: 100 })).content.map(({ id }) => id);
  for (const query of [{}, { status: 'draft' }, { sort: 'title' as const }, { searchTerm: 'title' }]) {
    const expected = (await list(person, { ...query, limit: 100 })).content.map(({ id }) => id);
    const seen = await readAll(person, { ...query, limit: 7 }, () =>
      create(server, person, { title: 'A newcomer' }),
    );
    expect(seen.map(({ id }) => id).filter((id) => expected.includes(id))).toEqual(expected);
  }
  expect(before).toHaveLength(30);
});

test.each([
  ['nonsense', 'xyz'],
  ['JSON of another shape', Buffer.from('{"a":1}').toString('base64url')],
  [
    'of another sorting',
    Buffer.from('["title","asc","x","00000000-0000-4000-8000-000000000000"]').toString('base64url'),
  ],
  [
    'of another order',
    Buffer.from(
      '["updated","asc","2026-01-01T00:00:00.000Z","00000000-0000-4000-8000-000000000000"]',
    ).toString('base64url'),
  ],
  [
    'with no date',
    Buffer.from('["updated","desc","x","00000000-0000-4000-8000-000000000000"]').toString('base64url'),
  ],
  [
    'with the year 0',
    Buffer.from(
      '["updated","desc","0000-01-01T00:00:00.000Z","00000000-0000-4000-8000-000000000000"]',
    ).toString('base64url'),
  ],
  ['with no id', Buffer.from('["updated","desc","2026-01-01T00:00:00.000Z","x"]').toString('base64url')],
])('a cursor %s is refused', async (_, cursor) => {
  expect(await server.call(ada, listContent, { query: { cursor } })).toMatchObject({
    status: 400,
    body: { code: 'invalid_cursor' },
  });
});

test.each([
  'limit=0',
  'limit=101',
  'limit=x',
  'limit=1.5',
  'limit=',
  'limit=1&limit=2',
  'sort=size',
  'order=up',
  'status=deleted',
  'status=draft;review',
  'contentType=Poem',
  'scoreFrom=-1',
  'scoreTo=101',
  'scoreFrom=x',
  'updatedFrom=yesterday',
  'updatedFrom=0000-01-01',
  'updatedTo=9999-12-31',
  'updatedFrom=2026-02-30',
  `searchTerm=${'x'.repeat(201)}`,
  `authorId=${'x'.repeat(65)}`,
  'searchTerm=%00',
  'tag=%00',
  'cursor=%00',
  `category=${'x'.repeat(101)}`,
])('%s is refused', async (query) => {
  const { status, body } = await server.send(`/api/content?${query}`, { person: ada });
  expect(status).toBe(400);
  expect(body).toMatchObject({ error: expect.any(String), code: expect.any(String) });
});

test('unknown parameters are ignored', async () => {
  const { status } = await server.send('/api/content?timestamp=1700000000000&unknown=1&limit=5', {
    person: ada,
  });
  expect(status).toBe(200);
});
