import pg from 'pg';
import { afterEach, expect, test } from 'vitest';
import type { EmbeddedDatabase } from '../../apps/server/src/platform/db/embedded/index.ts';
import { startExternalDatabase } from './external-database.ts';
import { sampleOrAll } from '../run-size.ts';
import { startProcess } from './server-process.ts';
import { temporaryFolder } from './temporary-folders.ts';

const SERVERS = sampleOrAll(2, 4);
let outside: EmbeddedDatabase | null = null;

afterEach(() => outside?.stop());

test(`${SERVERS} servers that start at once on one empty database all become ready, and stop`, async () => {
  const { server, url } = await startExternalDatabase();
  outside = server;
  const dataDir = await temporaryFolder();
  const servers = Array.from({ length: SERVERS }, () =>
    startProcess({ environment: { DATABASE_URL: url, DATA_DIR: dataDir } }),
  );
  const addresses = await Promise.all(servers.map((process) => process.url));
  expect(new Set(addresses).size).toBe(SERVERS);
  for (const address of addresses) {
    const health = await fetch(`${address}/api/health`);
    expect(health.status).toBe(200);
  }
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query<{ times: string }>(
    'SELECT count(*) AS times FROM drizzle.__drizzle_migrations GROUP BY hash',
  );
  await client.end();
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.every(({ times }) => times === '1')).toBe(true);
  const endings = await Promise.all(servers.map((process) => process.stop()));
  expect(endings.map(({ code }) => code)).toEqual(servers.map(() => 0));
});
