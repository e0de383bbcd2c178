import { createHash, hkdfSync } from 'node:crypto';
import { readOperations } from '@pagewright/contract/health';
import { expect, test } from 'vitest';
import { createTestDatabase } from '../../../../../tests/database/test-database.ts';
import { openTestServer } from '../../../../../tests/server/open-test-server.ts';
import { openSecondServer } from '../../../../../tests/server/second-server.ts';
import { addCleanup } from '../../../../../tests/add-cleanup.ts';
import { StartError } from '../config/start-error.ts';

const FIRST = 'first-key-of-these-servers-0123456789';
const NEXT = 'next-key-of-these-servers-0123456789';
const SIGNING = 'signing-key-of-these-servers-0123456789';
const first = await openTestServer({ SECRETS_KEY: FIRST, SECRET_KEY: SIGNING });

const operator = await first.signUp();
const processes = async () => (await first.call(operator, readOperations, {})).body.processes;

/** Beginnings of the SHA-256 of SECRET_KEY and of what HKDF derives from SECRETS_KEY. */
const signing = createHash('sha256').update(`pagewright ${SIGNING}`).digest('hex').slice(0, 8);
const sealing = (key: string): string =>
  Buffer.from(hkdfSync('sha256', key, '', 'pagewright secrets version', 4)).toString('hex');

/** The reason a server does not start. It is over once the database has noticed the end of its connections. */
const refused = async (settings: Record<string, string>): Promise<string> => {
  const before = (await processes()).length;
  const error: unknown = await openSecondServer(first, settings).then(
    () => new Error('it started'),
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(StartError);
  await expect.poll(async () => (await processes()).length).toBe(before);
  return error instanceof Error ? error.message : '';
};

test('a server does not start alongside one with other keys, and names it', async () => {
  const there = new RegExp(`^(.*) must be the same .* \\(pid ${process.pid}\\)`);
  const named = async (settings: Record<string, string>) => there.exec(await refused(settings))?.[1];
  expect(await named({ SECRETS_KEY: NEXT, SECRET_KEY: SIGNING })).toBe('SECRETS_KEY');
  expect(await named({ SECRETS_KEY: FIRST, SECRET_KEY: NEXT })).toBe('SECRET_KEY');
  expect(await named({ SECRETS_KEY: FIRST })).toBe('SECRET_KEY');
  expect(await named({ SECRETS_KEY: NEXT })).toBe('SECRETS_KEY and SECRET_KEY');
});

test('keys can be rotated while servers run, and the server list still shows their fingerprints', async () => {
  const rotated = await openSecondServer(first, { SECRETS_KEY: `${NEXT},${FIRST}`, SECRET_KEY: SIGNING });
  expect((await fetch(`${rotated.url}/api/health`)).status).toBe(200);
  // Once a server encrypts with the next key, a server without it is rejected.
  expect(await refused({ SECRETS_KEY: FIRST, SECRET_KEY: SIGNING })).toMatch(/^SECRETS_KEY must be the same/);
  expect((await processes()).map(({ role, pid, version }) => ({ role, pid, version }))).toEqual(
    [1, 2].map(() => ({ role: 'all', pid: process.pid, version: expect.stringMatching(/^\d/) })),
  );
  const shown = (await processes()).map(({ keys }) => `${keys?.sealing} ${keys?.signing}`);
  expect(shown.toSorted()).toEqual(
    [FIRST, NEXT].map((key) => `${sealing(key).slice(0, 4)} ${signing.slice(0, 4)}`).toSorted(),
  );
  const keysOf = async (url: string): Promise<unknown> => {
    const headers = { authorization: `Bearer ${await operator.token()}` };
    const answer = await fetch(`${url}/api${readOperations.path}`, { headers });
    return ((await answer.json()) as { keys: unknown }).keys;
  };
  expect(await keysOf(first.url)).toEqual({ sealing: [sealing(FIRST)], signing });
  expect(await keysOf(rotated.url)).toEqual({ sealing: [sealing(NEXT), sealing(FIRST)], signing });
});

test('a server that starts alone with another key is told so, until the key is declared lost', async () => {
  const database = await createTestDatabase();
  addCleanup(() => database.drop());
  const alone = { databaseUrl: database.url, dataDir: first.dataDir };
  const connections = async () => {
    const { rows } = await first.sql.query<{ n: number }>(
      `select count(*)::int as n from pg_stat_activity where datname = $1 and application_name like 'pagewright %'`,
      [/(test_\w+)\?/.exec(database.url)?.[1]],
    );
    return rows[0]?.n;
  };
  const start = async (settings: Record<string, string>): Promise<string> => {
    await expect.poll(connections).toBe(0);
    try {
      await (await openSecondServer(alone, { ROLE: 'web', ...settings })).close();
      return 'started';
    } catch (error) {
      if (!(error instanceof StartError)) throw error;
      return error.message;
    }
  };
  const needs = (key: string) =>
    expect.stringMatching(
      new RegExp(
        `^SECRETS_KEY must hold .* \\(fingerprint ${sealing(key)}\\).* set LOST_SECRETS_KEY=${sealing(key)}$`,
      ),
    );
  expect(await start({ SECRETS_KEY: FIRST })).toBe('started');
  expect(await start({ SECRETS_KEY: NEXT })).toEqual(needs(FIRST));
  // Rotated; then the former key is no longer needed, nor enough.
  expect(await start({ SECRETS_KEY: `${NEXT},${FIRST}`, SECRET_KEY: SIGNING })).toBe('started');
  expect(await start({ SECRETS_KEY: NEXT })).toBe('started');
  expect(await start({ SECRETS_KEY: FIRST, LOST_SECRETS_KEY: sealing(FIRST) })).toEqual(needs(NEXT));
  expect(await start({ SECRETS_KEY: FIRST, LOST_SECRETS_KEY: sealing(NEXT) })).toBe('started');
  expect(await start({ SECRETS_KEY: NEXT, LOST_SECRETS_KEY: sealing(NEXT) })).toEqual(needs(FIRST));
});
