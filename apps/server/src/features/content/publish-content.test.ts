import { listContent, listRevisions, updateContent } from '@pagewright/contract/content';
import { publishContent, unpublishContent } from '@pagewright/contract/publishing';
import { drizzle } from 'drizzle-orm/node-postgres';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectSince } from '../../../../../tests/server/expect-since.ts';
import { signUpTeammate } from '../../../../../tests/server/join-workspace.ts';
import {
  startTestServer,
  type TestPerson,
  type TestServer,
} from '../../../../../tests/server/test-server.ts';
import type { Database } from '../../platform/db/client.ts';
import { listDueContent, publishDueContent } from './index.ts';
import { create, read, save } from './testing/library.ts';

let server: TestServer;
let ada: TestPerson;
let db: Database;
const log = pino({ level: 'silent' });

beforeAll(async () => {
  server = await startTestServer();
  ada = await server.signUp('Ada');
  db = drizzle(server.sql) as unknown as Database;
});
afterAll(() => server.close());

/** The revision that the public page shows, and its address; undefined if there is no page. */
async function shown(id: string): Promise<{ slug: string; revision: number } | undefined> {
  const { rows } = await server.sql.query<{ slug: string; revision: number }>(
    'select slug, revision from publication where content_id = $1',
    [id],
  );
  return rows[0];
}

const effects = async (id: string) =>
  (
    await server.sql.query<{ payload: unknown }>(
      "select payload from outbox where kind = 'content-published' and payload ->> 'contentId' = $1",
      [id],
    )
  ).rows.map(({ payload }) => payload);

test('an item tells where it is public: on the workspace’s own domain, and whether another site failed', async () => {
  const eve = await server.signUp('Eve');
  const { id } = await create(server, eve, { title: 'On my domain' });
  const { content } = (await server.call(eve, publishContent, { params: { id } })).body;
  const listed = async () => {
    const { body } = await server.call(eve, listContent, { query: {} });
    return body.content.map(({ publicUrl, hasRemoteFault }) => [publicUrl, hasRemoteFault]);
  };
  expect(await listed()).toEqual([[content.publicUrl, false]]);
  const claim = 'insert into site (workspace_id, domain, domain_verified_at) values ($1, $2, null)';
  await server.sql.query(claim, [eve.workspaceId, 'blog.example']);
  expect(await listed()).toEqual([[content.publicUrl, false]]);
  await server.sql.query("update site set domain_verified_at = now() where domain = 'blog.example'");
  const own = `http://blog.example:${new URL(server.url).port}/on-my-domain`;
  expect(await listed()).toEqual([[own, false]]);
  expect((await server.call(eve, publishContent, { params: { id } })).body.url).toBe(own);
  await server.sql.query(
    `with place as (insert into connection (id, workspace_id, kind, name, url, secret)
       values (gen_random_uuid(), $1, 'ghost', 'News', 'https://news.example', '') returning id)
     insert into remote_post (content_id, connection_id, effect_key, fault) select $2, id, 'key', 'remote_refused' from place`,
    [eve.workspaceId, id],
  );
  expect(await listed()).toEqual([[own, true]]);
});

test('saving as published puts an item on the site, at an address derived from its title', async () => {
  const { id } = await create(server, ada, { title: 'Crème brûlée: 10 tips & tricks!' });
  const before = Date.now();
  const item = await save(server, ada, id, { status: 'published' });
  expect(item).toMatchObject({
    status: 'published',
    slug: 'creme-brulee-10-tips-tricks',
    revision: 2,
    publicUrl: expect.stringMatching(/^http.*\/sites\/ada-[^/]*\/creme-brulee-10-tips-tricks$/),
  });
  expectSince(item.publishedAt, before);
  expect(await shown(id)).toEqual({ slug: item.slug, revision: 2 });
  expect(await effects(id)).toEqual([
    {
      contentId: id,
      workspaceId: ada.workspaceId,
      authorId: ada.userId,
      title: item.title,
      slug: item.slug,
      isLate: false,
      at: item.publishedAt,
    },
  ]);
});

