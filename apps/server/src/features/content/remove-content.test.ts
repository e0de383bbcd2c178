import {
  countContent,
  listContent,
  readContent,
  removeContent,
  undoRemoveContent,
  updateContent,
} from '@pagewright/contract/content';
import { expect, test } from 'vitest';
import { openTestServer } from '../../../../../tests/server/open-test-server.ts';
import { create, read } from './testing/library.ts';

const server = await openTestServer();
const ada = await server.signUp('Ada');

const listed = async () => {
  const { body } = await server.call(ada, listContent, { query: {} });
  const { body: counted } = await server.call(ada, countContent, {});
  return [body.content.length, body.total, counted.counts.all];
};

test('a removed item is gone everywhere and can be restored as a draft', async () => {
  const item = await create(server, ada, { title: 'Gone', status: 'published' });
  const params = { id: item.id };
  expect(await listed()).toEqual([1, 1, 1]);

  const removed = await server.call(ada, removeContent, { params });
  expect([removed.status, removed.body]).toEqual([204, '']);
  expect(await listed()).toEqual([0, 0, 0]);
  for (const answer of [
    await server.call(ada, readContent, { params }),
    await server.call(ada, updateContent, { params, body: { title: 'x' } }),
    await server.call(ada, removeContent, { params }),
  ]) {
    expect(answer).toMatchObject({ status: 404, body: { code: 'not_found' } });
  }
  const { rows } = await server.sql.query('select 1 from publication where content_id = $1', [item.id]);
  expect(rows).toEqual([]);

  const { status, body } = await server.call(ada, undoRemoveContent, { params });
  expect(status).toBe(200);
  expect(body).toMatchObject({ title: 'Gone', status: 'draft', publicUrl: null, publishedAt: null });
  expect(await read(server, ada, item.id)).toEqual(body);
  expect(await listed()).toEqual([1, 1, 1]);
});

test('an item that was not removed cannot be restored', async () => {
  const { id } = await create(server, ada);
  const { status } = await server.call(ada, undoRemoveContent, { params: { id } });
  expect(status).toBe(404);
});

test('after 30 days an item is gone permanently', async () => {
  const { id } = await create(server, ada);
  await server.call(ada, removeContent, { params: { id } });
  const age = (days: number) =>
    server.sql.query('update content set removed_at = now() - make_interval(days => $2) where id = $1', [
      id,
      days,
    ]);
  await age(31);
  expect((await server.call(ada, undoRemoveContent, { params: { id } })).status).toBe(404);
  await age(29);
  expect((await server.call(ada, undoRemoveContent, { params: { id } })).status).toBe(200);
});

test('a removed item keeps its address for when it is restored', async () => {
  const first = await create(server, ada, { title: 'Address', slug: 'address', status: 'published' });
  await server.call(ada, removeContent, { params: { id: first.id } });
  const second = await create(server, ada, { title: 'Address', slug: 'address', status: 'published' });
  expect(second.slug).toBe('address-2');
});
