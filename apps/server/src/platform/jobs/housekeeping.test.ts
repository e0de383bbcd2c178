import type pg from 'pg';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../../tests/database/test-database.ts';
import { createServices } from '../../../../../tests/server/services.ts';
import { openDatabase, openPool } from '../db/client.ts';
import type { EffectContext } from './define.ts';
import { startJobs } from './index.ts';
import { housekeeping } from './housekeeping.ts';

let database: TestDatabase;
let pool: pg.Pool;

beforeEach(async () => {
  database = await createTestDatabase();
  pool = openPool({ connectionString: database.url }, 8);
});

afterEach(async () => {
  vi.restoreAllMocks();
  await pool.end();
  await database.drop();
});

function jobContext(settings: Record<string, string> = {}): EffectContext {
  const services = createServices(settings);
  return { db: openDatabase(pool), services, log: services.log };
}

async function cleanUp(ctx: EffectContext): Promise<void> {
  await housekeeping.find(({ name }) => name === 'clean-up')?.run(ctx);
}

test('clean-up ends in time, and the next run continues', async () => {
  await pool.query(`
    insert into rate_limit (key, count, window_ends_at) values ('old', 1, now() - interval '1 second');
    insert into storage_day (day, database_bytes, file_bytes, tables) values (current_date - 91, 1, 0, '{}');`);
  const ctx = jobContext();
  let clock = 0;
  // The clock is read three times for a table, which then takes as long as it may.
  vi.spyOn(Date, 'now').mockImplementation(() => (clock += 13_000));
  const run = async () => {
    const began = clock;
    await cleanUp(ctx);
    const { rows } = await pool.query<{ left: string }>(
      `select 'rate_limit' as left from rate_limit union all select 'storage_day' from storage_day`,
    );
    return { minutes: (clock - began) / 60_000, left: rows.map(({ left }) => left) };
  };
  const first = await run();
  expect(first.left).toEqual(['storage_day']);
  expect(first.minutes).toBeLessThan(10);
  expect((await run()).left).toEqual(['storage_day']);
  expect((await run()).left).toEqual([]);
});

test('only expired rows are cleaned up', async () => {
  await pool.query(`
    insert into "user" (id, name, email) values ('u', 'Ann', 'ann@example.com');
    insert into workspace (id, name, slug) values ('w', 'Ann', 'ann');
    insert into idempotency_key (user_id, key, request_hash, created_at) values
      ('u', 'old', 'x', now() - interval '25 hours'), ('u', 'kept', 'x', now() - interval '23 hours');
    insert into rate_limit (key, count, window_ends_at) values
      ('old', 1, now() - interval '1 second'), ('kept', 1, now() + interval '1 minute');
    insert into account_review (user_id, workspace_id, kind, state, label, created_at) values
      ('u', 'w', 'webhook', 'suspended', 'old', now() - interval '91 days'),
      ('u', 'w', 'webhook', 'suspended', 'kept', now() - interval '89 days');
    insert into outbox (key, kind, payload, done_at, failed_at) values
      ('old', 'x', '{}', now() - interval '8 days', null), ('kept', 'x', '{}', now() - interval '6 days', null),
      ('failed', 'x', '{}', null, now() - interval '80 days'),
      ('failed-old', 'x', '{}', null, now() - interval '91 days');
    insert into notification (key, workspace_id, user_id, kind, title, created_at, read_at) values
      ('old', 'w', 'u', 'published', 't', now() - interval '92 days', now() - interval '91 days'),
      ('kept', 'w', 'u', 'published', 't', now() - interval '92 days', now() - interval '89 days'),
      ('unread', 'w', 'u', 'published', 't', now() - interval '399 days', null),
      ('unread-old', 'w', 'u', 'published', 't', now() - interval '401 days', null);
    insert into storage_day (day, database_bytes, file_bytes, tables) values
      (current_date - 91, 1, 0, '{"key": "old"}'), (current_date - 89, 1, 0, '{"key": "kept"}');
    insert into content (id, workspace_id, author_name, author_email, title, content, text, word_count, removed_at)
      select gen_random_uuid(), 'w', 'Ann', 'ann@example.com', title, '', '', 0, removed_at from (values
        ('old', now() - interval '31 days'), ('kept', now() - interval '29 days'), ('present', null)) item (title, removed_at);`);
  const ctx = jobContext();
  // The clean-up of jobs needs the queue's tables.
  const jobs = await startJobs({ pool, db: ctx.db, services: ctx.services, sets: [] });
  for (const job of housekeeping) await job.run(ctx);
  await jobs.stop();
  const keysOf = async (table: string) =>
    (await pool.query<{ key: string }>(`select key from ${table} order by key`)).rows.map(({ key }) => key);
  expect(await keysOf('idempotency_key')).toEqual(['kept']);
  expect(await keysOf('rate_limit')).toEqual(['kept']);
  expect(await keysOf('(select label as key from account_review) item')).toEqual(['kept']);
  expect(await keysOf(`(select tables ->> 'key' as key from storage_day) item`)).toEqual(['kept']);
  expect(await keysOf('outbox')).toEqual(['failed', 'kept']);
  expect(await keysOf('notification')).toEqual(['kept', 'unread']);
  expect(await keysOf('(select title as key from content) item')).toEqual(['kept', 'present']);
});

