import { readHealth, readReadiness } from '@pagewright/contract/health';
import pg from 'pg';
import { expect, inject, test } from 'vitest';
import { startTestServer, type TestServer } from '../../../../../tests/server/test-server.ts';

const reasons = async (server: TestServer): Promise<readonly string[]> => {
  const { status, body } = await server.call(null, readReadiness, {});
  if (status === 200) return [];
  expect(status).toBe(503);
  const refusal = body as unknown as { code: string; details: { path: string; message: string }[] };
  expect(refusal.code).toBe('not_ready');
  expect(refusal.details.every(({ message }) => message !== '')).toBe(true);
  return refusal.details.map(({ path }) => path);
};

test('a server is ready with the database, this schema, and its jobs, and reports what is missing', async () => {
  const server = await startTestServer({ DRAIN_SECONDS: '1' });
  await expect.poll(() => reasons(server)).toEqual([]);

  const last = `(select max(id) from drizzle.__drizzle_migrations)`;
  await server.sql.query(`update drizzle.__drizzle_migrations set hash = 'x' || hash where id = ${last}`);
  expect(await reasons(server)).toEqual(['schema']);
  await server.sql.query(`update drizzle.__drizzle_migrations set hash = substr(hash, 2) where id = ${last}`);

  const name = /\/(test_\w+)\?/.exec(server.databaseUrl)![1]!;
  const admin = new pg.Client({ connectionString: inject('databaseAdmin') });
  await admin.connect();
  await admin.query(`alter database ${name} connection limit 0`);
  await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);
  expect(await reasons(server)).toEqual(['database']);
  expect((await server.call(null, readHealth, {})).status).toBe(200);
  await admin.query(`alter database ${name} connection limit -1`);
  await admin.end();
  await expect.poll(() => reasons(server)).toEqual([]);

  const closing = server.close();
  await expect.poll(() => reasons(server)).toEqual(['stopping']);
  expect((await server.call(null, readHealth, {})).status).toBe(200);
  await closing;
});
