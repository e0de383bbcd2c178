import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../../../tests/database/test-database.ts';
import { createServices } from '../../../../../../tests/server/services.ts';
import { openDatabase, openPool } from '../../../platform/db/client.ts';
import { watchSiteDomains, type SiteDomains } from './site-domains.ts';

let database: TestDatabase;
/** A single connection: queries are answered in order. */
let pool: pg.Pool;
let domains: SiteDomains;
let tell: (workspaceId: string | null) => void;
let isListening: boolean;

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  database = await createTestDatabase();
  pool = openPool({ connectionString: database.url }, 1);
});
beforeEach(async () => {
  await pool.query('truncate workspace cascade');
  isListening = true;
  domains = await watchSiteDomains({
    db: openDatabase(pool),
    log: createServices().log,
    siteChanges: {
      isListening: () => isListening,
      subscribe: (onChange) => {
        tell = onChange;
        return () => undefined;
      },
    },
  });
  return () => domains.stop();
});
afterAll(async () => {
  vi.useRealTimers();
  await pool.end();
  await database.drop();
});

/** Assigns a domain to a workspace's site, or removes it. */
async function assignDomain(workspaceId: string, domain: string | null): Promise<void> {
  await pool.query('insert into workspace (id, name, slug) values ($1, $1, $1) on conflict do nothing', [
    workspaceId,
  ]);
  await pool.query(
    `insert into site (workspace_id, domain, domain_verified_at) values ($1, $2, now())
     on conflict (workspace_id) do update set domain = excluded.domain`,
    [workspaceId, domain],
  );
}

test('only the domain of a changed site is reloaded', async () => {
  await assignDomain('one', 'one.example');
  await assignDomain('two', 'two.example');
  vi.advanceTimersByTime(60_000);
  tell('one');
  await expect.poll(() => domains.pathOf('one.example', '/about')).toBe('/sites/one/about');
  expect(domains.pathOf('two.example', '/about')).toBe('/about');

  await assignDomain('one', null);
  await assignDomain('two', 'one.example');
  tell('one');
  tell('two');
  await expect.poll(() => domains.pathOf('ONE.example.:80', '/about')).toBe('/sites/two/about');
  expect(domains.pathOf('two.example', '/about')).toBe('/about');
});

test('all domains are reloaded when any may have changed, and repeatedly while the listener is down', async () => {
  await assignDomain('one', 'one.example');
  tell(null);
  await expect.poll(() => domains.pathOf('one.example', '/')).toBe('/sites/one/');
  isListening = false;
  await assignDomain('one', 'two.example');
  vi.advanceTimersByTime(2_000);
  await expect.poll(() => domains.pathOf('two.example', '/')).toBe('/sites/one/');
  expect(domains.pathOf('one.example', '/')).toBe('/');
});

test('domains that failed to load keep their last state and are retried', async () => {
  await assignDomain('one', 'one.example');
  tell('one');
  await expect.poll(() => domains.pathOf('one.example', '/')).toBe('/sites/one/');
  await assignDomain('two', 'two.example');
  await pool.query('alter table site rename to gone');
  tell('two');
  // This query is answered after the load that fails.
  await pool.query('select 1');
  expect(domains.pathOf('one.example', '/')).toBe('/sites/one/');
  await pool.query('alter table gone rename to site');
  vi.advanceTimersByTime(2_000);
  await expect.poll(() => domains.pathOf('two.example', '/')).toBe('/sites/two/');
});
