import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readOperations, retryFailedWork } from '@pagewright/contract/health';
import pg from 'pg';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { openTestServer } from '../../../../../../tests/server/open-test-server.ts';
import { createServices } from '../../../../../../tests/server/services.ts';
import { openDatabase, openPool } from '../../../platform/db/client.ts';
import { verifyBackup } from '../../../platform/db/backup/verify-backup.ts';
import { folderArchives } from '../../../providers/files/data-folder/archives.ts';
import { backUpIfDue } from './back-up.ts';

const server = await openTestServer();
const folder = await mkdtemp(join(tmpdir(), 'pagewright-backups-'));
const pool = openPool({ connectionString: server.databaseUrl }, 2);
afterAll(async () => {
  await pool.end();
  await rm(folder, { recursive: true, force: true });
});
/** The first user. */
const operator = await server.signUp();
const read = async () => (await server.call(operator, readOperations, {})).body;
const services = {
  ...createServices({ BACKUP_DIR: folder, BACKUP_KEEP: '1', BACKUP_HOUR: '0' }),
  archives: folderArchives(folder, { creates: true }),
  installation: {
    connection: { connectionString: server.databaseUrl },
    filesDir: join(server.dataDir, 'files'),
    bucket: null,
  },
};
const ctx = { db: openDatabase(pool), services, log: services.log };
const runs = async () => {
  const { rows } = await server.sql.query<{ verified_at: Date | null; rows: string; error: string | null }>(
    'select * from backup_run order by started_at',
  );
  return rows;
};

test('a daily backup is written, restored, and compared, and older archives are deleted', async () => {
  await backUpIfDue(ctx);
  await backUpIfDue(ctx);
  const [first, ...others] = await runs();
  expect(others).toEqual([]);
  expect(first).toMatchObject({ error: null, verified_at: expect.any(Date) as Date });
  expect(Number(first?.rows)).toBeGreaterThan(3);
  const [archive] = await readdir(folder);

  await server.sql.query(`update backup_run set started_at = started_at - interval '1 day'`);
  // Archive names include the second.
  vi.setSystemTime(Date.now() + 1_000);
  onTestFinished(() => void vi.useRealTimers());
  await backUpIfDue(ctx);
  expect(await runs()).toHaveLength(2);
  const left = await readdir(folder);
  expect(left).toHaveLength(1);
  expect(left).not.toContain(archive);

  expect((await read()).backups.runs[0]).toMatchObject({ archive: left[0], error: null });
});

test('a failed backup is recorded and retried, and a damaged archive is detected', async () => {
  const broken = {
    ...services,
    installation: { ...services.installation, connection: { port: 1, host: '127.0.0.1' } },
  };
  await server.sql.query('delete from backup_run');
  for (let attempt = 0; attempt < 5; attempt += 1) await backUpIfDue({ ...ctx, services: broken });
  const failed = await runs();
  expect(failed).toHaveLength(3);
  expect(failed.every(({ error }) => error !== null)).toBe(true);
  const damaged = join(folder, 'damaged.tar.gz');
  await writeFile(damaged, 'not an archive');
  await expect(verifyBackup(damaged, services.log)).rejects.toThrow(/damaged/);
});

/** Recurring jobs: one failed twice, one succeeded after it failed, and what is not to be told. */
const FAILED_JOBS = `select pgboss.create_queue('of-others', '{"policy": "standard"}');
  insert into pgboss.job (name, data, state, completed_on, output) values
  ('recurring', '{"job": "measure-storage"}', 'failed', now() - interval '2 minutes',
    '{"message": "Failed query: with its values", "cause": {"message": "no space left on device"}}'),
  ('recurring', '{"job": "measure-storage"}', 'failed', now() - interval '1 hour', '{"message": "before"}'),
  ('recurring', '{"job": "measure-storage"}', 'completed', now() - interval '30 minutes', null),
  ('recurring', '{"job": "of-a-later-version"}', 'failed', now() - interval '3 hours',
    '{"value": {"message": "job timed out"}}'),
  ('recurring', '{"job": "of-a-later-version"}', 'completed', now() - interval '2 hours', null),
  ('recurring', '{"job": "never-failed"}', 'completed', now(), null),
  ('of-others', '{"job": "of-others"}', 'failed', now(), '{"message": "not ours"}')`;

/** Runs and crawls that failed, and others of each kind. */
const FAILED_RUNS = `with person as (select organization_id as workspace_id, user_id from member limit 1),
  run as (insert into call_run (workspace_id, author_id, operation, label, language, request_id, status, ended_at,
      answer_status, answer)
    select workspace_id, user_id, 'POST /of-a-later-version', '', 'en', '', status, now() - age, 502, answer
    from person, (values ('failed', interval '1 hour', '{"error":"No \\"code\\":\\"x\\"","code":"source_failed"}'),
      ('failed', interval '2 days', '{"error":"No","code":"source_failed"}'),
      ('failed', interval '71 hours', '{"error":"No","code":"run_lost"}'),
      ('failed', interval '73 hours', '{"error":"No","code":"run_lost"}'),
      ('done', interval '1 hour', '{"code":"source_failed"}'),
      ('canceled', interval '1 hour', null)) as made (status, age, answer)),
  site as (insert into indexed_site (origin) values ('https://failed.example') returning id)
  insert into site_crawl (workspace_id, author_id, site_id, pages_max, stale_before, status, problem, ended_at)
  select workspace_id, user_id, id, 1, now(), status, problem, now() - interval '1 hour'
  from person, site, (values ('failed', 'not_reached'), ('done', '')) as made (status, problem)`;

