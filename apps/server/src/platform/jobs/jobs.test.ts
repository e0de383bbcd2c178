import pg from 'pg';
import { PgBoss } from 'pg-boss';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../../tests/database/test-database.ts';
import { sampleOrAll } from '../../../../../tests/run-size.ts';
import { createServices } from '../../../../../tests/server/services.ts';
import { openDatabase, openPool, withTransaction } from '../db/client.ts';
import { PermanentFailure, type Effect, type RecurringJob } from './define.ts';
import { startJobs } from './index.ts';
import { writeEffects } from './outbox.ts';

let database: TestDatabase;
let pools: pg.Pool[];
let stops: (() => Promise<void>)[];

beforeEach(async () => {
  database = await createTestDatabase();
  pools = [];
  stops = [];
});

afterEach(async () => {
  vi.restoreAllMocks();
  await Promise.all(stops.map((stop) => stop()));
  await Promise.all(pools.map((pool) => pool.end()));
  await database.drop();
});

function connect(): pg.Pool {
  const pool = openPool({ connectionString: database.url }, 8);
  pools.push(pool);
  return pool;
}

/** One server's jobs; `afterEach` stops them. */
async function startServerJobs(
  effects: readonly Effect[],
  recurring: readonly RecurringJob[] = [],
  settings: Record<string, string> = {},
  retired: readonly string[] = [],
): Promise<() => Promise<void>> {
  const pool = connect();
  const jobs = await startJobs({
    pool,
    db: openDatabase(pool),
    services: createServices(settings),
    sets: [{ effects, recurring, retired }],
  });
  stops.push(() => jobs.stop());
  return () => jobs.stop();
}

/** Records each run in the database, outside the effect's transaction, so that a repeated run shows. */
function recordingEffect(pool: pg.Pool, more: Partial<Effect> = {}): Effect {
  return {
    kind: 'record',
    parse: (payload) => payload,
    async run(_ctx, _payload, key) {
      await pool.query('insert into action (key) values ($1)', [key]);
    },
    ...more,
  };
}

async function actions(pool: pg.Pool): Promise<string[]> {
  return (await pool.query<{ key: string }>('select key from action order by key')).rows.map(
    (row) => row.key,
  );
}

/** A queue that only sends jobs; `afterEach` stops it. */
async function startSender(pool: pg.Pool): Promise<PgBoss> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    supervise: false,
    schedule: false,
  });
  stops.push(() => boss.stop({ graceful: false }));
  await boss.start();
  return boss;
}

async function prepare(): Promise<pg.Pool> {
  const pool = connect();
  await pool.query('create table action (key text)');
  return pool;
}

const write = (pool: pg.Pool, keys: readonly string[], dueAt?: Date) =>
  writeEffects(
    { db: openDatabase(pool) },
    keys.map((key) => ({ key, kind: 'record', payload: {}, ...(dueAt ? { dueAt } : {}) })),
  );

/** Waits until every effect is marked as done, which happens after its run, in a separate transaction. */
async function allDone(pool: pg.Pool): Promise<void> {
  const open = async () => (await pool.query('select key from outbox where done_at is null')).rows;
  await expect.poll(open).toEqual([]);
}

const EFFECTS = sampleOrAll(60, 300);
test(`three servers that start together run each of ${EFFECTS} effects once`, async () => {
  const pool = await prepare();
  const keys = Array.from({ length: EFFECTS }, (_, index) => `action-${String(index).padStart(3, '0')}`);
  await write(pool, keys);
  await Promise.all([1, 2, 3].map(() => startServerJobs([recordingEffect(pool)])));
  await allDone(pool);
  const { rows } = await pool.query('select count(*)::int as done, max(attempts) as attempts from outbox');
  expect(rows).toEqual([{ done: EFFECTS, attempts: 1 }]);
  expect(await actions(pool)).toEqual(keys);
});

test('an effect belongs to its transaction, and a duplicate key is dropped', async () => {
  const pool = await prepare();
  const ctx = { db: openDatabase(pool) };
  const effect = { kind: 'record', key: 'one', payload: {} };
  await expect(
    withTransaction(ctx, async (inside) => {
      await writeEffects(inside, [{ ...effect, key: 'rolled back' }]);
      throw new Error('changed my mind');
    }),
  ).rejects.toThrow('changed my mind');
  await writeEffects(ctx, [effect]);
  await writeEffects(ctx, [effect, { ...effect, key: 'two' }]);
  await startServerJobs([recordingEffect(pool)]);
  await allDone(pool);
  expect(await actions(pool)).toEqual(['one', 'two']);
});

