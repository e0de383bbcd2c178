import { listContent } from '@pagewright/contract/content';
import { expect, test } from 'vitest';
import { openTestServer } from '../../../../../tests/server/open-test-server.ts';
import type { TestPerson } from '../../../../../tests/server/test-server.ts';
import { create, list as readList, save, type ListQuery } from './testing/library.ts';

const server = await openTestServer();
const ada = await server.signUp('Ada');

const list = (person: TestPerson, query: ListQuery = {}) => readList(server, person, query);
const titles = async (person: TestPerson, query: ListQuery = {}) =>
  (await list(person, query)).content.map(({ title }) => title);

test('the search finds words in title, text, and tags, and treats the last one as a prefix', async () => {
  const person = await server.signUp('Search');
  await create(server, person, { title: 'Baking bread', content: 'Flour and water', tags: ['Sour Dough'] });
  await create(server, person, { title: 'Brewing coffee', content: 'Beans, water and patience' });
  await create(server, person, { title: 'C’est l’été', content: 'Straße 42, e-mail: someone@example.com' });
  const found = async (searchTerm: string) => (await titles(person, { searchTerm })).toSorted().join(' | ');
  expect(await found('bread')).toBe('Baking bread');
  expect(await found('BREAD')).toBe('Baking bread');
  expect(await found('bre')).toBe('Baking bread | Brewing coffee');
  expect(await found('water')).toBe('Baking bread | Brewing coffee');
  expect(await found('wat bea')).toBe('');
  expect(await found('water bea')).toBe('Brewing coffee');
  expect(await found('dough')).toBe('Baking bread');
  expect(await found('sour dou')).toBe('Baking bread');
  expect(await found('été')).toBe('C’est l’été');
  expect(await found('straß')).toBe('C’est l’été');
  expect(await found('someone@exa')).toBe('C’est l’été');
  expect(await found('example')).toBe('C’est l’été');
  expect(await found('mail')).toBe('C’est l’été');
  expect(await found('  bread  ')).toBe('Baking bread');
  expect(await found('')).toBe('Baking bread | Brewing coffee | C’est l’été');
  expect(await found('!!! ???')).toBe('');
  expect(await found('tea')).toBe('');
});

test.each([
  "'",
  "''",
  '\\',
  "\\'",
  "bread'",
  'bread\\',
  "bread':*",
  'bread & !x',
  '(',
  '<->',
  ':*',
  'a:b:c',
  '%',
  '_',
  '"bread',
  '🍞',
  '-',
  'не',
])('query syntax is treated as plain words: %s', async (searchTerm) => {
  const { status } = await server.call(ada, listContent, { query: { searchTerm } });
  expect(status).toBe(200);
});

test('a changed item is found only by its new words', async () => {
  const person = await server.signUp('Change');
  const { id } = await create(server, person, { title: 'Old', content: 'ancient', tags: ['antique'] });
  await save(server, person, id, { title: 'New', content: 'modern', tags: ['fresh'] });
  for (const word of ['old', 'ancient', 'antique'])
    expect(await titles(person, { searchTerm: word })).toEqual([]);
  for (const word of ['new', 'modern', 'fresh'])
    expect(await titles(person, { searchTerm: word })).toEqual(['New']);
});

test('texts without spaces are found by a part from the middle', async () => {
  const person = await server.signUp('Kanji');
  await create(server, person, {
    title: '東京の美味しいパン屋',
    content: '自家製酵母のパンは時間がかかります。',
  });
  for (const searchTerm of ['東京', '美味しい', 'パン屋', '酵母', '時間が']) {
    expect(await titles(person, { searchTerm })).toEqual(['東京の美味しいパン屋']);
  }
  expect(await titles(person, { searchTerm: '京東' })).toEqual([]);
});

test.each(['a_', 'a-', 'a@a', '<a ', 'http://', 'a.', '1e', '漢', 'क्'])(
  'a long text of %s costs no more than others',
  async (piece) => {
    const person = await server.signUp('Long');
    const { id } = await create(server, person, {
      title: 'Long',
      content: `${piece.repeat(150_000 / piece.length)} end`,
    });
    expect((await list(person, { searchTerm: 'long' })).content[0]?.id).toBe(id);
  },
);
