import { execFileSync } from 'node:child_process';
import { closeSync, openSync, realpathSync, writeSync } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, expect, test } from 'vitest';
import { readPidFile, runningPostmaster } from '../../apps/server/src/platform/db/embedded/pid-file.ts';
import { PIXEL } from './pixel.ts';
import { startProcess, waitUntil, type ServerProcess } from './server-process.ts';
import { isRoot, temporaryFolder } from './temporary-folders.ts';
import { canSignIn, signUp } from './writer.ts';

/** Kept for the database by its setting, in megabytes; the disk has room for the database and for three times that. */
const RESERVE_MB = 32;
const DISK = '320m';

const disks: string[] = [];
const servers: ServerProcess[] = [];

/** Mounts a disk of this size; false where that is not possible. */
function mount(folder: string, size: string): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size},mode=0755`, 'tmpfs', folder], {
      stdio: 'ignore',
    });
  } catch {
    return false;
  }
  disks.push(folder);
  return true;
}

afterEach(async () => {
  for (const { child, ended } of servers.splice(0)) {
    child.kill('SIGKILL');
    await ended;
  }
  for (const disk of disks.splice(0).toReversed()) execFileSync('umount', ['--lazy', disk]);
});

/** Takes every byte that is left on the folder's disk. */
function fill(folder: string): void {
  const file = openSync(join(folder, 'filler'), 'a');
  try {
    for (const size of [1_048_576, 4_096]) writeUntilFull(file, Buffer.alloc(size));
  } finally {
    closeSync(file);
  }
}

function writeUntilFull(file: number, block: Buffer): void {
  try {
    for (;;) writeSync(file, block);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
  }
}

const empty = (folder: string): Promise<void> => rm(join(folder, 'filler'));

test.runIf(isRoot)(
  'on a full disk reading goes on, writes are refused, nothing is lost, and all works when there is space',
  async () => {
    const dataDir = await temporaryFolder();
    if (!mount(dataDir, DISK)) {
      console.log('skipped: no small disk can be mounted here');
      return;
    }
    const files = join(dataDir, 'files');
    await mkdir(files);
    mount(files, '1m');
    const environment = {
      DATA_DIR: dataDir,
      DISK_RESERVE_MB: String(RESERVE_MB),
      CALLS_PER_MINUTE: '1000000',
      SEARCH_SOURCES: 'none',
    };
    const start = (): ServerProcess => {
      const server = startProcess({ environment });
      servers.push(server);
      return server;
    };
    const server = start();
    const writer = await signUp(await server.url, 'writer');
    const ids: string[] = [];
    for (const title of ['One', 'Two', 'Three']) ids.push(await writer.write(title));
    const create = async (title: string) => {
      const answer = await writer.send('POST', '/content', { title, content: 'A text.' });
      const body = (await answer.json()) as { id?: string; code?: string };
      if (answer.status === 201) ids.push(body.id ?? '');
      return { status: answer.status, retryAfter: answer.headers.get('retry-after'), body };
    };
    const upload = async () => {
      const form = new FormData();
      form.set('file', new File([PIXEL], 'pixel.png', { type: 'image/png' }));
      const answer = await writer.send('POST', '/upload', form);
      return { status: answer.status, code: ((await answer.json()) as { code?: string }).code };
    };
    const read = async (by = writer) =>
      Promise.all(
        [...ids.map((id) => `/content/${id}`), '/content', '/ready'].map(
          async (path) => (await by.send('GET', path)).status,
        ),
      );
    const allRead = () => [...ids, 'list', 'ready'].map(() => 200);
    const refusal = {
      status: 503,
      retryAfter: '60',
      body: {
        code: 'storage_full',
        error:
          'The server’s disk is full, so nothing can be saved right now. Everything saved so far can still be read. Contact your administrator.',
      },
    };

    // Only the disk of uploaded files is full.
    fill(files);
    expect(await upload()).toEqual({ status: 503, code: 'storage_full' });
    const kept = await readdir(files, { recursive: true, withFileTypes: true });
    expect(kept.filter((entry) => entry.isFile()).map(({ name }) => name)).toEqual(['filler']);
    expect((await create('Four')).status).toBe(201);
    await empty(files);
    expect((await upload()).status).toBe(201);

    await waitUntil(
      async () => (await readdir(join(dataDir, 'database'))).includes('reserve'),
      'the reserve',
    );
    fill(dataDir);
    expect(
      await waitUntil(async () => {
        const answer = await create('While there is space');
        return answer.status !== 201 && answer;
      }, 'a refusal'),
    ).toEqual(refusal);
    // PostgreSQL may have refused before the server looked at its disk, and uploads have a disk of their own.
    await waitUntil(async () => (await upload()).code === 'storage_full', 'a refused upload');
    expect(await read()).toEqual(allRead());
    // Others take what the server had kept.
    await waitUntil(
      async () => !(await readdir(join(dataDir, 'database'))).includes('reserve'),
      'its release',
    );
    fill(dataDir);
    expect(await read()).toEqual(allRead());
    expect(await create('Five')).toEqual(refusal);
    expect(await canSignIn(await server.url, 'writer')).toBe(true);
    const page = await fetch(`${await server.url}/contact`, { method: 'POST' });
    expect([page.status, await page.text()]).toEqual([503, expect.stringContaining('The disk is full')]);

    // PostgreSQL needs more log than there is space for, and stops.
    const cluster = join(realpathSync(join(dataDir, 'database')), 'cluster');
    const client = new pg.Client({
      host: readPidFile(cluster)?.socketFolder ?? '',
      user: 'postgres',
      database: 'postgres',
    });
    client.on('error', () => undefined);
    await client.connect();
    const useLog = async (): Promise<void> => {
      for (let segment = 0; segment < 100; segment += 1)
        await client.query('select pg_current_xact_id(), pg_switch_wal()');
    };
    await expect(useLog()).rejects.toMatchObject({ severity: 'PANIC', code: '53100' });
    await empty(dataDir);
    await waitUntil(async () => (await create('Six')).status === 201, 'a write after the disk was full');
    expect(server.child.exitCode).toBe(null);
    expect(await read()).toEqual(allRead());

    server.child.kill('SIGKILL');
    await server.ended;
    fill(dataDir);
    const { code, stderr } = await start().ended;
    expect([code, stderr]).toEqual([
      78,
      `pagewright: the disk is full: the data folder ${dataDir} cannot be written\n`,
    ]);
    await empty(dataDir);
    const next = start();
    const later = writer.onServer(await next.url);
    expect(await read(later)).toEqual(allRead());
    expect((await later.send('POST', '/content', { title: 'Seven', content: 'A text.' })).status).toBe(201);
    await next.stop();
    expect(runningPostmaster(cluster)).toBe(null);
  },
);
