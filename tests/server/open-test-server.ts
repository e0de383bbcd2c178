import { startTestServer, type TestServer } from './test-server.ts';
import { atEnd } from '../at-end.ts';

/** Starts a server for the test or the file that asks for it, and closes it when they end. */
export async function openTestServer(...how: Parameters<typeof startTestServer>): Promise<TestServer> {
  const server = await startTestServer(...how);
  atEnd(() => server.close());
  return server;
}
