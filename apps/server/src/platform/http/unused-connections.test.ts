import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { startTestServer } from '../../../../../tests/server/test-server.ts';

test('a preconnected, unused connection does not delay shutdown', async () => {
  const server = await startTestServer();
  const { hostname, port } = new URL(server.url);
  const ahead = connect(Number(port), hostname);
  await once(ahead, 'connect');
  // The server has accepted it: a later request was handled.
  expect((await server.send('/api/health')).status).toBe(200);
  const startedAt = performance.now();
  await server.close();
  expect(performance.now() - startedAt).toBeLessThan(9_000);
  expect(ahead.destroyed || (await once(ahead, 'close'))).toBeTruthy();
});