test('an item that is created as published is public at once', async () => {
  const item = await create(server, ada, { title: 'At once', status: 'published' });
  expect(item).toMatchObject({ status: 'published', slug: 'at-once', revision: 1 });
  expect(await shown(item.id)).toEqual({ slug: 'at-once', revision: 1 });
});

test('the page shows what a person last saved, never an autosave', async () => {
  const item = await create(server, ada, { title: 'Shown', content: 'One', status: 'published' });
  const before = await shown(item.id);
  const autosaved = await save(server, ada, item.id, { content: 'Two', slug: 'other', autosave: true });
  expect(autosaved).toMatchObject({ status: 'published', slug: 'other', publicUrl: item.publicUrl });
  expect(await shown(item.id)).toEqual(before);
  const saved = await save(server, ada, item.id, { content: 'Two', slug: 'shown' });
  expect(await shown(item.id)).toEqual({ slug: 'shown', revision: saved.revision });
  expect(saved.publishedAt).toBe(item.publishedAt);
  expect(await effects(item.id)).toHaveLength(1);
});

test('a save that confirms an autosave lets the page show it', async () => {
  const item = await create(server, ada, { title: 'Confirmed', content: 'One', status: 'published' });
  await save(server, ada, item.id, { content: 'Two', autosave: true });
  expect(await shown(item.id)).toMatchObject({ revision: 1 });
  await save(server, ada, item.id, { content: 'Two' });
  expect(await shown(item.id)).toMatchObject({ revision: 2 });
  const { body } = await server.call(ada, listRevisions, { params: { id: item.id }, query: {} });
  expect(body.revisions.map(({ number, kind, isPublic }) => [number, kind, isPublic])).toEqual([
    [2, 'save', true],
    [1, 'save', false],
  ]);
});

test('publishing shows the last revision that a person saved', async () => {
  const { id } = await create(server, ada, { title: 'Saved by hand' });
  await save(server, ada, id, { title: 'Saved by the clock', autosave: true });
  const { status, body } = await server.call(ada, publishContent, { params: { id } });
  expect(status).toBe(200);
  expect(body.content).toMatchObject({ status: 'published', title: 'Saved by the clock', revision: 2 });
  expect(body.url).toBe(body.content.publicUrl);
  expect(body.publishedAt).toBe(body.content.publishedAt);
  expect(await shown(id)).toEqual({ slug: 'saved-by-hand', revision: 1 });
  const again = await server.call(ada, publishContent, { params: { id } });
  expect(again.body).toEqual(body);
  expect(await effects(id)).toHaveLength(1);
});

test.each(['draft', 'review', 'scheduled'] as const)('a save as %s takes the page down', async (status) => {
  const item = await create(server, ada, { title: `Down to ${status}`, status: 'published' });
  const saved = await save(server, ada, item.id, { status });
  expect(saved).toMatchObject({ status, publicUrl: null, publishedAt: null, slug: item.slug });
  expect(await shown(item.id)).toBeUndefined();
  const back = await save(server, ada, item.id, { status: 'published' });
  expect(back.publicUrl).toBe(item.publicUrl);
  expect(await effects(item.id)).toHaveLength(2);
});

test('unpublishing turns public items into drafts and leaves others alone', async () => {
  const item = await create(server, ada, { title: 'Off again', status: 'published' });
  const off = await server.call(ada, unpublishContent, { params: { id: item.id } });
  expect(off.body).toMatchObject({ status: 'draft', publicUrl: null, publishedAt: null, revision: 1 });
  expect(await shown(item.id)).toBeUndefined();
  const inReview = await create(server, ada, { status: 'review' });
  const same = await server.call(ada, unpublishContent, { params: { id: inReview.id } });
  expect(same.body).toEqual(inReview);
});

test('teammates cannot publish what they can only read, and outsiders get 404', async () => {
  const teammate = await signUpTeammate(server, ada, 'basic_member');
  const stranger = await server.signUp();
  const { id } = await create(server, ada, { status: 'review' });
  for (const call of [publishContent, unpublishContent]) {
    expect((await server.call(teammate, call, { params: { id } })).status).toBe(403);
    expect((await server.call(stranger, call, { params: { id } })).status).toBe(404);
  }
});

