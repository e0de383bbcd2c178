import { readHealth, readReadiness } from '@pagewright/contract/health';
import pg from 'pg';
import { expect, inject, test, vi } from 'vitest';
import { freePort } from '../../../../../tests/free-port.ts';
import { startTestServer, type TestServer } from '../../../../../tests/server/test-server.ts';
import { readPrometheusText } from '../../platform/observability/testing/read-prometheus-text.ts';

const METRICS_TOKEN = 'a-token-of-the-monitor';

/** Longer than jobs may go without looking for work. */
const TOO_LONG_MS = 31_000;

const reasons = async ({ url }: { readonly url: string }): Promise<readonly string[]> => {
  const answer = await fetch(`${url}/api${readReadiness.path}`);
  if (answer.status === 200) return [];
  expect(answer.status).toBe(503);
  const refusal = (await answer.json()) as { code: string; details: { path: string; message: string }[] };
  expect(refusal.code).toBe('not_ready');
  expect(refusal.details.every(({ message }) => message !== '')).toBe(true);
  return refusal.details.map(({ path }) => path);
};

/** Whether the database is up by the metrics, and whether they tell of its queues. */
const measured = async (server: TestServer): Promise<readonly [number | undefined, boolean]> => {
  const { body } = await server.send('/metrics', { headers: { authorization: `Bearer ${METRICS_TOKEN}` } });
  const samples = (name: string) => readPrometheusText(String(body)).get(`pagewright_${name}`)?.samples;
  const queues = ['outbox_oldest_due_seconds', 'runs_waiting', 'crawls_oldest_waiting_seconds'];
  return [samples('database_up')?.[0]?.value, queues.some((name) => samples(name)?.length !== 0)];
};

test('a server is ready with the database, this schema, and its jobs, and reports what is missing', async () => {
  const server = await startTestServer({ DRAIN_SECONDS: '1', METRICS_TOKEN });
  await expect.poll(() => reasons(server)).toEqual([]);
  expect(await measured(server)).toEqual([1, true]);

  const last = `(select max(id) from drizzle.__drizzle_migrations)`;
  await server.sql.query(`update drizzle.__drizzle_migrations set hash = 'x' || hash where id = ${last}`);
  expect(await reasons(server)).toEqual(['schema']);
  await server.sql.query(`update drizzle.__drizzle_migrations set hash = substr(hash, 2) where id = ${last}`);

  // A server whose jobs wait for those of another one, which starts at the same time.
  const other = await server.sql.connect();
  await other.query('select pg_advisory_lock(7204122)');
  const port = await freePort();
  const { databaseUrl, dataDir } = server;
  const starting = startTestServer({ DATABASE_URL: databaseUrl, DATA_DIR: dataDir, PORT: String(port) });
  await expect.poll(() => reasons({ url: `http://127.0.0.1:${port}` })).toEqual(['starting']);
  await other.query('select pg_advisory_unlock(7204122)');
  other.release();
  const second = await starting;
  expect(await reasons(second)).toEqual([]);
  await second.close();

  await server.sql.query('alter table outbox rename to hidden_outbox');
  expect(await reasons(server), 'they looked a moment ago').toEqual([]);
  const now = performance.now.bind(performance);
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now() + TOO_LONG_MS);
  expect(await reasons(server)).toEqual(['jobs']);
  clock.mockRestore();
  await server.sql.query('alter table hidden_outbox rename to outbox');

  const name = /\/(test_\w+)\?/.exec(server.databaseUrl)![1]!;
  const admin = new pg.Client({ connectionString: inject('databaseAdmin') });
  await admin.connect();
  await admin.query(`alter database ${name} connection limit 0`);
  await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);
  expect(await reasons(server)).toEqual(['database']);
  expect((await server.call(null, readHealth, {})).status).toBe(200);
  expect(await measured(server)).toEqual([0, false]);
  await admin.query(`alter database ${name} connection limit -1`);
  await admin.end();
  await expect.poll(() => reasons(server)).toEqual([]);

  const closing = server.close();
  await expect.poll(() => reasons(server)).toEqual(['stopping']);
  expect((await server.call(null, readHealth, {})).status).toBe(200);
  await closing;
});
