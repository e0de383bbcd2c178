import { createContent } from '@pagewright/contract/content';
import { listNotifications } from '@pagewright/contract/notifications';
import {
  createConnection,
  listRemotePosts,
  sendToConnection,
} from '@pagewright/contract/publishing/connections';
import { expect, test } from 'vitest';
import { documentOf, paragraph } from '../../../../../../tests/factories/published-article.ts';
import { GHOST_KEY, startGhost } from '../../../../../../tests/fakes/ghost/start-ghost.ts';
import { openTestServer } from '../../../../../../tests/server/open-test-server.ts';
import { eventually } from '../../../../../../tests/eventually.ts';

const server = await openTestServer({ OUTGOING_ALLOW: '127.0.0.0/8', OUTSIDE_TIMEOUT_MS: '300' });
const ann = await server.signUp('Ann');

test('a site that never responds is given up, the author is told why, and a retry succeeds', async () => {
  const ghost = await startGhost();
  const { body: connection } = await server.call(ann, createConnection, {
    body: { kind: 'ghost', name: 'Newsletter', url: ghost.url, secret: GHOST_KEY },
  });
  const { id } = (
    await server.call(ann, createContent, {
      body: { title: 'Waited for', content: documentOf(paragraph('The text.')) },
    })
  ).body;
  const params = { id, connectionId: connection.id };
  const becomes = (expected: object) =>
    eventually(async () => {
      const { posts } = (await server.call(ann, listRemotePosts, { params: { id } })).body;
      expect(posts[0]).toMatchObject(expected);
    });

  ghost.failWith('hang');
  expect((await server.call(ann, sendToConnection, { params })).status).toBe(202);
  const problem = expect.stringContaining('took too long') as string;
  await becomes({ state: 'sending', attempts: 1, fault: 'answer_too_slow', problem });
  // The eighth attempt is the last. Skip the waits before it.
  await server.sql.query("update outbox set attempts = 7, due_at = now() where kind = 'remote-post'");
  await becomes({ state: 'failed', fault: 'answer_too_slow', problem });
  await eventually(async () => {
    const { notifications } = (await server.call(ann, listNotifications, { query: {} })).body;
    expect(notifications).toMatchObject([{ kind: 'publish_failed', link: `/content/${id}` }]);
  });

  ghost.failWith(null);
  expect((await server.call(ann, sendToConnection, { params })).status).toBe(202);
  await becomes({ state: 'published', isPublic: true, fault: null });
  expect(ghost.posts).toHaveLength(1);
  await ghost.close();
});
