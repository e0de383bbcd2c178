import { fork } from 'node:child_process';
import { join } from 'node:path';
import { endProcess, type Cleanups } from './bench-server.ts';

/**
 * Starts a bare server of this folder to compare with, and returns its URL. It gets `message` over IPC, and sends back
 * its port.
 */
export async function startFloor(
  releases: Cleanups,
  program: string,
  { databaseUrl, message }: { readonly databaseUrl?: string; readonly message?: readonly object[] } = {},
): Promise<string> {
  const child = fork(join(import.meta.dirname, program), {
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
    },
  });
  releases.push(() => endProcess(child));
  if (message !== undefined) child.send(message);
  return new Promise((done, failed) => {
    child.once('exit', (code) => failed(new Error(`the floor ended with ${code}`)));
    child.once('message', (port) => done(`http://127.0.0.1:${JSON.stringify(port)}`));
  });
}
