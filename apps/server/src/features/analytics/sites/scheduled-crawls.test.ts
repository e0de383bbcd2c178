import {
  addToWatchlist,
  changeOwnSite,
  changeSiteSchedule,
  followSiteCrawl,
  listSiteCrawls,
  listSitePages,
  readSiteSchedule,
  startSiteCrawl,
  type SiteSchedule,
} from '@pagewright/contract/analytics';
import { readUsage } from '@pagewright/contract/usage';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startWebHost } from '../../../../../../tests/fakes/web/start-web-host.ts';
import { openTestServer } from '../../../../../../tests/server/open-test-server.ts';
import { createServices } from '../../../../../../tests/server/services.ts';
import { openDatabase, openPool } from '../../../platform/db/client.ts';
import { deleteUnusedSites } from '../../../research/index.ts';
import { startScheduledCrawls } from './scheduled-crawls.ts';

const settings = { OUTGOING_ALLOW: '127.0.0.0/8', CRAWLER_PAUSE_MS: '0', DEFAULT_PLAN: 'Free' };
const server = await openTestServer(settings);
const pool = openPool({ connectionString: server.databaseUrl }, 2);
const db = openDatabase(pool);
const services = createServices(settings);
const [own, rival] = await Promise.all(
  ['127.0.0.21', '127.0.0.22'].map((address) => startWebHost({}, { address })),
);
if (!own || !rival) throw new Error('two hosts were started');
afterAll(() => Promise.all([own.close(), rival.close(), pool.end()]));
const maya = await server.signUp('Maya');

const text = (what: string) => `Sound wood lasts for ${what} when it is kept dry and oiled. `.repeat(12);
const page = (path: string, body: string) =>
  `<!doctype html><title>${path}</title><article><h1>${path}</h1><p>${body}</p></article>`;

/** The clock: all times of a site and its schedules are set back, as if that many days had passed. */
async function passDays(origin: string, days: number): Promise<void> {
  const back = (columns: readonly string[]) =>
    columns.map((name) => `${name} = ${name} - ${days} * interval '1 day'`).join(', ');
  const site = `site_id in (select id from indexed_site where origin = '${origin}')`;
  await server.sql.query(
    `update indexed_page set ${back(['checked_at', 'first_seen_at', 'fetched_at', 'changed_seen_at'])} where ${site}`,
  );
  await server.sql.query(
    `update site_crawl set ${back(['created_at', 'ended_at', 'due_at', 'stale_before', 'new_after'])} where ${site}`,
  );
  await server.sql.query(`update site_schedule set ${back(['due_at'])} where ${site}`);
}

async function crawl(site: string): Promise<string> {
  const { body, status } = await server.call(maya, startSiteCrawl, { body: { site } });
  expect(status, JSON.stringify(body)).toBe(200);
  for (;;) {
    const { body: crawled } = await server.call(maya, followSiteCrawl, { params: { id: body.id } });
    if (crawled.endedAt !== null) return crawled.siteId;
  }
}
const schedule = async (site: string): Promise<SiteSchedule> =>
  (await server.call(maya, readSiteSchedule, { query: { site } })).body;

/** What the job and the crawls that it starts ask of a host. */
async function readAgain(host: typeof own, site: string): Promise<string[]> {
  const before = host!.requests.length;
  await startScheduledCrawls({ db, services, log: services.log });
  await expect.poll(async () => (await schedule(site)).isRunning, { timeout: 30_000 }).toBe(false);
  return host!.requests.slice(before).map(({ path }) => path);
}
const used = async () => (await server.call(maya, readUsage, {})).body.usage.seoRequests;
const inDays = (at: string | null) => at && (new Date(at).getTime() - Date.now()) / 86_400_000;

let ownId: string;
let rivalId: string;
const RIVAL_PAGES = 60;
const conditions: (string | undefined)[] = [];

beforeAll(async () => {
  own.answers.set('/', {
    body: '<!doctype html><title>Home</title><a href="/daily">a</a> <a href="/never">b</a>',
  });
  own.answers.set('/daily', { body: page('/daily', text('0 years')) });
  own.answers.set('/never', ({ headers }, response) => {
    conditions.push(headers['if-none-match']);
    const isKnown = headers['if-none-match'] === '"years"';
    response.writeHead(isKnown ? 304 : 200, { etag: '"years"', 'content-type': 'text/html' });
    response.end(isKnown ? '' : page('/never', text('years')));
  });
  const links = Array.from({ length: RIVAL_PAGES - 1 }, (_, at) => `<a href="/p${at}">${at}</a>`).join(' ');
  rival.answers.set('/', { body: `<!doctype html><title>Rival</title>${links}` });
  for (let at = 0; at < RIVAL_PAGES - 1; at += 1)
    rival.answers.set(`/p${at}`, { body: page(`/p${at}`, text(`${at} years`)) });
  await server.call(maya, changeOwnSite, { body: { site: own.url } });
  [ownId, rivalId] = [await crawl(own.url), await crawl(rival.url)];
});