test('an effect does not run before it is due', async () => {
  const pool = await prepare();
  const { rows } = await pool.query<{ due: Date }>("select now() + interval '2 seconds' as due");
  await write(pool, ['later'], rows[0]?.due);
  await startServerJobs([recordingEffect(pool)]);
  await allDone(pool);
  expect(await actions(pool)).toEqual(['later']);
  const late = await pool.query<{ seconds: number }>(
    'select extract(epoch from done_at - due_at)::float as seconds from outbox',
  );
  expect(late.rows[0]?.seconds).toBeGreaterThanOrEqual(0);
});

test('a failing effect is rolled back, retried, given up, and reported once', async () => {
  const pool = await prepare();
  const told: string[] = [];
  const giveUp = async (_ctx: unknown, _payload: unknown, key: string, reason: string): Promise<void> => {
    told.push(`${key}: ${reason}`);
  };
  const stumbling = recordingEffect(pool, {
    attempts: 3,
    async run({ db }, _payload, key) {
      await db.execute(`insert into action (key) values ('half of ${key}')`);
      throw new Error('no luck');
    },
    onGiveUp: giveUp,
  });
  const refused = recordingEffect(pool, {
    kind: 'refused',
    run: () => Promise.reject(new PermanentFailure('not_allowed')),
    onGiveUp: giveUp,
  });
  await write(pool, ['stumbling']);
  await writeEffects({ db: openDatabase(pool) }, [{ kind: 'refused', key: 'refused', payload: {} }]);
  await startServerJobs([stumbling, refused]);
  const ends = async () =>
    (
      await pool.query(
        'select key, attempts, last_error, failed_at is not null as failed from outbox order by key',
      )
    ).rows;
  await expect.poll(ends).toEqual([
    { key: 'refused', attempts: 1, last_error: 'not_allowed', failed: true },
    { key: 'stumbling', attempts: 3, last_error: 'no luck', failed: true },
  ]);
  expect(told.toSorted()).toEqual(['refused: not_allowed', 'stumbling: server_error']);
  expect(await actions(pool)).toEqual([]);
});

test('a slow external service does not block database-only effects', async () => {
  const pool = await prepare();
  let release = (): void => undefined;
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  const slow = recordingEffect(pool, { kind: 'slow', run: () => gate });
  await writeEffects(
    { db: openDatabase(pool) },
    Array.from({ length: 20 }, (_, index) => ({ kind: 'slow', key: `slow-${index}`, payload: {} })),
  );
  await startServerJobs([slow, recordingEffect(pool, { isLocal: true })]);
  await write(pool, ['quick']);
  await expect.poll(() => actions(pool)).toEqual(['quick']);
  release();
});

test('a server whose clock is an hour off leaves time-critical work to others', async () => {
  const pool = await prepare();
  const now = Date.now.bind(Date);
  vi.spyOn(Date, 'now').mockImplementation(() => now() + 3_600_000);
  await write(pool, ['on time']);
  await writeEffects({ db: openDatabase(pool) }, [{ kind: 'any time', key: 'any time', payload: {} }]);
  await startServerJobs([
    recordingEffect(pool, { needsTrueClock: true }),
    recordingEffect(pool, { kind: 'any time' }),
  ]);
  await expect.poll(() => actions(pool)).toEqual(['any time']);
  vi.restoreAllMocks();
  await expect.poll(() => actions(pool)).toEqual(['any time', 'on time']);
});

test('a database that drops its connections crashes no server: interrupted work is repeated', async () => {
  const pool = await prepare();
  let begun = 0;
  const interruption = Promise.withResolvers<void>();
  const slow = recordingEffect(pool, {
    async run({ db }, _payload, key) {
      begun += 1;
      await interruption.promise;
      await db.execute(`insert into action (key) values ('${key}')`);
    },
  });
  await write(pool, ['interrupted']);
  await startServerJobs([slow]);
  await expect.poll(() => begun).toBe(1);
  await pool.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  interruption.resolve();
  await allDone(pool);
  expect(await actions(pool)).toEqual(['interrupted']);
  expect(begun).toBe(2);
  const { rows } = await pool.query('select attempts, done_at is not null as done from outbox');
  expect(rows).toEqual([{ attempts: 1, done: true }]);
});

test('a stop waits for the running effect and starts no other', async () => {
  const pool = await prepare();
  let hasBegun = false;
  const gate = Promise.withResolvers<void>();
  const slow = recordingEffect(pool, {
    async run(_ctx, _payload, key) {
      hasBegun = true;
      await gate.promise;
      await pool.query('insert into action (key) values ($1)', [key]);
    },
  });
  await write(pool, ['first']);
  const stop = await startServerJobs([slow]);
  const stopIdle = await startServerJobs([recordingEffect(pool, { kind: 'another' })]);
  await expect.poll(() => hasBegun).toBe(true);
  await write(pool, ['second']);
  let hasStopped = false;
  const stopping = stop().then(() => (hasStopped = true));
  // A stop that waits for nothing takes as long as that of a server without work, which begins later.
  await stopIdle();
  expect(hasStopped).toBe(false);
  gate.resolve();
  await stopping;
  const { rows } = await pool.query('select key from outbox where done_at is not null');
  expect(rows).toEqual([{ key: 'first' }]);
});

