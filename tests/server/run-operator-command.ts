import { execFile } from 'node:child_process';
import { join } from 'node:path';
import type { TestServer } from './test-server.ts';

const ROOT = join(import.meta.dirname, '../..');
const COMPILED = join(ROOT, '.cache', 'compiled');

/** Runs a package.json command on a running server's installation, and returns its exit code and output. */
export function runOperatorCommand(
  server: TestServer,
  file: string,
  words: readonly string[],
  settings: Readonly<Record<string, string>> = {},
): Promise<{ code: number; output: string }> {
  const env = {
    ...settings,
    PATH: process.env['PATH'],
    DATABASE_URL: server.databaseUrl,
    DATA_DIR: server.dataDir,
    // The next command reuses the compiled output.
    NODE_COMPILE_CACHE: COMPILED,
  };
  const command = [join(ROOT, 'scripts/run.mjs'), file, '--', ...words];
  return new Promise((done) => {
    execFile(process.execPath, command, { env }, (error, stdout, stderr) =>
      done({ code: typeof error?.code === 'number' ? error.code : 0, output: stdout + stderr }),
    );
  });
}
