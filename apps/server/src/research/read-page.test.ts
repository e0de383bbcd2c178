import { expectSince } from '../../../../tests/server/expect-since.ts';
import { createServices } from '../../../../tests/server/services.ts';
import { withThreadTasks } from '../../../../tests/server/thread-tasks.ts';
import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { startWebHost, type WebHost } from '../../../../tests/fakes/web/start-web-host.ts';
import { ApiError } from '../platform/api-error.ts';
import { pageHistory, readSnapshot } from './page-history.ts';
import { readPage } from './read-page.ts';
import { BEFORE_THE_REQUEST_ENDS_ITSELF } from './testing/request-limit.ts';
import { startReading, type Reading } from './testing/start-reading.ts';

const { signal } = new AbortController();
const ARTICLE = '<!doctype html><title>Rain</title><link rel=canonical href=/rain><p>It rains.';
/** More than any of these pages has. */
const LISTED = { limit: 50 };

let reading: Reading;
let host: WebHost;

beforeAll(async () => {
  reading = await startReading();
});
afterAll(() => reading.close());

beforeEach(async () => {
  host = await startWebHost({ '/rain?from=test': { body: ARTICLE } });
});
afterEach(() => host.close());

const paths = () => host.requests.map(({ path }) => path);

async function refusalOf(promise: Promise<unknown>): Promise<string> {
  const error: unknown = await promise.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (error instanceof ApiError) return `${error.status} ${error.code}`;
  throw new Error(`not refused: ${String(error)}`);
}

test('a page is returned verbatim with its origin, and cached for a day', async () => {
  const ctx = reading.ctx('one');
  const before = Date.now();
  const { result: page, tasks } = await withThreadTasks(() =>
    readPage(ctx, `${host.url}/rain?from=test#part`, { signal }),
  );
  expect(tasks).toContain('readPageLinks');
  expect(page).toMatchObject({
    html: ARTICLE,
    url: `${host.url}/rain?from=test`,
    finalUrl: `${host.url}/rain?from=test`,
    canonicalUrl: `${host.url}/rain`,
    status: 200,
    provenance: 'measured',
    isReused: false,
  });
  expectSince(page.fetchedAt.toISOString(), before);
  const again = await readPage(ctx, page.url, { signal });
  expect(again).toEqual({ ...page, isReused: true });
  expect(paths()).toEqual(['/robots.txt', '/rain?from=test']);
  expect(host.requests[1]?.headers['user-agent']).toBe('PagewrightBot/1.2.3 (+https://pagewright.example)');
  expect(host.requests[1]?.headers.cookie).toBeUndefined();
});

test('stale pages are fetched again; unchanged ones stay one snapshot', async () => {
  const ctx = reading.ctx('one');
  const address = `${host.url}/rain?from=test`;
  const first = await readPage(ctx, address, { signal });
  const second = await readPage(ctx, address, { signal, maxAgeMs: 0 });
  expect(second.id).toBe(first.id);
  expect(second.firstFetchedAt).toEqual(first.firstFetchedAt);
  expect(second.fetchedAt.getTime()).toBeGreaterThan(first.fetchedAt.getTime());
  await reading.sql.query(`update page_snapshot set fetched_at = now() - interval '25 hours' where id = $1`, [
    first.id,
  ]);
  expect((await readPage(ctx, address, { signal })).isReused).toBe(false);
  expect(paths().filter((path) => path === '/rain?from=test')).toHaveLength(3);
});

test('all versions of a page can be compared', async () => {
  const ctx = reading.ctx('one');
  const address = `${host.url}/rain?from=test`;
  for (const text of ['one', 'two', 'two', 'one']) {
    host.answers.set('/rain?from=test', { body: `<p>${text}` });
    await readPage(ctx, address, { signal, maxAgeMs: 0 });
  }
  const history = await pageHistory(ctx, address, LISTED);
  const pages = await Promise.all(history.map(({ id }) => readSnapshot(ctx, id)));
  expect(pages.map((page) => page?.html)).toEqual(['<p>one', '<p>two', '<p>one']);
  expect(history[1]!.fetchedAt.getTime()).toBeGreaterThan(history[1]!.firstFetchedAt.getTime());
  // The same HTML is stored once.
  const { rows } = await reading.sql.query(
    `select count(distinct digest)::int as bodies from page_snapshot where url = $1`,
    [address],
  );
  expect(rows).toEqual([{ bodies: 2 }]);
});

test("one workspace learns nothing about another one's reads", async () => {
  const address = `${host.url}/rain?from=test`;
  const first = await readPage(reading.ctx('one'), address, { signal });
  expect(await pageHistory(reading.ctx('two'), address, LISTED)).toEqual([]);
  expect(await readSnapshot(reading.ctx('two'), first.id)).toBeNull();
  const other = await readPage(reading.ctx('two'), address, { signal });
  expect(other.isReused).toBe(false);
  expect(other.id).not.toBe(first.id);
  expect(other.firstFetchedAt.getTime()).toBeGreaterThan(first.fetchedAt.getTime());
  expect(paths().filter((path) => path.startsWith('/rain'))).toHaveLength(2);
});

