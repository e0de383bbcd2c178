import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../../tests/database/test-database.ts';
import { createServices } from '../../../../../tests/server/services.ts';
import type { Context } from '../../platform/context.ts';
import { openDatabase, openPool } from '../../platform/db/client.ts';
import { refundLostReservations } from './refund-lost-reservations.ts';
import { metered } from './metered.ts';
import { readUsage } from './read-usage.ts';

let database: TestDatabase;
let pool: pg.Pool;
let ctx: Context;

beforeAll(async () => {
  database = await createTestDatabase();
  pool = openPool(
    {
      connectionString: database.url,
      options: '-c search_path=clock,pg_catalog,public -c timezone=America/New_York',
    },
    2,
  );
  // The database's clock, set by hand: unqualified names are resolved in this schema first.
  await pool.query('create schema clock');
  await pool.query('create table clock.hand (stands timestamptz not null)');
  await pool.query("insert into clock.hand values ('2026-12-15T12:00:00Z')");
  await pool.query(
    'create function clock.now() returns timestamptz stable language sql as $$select stands from clock.hand$$',
  );
  const [workspaceId, userId] = [randomUUID(), randomUUID()];
  await pool.query("insert into workspace (id, name, slug) values ($1, 'One', $1)", [workspaceId]);
  const services = createServices();
  const db = openDatabase(pool);
  ctx = {
    actor: {
      userId,
      sessionId: 's',
      workspaceId,
      workspaceSlug: workspaceId,
      role: 'admin',
      name: 'One',
      email: 'one@example.com',
      isOperator: false,
    },
    db,
    outside: db,
    services,
    log: services.log,
    requestId: 'r',
    signal: new AbortController().signal,
    progress: () => undefined,
  };
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

const setClock = (moment: string) => pool.query('update clock.hand set stands = $1', [moment]);
const spend = () => metered(ctx, { kind: 'seo', requests: 1 }, async () => 'done');
const read = async () => {
  const { usage } = await readUsage(ctx);
  return `${usage.year}-${usage.month}: ${usage.seoRequests}`;
};

test("a month starts at midnight UTC by the database's clock, whatever its time zone", async () => {
  await setClock('2026-12-31T23:59:59.999Z');
  for (let request = 0; request < 10; request += 1) await spend();
  await expect(spend()).rejects.toMatchObject({
    status: 429,
    message: expect.stringContaining('January 1, 2027'),
  });
  expect(await read()).toBe('2026-12: 10');
  await setClock('2027-01-01T00:00:00Z');
  expect(await read()).toBe('2027-1: 0');
  await spend();
  expect(await read()).toBe('2027-1: 1');
});

test('reservations from before midnight are counted or refunded in their own month', async () => {
  await setClock('2027-02-28T23:59:59Z');
  const overMidnight = (end: 'done' | 'failed') =>
    metered(ctx, { kind: 'seo', requests: 1 }, async () => {
      await setClock('2027-03-01T00:00:10Z');
      if (end === 'failed') throw new Error('failed');
    });
  await overMidnight('done');
  await setClock('2027-02-28T23:59:59Z');
  await expect(overMidnight('failed')).rejects.toThrow('failed');
  expect(await read()).toBe('2027-3: 0');
  await setClock('2027-02-28T23:59:59Z');
  expect(await read()).toBe('2027-2: 1');
});

test('a task presumed dead is counted if it finishes after all, and rejected if no request is left', async () => {
  const believedDead = async (meanwhile: number): Promise<string> =>
    metered(ctx, { kind: 'seo', requests: 1 }, async () => {
      await pool.query("update usage_reservation set seen_at = '2000-01-01'");
      await refundLostReservations.run({ db: ctx.db, services: ctx.services, log: ctx.log });
      for (let request = 0; request < meanwhile; request += 1) await spend();
      return 'done';
    });
  await setClock('2027-05-01T00:00:00Z');
  expect(await believedDead(0)).toBe('done');
  expect(await read()).toBe('2027-5: 1');
  await expect(believedDead(9)).rejects.toMatchObject({ code: 'quota_exceeded' });
  expect(await read()).toBe('2027-5: 10');
});

test('metered tasks are rejected inside a transaction', async () => {
  const inside = (db: Context['db']) =>
    metered({ ...ctx, db }, { kind: 'ai', requests: 1 }, async () => 'done');
  await expect(ctx.db.transaction((transaction) => inside(transaction))).rejects.toThrow('transaction');
  await expect(
    metered({ ...ctx, outside: null }, { kind: 'ai', requests: 1 }, async () => 'done'),
  ).rejects.toThrow('endpoints that stream');
});
