import { createContent, updateContent } from '@pagewright/contract/content';
import {
  createConnection,
  listConnections,
  listRemotePosts,
  removeConnection,
  sendToConnection,
  takeDownFromConnection,
  testConnection,
  updateConnection,
  type ConnectionKind,
  type RemotePost,
} from '@pagewright/contract/publishing/connections';
import { publishContent } from '@pagewright/contract/publishing';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { documentOf, paragraph } from '../../../../../../tests/factories/published-article.ts';
import { GHOST_KEY, startGhost } from '../../../../../../tests/fakes/ghost/start-ghost.ts';
import type { ServiceRequest } from '../../../../../../tests/fakes/service/start-fake-service.ts';
import {
  startWordpress,
  WORDPRESS_PASSWORD,
  WORDPRESS_USER,
} from '../../../../../../tests/fakes/wordpress/start-wordpress.ts';
import { signUpTeammate } from '../../../../../../tests/server/join-workspace.ts';
import { openTestServer } from '../../../../../../tests/server/open-test-server.ts';
import type { TestPerson } from '../../../../../../tests/server/test-server.ts';
import { eventually } from '../../../../../../tests/eventually.ts';

const server = await openTestServer({ OUTGOING_ALLOW: '127.0.0.0/8' });
const wordpress = await startWordpress();
const ghost = await startGhost();
const ann = await server.signUp('Ann');
afterAll(() => Promise.all([wordpress.close(), ghost.close()]));
beforeEach(() => {
  wordpress.failWith(null);
  ghost.failWith(null);
});

const given = {
  wordpress: { url: wordpress.url, userName: WORDPRESS_USER, secret: WORDPRESS_PASSWORD },
  ghost: { url: ghost.url, userName: '', secret: GHOST_KEY },
} as const;

async function connect(
  person: TestPerson,
  kind: ConnectionKind,
  more: { isAutomatic?: boolean; url?: string } = {},
) {
  const answer = await server.call(person, createConnection, {
    body: { kind, name: `My ${kind}`, ...given[kind], ...more },
  });
  expect(answer).toMatchObject({ status: 201 });
  return answer.body;
}

async function write(person: TestPerson, title: string): Promise<string> {
  const { body } = await server.call(person, createContent, {
    body: {
      title,
      tags: ['Bread', 'Baking'],
      metaDescription: 'How to bake.',
      content: documentOf(
        paragraph(`The text of ${title}.`),
        { type: 'image', attrs: { src: '/files/abcdefghijklmnopqrstuvwx', alt: 'Bread' } },
        {
          type: 'table',
          content: [{ type: 'tableRow', content: [{ type: 'tableCell', content: [paragraph('A cell')] }] }],
        },
      ),
    },
  });
  return body.id;
}

async function postOf(person: TestPerson, id: string, connectionId: string): Promise<RemotePost> {
  const { body } = await server.call(person, listRemotePosts, { params: { id } });
  const post = body.posts.find(({ connection }) => connection.id === connectionId);
  if (!post) throw new Error(`no post at ${connectionId}`);
  return post;
}

const settledAs = (person: TestPerson, id: string, connectionId: string, state: RemotePost['state']) =>
  eventually(async () => {
    const post = await postOf(person, id, connectionId);
    expect(post).toMatchObject({ state });
    return post;
  });

const send = (person: TestPerson, id: string, connectionId: string) =>
  server.call(person, sendToConnection, { params: { id, connectionId } });

const FAULTS = [
  'cut_off',
  'malformed',
  'unexpected',
  { status: 500, body: 'x' },
  { status: 429, body: {} },
] as const;