test('conditional requests are used, no matter who read the page before', async () => {
  let version = 1;
  host.answers.set('/page', (request, response) => {
    const etag = `"v${version}"`;
    const isSame = request.headers['if-none-match'] === etag;
    response.writeHead(isSame ? 304 : 200, { etag, 'content-type': 'text/html' });
    response.end(isSame ? '' : `<p>version ${version}`);
  });
  const address = `${host.url}/page`;
  await readPage(reading.ctx('one'), address, { signal });
  const other = await readPage(reading.ctx('two'), address, { signal });
  expect([other.html, other.status, other.isReused]).toEqual(['<p>version 1', 200, false]);
  version = 2;
  expect((await readPage(reading.ctx('one'), address, { signal, maxAgeMs: 0 })).html).toBe('<p>version 2');
  const conditions = host.requests
    .filter(({ path }) => path === '/page')
    .map(({ headers }) => headers['if-none-match']);
  expect(conditions).toEqual([undefined, '"v1"', '"v1"']);
});

test('if-modified-since is used without an ETag', async () => {
  const date = 'Fri, 20 Nov 2026 10:00:00 GMT';
  host.answers.set('/dated', (request, response) => {
    const isSame = request.headers['if-modified-since'] === date;
    response.writeHead(isSame ? 304 : 200, { 'last-modified': date, 'content-type': 'text/html' });
    response.end(isSame ? '' : '<p>dated');
  });
  await readPage(reading.ctx('one'), `${host.url}/dated`, { signal });
  expect((await readPage(reading.ctx('one'), `${host.url}/dated`, { signal, maxAgeMs: 0 })).html).toBe(
    '<p>dated',
  );
  expect(host.requests.at(-1)?.headers['if-modified-since']).toBe(date);
});

test('redirects are followed, respecting robots.txt at each hop', async () => {
  const other = await startWebHost(
    {
      '/robots.txt': { headers: { 'content-type': 'text/plain' }, body: 'User-agent: *\nDisallow: /closed' },
      '/open': { body: '<p>open' },
    },
    { address: '127.0.0.2' },
  );
  host.answers.set('/to-open', { status: 301, headers: { location: `${other.url}/open` } });
  host.answers.set('/to-closed', { status: 302, headers: { location: `${other.url}/closed` } });
  const page = await readPage(reading.ctx('one'), `${host.url}/to-open`, { signal });
  expect([page.url, page.finalUrl, page.html]).toEqual([
    `${host.url}/to-open`,
    `${other.url}/open`,
    '<p>open',
  ]);
  expect(await refusalOf(readPage(reading.ctx('one'), `${host.url}/to-closed`, { signal }))).toBe(
    '422 robots_forbid',
  );
  expect(other.requests.map(({ path }) => path)).toEqual(['/robots.txt', '/open']);
  await other.close();
});

test('pages forbidden by robots.txt are not requested; rules for our name take precedence', async () => {
  const comment = `# ${'a'.repeat(20_000)}\n`;
  const body = `${comment}User-agent: PagewrightBot\nDisallow: /private\n\nUser-agent: *\nDisallow: /`;
  host.answers.set('/robots.txt', { headers: { 'content-type': 'text/plain' }, body });
  expect(await refusalOf(readPage(reading.ctx('one'), `${host.url}/private/1`, { signal }))).toBe(
    '422 robots_forbid',
  );
  const { tasks } = await withThreadTasks(() =>
    readPage(reading.ctx('one'), `${host.url}/rain?from=test`, { signal }),
  );
  // Such a long one is parsed in a thread.
  expect(tasks).toContain('readRobotsRules');
  // Requested once in 24 hours.
  expect(paths()).toEqual(['/robots.txt', '/rain?from=test']);
  await reading.sql.query(`update robots_file set fetched_at = now() - interval '25 hours'`);
  await readPage(reading.ctx('one'), `${host.url}/rain?from=test`, { signal, maxAgeMs: 0 });
  expect(paths().filter((path) => path === '/robots.txt')).toHaveLength(2);
});

test.each([
  [404, 'read'],
  [403, 'read'],
  [401, 'read'],
  [500, '503 robots_unavailable'],
  [503, '503 robots_unavailable'],
  [429, '503 robots_unavailable'],
])('a robots.txt with status %i: %s', async (status, outcome) => {
  host.answers.set('/robots.txt', { status, headers: { 'retry-after': '0' } });
  const read = readPage(reading.ctx('one'), `${host.url}/rain?from=test`, { signal });
  expect(outcome === 'read' ? (await read).html : await refusalOf(read)).toBe(
    outcome === 'read' ? ARTICLE : outcome,
  );
});

