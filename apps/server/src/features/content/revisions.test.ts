import { listRevisions, readRevision, restoreRevision } from '@pagewright/contract/content';
import { ENGINE_VERSION } from '@pagewright/engine';
import { expect, test } from 'vitest';
import { openTestServer } from '../../../../../tests/server/open-test-server.ts';
import { create, paragraphs, read, save } from './testing/library.ts';

const server = await openTestServer();
const ada = await server.signUp('Ada');

test('a revision stores everything a person writes', async () => {
  const written = {
    title: 'First',
    content: paragraphs('Text of the first'),
    category: 'News',
    tags: ['a', 'b'],
    metaTitle: 'Meta title',
    metaDescription: 'Meta description',
    keywords: ['one', 'two'],
    primaryKeyword: 'one',
    contentType: 'Guide' as const,
    slug: 'first',
  };
  const item = await create(server, ada, written);
  await save(server, ada, item.id, {
    title: 'Second',
    content: 'Other',
    category: '',
    tags: [],
    metaTitle: '',
    metaDescription: '',
    keywords: [],
    primaryKeyword: '',
    contentType: 'article',
    slug: 'second',
  });
  const { body } = await server.call(ada, readRevision, { params: { id: item.id, number: 1 } });
  expect(body).toEqual({
    number: 1,
    kind: 'save',
    ...written,
    wordCount: 4,
    score: null,
    engineVersion: ENGINE_VERSION,
    editorName: 'Ada',
    createdAt: body.createdAt,
    isPublic: false,
  });

  const restored = await server.call(ada, restoreRevision, { params: { id: item.id, number: 1 } });
  expect(restored.body).toMatchObject({ ...written, revision: 3 });
  expect(await read(server, ada, item.id)).toEqual(restored.body);
  const { body: list } = await server.call(ada, listRevisions, { params: { id: item.id }, query: {} });
  expect(list.revisions.map(({ number, kind }) => [number, kind])).toEqual([
    [3, 'restore'],
    [2, 'save'],
    [1, 'save'],
  ]);
});

test('a revision stores the engine version that scored it', async () => {
  const sentence = 'Sourdough bread needs flour, water, salt and time to rise slowly in a cool kitchen. ';
  const { id, score } = await create(server, ada, {
    title: 'One',
    content: paragraphs(sentence.repeat(4)),
    primaryKeyword: 'sourdough bread',
  });
  expect(score).not.toBeNull();
  await server.sql.query("update content_revision set engine_version = '3.0.0' where content_id = $1", [id]);
  await save(server, ada, id, { title: 'Two' });
  await server.call(ada, restoreRevision, { params: { id, number: 1 } });
  const { body } = await server.call(ada, listRevisions, { params: { id }, query: {} });
  expect(body.revisions.map(({ number, engineVersion }) => [number, engineVersion])).toEqual([
    [3, ENGINE_VERSION],
    [2, ENGINE_VERSION],
    [1, '3.0.0'],
  ]);
});

test('an older revision has no engine version', async () => {
  const { id } = await create(server, ada);
  await server.sql.query('update content_revision set engine_version = default where content_id = $1', [id]);
  const { body } = await server.call(ada, readRevision, { params: { id, number: 1 } });
  expect(body.engineVersion).toBe('');
});

test('restoring the current revision changes nothing', async () => {
  const { id } = await create(server, ada, { title: 'One' });
  const current = await save(server, ada, id, { title: 'Two' });
  const restored = await server.call(ada, restoreRevision, { params: { id, number: 2 } });
  expect(restored.body).toEqual(current);
});

test('the history is paginated, newest first', async () => {
  const { id } = await create(server, ada, { title: 'Title 1' });
  for (let number = 2; number <= 7; number += 1) await save(server, ada, id, { title: `Title ${number}` });
  const page = async (query: Record<string, number>) => {
    const { body } = await server.call(ada, listRevisions, { params: { id }, query });
    return [body.revisions.map(({ number }) => number), body.total];
  };
  expect(await page({ limit: 3 })).toEqual([[7, 6, 5], 7]);
  expect(await page({ limit: 3, before: 5 })).toEqual([[4, 3, 2], 7]);
  expect(await page({ limit: 3, before: 2 })).toEqual([[1], 7]);
  expect(await page({ before: 9_007_199_254_740_991 })).toEqual([[7, 6, 5, 4, 3, 2, 1], 7]);
});

test.each(['2', '0', '-1', '1.5', 'x', '99999999999'])('revision %s does not exist', async (number) => {
  const { id } = await create(server, ada);
  const expected = number === '2' || number === '99999999999' ? 404 : 400;
  const path = `/api/content/${id}/revisions/${number}`;
  expect((await server.send(path, { person: ada })).status).toBe(expected);
  expect((await server.send(`${path}/restore`, { method: 'POST', person: ada })).status).toBe(expected);
});

test('restoring a revision of a public item publishes the restored text', async () => {
  const item = await create(server, ada, { title: 'Shown', content: 'First', status: 'published' });
  await save(server, ada, item.id, { content: 'Second' });
  const { body } = await server.call(ada, restoreRevision, { params: { id: item.id, number: 1 } });
  expect(body).toMatchObject({
    status: 'published',
    publicUrl: item.publicUrl,
    slug: item.slug,
    revision: 3,
  });
  const { body: history } = await server.call(ada, listRevisions, { params: { id: item.id }, query: {} });
  expect(history.revisions.map(({ number, isPublic }) => [number, isPublic])).toEqual([
    [3, true],
    [2, false],
    [1, false],
  ]);
});
