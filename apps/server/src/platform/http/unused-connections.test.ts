import { once } from 'node:events';
import { Server } from 'node:http';
import { connect } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startTestServer } from '../../../../../tests/server/test-server.ts';

test('a preconnected, unused connection does not delay shutdown', async () => {
  const server = await startTestServer();
  const { hostname, port } = new URL(server.url);
  const ahead = connect(Number(port), hostname);
  await once(ahead, 'connect');
  // The server has accepted it: a later request was handled.
  expect((await server.send('/api/health')).status).toBe(200);
  // What a stop does when its time is up.
  const timeIsUp = vi.spyOn(Server.prototype, 'closeAllConnections');
  onTestFinished(() => timeIsUp.mockRestore());
  await server.close();
  expect(timeIsUp).not.toHaveBeenCalled();
  expect(ahead.destroyed || (await once(ahead, 'close'))).toBeTruthy();
});
