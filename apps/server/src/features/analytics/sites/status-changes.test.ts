import {
  changeOwnSite,
  followSiteCrawl,
  listSitePages,
  readSiteAudit,
  readSiteSchedule,
  startSiteCrawl,
  type SitePageRow,
} from '@pagewright/contract/analytics';
import { listCalendarEvents, planPages } from '@pagewright/contract/calendar';
import { afterAll, expect, test } from 'vitest';
import { startWebHost, type WebResponse } from '../../../../../../tests/fakes/web/start-web-host.ts';
import { expectSince } from '../../../../../../tests/server/expect-since.ts';
import { openTestServer } from '../../../../../../tests/server/open-test-server.ts';
import { createServices } from '../../../../../../tests/server/services.ts';
import { openDatabase, openPool } from '../../../platform/db/client.ts';
import { startScheduledCrawls } from './scheduled-crawls.ts';

const settings = { OUTGOING_ALLOW: '127.0.0.0/8', CRAWLER_PAUSE_MS: '0' };
const server = await openTestServer(settings);
const services = createServices(settings);
const pool = openPool({ connectionString: server.databaseUrl }, 2);
const host = await startWebHost({}, { address: '127.0.0.41' });
afterAll(() => Promise.all([host.close(), pool.end()]));
const maya = await server.signUp('Maya');

const text = 'Sound wood lasts for years when it is kept dry and oiled every spring. '.repeat(8);
const page = (title: string, body = text): WebResponse => ({
  body: `<!doctype html><html lang="en"><title>${title}</title><article><h1>${title}</h1><p>${body}</p></article></html>`,
});
const redirect = (location: string): WebResponse => ({ status: 301, headers: { location } });
const BUSY: WebResponse = { status: 503, headers: { 'retry-after': '0' } };
const SILENT: WebResponse = (_request, response) => void response.destroy();
const PATHS = [
  '/oil',
  '/wax',
  '/moved',
  '/busy',
  '/refused',
  '/silent',
  '/soft',
  '/slash',
  '/secure',
  '/same',
];

host.answers.set('/robots.txt', { headers: { 'content-type': 'text/plain' }, body: 'User-agent: *' });
host.answers.set('/', {
  body: `<!doctype html><title>Workshop</title>${[...PATHS, '/never', '/always'].map((path) => `<a href="${path}">${path}</a>`).join(' ')}`,
});
for (const path of PATHS) host.answers.set(path, page(`About ${path.slice(1)}`));
host.answers.set('/always', redirect('/oil'));

async function crawl(): Promise<void> {
  const { body, status } = await server.call(maya, startSiteCrawl, { body: { site: '', refresh: true } });
  expect(status, JSON.stringify(body)).toBe(200);
  for (;;) {
    const { body: crawled } = await server.call(maya, followSiteCrawl, { params: { id: body.id } });
    if (crawled.endedAt !== null) return;
  }
}

const list = async (query: Record<string, string> = {}): Promise<SitePageRow[]> =>
  (await server.call(maya, listSitePages, { query: { sort: 'url', limit: 100, ...query } })).body.pages;
const paths = async (query: Record<string, string>) =>
  (await list(query)).map(({ url }) => url.slice(host.url.length));
const siteId = async (): Promise<string> =>
  (await server.call(maya, readSiteSchedule, { query: {} })).body.siteId;
const rowOf = async (path: string) => (await list()).find(({ url }) => url === `${host.url}${path}`);

