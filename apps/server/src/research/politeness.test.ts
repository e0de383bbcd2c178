import { afterEach, expect, test } from 'vitest';
import { startWebHost, type WebHost } from '../../../../tests/fakes/web/start-web-host.ts';
import { ApiError } from '../platform/api-error.ts';
import { readPage } from './read-page.ts';
import { startReading, type Reading } from './testing/start-reading.ts';

const { signal } = new AbortController();
const PAUSE_MS = 200;
const releases: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const release of releases.splice(0).toReversed()) await release();
});

async function startAll(hosts: number, servers: number): Promise<{ reading: Reading; hosts: WebHost[] }> {
  const reading = await startReading({ servers, pauseMs: PAUSE_MS });
  releases.push(() => reading.close());
  const started = await Promise.all(
    Array.from({ length: hosts }, (_, index) => startWebHost({}, { address: `127.0.0.${index + 1}` })),
  );
  for (const host of started) releases.push(() => host.close());
  return { reading, hosts: started };
}

/** The times between the requests in a host's log, in milliseconds. */
function pausesOf(host: WebHost): number[] {
  return host.requests.slice(1).map(({ at }, index) => at - host.requests[index]!.at);
}

test('a host is never requested twice within the pause by all servers together', async () => {
  const { reading, hosts } = await startAll(2, 3);
  for (const host of hosts) {
    for (let page = 0; page < 9; page += 1) host.answers.set(`/${page}`, { body: `<p>${page}` });
    // A slow response, and a redirect: two requests.
    host.answers.set('/3', (_request, response) => {
      setTimeout(() => response.writeHead(200, { 'content-type': 'text/html' }).end('<p>late'), 150);
    });
    host.answers.set('/4', { status: 302, headers: { location: '/8' } });
  }
  const reads = hosts.flatMap((host) =>
    Array.from({ length: 9 }, (_, page) =>
      readPage(reading.ctx('one', page % 3), `${host.url}/${page}`, { signal }),
    ),
  );
  await Promise.all(reads);
  for (const host of hosts) {
    expect(host.requests.length).toBeGreaterThanOrEqual(11);
    // Each of the three servers may request robots.txt once on its own.
    expect(host.requests.filter(({ path }) => path === '/robots.txt').length).toBeLessThanOrEqual(3);
    expect(Math.min(...pausesOf(host))).toBeGreaterThanOrEqual(PAUSE_MS);
  }
});

test('a longer robots.txt delay is respected', async () => {
  const { reading, hosts } = await startAll(1, 1);
  const [host] = hosts;
  host!.answers.set('/robots.txt', { body: 'User-agent: *\nCrawl-delay: 0.6' });
  for (const path of ['/a', '/b']) host!.answers.set(path, { body: '<p>page' });
  for (const path of ['/a', '/b']) await readPage(reading.ctx('one'), host!.url + path, { signal });
  expect(pausesOf(host!)[1]).toBeGreaterThanOrEqual(600);
});

test('at most eight hosts are requested at once', async () => {
  const { reading, hosts } = await startAll(13, 2);
  const other = hosts.pop()!;
  other.answers.set('/', { body: '<p>page' });
  let asked = 0;
  let most = 0;
  const eightAreAsked = Promise.withResolvers<void>();
  // A ninth host would be asked as soon as another server, which begins now, has read a page.
  const isTimeForANinth = eightAreAsked.promise.then(() =>
    readPage(reading.ctx('one', 1), `${other.url}/`, { signal }),
  );
  for (const host of hosts) {
    host.answers.set('/', (_request, response) => {
      asked += 1;
      most = Math.max(most, asked);
      if (asked === 8) eightAreAsked.resolve();
      void isTimeForANinth.then(() => {
        asked -= 1;
        response.writeHead(200, { 'content-type': 'text/html' }).end('<p>page');
      });
    });
  }
  await Promise.all(hosts.map((host) => readPage(reading.ctx('one'), `${host.url}/`, { signal })));
  expect(most).toBe(8);
});

test('a site that asks for a long pause is left alone, and the user is informed', async () => {
  const { reading, hosts } = await startAll(1, 2);
  const [host] = hosts;
  host!.answers.set('/busy', { status: 503, headers: { 'retry-after': '120' } });
  await expect(readPage(reading.ctx('one'), `${host!.url}/busy`, { signal })).rejects.toMatchObject({
    code: 'page_refused',
  });
  const next = await readPage(reading.ctx('one', 1), `${host!.url}/next`, { signal }).catch(
    (error: unknown) => error,
  );
  expect(next).toBeInstanceOf(ApiError);
  expect(next).toMatchObject({ status: 503, code: 'site_asks_to_wait' });
  expect((next as ApiError).message).toContain('120 seconds');
  expect(host!.requests.map(({ path }) => path)).toEqual(['/robots.txt', '/busy']);
});

test('a caller who disconnects while waiting is released immediately', async () => {
  const { reading, hosts } = await startAll(2, 1);
  const [host, other] = hosts;
  other!.answers.set('/', { body: '<p>page' });
  host!.answers.set('/slow', () => undefined);
  host!.answers.set('/next', { body: '<p>next' });
  const first = new AbortController();
  const slow = readPage(reading.ctx('one'), `${host!.url}/slow`, { signal: first.signal }).catch(
    () => 'gone',
  );
  let isFirstOver = false;
  void slow.then(() => (isFirstOver = true));
  await expect.poll(() => host!.requests.length).toBe(2);
  const second = new AbortController();
  const waiting = readPage(reading.ctx('one'), `${host!.url}/next`, { signal: second.signal });
  waiting.catch(() => undefined);
  // It waits by the time at which a later call has read a page of another host.
  await readPage(reading.ctx('one'), `${other!.url}/`, { signal });
  second.abort(new Error('left'));
  await expect(waiting).rejects.toThrow('left');
  // The request that it waited for still holds the host.
  expect(isFirstOver).toBe(false);
  first.abort();
  expect(await slow).toBe('gone');
  expect((await readPage(reading.ctx('one'), `${host!.url}/next`, { signal })).html).toBe('<p>next');
});

test("a killed server's host lock expires after 25 seconds", async () => {
  const { reading, hosts } = await startAll(1, 1);
  const [host] = hosts;
  host!.answers.set('/', { body: '<p>page' });
  const begin = performance.now();
  // The state left by a killed server, 24.7 seconds later.
  await reading.sql.query(
    `insert into crawl_host (host, next_at) values ('127.0.0.1', clock_timestamp() + interval '300 milliseconds')`,
  );
  await readPage(reading.ctx('one'), `${host!.url}/`, { signal });
  expect(performance.now() - begin).toBeGreaterThan(290);
});
