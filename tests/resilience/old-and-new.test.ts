import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import pg from 'pg';
import { expect, test } from 'vitest';
import { features } from '../../apps/server/src/features/index.ts';
import { FIXTURE_KEYS } from '../database/upgrade/fixture.ts';
import {
  extractVersion,
  hasHistory,
  landedSchemas,
  migrationNames,
  startOldServer,
  type OldServer,
} from '../database/upgrade/old-version.ts';
import { isFullRun } from '../run-size.ts';
import { startExternalDatabase } from './external-database.ts';
import { startProcess, waitUntil, type ServerProcess } from './server-process.ts';
import { endAfterTest, temporaryFolder } from './temporary-folders.ts';
import { signUp, writeContinuously, type Writer } from './writer.ts';

const REFUSED = 78;
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
/** Items written on each side before and after the schema moves. */
const ITEMS = 20;

const canRun = isFullRun && (await hasHistory());
if (isFullRun && !canRun) console.log('skipped: the previous version, since this folder has no history');

test.runIf(canRun)(
  'the previous version and this one serve one database while the schema moves',
  async () => {
    const newest = migrationNames().at(-1) ?? '';
    const previous = (await landedSchemas()).findLast(({ name }) => name < newest)?.commit ?? '';
    const code = join(await temporaryFolder(), 'previous');
    await extractVersion(previous, code);
    const database = await startExternalDatabase();
    const sql = new pg.Pool({ connectionString: database.url, max: 2 });
    sql.on('error', () => undefined);
    try {
      const environment = {
        DATABASE_URL: database.url,
        DATA_DIR: await temporaryFolder(),
        CALLS_PER_MINUTE: '1000000',
        ...FIXTURE_KEYS,
      };
      const startOld = (): OldServer => {
        const server = startOldServer(code, environment);
        endAfterTest(server.child);
        return server;
      };
      await runBoth(sql, startOld, () =>
        startProcess({ environment: { ...environment, SEARCH_SOURCES: 'none' } }),
      );
    } finally {
      await sql.end();
      await database.server.stop();
    }
  },
);

async function runBoth(
  sql: pg.Pool,
  startOld: () => OldServer,
  startNew: () => ServerProcess,
): Promise<void> {
  const old = startOld();
  const onOld = await signUp(await old.url, 'writer');
  const schemaBefore = await countMigrations(sql);
  const jobsOfOld = await readSchedule(sql);
  const load = writeContinuously(onOld, 2);
  await waitUntil(() => load.acknowledged.size >= ITEMS, 'items written on the old server');

  const page = await onOld.write('Read', { status: 'published' });
  const visits = visitContinuously(await old.url, page);
  await waitUntil(() => visits.acknowledged() >= ITEMS, 'visits told to the old server');

  const fresh = startNew();
  const onNew = onOld.onServer(await fresh.url);
  expect(await countMigrations(sql)).toBeGreaterThan(schemaBefore);
  const loadOfNew = writeContinuously(onNew, 2);
  const visitsOfNew = visitContinuously(await fresh.url, page);
  const reached = load.acknowledged.size;
  await waitUntil(
    () =>
      load.acknowledged.size >= reached + ITEMS &&
      loadOfNew.acknowledged.size >= ITEMS &&
      visitsOfNew.acknowledged() >= ITEMS,
    'items written on and visits told to both servers',
  );
  await expectWork(onOld, onNew);
  await Promise.all([load.end(), loadOfNew.end()]);
  expect([...load.refusals(), ...loadOfNew.refusals()]).toEqual([]);
  const told = (await visits.end()) + (await visitsOfNew.end());
  await waitUntil(async () => (await countVisits(sql, page)) === told, 'all visits to be counted');
  const written = [...load.acknowledged, ...loadOfNew.acknowledged];
  const { rows } = await sql.query<{ id: string; title: string }>('select id, title from content');
  const stored = new Map(rows.map(({ id, title }) => [id, title]));
  expect(written.filter(([id, title]) => stored.get(id) !== title)).toEqual([]);

  await expectDueItemsPublished(sql, onOld, onNew);
  const jobsOfBoth = await readSchedule(sql);
  const retired = new Set(
    features.flatMap(({ jobs }) => jobs?.retired ?? []).map((name) => `recurring${name}`),
  );
  expect(jobsOfBoth).toEqual(expect.arrayContaining(jobsOfOld.filter((name) => !retired.has(name))));
  // A server of the previous version that restarts meanwhile says why it does not, and leaves everything as it is.
  const restarted = startOld();
  await expect(restarted.url).rejects.toThrow(/newer schema than this version/);
  expect(await restarted.stop()).toBe(REFUSED);
  expect(await readSchedule(sql)).toEqual(jobsOfBoth);
  expect(await Promise.all([old.stop(), fresh.stop().then(({ code }) => code)])).toEqual([0, 0]);
}