test('rows past each retention setting are deleted, 0 keeps them, and a table that fails does not block the others', async () => {
  // Each setting has a different number of days, so that none can stand in for another.
  await pool.query(`
    insert into workspace (id, name, slug) values ('w', 'Ann', 'ann');
    create function ago(days int) returns timestamptz language sql as $$ select now() - make_interval(days => days) $$;
    insert into analysis_run (id, workspace_id, author_name, kind, label, inputs, result, provenance, created_at, removed_at)
      select gen_random_uuid(), 'w', 'Ann', 'forecast', label, '{}', '{}', '{}', ago(days), ago(gone) from (values
        ('old', 21, null), ('kept', 19, null), ('removed', 1, 31), ('removed-kept', 1, 29)) run (label, days, gone);
    insert into generation (workspace_id, kind, vendor, model, outcome, asked, ms, created_at) values
      ('w', 'old', 'v', 'm', 'answered', 1, 1, ago(21)), ('w', 'kept', 'v', 'm', 'answered', 1, 1, ago(19));
    insert into serp_snapshot (workspace_id, keyword, country, language, part, source, answer, gathered_at) values
      ('w', 'old', 'us', 'en', 'results', 's', '{}', ago(31)), ('w', 'kept', 'us', 'en', 'results', 's', '{}', ago(29));
    insert into site_listing (workspace_id, url, found_by, addresses, is_whole, pages_max, read, missed, listed_at) values
      ('w', 'old', 'links', '[]', true, 1, '[]', '[]', ago(31)), ('w', 'kept', 'links', '[]', true, 1, '[]', '[]', ago(29));
    insert into page_body (digest, packed, length, kept_at) values
      ('old', '', 0, ago(41)), ('kept', '', 0, ago(39)), ('unnamed', '', 0, ago(2)), ('unnamed-new', '', 0, now());
    insert into page_snapshot (workspace_id, url, final_url, status, digest, fetched_at) values
      ('w', 'old', 'old', 200, 'old', ago(41)), ('w', 'kept', 'kept', 200, 'kept', ago(39));
    insert into audit_entry (workspace_id, action, subject, created_at) values
      ('w', 'old', 'x', ago(51)), ('w', 'kept', 'x', ago(49));
    insert into mail (key, recipient, subject, text, created_at) values
      ('old', 'a@example.com', 's', '', ago(61)), ('kept', 'a@example.com', 's', '', ago(59));
    insert into outbox (key, kind, payload, failed_at) values ('old', 'x', '{}', ago(71)), ('kept', 'x', '{}', ago(69));
    insert into contact_message (key, digest, name, email, subject, message, inquiry_type, is_likely_spam, created_at)
      select key, '', 'Ann', 'a@example.com', 's', 'm', 'general', is_spam, ago(days) from (values
        ('spam-old', true, 91), ('spam-kept', true, 89), ('old', false, 731), ('kept', false, 729)) said (key, is_spam, days);
    insert into rate_limit (key, count, window_ends_at)
      select 'caller-' || n, 1, now() - interval '1 second' from generate_series(1, 1200) n;
    insert into rate_limit (key, count, window_ends_at) values ('kept', 1, now() + interval '1 hour');
    create table batch (transaction xid8);
    create function note_batch() returns trigger language plpgsql as $$
      begin insert into batch values (pg_current_xact_id()); return null; end $$;
    create trigger noted after delete on rate_limit for each statement execute function note_batch();
    create function refuse() returns trigger language plpgsql as $$ begin raise exception 'not today'; end $$;
    create trigger refused before delete on serp_snapshot for each row execute function refuse();`);
  const left = async () => {
    const tables = {
      analysis_run: 'label',
      generation: 'kind',
      serp_snapshot: 'keyword',
      site_listing: 'url',
      page_snapshot: 'url',
      page_body: 'digest',
      audit_entry: 'action',
      mail: 'key',
      outbox: 'key',
      contact_message: 'key',
      rate_limit: 'key',
    };
    const keys = Object.entries(tables).map(async ([table, column]) => {
      const { rows } = await pool.query<{ keys: string }>(
        `select coalesce(string_agg(${column}, ' ' order by ${column} collate "C"), '') as keys from ${table}`,
      );
      return [table, rows[0]!.keys];
    });
    return Object.fromEntries(await Promise.all(keys)) as Record<keyof typeof tables, string>;
  };
  const names = ['RUNS', 'SNAPSHOTS', 'PAGES', 'AUDIT', 'MAILS', 'EFFECTS'] as const;
  const settings = (days: readonly number[]): Record<string, string> =>
    Object.fromEntries(names.map((name, at) => [`KEEP_${name}_DAYS`, String(days[at])]));

  await cleanUp(jobContext(settings([0, 0, 0, 0, 0, 0])));
  const untouched = {
    analysis_run: 'kept old removed-kept',
    generation: 'kept old',
    serp_snapshot: 'kept old',
    site_listing: 'kept old',
    page_snapshot: 'kept old',
    page_body: 'kept old unnamed-new',
    audit_entry: 'kept old',
    mail: 'kept old',
    outbox: 'kept old',
    contact_message: 'kept spam-kept',
    rate_limit: 'kept',
  };
  expect(await left()).toEqual(untouched);
  const { rows: batches } = await pool.query<{ batches: number }>(
    'select count(distinct transaction)::int as batches from batch',
  );
  // 500 rows in the first batch, so that 1,200 take at least two.
  expect(batches[0]!.batches).toBeGreaterThan(1);

  await expect(cleanUp(jobContext(settings([20, 30, 40, 50, 60, 70])))).rejects.toThrow(
    'could not clean up serp_snapshot',
  );
  const cleaned = {
    ...untouched,
    analysis_run: 'kept removed-kept',
    generation: 'kept',
    site_listing: 'kept',
    page_snapshot: 'kept',
    page_body: 'kept unnamed-new',
    audit_entry: 'kept',
    mail: 'kept',
    outbox: 'kept',
  };
  expect(await left()).toEqual(cleaned);

  await pool.query('drop trigger refused on serp_snapshot');
  await cleanUp(jobContext(settings([20, 30, 40, 50, 60, 70])));
  expect(await left()).toEqual({ ...cleaned, serp_snapshot: 'kept' });
});