describe.each([
  [
    'wordpress',
    wordpress,
    (request: ServiceRequest) => request.method === 'POST' && request.path.endsWith('/posts'),
  ],
  ['ghost', ghost, (request: ServiceRequest) => request.method === 'POST'],
] as const)('%s', (kind, service, isCreation) => {
  const ofItem = (id: string) =>
    kind === 'wordpress'
      ? wordpress.posts.filter(({ content }) => content.includes(id))
      : ghost.posts.filter(({ tags }) => tags.some(({ name }) => name.includes(id)));
  const htmlOf = (id: string): string => {
    const [post] = ofItem(id);
    return post === undefined ? '' : 'html' in post ? post.html : post.content;
  };

  test('an item is posted, updated, and taken down', async () => {
    const { id: connectionId } = await connect(ann, kind);
    const id = await write(ann, `Round trip to ${kind}`);
    expect(await postOf(ann, id, connectionId)).toMatchObject({ state: 'none', url: null });

    const sending = await send(ann, id, connectionId);
    expect(sending).toMatchObject({ status: 202, body: { state: 'sending', attempts: 0 } });
    const sent = await settledAs(ann, id, connectionId, 'published');
    expect(sent).toMatchObject({ isPublic: true, revision: 1, fault: null });
    expect(sent.url).toBe(`${service.url}/round-trip-to-${kind}/`);
    expect(ofItem(id)).toMatchObject([
      {
        title: `Round trip to ${kind}`,
        slug: `round-trip-to-${kind}`,
        status: kind === 'wordpress' ? 'publish' : 'published',
      },
    ]);
    expect(htmlOf(id)).toContain(`<p>The text of Round trip to ${kind}.</p>`);
    expect(htmlOf(id)).toContain(`src="${server.url}/files/abcdefghijklmnopqrstuvwx"`);
    expect(htmlOf(id)).toMatch(/<table>.*A cell.*<\/table>/s);

    await server.call(ann, updateContent, {
      params: { id },
      body: { content: documentOf(paragraph('Better words.')), revision: 1 },
    });
    await settledAs(ann, id, connectionId, 'outdated');
    await send(ann, id, connectionId);
    expect(await settledAs(ann, id, connectionId, 'published')).toMatchObject({ revision: 2, url: sent.url });
    expect(ofItem(id)).toHaveLength(1);
    expect(htmlOf(id)).toContain('Better words.');

    const down = await server.call(ann, takeDownFromConnection, { params: { id, connectionId } });
    expect(down.status).toBe(202);
    expect(await settledAs(ann, id, connectionId, 'unpublished')).toMatchObject({ isPublic: false });
    expect(ofItem(id)).toMatchObject([{ status: 'draft' }]);
  });

  test('a lost, broken, or busy response after the write does not create a second post', async () => {
    const dora = await server.signUp('Dora');
    const sent = FAULTS.map(async (fault) => {
      const site = await (kind === 'wordpress' ? startWordpress() : startGhost());
      site.failWith(fault, 1, isCreation);
      const { id: connectionId } = await connect(dora, kind, { url: site.url });
      const id = await write(dora, 'Once only');
      await send(dora, id, connectionId);
      await settledAs(dora, id, connectionId, 'published');
      await site.close();
      return [fault, site.requests.filter(isCreation).length, site.posts.length];
    });
    expect(await Promise.all(sent)).toEqual(FAULTS.map((fault) => [fault, 1, 1]));
  });

  test('a rejected secret is reported to the author, and a retry succeeds once it is corrected', async () => {
    const { id: connectionId } = await connect(ann, kind);
    const id = await write(ann, 'Refused at first');
    service.failWith({ status: 401, body: {} });
    await send(ann, id, connectionId);
    const failed = await settledAs(ann, id, connectionId, 'failed');
    expect(failed).toMatchObject({ fault: 'remote_secret_refused', url: null });
    expect(failed.problem).toContain('rejected the user name, password, or key');
    service.failWith(null);
    await send(ann, id, connectionId);
    await settledAs(ann, id, connectionId, 'published');
    expect(ofItem(id)).toHaveLength(1);
  });

  test('a post that was deleted on the remote site is created again', async () => {
    const { id: connectionId } = await connect(ann, kind);
    const id = await write(ann, 'Deleted there');
    await send(ann, id, connectionId);
    await settledAs(ann, id, connectionId, 'published');
    service.posts.splice(0);
    await send(ann, id, connectionId);
    await settledAs(ann, id, connectionId, 'published');
    expect(ofItem(id)).toHaveLength(1);
  });
});

test('an autosave is never sent: the remote site gets the last manual save', async () => {
  const { id: connectionId } = await connect(ann, 'ghost');
  const id = await write(ann, 'Saved by hand');
  await server.call(ann, updateContent, {
    params: { id },
    body: { content: documentOf(paragraph('Half a thought')), autosave: true },
  });
  await send(ann, id, connectionId);
  expect(await settledAs(ann, id, connectionId, 'published')).toMatchObject({ revision: 1 });
  expect(JSON.stringify(ghost.posts)).not.toContain('Half a thought');
});

test('a published item is sent automatically when the connection says so', async () => {
  const eve = await server.signUp('Eve');
  const { id: connectionId } = await connect(eve, 'ghost', { isAutomatic: true });
  const id = await write(eve, 'Everywhere at once');
  await server.call(eve, publishContent, { params: { id } });
  await settledAs(eve, id, connectionId, 'published');
});