test('a recurring job is scheduled once by all servers and run by one', async () => {
  const pool = await prepare();
  const job: RecurringJob = {
    name: 'yearly',
    cron: '0 0 1 1 *',
    async run() {
      await pool.query("insert into action (key) values ('yearly')");
    },
  };
  await Promise.all([1, 2, 3].map(() => startServerJobs([], [job])));
  const { rows } = await pool.query<{ key: string; cron: string }>(
    'select key, cron from pgboss.schedule order by key',
  );
  expect(rows.map(({ key }) => key)).toEqual(['analyse', 'clean-up', 'yearly']);
  expect(rows[2]?.cron).toBe('0 0 1 1 *');

  const boss = await startSender(pool);
  const names = ['yearly', 'clean-up', 'analyse'];
  const sent = await Promise.all(names.map((name) => boss.send('recurring', { job: name })));
  // There may be others: a scheduled time may pass while the test runs.
  const completed = async () =>
    (await pool.query("select from pgboss.job where id = any($1) and state = 'completed'", [sent])).rowCount;
  await expect.poll(completed).toBe(names.length);
  expect(await actions(pool)).toEqual(['yearly']);
});

test('a long job that hangs delays no short one, even if an older version had scheduled both in one queue', async () => {
  const pool = await prepare();
  const gate = Promise.withResolvers<void>();
  const job = (name: string, more: Partial<RecurringJob> = {}): RecurringJob => ({
    name,
    cron: '0 0 1 1 *',
    async run() {
      await pool.query('insert into action (key) values ($1)', [name]);
    },
    ...more,
  });
  const stopOld = await startServerJobs([], [job('slow'), job('quick')]);
  await stopOld();
  const slow = job('slow', {
    isLong: true,
    async run() {
      await pool.query("insert into action (key) values ('begun')");
      await gate.promise;
    },
  });
  await startServerJobs([], [slow, job('quick')]);
  const { rows } = await pool.query<{ name: string; key: string }>(
    `select name, key from pgboss.schedule where key in ('quick', 'slow') order by key`,
  );
  expect(rows.map(({ key }) => key)).toEqual(['quick', 'slow']);
  const boss = await startSender(pool);
  const queueOf = (job: string): string => rows.find(({ key }) => key === job)?.name ?? '';
  await boss.send(queueOf('slow'), { job: 'slow' });
  await expect.poll(() => actions(pool)).toEqual(['begun']);
  await boss.send(queueOf('quick'), { job: 'quick' });
  await expect.poll(() => actions(pool)).toEqual(['begun', 'quick']);
  gate.resolve();
});

test('a server starts recurring jobs unless configured otherwise, but always schedules them', async () => {
  const pool = await prepare();
  const begins = async () =>
    (await pool.query("select from pgboss.queue where name = '__pgboss__send-it'")).rowCount === 1;
  await startServerJobs([], [], { RECURRING_JOBS: 'false' });
  expect(await begins()).toBe(false);
  expect((await pool.query('select from pgboss.schedule')).rowCount).toBe(2);
  await startServerJobs([]);
  expect(await begins()).toBe(true);
});

test('a server leaves unknown schedules alone and removes retired ones', async () => {
  const pool = await prepare();
  const planned = async () =>
    (await pool.query<{ key: string }>('select key from pgboss.schedule order by key')).rows.map(
      ({ key }) => key,
    );
  const job = (name: string): RecurringJob => ({ name, cron: '0 0 1 1 *', run: async () => undefined });
  await startServerJobs([], [job('of-both'), job('of-the-new-version')]);
  // Like a server of the previous version.
  const stopOld = await startServerJobs([], [job('of-both')]);
  expect(await planned()).toEqual(['analyse', 'clean-up', 'of-both', 'of-the-new-version']);
  await stopOld();
  await startServerJobs([], [job('of-both')], {}, ['of-the-new-version']);
  expect(await planned()).toEqual(['analyse', 'clean-up', 'of-both']);
});

test('an unknown job is left to a server that knows it', async () => {
  const pool = await prepare();
  await startServerJobs([]);
  const boss = await startSender(pool);
  const sent = await boss.send('recurring', { job: 'of-the-new-version' });
  const state = async () =>
    (await pool.query<{ state: string }>('select state from pgboss.job where id = $1', [sent])).rows[0]
      ?.state;
  await expect.poll(state).toBe('retry');
});
