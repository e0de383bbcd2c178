import { afterAll } from 'vitest';
import { startTestServer, type TestServer } from './test-server.ts';

/** Starts a server for the test file that asks for it, and closes it after the file's last test. */
export async function openTestServer(...how: Parameters<typeof startTestServer>): Promise<TestServer> {
  const server = await startTestServer(...how);
  afterAll(() => server.close());
  return server;
}
