import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readOperations, retryEffect } from '@pagewright/contract/health';
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
  const person = await server.signUp();
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

  const { body } = await server.call(person, readOperations, {});
  expect(body.backups.runs[0]).toMatchObject({ archive: left[0], error: null });
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

test('operators see what runs, grows, and failed, and retry failed jobs', async () => {
  const owner = new pg.Client({ connectionString: server.databaseUrl });
  await owner.connect();
  const { rows } = await owner.query<{
    id: string;
  }>(`insert into outbox (key, kind, payload, failed_at, attempts,
    last_error, request_id) values ('gone', 'of-nobody', '{}', now(), 10, 'no route to host', 'one') returning id`);
  await owner.end();
  const id = String(rows[0]?.id);
  const operator = await server.sql.query<{ email: string }>(
    'select email from "user" order by created_at limit 1',
  );
  expect(operator.rows).toHaveLength(1);
  const second = await server.signUp();
  expect((await server.call(second, readOperations, {})).status).toBe(403);
  const signedIn = await server.send('/api/auth/sign-in/email', {
    method: 'POST',
    body: { email: operator.rows[0]?.email, password: 'Correct-horse-9' },
  });
  const cookie = signedIn.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ');
  const { body: given } = await server.send('/api/auth/token', { headers: { cookie } });
  const headers = { authorization: `Bearer ${(given as { token: string }).token}` };
  const read = async () => {
    const { body } = await server.send('/api/operations', { headers });
    return body as {
      processes: { version: string; connections: number }[];
      queue: { failed: number };
      failed: { id: string; error: string; requestId: string }[];
      database: { bytes: number; tables: { name: string }[] };
      keys: { sealing: string[] };
    };
  };
  const seen = await read();
  expect(seen.processes[0]).toMatchObject({ version: expect.stringMatching(/^\d/) as string });
  expect(seen.failed).toMatchObject([{ id, error: 'no route to host', requestId: 'one' }]);
  expect(seen.database.tables.map(({ name }) => name)).toContain('content');
  expect(seen.keys.sealing[0]).toMatch(/^[\da-f]{8}$/);
  const again = () =>
    server.send(`/api${retryEffect.path.replace('{id}', id)}`, { method: 'POST', body: {}, headers });
  expect((await again()).status).toBe(204);
  expect((await again()).status).toBe(404);
  expect((await read()).queue.failed).toBe(0);
});