test('pages that change are read again sooner than those that never did, free of charge', async () => {
  expect(await schedule(ownId)).toMatchObject({
    isOn: true,
    isEligible: true,
    pagesPerDay: 50,
    isRunning: false,
    last: null,
  });
  expect(inDays((await schedule(ownId)).nextAt)).toBeCloseTo(7, 0);
  const before = await used();
  const days = new Map<string, number[]>();
  const results = new Map<number, SiteSchedule['last']>();
  for (let day = 1; day <= 18; day += 1) {
    await passDays(own.url, 1);
    own.answers.set('/daily', { body: page('/daily', text(`${day} years`)) });
    if (day === 13)
      own.answers.set('/', {
        body: '<!doctype html><title>Home</title><a href="/daily">a</a> <a href="/never">b</a> <a href="/new">c</a>',
      });
    if (day === 13) own.answers.set('/new', { body: page('/new', text('months')) });
    const asked = await readAgain(own, ownId);
    for (const path of asked) days.set(path, [...(days.get(path) ?? []), day]);
    if (asked.length > 0) results.set(day, (await schedule(ownId)).last);
  }
  // 7 days at first; then half as long after each change, at least a day, and half as long again without one.
  expect(days.get('/daily')).toEqual([7, 11, 13, 14, 15, 16, 17, 18]);
  expect(days.get('/never')).toEqual([7, 18]);
  expect(days.get('/new')).toEqual([14]);
  expect(conditions).toEqual([undefined, '"years"', '"years"']);
  expect(results.get(7)).toMatchObject({ read: 3, changed: 1, added: 0, problem: null });
  expect(results.get(14)).toMatchObject({ read: 3, changed: 1, added: 1 });
  expect(inDays((await schedule(ownId)).nextAt)).toBeCloseTo(1, 0);
  expect(await used()).toBe(before);
  const { body } = await server.call(maya, listSitePages, { query: { site: ownId, changedDays: '1' } });
  expect(body.pages.map(({ title }) => title)).toEqual(['/daily']);
  // The crawl that somebody started is still the one that is listed.
  const { body: list } = await server.call(maya, listSiteCrawls, {});
  expect(list.crawls.find(({ siteId }) => siteId === ownId)).toMatchObject({ read: 3, status: 'done' });
});

test('a competitor is read again while it is watched, within the pages of a day, until it is switched off', async () => {
  expect(await schedule(rivalId)).toMatchObject({ isEligible: false, nextAt: null });
  await passDays(rival.url, 8);
  expect(await readAgain(rival, rivalId)).toEqual([]);
  await server.call(maya, addToWatchlist, { body: { competitors: [rival.url], keywords: [] } });
  expect((await schedule(rivalId)).isEligible).toBe(true);
  await passDays(rival.url, 1);
  const pagesOf = (asked: readonly string[]) => asked.filter((path) => path === '/' || path.startsWith('/p'));
  const first = pagesOf(await readAgain(rival, rivalId));
  expect(first).toHaveLength(50);
  // Not twice in one day, by whatever server.
  expect(await readAgain(rival, rivalId)).toEqual([]);
  await passDays(rival.url, 1);
  const second = pagesOf(await readAgain(rival, rivalId));
  expect(second).toHaveLength(RIVAL_PAGES - 50);
  expect(new Set([...first, ...second]).size).toBe(RIVAL_PAGES);

  const off = await server.call(maya, changeSiteSchedule, { body: { site: rivalId, isOn: false } });
  expect(off.body).toMatchObject({ isOn: false, nextAt: null });
  await passDays(rival.url, 30);
  expect(await readAgain(rival, rivalId)).toEqual([]);
  const on = await server.call(maya, changeSiteSchedule, { body: { site: rivalId, isOn: true } });
  expect(inDays(on.body.nextAt)).toBeCloseTo(0, 1);
});

test('workspaces that nobody uses are left alone, and a crawl that somebody starts comes first', async () => {
  await server.sql.query(`update session set last_seen_at = now() - interval '61 days' where user_id = $1`, [
    maya.userId,
  ]);
  await server.sql.query(`delete from sign_in_entry where user_id = $1`, [maya.userId]);
  await startScheduledCrawls({ db, services, log: services.log });
  const waiting = async () =>
    (
      await server.sql.query<{ status: string }>(
        `select status from site_crawl where site_id = $1 and is_scheduled order by created_at desc limit 1`,
        [rivalId],
      )
    ).rows[0]?.status;
  expect(await waiting()).toBe('done');
  await server.sql.query(`update session set last_seen_at = now() where user_id = $1`, [maya.userId]);
  await server.sql.query(
    `insert into site_crawl (workspace_id, site_id, pages_max, stale_before, is_scheduled, new_after, due_at)
     values ($1, $2, 50, now(), true, now(), now() + interval '1 hour')`,
    [maya.workspaceId, rivalId],
  );
  await crawl(rival.url);
  expect(await waiting()).toBe('canceled');
  expect(
    (await server.call(await server.signUp('Eve'), readSiteSchedule, { query: { site: rivalId } })).status,
  ).toBe(404);
});

test('a site stays for as long as it is read on schedule, and goes 400 days later', async () => {
  const crawls = async () =>
    (
      await server.sql.query<{ is_scheduled: boolean }>(
        `select is_scheduled from site_crawl where site_id = $1 order by created_at`,
        [ownId],
      )
    ).rows.map(({ is_scheduled: isScheduled }) => (isScheduled ? 'scheduled' : 'started'));
  await server.sql.query(
    `update site_crawl set created_at = created_at - interval '390 days', ended_at = ended_at - interval '390 days'
     where site_id = $1 and not is_scheduled`,
    [ownId],
  );
  await deleteUnusedSites(db);
  expect((await crawls()).at(0)).toBe('started');
  await passDays(own.url, 35);
  await deleteUnusedSites(db);
  expect(await crawls()).toEqual(['started', 'scheduled']);
  await passDays(own.url, 400);
  await deleteUnusedSites(db);
  expect(await crawls()).toEqual([]);
  const { rows } = await server.sql.query(`select id from indexed_site where id = $1`, [ownId]);
  expect(rows).toEqual([]);
});