test('no two items of a workspace share an address, and former addresses stay with their item', async () => {
  const first = await create(server, ada, { title: 'Same title', status: 'published' });
  const second = await create(server, ada, { title: 'Same title', status: 'published' });
  expect([first.slug, second.slug]).toEqual(['same-title', 'same-title-2']);

  const moved = await save(server, ada, first.id, { slug: 'moved' });
  expect(moved.publicUrl).toMatch(/\/moved$/);
  const third = await create(server, ada, { title: 'Same title', status: 'published' });
  expect(third.slug).toBe('same-title-3');
  const { rows } = await server.sql.query('select slug from former_slug where content_id = $1', [first.id]);
  expect(rows).toEqual([{ slug: 'same-title' }]);

  await save(server, ada, first.id, { slug: 'same-title' });
  const { rows: after } = await server.sql.query('select slug from former_slug where content_id = $1', [
    first.id,
  ]);
  expect(after).toEqual([{ slug: 'moved' }]);
});

test('another workspace has its own addresses', async () => {
  const bob = await server.signUp('Bob');
  await create(server, ada, { title: 'Both', status: 'published' });
  expect((await create(server, bob, { title: 'Both', status: 'published' })).slug).toBe('both');
});

test('a changed title keeps the address, a cleared slug creates a new one', async () => {
  const item = await create(server, ada, { title: 'Old name', status: 'published' });
  expect(await save(server, ada, item.id, { title: 'New name' })).toMatchObject({ slug: 'old-name' });
  expect(await save(server, ada, item.id, { slug: '' })).toMatchObject({ slug: 'new-name' });
});

test('only due items are published, and only once', async () => {
  const past = new Date(Date.now() - 5_000).toISOString();
  const draft = await create(server, ada, { title: 'No date', status: 'scheduled' });
  const later = await create(server, ada, { status: 'scheduled', scheduledFor: '2999-01-01T00:00:00Z' });
  const off = await create(server, ada, { status: 'draft', scheduledFor: past });
  const due = await create(server, ada, { title: 'Due now', status: 'scheduled', scheduledFor: past });
  for (const { id } of [draft, later, off]) {
    expect(await publishDueContent({ db, log }, id)).toBe(false);
    expect(await shown(id)).toBeUndefined();
  }
  // The server's own worker may be faster; either way it happens once.
  await Promise.all(Array.from({ length: 5 }, () => publishDueContent({ db, log }, due.id)));
  expect(await read(server, ada, due.id)).toMatchObject({ status: 'published', revision: 1 });
  expect(await effects(due.id)).toHaveLength(1);
  expect(await listDueContent({ db }, 10)).toEqual([]);

  // A form that was open meanwhile repeats the past date.
  const repeated = await save(server, ada, due.id, {
    title: 'Due now, edited',
    status: 'scheduled',
    scheduledFor: past,
  });
  expect(repeated).toMatchObject({ status: 'published', revision: 2 });
});

test('an item that waited for more than a minute is marked as late', async () => {
  const { id } = await create(server, ada, { title: 'Late', status: 'scheduled' });
  await server.sql.query(
    "update content set scheduled_for = now() - interval '2 minutes', updated_at = now() - interval '1 hour' where id = $1",
    [id],
  );
  await publishDueContent({ db, log }, id);
  expect(await effects(id)).toMatchObject([{ isLate: true }]);
});

test('concurrent publishing and saving keep page and item consistent', async () => {
  const { id } = await create(server, ada, { title: 'Busy' });
  await Promise.all(
    Array.from({ length: 24 }, (_, index) =>
      index % 3 === 0
        ? server.call(ada, publishContent, { params: { id } })
        : index % 3 === 1
          ? server.call(ada, unpublishContent, { params: { id } })
          : server.call(ada, updateContent, { params: { id }, body: { title: `Busy ${index}` } }),
    ),
  );
  const item = await read(server, ada, id);
  const page = await shown(id);
  expect(page !== undefined).toBe(item.status === 'published');
  expect(item.publicUrl !== null).toBe(item.status === 'published');
});
