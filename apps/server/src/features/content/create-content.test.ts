import { createContent, listTemplates, readContent, type ContentItem } from '@pagewright/contract/content';
import type { ScoreResult } from '@pagewright/engine';
import { expect, test } from 'vitest';
import { expectSince } from '../../../../../tests/server/expect-since.ts';
import { openTestServer } from '../../../../../tests/server/open-test-server.ts';
import type { TestPerson } from '../../../../../tests/server/test-server.ts';
import { create, paragraphs, read } from './testing/library.ts';

const server = await openTestServer();
const ada = await server.signUp('Ada');

test('an item stores what was sent and leaves the rest blank', async () => {
  const before = Date.now();
  const { status, body } = await server.call(ada, createContent, {
    body: { title: '  First \t item ', content: 'Hello world', tags: 'seo, , writing,seo' },
  });
  expect(status).toBe(201);
  expect(body).toMatchObject({
    title: 'First   item',
    content: paragraphs('Hello world'),
    excerpt: 'Hello world',
    tags: ['seo', 'writing'],
    wordCount: 2,
    score: null,
    status: 'draft',
    contentType: 'article',
    category: '',
    metaTitle: '',
    metaDescription: '',
    keywords: [],
    primaryKeyword: '',
    slug: '',
    scheduledFor: null,
    publishedAt: null,
    publicUrl: null,
    viewCount: 0,
    engagementTime: 0,
    conversions: 0,
    revision: 1,
    canEdit: true,
    author: { name: 'Ada' },
    authorId: ada.userId,
    authorName: 'Ada',
    authorEmail: ada.email,
  });
  expectSince(body.createdAt, before);
  expect(body.updatedAt).toBe(body.createdAt);
  expect(await read(server, ada, body.id)).toEqual(body);
});

test('server-owned fields sent by a client are ignored', async () => {
  const { status, body } = await server.send('/api/content', {
    method: 'POST',
    person: ada,
    body: {
      title: 'Mine',
      id: '00000000-0000-4000-8000-000000000000',
      workspaceId: 'another',
      author: { name: 'Eve' },
      authorId: 'eve',
      authorEmail: 'eve@example.com',
      authorName: 'Eve',
      createdAt: '2001-01-01T00:00:00.000Z',
      updatedAt: '2001-01-01T00:00:00.000Z',
      publishedAt: '2001-01-01T00:00:00.000Z',
      viewCount: 999,
      score: 100,
      wordCount: 12_345,
      revision: 77,
      engineVersion: 'x',
      canEdit: false,
    },
  });
  expect(status).toBe(201);
  expect(body).toMatchObject({
    authorId: ada.userId,
    authorName: 'Ada',
    authorEmail: ada.email,
    author: { name: 'Ada' },
    viewCount: 0,
    score: null,
    wordCount: 0,
    revision: 1,
    publishedAt: null,
    canEdit: true,
  });
  expect(body).not.toHaveProperty('engineVersion');
  expect((body as { id: string }).id).not.toBe('00000000-0000-4000-8000-000000000000');
  expect((body as { createdAt: string }).createdAt > '2026').toBe(true);
});

test.each([
  ['editor JSON', paragraphs('One two', 'three'), ['One two', 'three']],
  ['plain text', 'One two\n\nthree', ['One two', 'three']],
  ['HTML', '<p>One <script>alert(1)</script>two</p><p>three</p>', ['One two', 'three']],
  [
    'Draft.js',
    JSON.stringify({
      blocks: [
        {
          key: 'a',
          text: 'One two',
          type: 'unstyled',
          depth: 0,
          inlineStyleRanges: [],
          entityRanges: [],
          data: {},
        },
        {
          key: 'b',
          text: 'three',
          type: 'unstyled',
          depth: 0,
          inlineStyleRanges: [],
          entityRanges: [],
          data: {},
        },
      ],
      entityMap: {},
    }),
    ['One two', 'three'],
  ],
])('a text given as %s is kept as the editor’s document', async (_, content, texts) => {
  const item = await create(server, ada, { content });
  expect(item.content).toBe(paragraphs(...texts));
  expect(item.wordCount).toBe(3);
  expect(item.excerpt).toBe(texts.join('\n\n'));
});

test('an item without text stores the empty document', async () => {
  const item = await create(server, ada, { content: '' });
  expect(JSON.parse(item.content)).toEqual({ type: 'doc', content: [{ type: 'paragraph' }] });
  expect(item.wordCount).toBe(0);
});

test('the server computes the score from the saved text', async () => {
  const sentence = 'Sourdough bread needs flour, water, salt and time to rise slowly in a cool kitchen. ';
  const item = await create(server, ada, {
    title: 'Sourdough bread for beginners',
    content: paragraphs(sentence.repeat(3), sentence.repeat(3), sentence.repeat(4)),
    primaryKeyword: 'sourdough bread',
    keywords: ['flour'],
  });
  const short = await create(server, ada, { content: 'Too short', primaryKeyword: 'short' });
  expect(item.score).toBeGreaterThan(0);
  expect(item.score).toBeLessThanOrEqual(100);
  expect(short.score).toBeNull();
  const { rows } = await server.sql.query<{
    score_result: ScoreResult;
    engine_version: string;
    score_parts: unknown;
  }>(
    `select c.score_result, c.engine_version, r.score_parts from content c join content_revision r on r.content_id = c.id
     where c.id = any($1) order by c.score is null`,
    [[item.id, short.id]],
  );
  const result = rows[0]?.score_result;
  expect(result).toMatchObject({ status: 'scored', engineVersion: rows[0]?.engine_version });
  // The revision keeps how much of its points each part got, of those that could be judged.
  const parts = result?.status === 'scored' ? result.parts : [];
  const known = parts.filter(({ points }) => points !== null);
  expect(known.length).toBeGreaterThan(0);
  expect(known.length).toBeLessThan(parts.length);
  expect(rows.map(({ score_parts }) => score_parts)).toEqual([
    Object.fromEntries(known.map(({ id, points, maximum }) => [id, (points ?? 0) / maximum])),
    null,
  ]);
});

