import * as contract from '@pagewright/contract/content';
import { searchWorkspace } from '@pagewright/contract/search';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signUpTeammate } from '../../../../../tests/server/join-workspace.ts';
import {
  startTestServer,
  type TestPerson,
  type TestServer,
} from '../../../../../tests/server/test-server.ts';
import { create, save } from './testing/library.ts';

let server: TestServer;
let admin: TestPerson;
let author: TestPerson;
let teammate: TestPerson;
let stranger: TestPerson;
/** The author's items by status. */
const ids: Record<contract.ContentStatus, string> = { draft: '', review: '', scheduled: '', published: '' };

beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signUp('Admin');
  author = await signUpTeammate(server, admin, 'basic_member', 'Author');
  teammate = await signUpTeammate(server, admin, 'basic_member', 'Teammate');
  stranger = await server.signUp('Stranger');
  for (const status of contract.CONTENT_STATUSES) {
    ids[status] = (await create(server, author, { title: `Word ${status}`, status })).id;
  }
});
afterAll(() => server.close());

/** Every call about one item, and its response if it is allowed. */
const reading = [
  ['readContent', contract.readContent],
  ['listRevisions', contract.listRevisions],
  ['readRevision', contract.readRevision],
] as const;

test.each(reading)('%s: only author, admin, and teammates read shared items', async (_, call) => {
  const status = async (person: TestPerson, id: string) =>
    (await server.send(`/api${call.path.replace('{id}', id).replace('{number}', '1')}`, { person })).status;
  for (const [of, id] of Object.entries(ids)) {
    expect(await status(author, id)).toBe(200);
    expect(await status(admin, id)).toBe(200);
    expect(await status(teammate, id)).toBe(of === 'draft' ? 404 : 200);
    expect(await status(stranger, id)).toBe(404);
  }
});

const changing = [
  ['updateContent', contract.updateContent, { category: 'Changed' }],
  ['restoreRevision', contract.restoreRevision, {}],
  ['removeContent', contract.removeContent, undefined],
] as const;

test.each(changing)('%s: a reader gets 403, everyone else 404', async (_, call, body) => {
  const answer = (person: TestPerson, id: string) =>
    server.send(`/api${call.path.replace('{id}', id).replace('{number}', '1')}`, {
      method: call.method,
      person,
      body,
    });
  for (const [of, id] of Object.entries(ids)) {
    expect(await answer(teammate, id)).toMatchObject(
      of === 'draft'
        ? { status: 404, body: { code: 'not_found' } }
        : { status: 403, body: { code: 'forbidden' } },
    );
    expect(await answer(stranger, id)).toMatchObject({ status: 404, body: { code: 'not_found' } });
  }
});

test('an admin changes, removes, and restores others’ items, and the author stays the same', async () => {
  const { id } = await create(server, author, { title: 'Theirs' });
  expect(await save(server, admin, id, { title: 'Edited' })).toMatchObject({
    title: 'Edited',
    authorId: author.userId,
    authorName: 'Author',
    canEdit: true,
  });
  const revisions = await server.call(author, contract.listRevisions, { params: { id }, query: {} });
  expect(revisions.body.revisions.map(({ editorName }) => editorName)).toEqual(['Admin', 'Author']);
  expect((await server.call(admin, contract.removeContent, { params: { id } })).status).toBe(204);
  const undo = (person: TestPerson) => server.call(person, contract.undoRemoveContent, { params: { id } });
  expect((await undo(teammate)).status).toBe(404);
  expect((await undo(stranger)).status).toBe(404);
  expect((await undo(admin)).status).toBe(200);
});

test('a response tells whether its reader may change the item', async () => {
  const shown = async (person: TestPerson) =>
    (await server.call(person, contract.readContent, { params: { id: ids.review } })).body.canEdit;
  expect([await shown(author), await shown(admin), await shown(teammate)]).toEqual([true, true, false]);
});

const titles = async (person: TestPerson, query: Record<string, string>) => {
  const { body } = await server.call(person, contract.listContent, { query });
  return [body.content.map(({ title }) => title).toSorted(), body.total];
};

test('a list contains own items, or items of others that the caller may read', async () => {
  const shared = ['Word published', 'Word review', 'Word scheduled'];
  const all = ['Word draft', ...shared];
  const mine = await create(server, teammate, { title: 'Own draft' });

  expect(await titles(teammate, {})).toEqual([['Own draft'], 1]);
  expect(await titles(teammate, { authorId: teammate.userId })).toEqual([['Own draft'], 1]);
  expect(await titles(teammate, { authorId: 'all' })).toEqual([['Own draft', ...shared], 4]);
  expect(await titles(teammate, { authorId: author.userId })).toEqual([shared, 3]);
  expect(await titles(teammate, { authorId: author.userId, status: 'draft' })).toEqual([[], 0]);
  expect(await titles(teammate, { authorId: 'all', status: 'draft' })).toEqual([['Own draft'], 1]);
  expect(await titles(teammate, { authorId: 'all', searchTerm: 'word' })).toEqual([shared, 3]);
  expect(await titles(admin, {})).toEqual([[], 0]);
  const [ofAdmin, total] = await titles(admin, { authorId: 'all', searchTerm: 'wor' });
  expect([ofAdmin, total]).toEqual([all, 4]);
  expect(await titles(admin, { authorId: author.userId, searchTerm: 'word' })).toEqual([all, 4]);
  expect(await titles(stranger, { authorId: 'all' })).toEqual([[], 0]);
  expect(await titles(stranger, { authorId: author.userId })).toEqual([[], 0]);

  // The help guide, which belongs to everybody, is found too.
  const hits = async (person: TestPerson) =>
    (await server.call(person, searchWorkspace, { query: { searchTerm: 'word' } })).body.hits.filter(
      ({ kind }) => kind === 'content',
    ).length;
  expect([await hits(author), await hits(admin), await hits(teammate), await hits(stranger)]).toEqual([
    4, 4, 3, 0,
  ]);
  await server.call(teammate, contract.removeContent, { params: { id: mine.id } });
});

test('the admin can edit the items of a deleted author', async () => {
  const leaver = await signUpTeammate(server, admin, 'basic_member', 'Leaver');
  const { id } = await create(server, leaver, { title: 'Left behind', status: 'review' });
  await server.sql.query('delete from "user" where id = $1', [leaver.userId]);
  const { body } = await server.call(admin, contract.readContent, { params: { id } });
  expect(body).toMatchObject({ authorId: null, authorName: 'Leaver', canEdit: true });
  expect((await server.call(teammate, contract.readContent, { params: { id } })).body.canEdit).toBe(false);
  const { rows } = await server.sql.query(
    "select status, count::int as count from content_count where author_id = '' and workspace_id = $1",
    [admin.workspaceId],
  );
  expect(rows).toEqual([{ status: 'review', count: 1 }]);
});

test.each([
  'not-a-uuid',
  '00000000-0000-4000-8000-000000000000',
  '%00',
  "' or 1=1 --",
  '{00000000-0000-4000-8000-000000000000}',
])('an invalid id returns 404 on every call: %s', async (id) => {
  for (const call of [...reading, ...changing].map(([, definition]) => definition)) {
    const path = call.path.replace('{id}', encodeURIComponent(id)).replace('{number}', '1');
    const { status } = await server.send(`/api${path}`, {
      method: call.method,
      person: admin,
      ...(call.method === 'PUT' || call.method === 'POST' ? { body: {} } : {}),
    });
    expect(status).toBe(404);
  }
});