test('a connection requires a secret that the remote site accepts, and never shows it again', async () => {
  const wrong = await server.call(ann, createConnection, {
    body: { kind: 'ghost', name: 'Wrong', url: ghost.url, secret: `${'0'.repeat(24)}:${'1'.repeat(64)}` },
  });
  expect(wrong).toMatchObject({ status: 422, body: { code: 'remote_secret_refused' } });
  const unreadable = await server.call(ann, createConnection, {
    body: { kind: 'ghost', name: 'Wrong', url: ghost.url, secret: 'no key of ghost' },
  });
  expect(unreadable).toMatchObject({ status: 422, body: { code: 'remote_key_invalid' } });
  const made = await connect(ann, 'wordpress');
  expect(made.secretEnd).toBe(WORDPRESS_PASSWORD.slice(-4));
  expect((await server.call(ann, testConnection, { params: { id: made.id } })).body).toEqual({
    title: 'Ann’s WordPress',
  });
  const listed = await server.call(ann, listConnections, {});
  expect(JSON.stringify(listed.body)).not.toContain(WORDPRESS_PASSWORD);
  const { rows } = await server.sql.query<{ kept: string }>(
    'select connection::text as kept from connection',
  );
  for (const { kept } of rows)
    for (const secret of [WORDPRESS_PASSWORD, GHOST_KEY]) expect(kept).not.toContain(secret);
});

test('an account without publishing rights is rejected before it is stored', async () => {
  const reader = await startWordpress({ mayPublish: false });
  const answer = await server.call(ann, createConnection, {
    body: { kind: 'wordpress', name: 'Reader', ...given.wordpress, url: reader.url },
  });
  expect(answer).toMatchObject({ status: 422, body: { code: 'remote_may_not_publish' } });
  await reader.close();
});

test('a stored secret is never sent to another address', async () => {
  const other = await startWordpress();
  const { id } = await connect(ann, 'wordpress');
  const moved = await server.call(ann, updateConnection, { params: { id }, body: { url: other.url } });
  expect(moved).toMatchObject({ status: 422, body: { code: 'secret_needed' } });
  expect(other.requests).toEqual([]);
  const renamed = await server.call(ann, updateConnection, { params: { id }, body: { name: 'Blog' } });
  expect(renamed.body).toMatchObject({ name: 'Blog', url: wordpress.url });
  await other.close();
});

test.each([
  ['http://blog.example.com', 422, 'address_not_encrypted'],
  ['https://10.1.2.3', 422, 'address_not_allowed'],
  ['https://user:word@example.com', 422, 'address_with_password'],
  ['ftp://example.com', 400, 'address_invalid'],
])('the address %s is refused', async (url, status, code) => {
  const answer = await server.call(ann, createConnection, {
    body: { kind: 'wordpress', name: 'Nowhere', url, userName: 'x', secret: 'some secret' },
  });
  expect(answer).toMatchObject({ status, body: { code } });
});

test('only admins connect, only editors of an item send it, and outsiders find nothing', async () => {
  const bob = await server.signUp('Bob');
  const { id: connectionId } = await connect(ann, 'ghost');
  const id = await write(ann, 'Mine alone');
  for (const call of [testConnection, removeConnection])
    expect((await server.call(bob, call, { params: { id: connectionId } })).status).toBe(404);
  expect((await send(bob, id, connectionId)).status).toBe(404);
  expect((await send(bob, await write(bob, 'Mine'), connectionId)).status).toBe(404);

  const member = await signUpTeammate(server, ann, 'basic_member');
  expect((await server.call(member, testConnection, { params: { id: connectionId } })).status).toBe(403);
  expect((await server.call(member, removeConnection, { params: { id: connectionId } })).status).toBe(403);
  await server.call(ann, updateContent, { params: { id }, body: { status: 'review' } });
  expect((await server.call(member, listRemotePosts, { params: { id } })).status).toBe(200);
  expect((await send(member, id, connectionId)).status).toBe(403);
});

test('removing a connection deletes its secret', async () => {
  const eve = await server.signUp('Eve');
  const { id: connectionId } = await connect(eve, 'wordpress');
  const id = await write(eve, 'Stays there');
  await send(eve, id, connectionId);
  await settledAs(eve, id, connectionId, 'published');
  const there = wordpress.posts.length;
  expect((await server.call(eve, removeConnection, { params: { id: connectionId } })).status).toBe(204);
  expect((await server.call(eve, listRemotePosts, { params: { id } })).body).toEqual({ posts: [] });
  expect((await server.sql.query('select from connection where id = $1', [connectionId])).rows).toEqual([]);
  expect(wordpress.posts).toHaveLength(there);
});