/** Tells a server of one view after the other. */
function visitContinuously(
  url: string,
  page: string,
): { readonly acknowledged: () => number; readonly end: () => Promise<number> } {
  let acknowledged = 0;
  let isOver = false;
  const telling = (async () => {
    while (!isOver) {
      const answer = await fetch(`${url}/api/beacon`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'user-agent': FIREFOX },
        body: JSON.stringify({ page, load: randomUUID(), number: 0, kind: 'view' }),
      });
      expect(answer.status).toBe(204);
      acknowledged += 1;
    }
    return acknowledged;
  })();
  // A failure is that of `end`.
  telling.catch(() => undefined);
  return {
    acknowledged: () => acknowledged,
    end: () => {
      isOver = true;
      return telling;
    },
  };
}

/** Views of a page that are stored, if the sums say the same. */
async function countVisits(sql: pg.Pool, page: string): Promise<number> {
  const { rows } = await sql.query<{ stored: number; views: number }>(
    `select (select count(*)::int from visit where content_id = $1) as stored,
       (select coalesce(sum(views), 0)::int from visit_day where content_id = $1) as views`,
    [page],
  );
  return rows[0]?.stored === rows[0]?.views ? (rows[0]?.stored ?? 0) : -1;
}

/** Each side is ready, and lists and changes what the other one wrote. */
async function expectWork(onOld: Writer, onNew: Writer): Promise<void> {
  for (const [one, other] of [
    [onOld, onNew],
    [onNew, onOld],
  ] as const) {
    expect((await one.send('GET', '/ready')).status).toBe(200);
    const id = await one.write('Shared');
    const change = await other.send('PUT', `/content/${id}`, { title: 'Changed by the other version' });
    expect(change.status).toBe(200);
    const list = await one.send('GET', '/content?authorId=all&search=other');
    expect(list.status).toBe(200);
    expect(await list.text()).toContain(id);
  }
}

/** Items that were scheduled on either side are published when they are due. */
async function expectDueItemsPublished(sql: pg.Pool, ...writers: readonly Writer[]): Promise<void> {
  for (const writer of writers)
    await writer.write('Due', { status: 'scheduled', scheduledFor: '2099-01-01T00:00:00Z' });
  await sql.query(`update content set scheduled_for = clock_timestamp() where title = 'Due'`);
  await waitUntil(async () => {
    const { rows } = await sql.query<{ n: number }>(
      `select count(*)::int as n from content where title = 'Due' and status = 'published'`,
    );
    return rows[0]?.n === writers.length;
  }, 'due items to be published');
}

async function countMigrations(sql: pg.Pool): Promise<number> {
  return (await sql.query('select from drizzle.__drizzle_migrations')).rowCount ?? 0;
}

/** Names of the recurring jobs. */
async function readSchedule(sql: pg.Pool): Promise<readonly string[]> {
  const { rows } = await sql.query<{ name: string }>(
    'select name || key as name from pgboss.schedule order by 1',
  );
  return rows.map(({ name }) => name);
}