/** Sizes of 4 and 20 days ago, each so much smaller than now, and others that are too old or too new to compare with. */
const EARLIER_SIZES = `insert into storage_day (day, measured_at, database_bytes, file_bytes, tables)
  select current_date - days, now() - make_interval(days => days) + make_interval(hours => hours),
    pg_database_size(current_database()) - smaller, 0,
    jsonb_build_object('content', pg_total_relation_size('content') - smaller / 10)
  from (values (4, 0, 40000000), (20, 0, 400000000), (40, 0, 1), (1, 22, 1)) as past (days, hours, smaller)`;

test('operators see what runs, grows, and failed, and retry failed work', async () => {
  const owner = new pg.Client({ connectionString: server.databaseUrl });
  await owner.connect();
  const { rows } = await owner.query<{
    id: string;
  }>(`insert into outbox (key, kind, payload, failed_at, attempts,
    last_error, request_id) values ('gone', 'of-nobody', '{}', now(), 10, 'no route to host', 'one') returning id`);
  await owner.end();
  const id = String(rows[0]?.id);
  const other = await server.signUp();
  expect((await server.call(other, readOperations, {})).status).toBe(403);
  await server.sql.query(FAILED_JOBS);
  await server.sql.query(FAILED_RUNS);
  const seen = await read();
  expect(seen.processes[0]).toMatchObject({ version: expect.stringMatching(/^\d/) as string });
  expect(seen.failed).toMatchObject([{ id, error: 'no route to host', requestId: 'one' }]);
  expect(seen.database.tables.map(({ name }) => name)).toContain('content');
  expect(seen.keys).toEqual({
    sealing: [expect.stringMatching(/^[\da-f]{8}$/) as string],
    signing: null,
  });
  expect(seen.work.map(({ failed }) => failed)).toEqual([
    [
      { code: 'source_failed', count: 2 },
      { code: 'run_lost', count: 1 },
    ],
    [{ code: 'not_reached', count: 1 }],
    [],
  ]);
  expect(seen.failedJobs).toMatchObject([
    { job: 'measure-storage', failures: 2, error: 'no space left on device', since: null },
    { job: 'of-a-later-version', failures: 1, error: 'job timed out', since: 'done' },
  ]);
  expect(seen.measured).toEqual({ week: null, month: null });
  expect(seen.database.growth).toEqual({ week: null, month: null });

  const again = async (failed: string) =>
    (await server.call(operator, retryFailedWork, { params: { id: failed }, body: {} })).status;
  expect(await again(id)).toBe(204);
  expect(await again(id)).toBe(404);
  expect((await read()).queue.failed).toBe(0);
  const others = await server.sql.query<{ id: string }>(
    "select id from pgboss.job where name = 'of-others' or state = 'completed'",
  );
  for (const one of others.rows) expect(await again(one.id)).toBe(404);
  const job = String(seen.failedJobs[0]?.id);
  expect(await again(job)).toBe(204);
  expect(await again(job)).toBe(404);
  // The earlier failure is left, and the second attempt succeeded after it.
  const left = async () => (await read()).failedJobs.find((one) => one.job === 'measure-storage');
  await expect.poll(left).toMatchObject({ failures: 1, error: 'before', since: 'done' });
  const { rows: sizes } = await server.sql.query<{ is_right: boolean }>(
    `select day = (now() at time zone 'UTC')::date and database_bytes between 1000000 and 1000000000
      and file_bytes = 0 and (tables ->> 'content')::int > 0
      and (select count(*) from jsonb_object_keys(tables)) = (select count(*) from pg_class
        where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition)
      as is_right from storage_day`,
  );
  expect(sizes).toEqual([{ is_right: true }]);
  // It is too new to compare with.
  expect((await read()).measured).toEqual({ week: null, month: null });
});

test('the growth of the database and of each table is that since a week and a month ago', async () => {
  await server.sql.query('delete from storage_day');
  await server.sql.query(EARLIER_SIZES);
  const { measured, database, files } = await read();
  expect(files).toEqual({ count: 0, bytes: 0, growth: { week: 0, month: 0 } });
  const days = (at: string | null) => Math.round((Date.now() - Date.parse(at ?? '')) / 86_400_000);
  expect([days(measured.week), days(measured.month)]).toEqual([4, 20]);
  const megabytes = ({ week, month }: { readonly week: number | null; readonly month: number | null }) =>
    [week, month].map((bytes) => Math.round((bytes ?? 0) / 100_000) / 10);
  expect(megabytes(database.growth)).toEqual([10, 20]);
  const content = database.tables.find(({ name }) => name === 'content');
  expect(content && megabytes(content.growth)).toEqual([1, 2]);
  // A table that did not exist then has grown by all that it takes.
  const created = database.tables.find(({ name }) => name !== 'content');
  expect((created?.growth.week ?? 0) / (created?.bytes ?? 1)).toBeCloseTo(1 / 4, 3);
});
