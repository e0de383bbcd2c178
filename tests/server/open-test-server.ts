import { startTestServer, type TestServer } from './test-server.ts';
import { addCleanup } from '../add-cleanup.ts';

/** Starts a server until the end of the current test or file. */
export async function openTestServer(...how: Parameters<typeof startTestServer>): Promise<TestServer> {
  const server = await startTestServer(...how);
  addCleanup(() => server.close());
  return server;
}
