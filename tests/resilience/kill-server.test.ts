import { randomInt } from 'node:crypto';
import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { expect, test } from 'vitest';
import { isAlive, readHolder } from '../../apps/server/src/platform/db/embedded/data-folder-lock.ts';
import { readPidFile, runningPostmaster } from '../../apps/server/src/platform/db/embedded/pid-file.ts';
import { randomNumbers } from '../random-numbers.ts';
import { sampleOrAll } from '../run-size.ts';
import { startProcess, waitUntil } from './server-process.ts';
import { freePort } from '../free-port.ts';
import { writeContinuously, signUp } from './writer.ts';
import { temporaryFolder } from './temporary-folders.ts';

/** A full run kills 30 times. */
const KILLS = sampleOrAll(3, 30);
/**
 * What each kill after the first targets, in turn: each kind within the first three kills, and mostly the server in a
 * full run.
 */
const VICTIMS = ['server', 'database', 'both', 'server', 'server', 'server'] as const;
const WRITERS = 3;

test(`killed ${KILLS} times during writes, it always restarts by itself, and no acknowledged write is lost`, async () => {
  const seed = Number(process.env['SEED'] ?? randomInt(2 ** 31));
  console.log(`SEED=${seed}`);
  const random = randomNumbers(seed);
  const dataDir = await temporaryFolder();
  const port = await freePort();
  const settings = { DATA_DIR: dataDir, PORT: String(port), CALLS_PER_MINUTE: '1000000' };
  const launcher = startProcess({ program: 'launcher', environment: settings });
  const url = await launcher.url;
  const work = writeContinuously(await signUp(url, 'writer'), WRITERS);
  const cluster = join(realpathSync(join(dataDir, 'database')), 'cluster');

  const story = (): string => `${work.refusals().join('\n')}\n${launcher.output()}`;
  const killed = new Set<number>();
  const end = (pid: number): void => {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It ended by itself, because its database had been killed while it started.
    }
    killed.add(pid);
  };
  for (let kill = 1; kill <= KILLS; kill += 1) {
    const isDuringStart = kill % 5 === 3;
    const before = work.acknowledged.size;
    const pid = await waitUntil(
      () => {
        const holder = readHolder(dataDir)?.pid;
        return holder !== undefined && !killed.has(holder) && holder;
      },
      () => `a new server after kill ${kill - 1}\n${story()}`,
    );
    if (!isDuringStart) {
      await waitUntil(
        () => work.acknowledged.size > before,
        () => `writes after kill ${kill - 1}\n${story()}`,
      );
    }
    await sleep(random() * 400);
    const postmaster = runningPostmaster(cluster);
    const victim = VICTIMS[kill % VICTIMS.length];
    if (victim !== 'database') end(pid);
    if (victim !== 'server' && postmaster !== null) end(postmaster);
  }
  // Writes that may have been acknowledged before the last kill while their responses were in flight.
  const before = work.acknowledged.size + WRITERS;
  await waitUntil(() => work.acknowledged.size > before, 'writes after the last kill');
  await work.end();

  const client = new pg.Client({
    host: readPidFile(cluster)?.socketFolder,
    user: 'pagewright',
    database: 'pagewright',
  });
  await client.connect();
  const { rows } = await client.query<{ id: string; title: string; revisions: string }>(
    'SELECT id, title, (SELECT count(*) FROM content_revision r WHERE r.content_id = c.id) AS revisions FROM content c',
  );
  await client.end();
  const found = new Map(rows.map(({ id, title }) => [id, title]));
  const missing = [...work.acknowledged].filter(([id, title]) => found.get(id) !== title);
  console.log(`${work.acknowledged.size} writes acknowledged, ${rows.length} found`);
  expect(missing).toEqual([]);
  expect(rows.filter(({ revisions }) => revisions !== '1')).toEqual([]);
  expect((await launcher.stop()).code).toBe(0);
  expect(runningPostmaster(cluster)).toBeNull();
});

test('when its launcher is killed, the server and its database stop, and the next start waits for that', async () => {
  const dataDir = await temporaryFolder();
  const environment = { DATA_DIR: dataDir, PORT: String(await freePort()) };
  const launcher = startProcess({ program: 'launcher', environment });
  await launcher.url;
  const server = readHolder(dataDir)?.pid ?? 0;
  const cluster = join(realpathSync(join(dataDir, 'database')), 'cluster');
  expect(isAlive(server)).toBe(true);
  launcher.child.kill('SIGKILL');
  // An immediate restart on the same port is not refused.
  const next = startProcess({ program: 'launcher', environment });
  await next.url;
  // It has released folder, port, and database; the kernel may still be cleaning up its process.
  await waitUntil(() => !isAlive(server), 'the end of the server whose launcher was killed');
  expect((await next.stop()).code).toBe(0);
  expect(runningPostmaster(cluster)).toBeNull();
  expect(readPidFile(cluster)).toBeNull();
});