test.each([
  ['/gone', { status: 410 }, '422 page_refused'],
  ['/error', { status: 500 }, '422 page_refused'],
  ['/picture', { headers: { 'content-type': 'image/png' }, body: 'png' }, '422 page_not_html'],
  ['/file', { headers: { 'content-type': 'application/pdf' }, body: '%PDF' }, '422 page_not_html'],
  ['/large', { body: Buffer.alloc(5_000_001, 'a') }, '422 answer_too_large'],
  [
    '/bomb',
    { headers: { 'content-encoding': 'gzip' }, body: gzipSync(Buffer.alloc(50_000_000)) },
    '422 answer_too_large',
  ],
  ['/loop', { status: 301, headers: { location: '/loop' } }, '422 too_many_redirects'],
  ['/inside', { status: 301, headers: { location: 'http://[::1]/' } }, '422 address_not_allowed'],
])('%s is rejected with a message', async (path, answer, refusal) => {
  host.answers.set(path, answer);
  expect(await refusalOf(readPage(reading.ctx('one'), `${host.url}${path}`, { signal }))).toBe(refusal);
  expect(await pageHistory(reading.ctx('one'), `${host.url}${path}`, LISTED)).toEqual([]);
});

test.each([
  ['no address', '400 address_invalid'],
  ['ftp://127.0.0.1/', '400 address_invalid'],
  ['http://[::1]/', '422 address_not_allowed'],
  ['http://10.0.0.1/', '422 address_not_allowed'],
  ['http://user:secret@127.0.0.1/', '422 address_with_password'],
])('%s is rejected', async (address, refusal) => {
  expect(await refusalOf(readPage(reading.ctx('one'), address, { signal }))).toBe(refusal);
});

test('a page is decoded by its charset', async () => {
  const body = Buffer.from([0x3c, 0x70, 0x3e, 0xcf, 0xf0, 0xe8]);
  host.answers.set('/russian', { headers: { 'content-type': 'text/html; charset=windows-1251' }, body });
  expect((await readPage(reading.ctx('one'), `${host.url}/russian`, { signal })).html).toBe('<p>При');
});

test(
  'it aborts when the caller disconnects during a pending response',
  BEFORE_THE_REQUEST_ENDS_ITSELF,
  async () => {
    host.answers.set('/slow', () => undefined);
    const caller = new AbortController();
    const left = readPage(reading.ctx('one'), `${host.url}/slow`, { signal: caller.signal });
    left.catch(() => undefined);
    await expect.poll(paths).toContain('/slow');
    caller.abort(new Error('gone'));
    await expect(left).rejects.toThrow('gone');
    // The host is free for the next request.
    await readPage(reading.ctx('one'), `${host.url}/rain?from=test`, { signal });
  },
);

test('housekeeping deletes only bodies without snapshots', async () => {
  const { housekeeping } = await import('../platform/jobs/housekeeping.ts');
  const page = await readPage(reading.ctx('two'), `${host.url}/rain?from=test`, { signal });
  await reading.sql.query(`update page_body set kept_at = now() - interval '2 days'`);
  await reading.sql.query(`insert into page_body (digest, packed, length, kept_at)
    values ('nobody', '', 0, now() - interval '2 days'), ('fresh', '', 0, now())`);
  const { db } = reading.ctx('two').services.crawler;
  const services = createServices();
  await housekeeping.find(({ name }) => name === 'clean-up')!.run({ db, services, log: services.log });
  const { rows } = await reading.sql.query<{ digest: string }>('select digest from page_body');
  const kept = rows.map(({ digest }) => digest);
  expect(kept).toContain(page.digest);
  expect(kept).toContain('fresh');
  expect(kept).not.toContain('nobody');
});

test('the HTML of a page goes 45 days after it was last read, unless a researched keyword is based on it', async () => {
  const { housekeeping } = await import('../platform/jobs/housekeeping.ts');
  const bodies = ['old', 'young', 'researched'].map((name) => `digest of ${name}`);
  await reading.sql.query(
    `insert into page_body (digest, packed, length, kept_at)
     select digest, '', 0, now() - interval '44 days' from unnest($1::text[]) digest`,
    [bodies],
  );
  await reading.sql.query(
    `insert into page_snapshot (workspace_id, url, final_url, status, digest, fetched_at)
     select 'one', digest, digest, 200, digest,
       now() - interval '1 day' * case when digest = 'digest of young' then 44 else 46 end from unnest($1::text[]) digest`,
    [bodies],
  );
  await reading.sql.query(
    `with research as (insert into keyword_research (workspace_id, keyword, gathered_at)
       values ('one', 'kept keyword', now() - interval '300 days') returning workspace_id, keyword)
     insert into keyword_research_page (workspace_id, keyword, ordinal, url, title, source, word_count, fetched_at, digest)
     select workspace_id, keyword, 0, 'https://a.example/', '', 'web', 1, now(), 'digest of researched' from research`,
  );
  const { db } = reading.ctx('one').services.crawler;
  const services = createServices();
  await housekeeping.find(({ name }) => name === 'clean-up')!.run({ db, services, log: services.log });
  const digestsOf = async (table: string) =>
    (
      await reading.sql.query<{ digest: string }>(
        `select digest from ${table} where digest = any($1) order by digest`,
        [bodies],
      )
    ).rows.map(({ digest }) => digest);
  expect(await digestsOf('page_snapshot')).toEqual(['digest of young']);
  expect(await digestsOf('page_body')).toEqual(['digest of researched', 'digest of young']);
});