test('pages that are gone or redirected are told apart from refusals, silence, and other spellings', async () => {
  await server.call(maya, changeOwnSite, { body: { site: host.url } });
  await crawl();
  expect(await paths({ changedDays: '1' })).toEqual([]);

  host.answers.set('/oil', { status: 404, body: 'Not here.' });
  host.answers.set('/wax', { status: 410 });
  host.answers.set('/moved', redirect('/new-home'));
  host.answers.set('/new-home', page('About our new home'));
  host.answers.set('/busy', BUSY);
  host.answers.set('/refused', { status: 403 });
  host.answers.set('/silent', SILENT);
  // As a cache with a fault answers: there are no validators to compare with.
  host.answers.set('/same', { status: 304 });
  host.answers.set('/soft', page('Not found', 'There is no such page.'));
  host.answers.set('/slash', redirect('/slash/'));
  host.answers.set('/slash/', page('About slash'));
  const held = Promise.withResolvers<void>();
  host.answers.set('/secure', (_request, response) => {
    void held.promise.then(() =>
      response.writeHead(301, { location: `${host.url.replace('http:', 'https:')}/secure` }).end(),
    );
  });
  const before = Date.now();
  const crawled = crawl();
  // Until the crawl has ended, a page that is gone has no verdict: that of the page it was would contradict its status.
  await expect
    .poll(() => rowOf('/oil'))
    .toMatchObject({ status: 404, verdict: 'no_data', statusChange: { kind: 'gone' } });
  held.resolve();
  await crawled;
  expect(await paths({ change: 'gone' })).toEqual(['/oil', '/wax']);
  expect(await paths({ change: 'redirected' })).toEqual(['/moved']);
  expect(await paths({ change: 'back' })).toEqual([]);
  expect(await paths({ change: 'text' })).toEqual(['/soft']);
  expect(await paths({ changedDays: '1' })).toEqual(['/moved', '/oil', '/soft', '/wax']);

  const oil = await rowOf('/oil');
  expect(oil).toMatchObject({
    title: '',
    status: 404,
    verdict: 'redirect',
    statusChange: { kind: 'gone', statusBefore: 200, formerTitle: 'About oil' },
  });
  expectSince(oil?.statusChange?.at, before);
  expect(oil?.reasons.at(-1)).toBe('Found gone: it returned 200 before.');
  expect(await rowOf('/moved')).toMatchObject({
    redirectUrl: `${host.url}/new-home`,
    statusChange: { kind: 'redirected', statusBefore: 200, formerTitle: 'About moved' },
  });
  // Found by what it was called.
  expect(await paths({ search: 'about oil' })).toEqual(['/oil']);
  // The audit names each dead address once, whether it is gone or never was, and none that only refused.
  const { body: audit } = await server.call(maya, readSiteAudit, { query: {} });
  const counts = Object.fromEntries(audit.issues.map(({ code, count }) => [code, count]));
  // Besides /silent, nothing answers at the encrypted spelling that /secure redirects to.
  expect(counts).toMatchObject({ not_found: 3, refused: 2, server_error: 1, unreachable: 2 });
  expect(await rowOf('/refused')).toMatchObject({
    title: 'About refused',
    status: 403,
    verdict: 'no_data',
    statusChange: null,
  });

  const csv = String((await server.send('/api/site/pages/export?change=gone', { person: maya })).body);
  const [head = '', first = ''] = csv.slice(1).split('\r\n');
  const cell = (name: string) => first.split(',')[head.split(',').indexOf(name)];
  expect(['statusChange', 'statusBefore', 'formerTitle'].map(cell)).toEqual(['gone', '200', 'About oil']);

  const { body: planned } = await server.call(maya, planPages, {
    body: {
      matching: { site: await siteId(), change: 'gone', sort: 'url' },
      from: '2099-03-01',
      perWeek: 7,
      timeZone: 'UTC',
    },
  });
  expect(planned.created).toBe(2);
  const { body: events } = await server.call(maya, listCalendarEvents, {
    query: { start: '2099-03-01', end: '2099-03-09' },
  });
  expect(events.map(({ title }) => title)).toEqual(['Redirect: About oil', 'Redirect: About wax']);
});

test('a page read again on schedule is back, stays gone while it only fails, or goes after a failure', async () => {
  host.answers.set('/oil', page('About oil'));
  host.answers.set('/wax', BUSY);
  host.answers.set('/busy', { status: 404 });
  host.answers.set('/', page('Workshop'));
  const site = await siteId();
  await server.sql.query(
    `update indexed_page set checked_at = checked_at - interval '8 days', changed_seen_at = changed_seen_at - interval '8 days',
       status_changed_at = status_changed_at - interval '8 days' where site_id = $1`,
    [site],
  );
  await startScheduledCrawls({ db: openDatabase(pool), services, log: services.log });
  const last = async () => (await server.call(maya, readSiteSchedule, { query: { site } })).body.last;
  await expect.poll(last, { timeout: 30_000 }).not.toBeNull();
  expect(await last()).toMatchObject({ gone: 1, redirected: 0, back: 1, problem: null });

  expect(await paths({ change: 'gone' })).toEqual(['/busy', '/wax']);
  // When it was found does not move while nothing is learned.
  expect(await paths({ change: 'gone', changedDays: '7' })).toEqual(['/busy']);
  expect((await rowOf('/busy'))?.statusChange).toMatchObject({
    kind: 'gone',
    statusBefore: 200,
    formerTitle: 'About busy',
  });
  expect(await rowOf('/oil')).toMatchObject({
    title: 'About oil',
    status: 200,
    statusChange: { kind: 'back', statusBefore: 404, formerTitle: null },
  });
  expect(await paths({ change: 'redirected' })).toEqual(['/moved']);
  const newest = await paths({ sort: 'changed', changedDays: '30' });
  expect([newest.slice(0, 3).toSorted(), newest.slice(3).toSorted()]).toEqual([
    ['/', '/busy', '/oil'],
    ['/moved', '/soft', '/wax'],
  ]);
  expect((await paths({ sort: 'changed' })).slice(0, 6)).toEqual(newest);
});
