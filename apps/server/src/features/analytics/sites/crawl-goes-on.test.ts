import {
  cancelSiteCrawl,
  followSiteCrawl,
  listSitePages,
  startSiteCrawl,
} from '@pagewright/contract/analytics';
import { afterAll, expect, test } from 'vitest';
import { startWebHost, type WebAnswer } from '../../../../../../tests/fakes/web/start-web-host.ts';
import { eventually } from '../../../../../../tests/eventually.ts';
import { startTestServer } from '../../../../../../tests/server/test-server.ts';

const PAGES = 60;
/** Slow enough that a test can step in between two pages. */
const ANSWER_MS = 25;
const settings = { OUTGOING_ALLOW: '127.0.0.0/8', CRAWLER_PAUSE_MS: '0', DEFAULT_PLAN: 'Starter' };

const later =
  (body: string): WebAnswer =>
  (_, response) => {
    setTimeout(() => response.setHeader('content-type', 'text/html').end(body), ANSWER_MS);
  };

async function startSlowSite(address: string) {
  const host = await startWebHost({}, { address });
  const links = Array.from({ length: PAGES }, (_, at) => `<a href="/p${at}">${at}</a>`).join(' ');
  host.answers.set('/', later(`<!doctype html><title>Start</title>${links}`));
  for (let at = 0; at < PAGES; at += 1)
    host.answers.set(`/p${at}`, later(`<!doctype html><title>Page ${at}</title><p>Text of page ${at}.`));
  const pagesAsked = () =>
    host.requests.map(({ path }) => path).filter((path) => path === '/' || path.startsWith('/p'));
  return { ...host, pagesAsked };
}

const [stopped, canceled, limited] = await Promise.all([
  startSlowSite('127.0.0.4'),
  startSlowSite('127.0.0.5'),
  startSlowSite('127.0.0.6'),
]);
const first = await startTestServer(settings);
let isFirstOpen = true;
afterAll(async () => {
  if (isFirstOpen) await first.close();
  await Promise.all([stopped, canceled, limited].map((host) => host.close()));
});
const maya = await first.signUp('Maya');

test('a crawl that is canceled stops, and what it read stays', async () => {
  const { body: crawl } = await first.call(maya, startSiteCrawl, { body: { site: canceled.url } });
  await eventually(() => canceled.requests.length > 15);
  const again = await first.call(maya, startSiteCrawl, { body: { site: canceled.url } });
  expect(again.status).toBe(409);
  const { body } = await first.call(maya, cancelSiteCrawl, { params: { id: crawl.id } });
  expect(body.status).toBe('canceled');
  await eventually(async () => {
    const before = canceled.requests.length;
    await new Promise((done) => setTimeout(done, 400));
    return canceled.requests.length === before;
  });
  expect(canceled.pagesAsked().length).toBeLessThan(PAGES);
  const { body: list } = await first.call(maya, listSitePages, { query: { status: 'ok' } });
  expect(list.total).toBeGreaterThan(10);
  expect(list.coverage.isComplete).toBe(false);
});

test('a crawl reads no more pages than its limit', async () => {
  await first.sql.query(`update site_crawl set status = 'canceled' where status in ('waiting', 'running')`);
  const { body: crawl } = await first.call(maya, startSiteCrawl, { body: { site: limited.url } });
  await first.sql.query('update site_crawl set pages_max = 10 where id = $1', [crawl.id]);
  const { body } = await first.call(maya, followSiteCrawl, { params: { id: crawl.id } });
  expect(body).toMatchObject({ status: 'done', read: 10, pagesMax: 10, known: PAGES + 1 });
  expect(limited.pagesAsked()).toHaveLength(10);
});

test('another server goes on where one was stopped, and asks for no page twice', async () => {
  const { body: crawl } = await first.call(maya, startSiteCrawl, { body: { site: stopped.url } });
  await eventually(() => stopped.requests.length > 20);
  const second = await startTestServer({ ...settings, DATABASE_URL: first.databaseUrl });
  await first.close();
  isFirstOpen = false;
  expect(stopped.pagesAsked().length).toBeLessThan(PAGES);
  await eventually(async () => {
    const { rows } = await second.sql.query<{ status: string }>('select status from site_crawl where id = $1', [
      crawl.id,
    ]);
    return rows[0]?.status === 'done';
  });
  const { rows } = await second.sql.query<{ read: number }>(
    `select count(*)::int as read from indexed_page page join site_crawl crawl using (site_id)
     where crawl.id = $1 and page.status = 200`,
    [crawl.id],
  );
  expect(rows[0]?.read).toBe(PAGES + 1);
  const asked = stopped.pagesAsked();
  // What was under way when the first one stopped may be asked for once more.
  expect(asked.length - new Set(asked).size).toBeLessThanOrEqual(1);
  await second.close();
});
