import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { realpathSync } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { expect, test } from 'vitest';
import { readPidFile } from '../../apps/server/src/platform/db/embedded/pid-file.ts';
import { ROOT, startProcess, waitUntil } from './server-process.ts';
import { canSignIn, writeContinuously, signUp } from './writer.ts';
import { temporaryFolder } from './temporary-folders.ts';

function runCommand(
  name: 'backup' | 'restore',
  dataDir: string,
  words: readonly string[],
): Promise<{ code: number | null; output: string }> {
  const program = `apps/server/src/platform/db/backup/${name}-command.ts`;
  const child = spawn(process.execPath, [join(ROOT, 'scripts/run.mjs'), program, ...words], {
    env: { PATH: process.env['PATH'], DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return new Promise((done) => void child.on('close', (code) => done({ code, output })));
}

async function withDatabase<Result>(
  dataDir: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const cluster = join(realpathSync(join(dataDir, 'database')), 'cluster');
  const client = new pg.Client({
    host: readPidFile(cluster)?.socketFolder,
    user: 'pagewright',
    database: 'pagewright',
  });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** A hash of each table's rows, without rows that servers write by themselves. */
function checksums(dataDir: string): Promise<Record<string, string>> {
  return withDatabase(dataDir, async (client) => {
    const { rows: tables } = await client.query<{ name: string }>(
      `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE' ORDER BY 1`,
    );
    const sums: Record<string, string> = {};
    for (const { name } of tables) {
      const { rows } = await client.query<{ row: string }>(
        `SELECT t::text AS row FROM "${name}" t ORDER BY t::text COLLATE "C"`,
      );
      sums[name] = createHash('sha256')
        .update(rows.map(({ row }) => row).join('\n'))
        .digest('hex');
    }
    return sums;
  });
}

test('backups taken while a server runs are complete, and a restored installation works like the original', async () => {
  const [dataDir, early, late, archives] = await Promise.all([
    temporaryFolder(),
    temporaryFolder(),
    temporaryFolder(),
    temporaryFolder(),
  ]);
  const environment = { CALLS_PER_MINUTE: '1000000' };
  const server = startProcess({ environment: { ...environment, DATA_DIR: dataDir } });
  const work = writeContinuously(await signUp(await server.url, 'writer'), 2);
  await waitUntil(() => work.acknowledged.size > 20, `writes: ${work.refusals().join('\n')}`);

  // During writes: the backup contains everything acknowledged before, and nothing partial.
  const acknowledged = [...work.acknowledged.keys()];
  const underWrites = await runCommand('backup', dataDir, [join(archives, 'early.tar.gz')]);
  expect(underWrites).toMatchObject({
    code: 0,
    output: expect.stringMatching(/^Backed up \d+ rows of \d+ tables and 0 files to /),
  });
  await work.end();
  const whenIdle = await runCommand('backup', dataDir, [join(archives, 'late.tar.gz')]);
  expect(whenIdle.code).toBe(0);
  const original = await checksums(dataDir);
  const refused = await runCommand('restore', dataDir, [join(archives, 'early.tar.gz'), '--replace']);
  expect(refused).toMatchObject({
    code: 78,
    output: expect.stringMatching(/^pagewright: the data folder .* is in use by another Pagewright server/),
  });
  expect((await server.stop()).code).toBe(0);

  // The archive holds no key.
  for (const folder of [early, late])
    await copyFile(join(dataDir, 'secrets.key'), join(folder, 'secrets.key'));
  const brought = await runCommand('restore', early, [join(archives, 'early.tar.gz')]);
  expect(brought.code, brought.output).toBe(0);
  const earlyServer = startProcess({ environment: { ...environment, DATA_DIR: early } });
  expect(await canSignIn(await earlyServer.url, 'writer')).toBe(true);
  const { rows } = await withDatabase(early, (client) =>
    client.query<{ id: string; revisions: string }>(
      'SELECT id, (SELECT count(*) FROM content_revision r WHERE r.content_id = c.id) AS revisions FROM content c',
    ),
  );
  const ids = new Set(rows.map(({ id }) => id));
  expect(acknowledged.filter((id) => !ids.has(id))).toEqual([]);
  expect(rows.filter(({ revisions }) => revisions !== '1')).toEqual([]);
  expect((await earlyServer.stop()).code).toBe(0);

  expect(await runCommand('restore', late, [join(archives, 'late.tar.gz')])).toMatchObject({ code: 0 });
  // Not stopped gracefully: the backup starts the database itself; the comparison below finds it stopped.
  const again = startProcess({ environment: { ...environment, DATA_DIR: late } });
  await again.url;
  expect(await checksums(late)).toEqual(original);
  expect((await again.stop()).code).toBe(0);
});
