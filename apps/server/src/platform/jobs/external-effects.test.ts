import type pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../../tests/database/test-database.ts';
import { createServices } from '../../../../../tests/server/services.ts';
import { openDatabase, openPool } from '../db/client.ts';
import { PermanentFailure, type ExternalEffect } from './define.ts';
import { startJobs } from './index.ts';
import { writeEffects } from './outbox.ts';
import { eventually } from '../../../../../tests/eventually.ts';

let database: TestDatabase;
let pool: pg.Pool;
let releases: (() => Promise<void>)[];

beforeEach(async () => {
  database = await createTestDatabase();
  pool = openPool({ connectionString: database.url }, 8);
  releases = [() => pool.end()];
});
afterEach(async () => {
  for (const release of releases.toReversed()) await release();
  await database.drop();
});

async function start(...outside: readonly ExternalEffect[]): Promise<() => Promise<void>> {
  const jobs = await startJobs({
    pool,
    db: openDatabase(pool),
    services: createServices(),
    sets: [{ outside }],
  });
  releases.push(() => jobs.stop());
  return () => jobs.stop();
}

interface Asked {
  readonly name: string;
}

/** Calls nobody: returns the name, and records what was sent and recorded. */
function asking(more: Partial<ExternalEffect<Asked, string>> = {}) {
  const asked: string[] = [];
  const recorded: string[] = [];
  const effect: ExternalEffect<Asked, string> = {
    kind: 'ask',
    parse: (payload) => payload as Asked,
    async send(_ctx, { name }) {
      asked.push(name);
      return name;
    },
    async record(_ctx, _payload, outcome) {
      recorded.push(outcome);
    },
    ...more,
  };
  return { effect, asked, recorded };
}

const write = (names: readonly string[], channel: string, kind = 'ask') =>
  writeEffects(
    { db: openDatabase(pool) },
    names.map((name) => ({ kind, key: name, payload: { name }, channel })),
  );
const rows = async () =>
  (
    await pool.query<{ key: string; attempts: number; done: boolean; failed: boolean }>(
      'select key, attempts, done_at is not null as done, failed_at is not null as failed from outbox order by key',
    )
  ).rows;

test('an external outcome is recorded once, together with the done mark', async () => {
  const { effect, asked, recorded } = asking();
  await write(['one', 'two', 'three'], 'somebody');
  await start(effect);
  await eventually(async () =>
    expect((await rows()).every(({ done, attempts }) => done && attempts === 1)).toBe(true),
  );
  expect(asked.toSorted()).toEqual(['one', 'three', 'two']);
  expect(recorded.toSorted()).toEqual(asked.toSorted());
});

test('a slow service gets two requests at a time and blocks nobody else', async () => {
  let release = (): void => undefined;
  const gate = new Promise<void>((resolve) => (release = resolve));
  const { effect, asked, recorded } = asking({
    async send(_ctx, { name }) {
      asked.push(name);
      if (name.startsWith('slow')) await gate;
      return name;
    },
  });
  await write(
    Array.from({ length: 40 }, (_, index) => `slow ${index}`),
    'slow',
  );
  await start(effect);
  await eventually(() => expect(asked).toHaveLength(2));
  await write(['quick 1', 'quick 2', 'quick 3'], 'quick');
  await eventually(() => expect(recorded.toSorted()).toEqual(['quick 1', 'quick 2', 'quick 3']));
  expect(asked.filter((name) => name.startsWith('slow'))).toHaveLength(2);
  release();
  await eventually(() => expect(recorded).toHaveLength(43));
});

test('failures are retried or given up; a failed recording leaves nothing behind', async () => {
  await pool.query('create table action (key text)');
  const told: string[] = [];
  const giveUp = async (_ctx: unknown, _payload: unknown, key: string, reason: string): Promise<void> => {
    told.push(`${key}: ${reason}`);
  };
  const refusing = asking({
    kind: 'refused',
    send: () => Promise.reject(new PermanentFailure('no')),
    onGiveUp: giveUp,
  });
  const stumbling = asking({
    attempts: 2,
    onGiveUp: giveUp,
    async record({ db }) {
      await db.execute("insert into action values ('half')");
      throw new Error('no luck');
    },
  });
  await write(['refused'], 'a', 'refused');
  await write(['stumbling'], 'b');
  await start(refusing.effect, stumbling.effect);
  await eventually(() => expect(told.toSorted()).toEqual(['refused: no', 'stumbling: server_error']));
  await eventually(async () =>
    expect(await rows()).toEqual([
      { key: 'refused', attempts: 1, done: false, failed: true },
      { key: 'stumbling', attempts: 2, done: false, failed: true },
    ]),
  );
  expect((await pool.query('select 1 from action')).rowCount).toBe(0);
});

test("a killed server's effect is sent again by another when its lease expires", async () => {
  const { effect, recorded } = asking();
  await write(['left behind'], 'somebody');
  // The state a killed server leaves while waiting for a response, but with a shorter lease.
  await pool.query("update outbox set attempts = 1, due_at = clock_timestamp() + interval '2 seconds'");
  await start(effect);
  await eventually(async () =>
    expect(await rows()).toEqual([{ key: 'left behind', attempts: 2, done: true, failed: false }]),
  );
  expect(recorded).toEqual(['left behind']);
});

test('a server keeps the lease of an effect that is still running', async () => {
  const { effect } = asking({
    send: (_ctx, _payload, signal) =>
      new Promise((_, fail) => signal.addEventListener('abort', () => fail(new Error('stopped')))),
    timeoutMs: 60_000,
  });
  await write(['slow'], 'somebody');
  await start(effect);
  await eventually(async () => expect((await rows())[0]?.attempts).toBe(1));
  await pool.query("update outbox set due_at = clock_timestamp() + interval '11 seconds'");
  const isRenewed = "select from outbox where due_at > clock_timestamp() + interval '11 seconds'";
  await eventually(async () => expect((await pool.query(isRenewed)).rowCount).toBe(1));
});

test('a response that arrives after a takeover is not recorded again', async () => {
  let release = (): void => undefined;
  const gate = new Promise<void>((resolve) => (release = resolve));
  const late = asking({ send: async () => gate.then(() => 'late') });
  await write(['contested'], 'somebody');
  const stop = await start(late.effect);
  await eventually(async () => expect((await rows())[0]?.attempts).toBe(1));
  await pool.query('update outbox set attempts = 2, done_at = now()');
  release();
  await stop();
  expect(late.recorded).toEqual([]);
});

test('a stop aborts pending requests, and another server sends them again', async () => {
  const { effect, asked } = asking({
    send: (_ctx, { name }, signal) =>
      new Promise((_, fail) => {
        asked.push(name);
        signal.addEventListener('abort', () => fail(new Error('stopped')));
      }),
  });
  await write(['endless'], 'somebody');
  const stop = await start(effect);
  await eventually(() => expect(asked).toEqual(['endless']));
  await stop();
  expect(await rows()).toEqual([{ key: 'endless', attempts: 1, done: false, failed: false }]);
});
