import { createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { writeFile } from 'node:fs/promises';
import { afterEach, expect, test } from 'vitest';
import {
  startEmbeddedDatabase,
  type EmbeddedDatabase,
} from '../../apps/server/src/platform/db/embedded/index.ts';
import { isFullRun } from '../run-size.ts';
import { startExternalDatabase } from './external-database.ts';
import { startProcess } from './server-process.ts';
import { temporaryFolder } from './temporary-folders.ts';

const REFUSED = 78;
let busy: Server | null = null;
let database: EmbeddedDatabase | null = null;

afterEach(async () => {
  busy?.close();
  busy = null;
  await database?.stop();
  database = null;
});

function listen(): Promise<number> {
  busy = createServer();
  return new Promise((done) => {
    busy?.listen(0, '127.0.0.1', () => {
      const address = busy?.address();
      done(typeof address === 'object' && address !== null ? address.port : 0);
    });
  });
}

/**
 * Starts the server and expects one line and the exit code for invalid settings; logs the time without asserting it.
 */
async function refusal(environment: Record<string, string>): Promise<string> {
  const dataDir = await temporaryFolder();
  const { code, stderr, ms } = await startProcess({ environment: { DATA_DIR: dataDir, ...environment } })
    .ended;
  console.log(`${Object.keys(environment).join(' and ')}: refused after ${ms} ms`);
  expect(stderr).toMatch(/^pagewright: [^\n]+\n$/);
  expect(code).toBe(REFUSED);
  return stderr.slice('pagewright: '.length).trimEnd();
}

test('a port in use', async () => {
  const port = await listen();
  expect(await refusal({ PORT: String(port) })).toBe(`PORT ${port} is already in use on 127.0.0.1`);
});

test('an address of another machine', async () => {
  expect(await refusal({ HOST: '203.0.113.7' })).toBe('HOST 203.0.113.7 is not an address of this machine');
});

const WRONG = [
  ['PORT', 'eighty'],
  ['PUBLIC_URL', 'not an address'],
  ['DATABASE_URL', 'mysql://localhost/db'],
  ['DEFAULT_PLAN', 'Golden'],
  ['TRUST_PROXY', '10.0.0.1, the proxy'],
  ['TRUST_PROXY', '10.0.0.0/33'],
] as const;
// The same settings parser refuses each of them.
test.each(isFullRun ? WRONG : WRONG.slice(0, 2))('an invalid %s is named', async (name, value) => {
  expect(await refusal({ [name]: value })).toContain(name);
});

test('a data folder that is not writable', async () => {
  const file = join(await temporaryFolder(), 'file');
  await writeFile(file, '');
  expect(await refusal({ DATA_DIR: join(file, 'data') })).toMatch(/^the data folder .* cannot be written/);
});

test('a data folder in use by another server', async () => {
  const dataDir = await temporaryFolder();
  database = await startEmbeddedDatabase({
    dataDir,
    log: { debug: noop, info: noop, warn: noop, error: noop },
  });
  database.announce(8080);
  expect(await refusal({ DATA_DIR: dataDir })).toContain(`(pid ${process.pid}, port 8080, since `);
});

test('a DATABASE_URL where nothing listens', async () => {
  const port = await listen();
  busy?.close();
  expect(await refusal({ DATABASE_URL: `postgres://a:secret@127.0.0.1:${port}/b` })).toMatch(
    /DATABASE_URL .*ECONNREFUSED/,
  );
});

test('a DATABASE_URL where something else listens and never responds', async () => {
  const port = await listen();
  const told = await refusal({ DATABASE_URL: `postgres://a:secret@127.0.0.1:${port}/b` });
  expect(told).toContain('DATABASE_URL');
  expect(told).not.toContain('secret');
});

test('a DATABASE_URL with a wrong database', async () => {
  const outside = await startExternalDatabase();
  database = outside.server;
  const told = await refusal({ DATABASE_URL: outside.url.replace(/\/\w+$/, '/no_such_database') });
  expect(told).toMatch(/DATABASE_URL .*"no_such_database" does not exist/);
});

function noop(): void {
  // These tests read what the server says, not what its database does.
}
