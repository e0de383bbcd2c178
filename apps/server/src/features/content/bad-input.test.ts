import { CONTENT_LIMITS } from '@pagewright/contract/content';
import { expect, test } from 'vitest';
import { openTestServer } from '../../../../../tests/server/open-test-server.ts';
import { create, read } from './testing/library.ts';

const server = await openTestServer();
const ada = await server.signUp('Ada');
const item = await create(server, ada, { title: 'As it was' });

const post = (body: unknown, headers: Record<string, string> = {}) =>
  server.send('/api/content', { method: 'POST', person: ada, body, headers });
const put = (body: unknown) => server.send(`/api/content/${item.id}`, { method: 'PUT', person: ada, body });

/** Sends a body to create and to update, and expects a refusal with a message and no side effects. */
async function expectRefused(body: unknown, status = 400): Promise<void> {
  const count = async () => (await server.sql.query('select count(*) from content')).rows[0];
  const before = await count();
  for (const answer of [await post(body), await put(body)]) {
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject({
      error: expect.stringMatching(/^[A-Z].*\.?$/),
      code: expect.any(String),
    });
    expect(JSON.stringify(answer.body)).not.toMatch(/select |insert |\bat .*\.ts|postgres|\/work\//i);
  }
  expect(await count()).toEqual(before);
  expect(await read(server, ada, item.id)).toEqual(item);
}

test.each([
  ['title', CONTENT_LIMITS.title],
  ['category', CONTENT_LIMITS.category],
  ['metaTitle', CONTENT_LIMITS.metaTitle],
  ['metaDescription', CONTENT_LIMITS.metaDescription],
  ['primaryKeyword', CONTENT_LIMITS.keyword],
  ['slug', CONTENT_LIMITS.slug],
] as const)('%s holds up to %d characters', async (field, most) => {
  const longest = 'ä'.repeat(most);
  expect(await create(server, ada, { [field]: longest })).toMatchObject({ [field]: longest });
  await expectRefused({ title: 'x', [field]: `${longest}x` });
});

test.each([
  ['tags', CONTENT_LIMITS.tags, CONTENT_LIMITS.tag],
  ['keywords', CONTENT_LIMITS.keywords, CONTENT_LIMITS.keyword],
] as const)('%s holds up to %d entries of %d characters', async (field, entries, most) => {
  const list = Array.from({ length: entries }, (_, index) => String(index).padStart(most, 'x'));
  expect(await create(server, ada, { [field]: list })).toMatchObject({ [field]: list });
  expect(await create(server, ada, { [field]: list.join(',') })).toMatchObject({ [field]: list });
  await expectRefused({ title: 'x', [field]: [...list, 'one more'] });
  await expectRefused({ title: 'x', [field]: ['x'.repeat(most + 1)] });
});

test('a text has its limit in characters, nodes and depth', async () => {
  await expectRefused({ title: 'x', content: 'x'.repeat(CONTENT_LIMITS.content + 1) });
  await expectRefused({ title: 'x', content: 'x\n\n'.repeat(50_001) }, 413);
  const deep = (levels: number) =>
    `{"type":"doc","content":[${'{"type":"blockquote","content":['.repeat(levels)}${']}'.repeat(levels)}]}`;
  await expectRefused({ title: 'x', content: deep(200) }, 422);
  await expectRefused({ title: 'x', content: deep(50_000) }, 422);
});

const wrong: unknown[] = [null, 1, true, {}, [], { length: 1 }, [['x']], [1], [null]];
test.each([
  ['title', wrong],
  ['content', wrong],
  ['category', wrong],
  ['metaTitle', wrong],
  ['metaDescription', wrong],
  ['primaryKeyword', wrong],
  ['slug', [...wrong, 'Upper', 'a b', '-a', 'a-', 'a--b', 'a/b', '../etc', 'a_b', '.', 'a?b']],
  ['status', [...wrong, '', 'deleted', 'Draft', 'draft,review']],
  ['contentType', [...wrong, '', 'Poem', 'all']],
  ['tags', [null, 1, true, {}, [1], [null], [['x']]]],
  ['keywords', [null, 1, true, {}, [1], [null], [['x']]]],
  [
    'scheduledFor',
    [
      1,
      true,
      {},
      [],
      '',
      'tomorrow',
      '2026-01-01',
      '2026-13-01T00:00:00Z',
      '2026-02-30T00:00:00Z',
      '0000-01-01T00:00:00Z',
      '9999-12-31T23:59:59Z',
      '2026-01-01T00:00:00',
      '-002026-01-01T00:00:00Z',
      '2026-01-01T25:00:00Z',
    ],
  ],
])('%s of another type is refused', async (field, values) => {
  for (const value of values) await expectRefused({ title: 'x', [field]: value });
});

test.each(['', ' ', '\t\n', '\u2028', '\u0085'])('a blank title is refused: %j', async (title) => {
  await expectRefused({ title });
  expect((await post({ title })).body).toMatchObject({ error: 'Title is required' });
});

test('an item without a title is refused', async () => {
  expect(await post({ content: 'x' })).toMatchObject({ status: 400 });
});

test('an invalid date is reported as only that', async () => {
  const message = 'Must be an ISO 8601 date and time';
  expect((await post({ title: 'x', scheduledFor: 'yesterday' })).body).toMatchObject({
    details: [{ path: 'scheduledFor', message }],
  });
});

test.each([0, -1, 1.5, '1', null, 1e308, 2 ** 53])('a revision of %s is refused', async (revision) => {
  expect(await put({ title: 'x', revision })).toMatchObject({ status: 400 });
});

test('a revision that does not exist is a conflict', async () => {
  expect(await put({ title: 'x', revision: Number.MAX_SAFE_INTEGER })).toMatchObject({
    status: 409,
    body: { code: 'revision_conflict' },
  });
});

test.each([
  '{"type":"doc"',
  '{"type":"doc","content":{}}',
  '{"type":"doc","content":[null]}',
  '{"type":"doc","content":[1,"x"]}',
  '{"type":"doc","content":[{"type":"paragraph","content":[{"type":"text","text":5}]}]}',
  '{"type":"doc","content":[{"type":"script"}]}',
  '{"type":"doc","content":[{"type":"tableRow"}]}',
  '{"type":"doc","content":[{"type":"paragraph","content":[{"type":"text","text":"\\ud800"}]}]}',
  '{"type":"doc","content":[{"type":"paragraph","content":[{"type":"text","text":"\\u0000"}]}]}',
  '{"blocks":[{"text":',
])('an invalid editor document is refused: %s', async (content) => {
  await expectRefused({ title: 'x', content }, 422);
});

test.each([
  '{"blocks":[{"text":5,"type":{}}],"entityMap":null}',
  '{"blocks":[null],"entityMap":{}}',
  '{"blocks":[{"text":"x","inlineStyleRanges":[{"offset":-5,"length":1e9,"style":"BOLD"}],"entityRanges":[{"offset":1e308,"length":-1,"key":"__proto__"}]}],"entityMap":{}}',
  '{"type":"doc","__proto__":{"content":[]}}',
  '{"type":"doc","content":[{"type":"image","attrs":{"src":"javascript:alert(1)"}}]}',
  '{"a":1}',
  '[1,2,3]',
  '<p><b><i>unclosed',
  '<<<<>>>>',
  '\u202e\ufeff\u200b',
])('an odd text is kept in some form or refused, and never fails: %s', async (content) => {
  const { status } = await post({ title: 'x', content });
  expect([201, 422]).toContain(status);
});

const FIELDS = [
  'title',
  'content',
  'category',
  'metaTitle',
  'metaDescription',
  'primaryKeyword',
  'slug',
  'tags',
  'keywords',
];

test.each(['\u0000', 'a\u0000b', '\ud800', 'x\udc00', '\udc00\ud800'])(
  '%j is refused in every field',
  async (text) => {
    for (const field of FIELDS) {
      await expectRefused({ title: 'x', [field]: field === 'tags' || field === 'keywords' ? [text] : text });
    }
  },
);

test.each(['__proto__', 'constructor', 'prototype'])('the key %s is refused', async (key) => {
  await expectRefused(`{"title":"x","${key}":{"isAdmin":true}}`);
  await expectRefused(`{"title":"x","tags":[{"${key}":1}]}`);
});

test('a body that is too deep, too large, or not an object is refused', async () => {
  await expectRefused(`{"title":"x","extra":${'['.repeat(200)}${']'.repeat(200)}}`);
  await expectRefused(`${'['.repeat(100_000)}${']'.repeat(100_000)}`);
  await expectRefused(JSON.stringify({ title: 'x', content: 'x'.repeat(10_000_000) }), 413);
  for (const body of ['[]', '"x"', '5', 'true', '[{"title":"x"}]']) await expectRefused(body);
  expect((await post('null')).status).toBe(400);
  expect((await post('title=x', { 'content-type': 'application/x-www-form-urlencoded' })).status).toBe(415);
  expect((await post('{"title":"x"}', { 'content-type': 'text/plain' })).status).toBe(415);
});