test('a score from another engine version is recomputed when the item is read', async () => {
  const sentence = 'Sourdough bread needs flour, water, salt and time to rise slowly in a cool kitchen. ';
  const { id, score, revision, updatedAt } = await create(server, ada, {
    title: 'Sourdough bread',
    content: paragraphs(sentence.repeat(4)),
    primaryKeyword: 'sourdough bread',
  });
  await server.sql.query("update content set score = 1, engine_version = '0.0.0' where id = $1", [id]);
  expect(await read(server, ada, id)).toMatchObject({ score, revision, updatedAt });
  const { rows } = await server.sql.query('select score, engine_version from content where id = $1', [id]);
  expect(rows[0]).toMatchObject({ score });
  expect(rows[0]).not.toMatchObject({ engine_version: '0.0.0' });
});

test('one idempotency key creates one item', async () => {
  const headers = { 'idempotency-key': 'create-once' };
  const post = (title: string) =>
    server.send('/api/content', { method: 'POST', person: ada, body: { title }, headers });
  const [first, second] = [await post('Once'), await post('Once')];
  expect([first.status, second.status]).toEqual([201, 201]);
  expect(second.body).toEqual(first.body);
  expect((await post('Another')).status).toBe(422);
  // Requests are compared byte by byte: a body is never re-serialized for the comparison.
  const spaced = await server.send('/api/content', {
    method: 'POST',
    person: ada,
    body: '{ "title": "Once" }',
    headers,
  });
  expect(spaced.status).toBe(422);
});

test('a hundred items created at once are all there, and counted', async () => {
  const bob = await server.signUp('Bob');
  await bob.token();
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, index) =>
      server.call(bob, createContent, {
        body: { title: `Item ${index}`, status: index % 2 === 0 ? 'draft' : 'published', slug: 'same' },
      }),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 100 }, () => 201));
  const { rows } = await server.sql.query(
    'select status, count::int as count from content_count where author_id = $1 order by status',
    [bob.userId],
  );
  expect(rows).toEqual([
    { status: 'draft', count: 50 },
    { status: 'published', count: 50 },
  ]);
  const published = answers.filter(({ body }) => body.status === 'published');
  expect(new Set(published.map(({ body }) => body.slug)).size).toBe(50);
});

test('templates include a structure, and each use is counted per workspace', async () => {
  const bob = await server.signUp('Bob');
  const before = (await server.call(ada, listTemplates, {})).body.templates;
  expect(
    before.map(({ name, sampleUsageCount, usageCount }) => [name, sampleUsageCount, usageCount]),
  ).toEqual([
    ['Blog Post Template', 45, 0],
    ['Product Review Template', 23, 0],
    ['How-to Guide Template', 31, 0],
    ['Listicle Template', 18, 0],
  ]);
  for (const template of before) {
    const { content } = JSON.parse(template.content) as { content: { type: string }[] };
    expect(content.filter(({ type }) => type === 'heading').length).toBeGreaterThan(4);
    const item = await create(server, ada, {
      title: template.title,
      contentType: template.contentType,
      templateId: template.id,
    });
    expect(item.content).toBe(template.content);
  }
  await create(server, ada, { templateId: before[0]!.id, content: 'Own words' });
  const usage = async (person: TestPerson) =>
    (await server.call(person, listTemplates, {})).body.templates.map(({ usageCount }) => usageCount);
  expect(await usage(ada)).toEqual([2, 1, 1, 1]);
  expect(await usage(bob)).toEqual([0, 0, 0, 0]);

  const headers = { 'accept-language': 'es' };
  const spanish = await server.send('/api/content', {
    method: 'POST',
    person: bob,
    headers,
    body: { title: 'Guía', templateId: 'how-to-guide' },
  });
  expect((spanish.body as ContentItem).content).toContain('Qué necesitas');

  const unknown = await server.call(ada, createContent, { body: { title: 'x', templateId: 'novel' } });
  expect(unknown).toMatchObject({ status: 422, body: { code: 'unknown_template' } });
});

test('every creation is audited', async () => {
  const { id } = await create(server, ada);
  const { rows } = await server.sql.query(
    'select action, actor_id, workspace_id, detail from audit_entry where subject = $1',
    [id],
  );
  expect(rows).toEqual([
    {
      action: 'content.create',
      actor_id: ada.userId,
      workspace_id: ada.workspaceId,
      detail: { kind: 'save', status: 'draft' },
    },
  ]);
});

test('a text of a million characters is stored in full', async () => {
  const words = 'lorem ipsum dolor sit amet '.repeat(370).trim();
  const texts = Array.from({ length: 100 }, () => words);
  const item = await create(server, ada, { content: texts.join('\n\n') });
  expect(item.wordCount).toBe(100 * 370 * 5);
  const { body } = await server.call(ada, readContent, { params: { id: item.id } });
  expect(body.content).toBe(paragraphs(...texts));
});
