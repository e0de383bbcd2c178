import { completeOutline, saveOutline } from '@pagewright/contract/outline';
import { searchWorkspace } from '@pagewright/contract/search';
import { generateBrief } from '@pagewright/contract/strategy';
import { expect, test } from 'vitest';
import { openTestServer } from '../../../../../tests/server/open-test-server.ts';
import { create } from '../content/testing/library.ts';

const server = await openTestServer();
const ada = await server.signUp('Ada');

const hits = async (query: { searchTerm: string; status?: string; limit?: number }) =>
  (await server.call(ada, searchWorkspace, { query })).body.hits;

test('title matches come before text matches, last changed first', async () => {
  const inTitle = await create(server, ada, { title: 'Bread', content: 'A loaf' });
  await create(server, ada, { title: 'Toast', content: 'Take old bread.', status: 'review' });
  await create(server, ada, { title: 'Jam', content: 'Goes on bread.' });
  const found = await hits({ searchTerm: 'brea' });
  expect(found.map(({ title }) => title)).toEqual(['Bread', 'Jam', 'Toast']);
  expect(found[0]).toEqual({
    kind: 'content',
    id: inTitle.id,
    title: 'Bread',
    status: 'draft',
    excerpt: 'A loaf',
  });
  expect((await hits({ searchTerm: 'bread', limit: 2 })).map(({ title }) => title)).toEqual(['Bread', 'Jam']);
  expect((await hits({ searchTerm: 'bread', limit: 1 })).map(({ title }) => title)).toEqual(['Bread']);
  expect((await hits({ searchTerm: 'bread', status: 'review' })).map(({ title }) => title)).toEqual([
    'Toast',
  ]);
  expect((await hits({ searchTerm: '' })).map(({ title }) => title)).toEqual(['Jam', 'Toast', 'Bread']);
  expect((await hits({ searchTerm: '', status: 'draft,review' })).length).toBe(3);
  expect(await hits({ searchTerm: 'nothing' })).toEqual([]);
});

test('the most recently changed matches are found among many items', async () => {
  const person = await server.signUp('Mia Many');
  await server.sql.query(
    `insert into content (id, workspace_id, author_id, author_name, author_email, title, content, text, word_count, updated_at)
     select gen_random_uuid(), $1, $2, 'Mia Many', $3, 'Gable ' || n || case when n % 40 = 0 then ' rafter' else '' end, '{}',
       case when n % 9 = 0 then 'slate' else 'straw' end || case when n = 499 then ' thatch' else '' end, 1,
       now() - n * interval '1 minute'
     from generate_series(1, 500) n`,
    [person.workspaceId, person.userId, person.email],
  );
  const found = async (searchTerm: string, limit: number) => {
    const { body } = await server.call(person, searchWorkspace, { query: { searchTerm, limit } });
    return body.hits.map(({ title }) => Number(/\d+/.exec(title)?.[0]));
  };
  expect(await found('gabl', 3)).toEqual([1, 2, 3]);
  // Two of them among the newest titles, all others before.
  expect(await found('rafter', 4)).toEqual([40, 80, 120, 160]);
  expect(await found('slate', 3)).toEqual([9, 18, 27]);
  expect(await found('slate', 50)).toEqual(Array.from({ length: 50 }, (_, index) => (index + 1) * 9));
  expect(await found('thatch', 5)).toEqual([499]);
});

test.each(['searchTerm=x&limit=51', 'searchTerm=x&status=gone', 'limit=5', `searchTerm=${'x'.repeat(201)}`])(
  '%s is refused',
  async (query) => {
    expect((await server.send(`/api/search?${query}`, { person: ada })).status).toBe(400);
  },
);

test('briefs are found by topic and idea alongside content, except when filtering by status', async () => {
  const body = { idea: 'Everything about the sundial in a garden', keyword: 'sundial', includeSearch: false };
  const brief = (await server.call(ada, generateBrief, { body })).body;
  const item = await create(server, ada, { title: 'A sundial', content: 'It shows the hour.' });
  const found = await hits({ searchTerm: 'sundi' });
  expect(found.map(({ kind, id }) => [kind, id])).toEqual([
    ['content', item.id],
    ['brief', brief.id],
  ]);
  expect((await hits({ searchTerm: 'sundial', limit: 1 })).map(({ kind }) => kind)).toEqual(['content']);
  expect((await hits({ searchTerm: 'sundial', status: 'draft' })).map(({ kind }) => kind)).toEqual([
    'content',
  ]);
});

test('outlines are found by title and keyword, and each kind gets its share', async () => {
  const made = (
    await server.call(ada, completeOutline, { body: { keyword: 'barn owls', includeSearch: false } })
  ).body;
  const { analysisData, outline } = made;
  const saved = await Promise.all(
    ['The owls of the barn', 'Nest boxes'].map((title) =>
      server.call(ada, saveOutline, { body: { analysisData, outline: { ...outline, title } } }),
    ),
  );
  const ids = saved.map(({ body }) => body.id);
  const found = await hits({ searchTerm: 'barn ow' });
  expect(found.map(({ kind, id }) => [kind, ids.includes(id)])).toEqual([
    ['outline', true],
    ['outline', true],
  ]);
  expect((await hits({ searchTerm: 'nest' }))[0]).toEqual({
    kind: 'outline',
    id: ids[1],
    title: 'Nest boxes',
    strategy: 'standard',
    excerpt: 'barn owls',
  });
  for (const title of ['Owls', 'More owls', 'Owls again']) await create(server, ada, { title, content: 'x' });
  const kinds = async (limit: number) => (await hits({ searchTerm: 'owls', limit })).map(({ kind }) => kind);
  expect(await kinds(3)).toEqual(['content', 'content', 'outline']);
  expect(await kinds(9)).toEqual(['content', 'content', 'content', 'outline', 'outline']);
  const stranger = await server.signUp();
  const query = { searchTerm: 'barn' };
  expect((await server.call(stranger, searchWorkspace, { query })).body.hits).toEqual([]);
});

test("help topics are found by word prefixes, after the user's own results", async () => {
  const item = await create(server, ada, { title: 'My move to WordPress', content: 'It took a day.' });
  const found = await hits({ searchTerm: 'wordpr' });
  expect(found[0]).toMatchObject({ kind: 'content', id: item.id });
  expect(found).toContainEqual({
    kind: 'help',
    id: 'wordpress',
    title: 'Publish to WordPress',
    excerpt: expect.stringContaining('application password') as string,
  });
  expect(await hits({ searchTerm: 'wordpress', status: 'published' })).toEqual([]);
  expect((await hits({ searchTerm: '' })).some(({ kind }) => kind === 'help')).toBe(false);
});
