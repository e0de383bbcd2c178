import {
  cancelSiteCrawl,
  followSiteCrawl,
  listSitePages,
  startSiteCrawl,
} from '@pagewright/contract/analytics';
import { listCallRuns, type CallRuns } from '@pagewright/contract/runs';
import { PLANS } from '@pagewright/contract/plans';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { startWebHost, type WebResponse } from '../../../../../../tests/fakes/web/start-web-host.ts';
import { openTestServer } from '../../../../../../tests/server/open-test-server.ts';
import { openSecondServer } from '../../../../../../tests/server/second-server.ts';
import type { TestPerson } from '../../../../../../tests/server/test-server.ts';

const PAGES = 60;
const settings = { OUTGOING_ALLOW: '127.0.0.0/8', CRAWLER_PAUSE_MS: '0', DEFAULT_PLAN: 'Starter' };

/** A site that holds every request after a number of pages until it is released, so that a test can step in. */
async function startSite(address: string, pages: number, heldAfter = Infinity) {
  const host = await startWebHost({}, { address });
  const pagesAsked = () =>
    host.requests.map(({ path }) => path).filter((path) => path === '/' || path.startsWith('/p'));
  const [held, left, released] = [0, 1, 2].map(() => Promise.withResolvers<void>()) as [
    PromiseWithResolvers<void>,
    PromiseWithResolvers<void>,
    PromiseWithResolvers<void>,
  ];
  const answerWith =
    (body: string): WebResponse =>
    (_, response) => {
      const send = () => response.setHeader('content-type', 'text/html').end(body);
      if (pagesAsked().length <= heldAfter) return void send();
      response.on('close', () => response.writableEnded || left.resolve());
      held.resolve();
      void released.promise.then(send);
    };
  const links = Array.from({ length: pages }, (_, at) => `<a href="/p${at}">${at}</a>`).join(' ');
  host.answers.set('/', answerWith(`<!doctype html><title>Start</title>${links}`));
  for (let at = 0; at < pages; at += 1)
    host.answers.set(`/p${at}`, answerWith(`<!doctype html><title>Page ${at}</title><p>Text of page ${at}.`));
  return {
    ...host,
    pagesAsked,
    /** Once a request is held. */
    isHeld: held.promise,
    /** Once a caller has given up a held request. */
    isLeft: left.promise,
    release: () => released.resolve(),
  };
}

const [stopped, canceled, limited, other] = await Promise.all([
  startSite('127.0.0.4', PAGES, 20),
  startSite('127.0.0.5', PAGES, 15),
  startSite('127.0.0.6', PAGES),
  startSite('127.0.0.7', 20),
]);
afterAll(() => Promise.all([stopped, canceled, limited, other].map((host) => host.close())));
const changing = await startWebHost({}, { address: '127.0.0.9' });
afterAll(() => changing.close());
const server = await openTestServer(settings);
const maya = await server.signUp('Maya');

/** The crawls in the `runs` events of a person's stream, as they arrive. */
async function hearCrawls(person: TestPerson): Promise<CallRuns['crawls'][]> {
  const control = new AbortController();
  onTestFinished(() => control.abort());
  const { body } = await fetch(`${server.url}/api/notifications/stream`, {
    headers: { authorization: `Bearer ${await person.token()}` },
    signal: control.signal,
  });
  const heard: CallRuns['crawls'][] = [];
  const listen = async (): Promise<void> => {
    let text = '';
    for await (const part of body!.pipeThrough(new TextDecoderStream())) {
      const events = (text + part).split('\n\n');
      text = events.pop() ?? '';
      for (const event of events) {
        const data = /^event: runs\ndata: (.*)$/.exec(event)?.[1];
        if (data !== undefined) heard.push((JSON.parse(data) as CallRuns).crawls);
      }
    }
  };
  listen().catch(() => undefined);
  return heard;
}

test('a canceled crawl stops and keeps the pages it read', async () => {
  const heard = await hearCrawls(maya);
  const { body: crawl } = await server.call(maya, startSiteCrawl, { body: { site: canceled.url } });
  expect(crawl.pagesMax).toBe(PLANS.Starter.sitePages);
  await canceled.isHeld;
  const states = () => heard.flatMap((crawls) => crawls.map(({ status }) => status));
  await expect.poll(states).toContain('running');
  const { body } = await server.call(maya, cancelSiteCrawl, { params: { id: crawl.id } });
  expect(body.status).toBe('canceled');
  // It was in the list of running work, of which the author's windows hear, and nobody else's.
  const work = async (person: TestPerson) => (await server.call(person, listCallRuns, {})).body.crawls;
  expect(await work(maya)).toMatchObject([
    { id: crawl.id, site: canceled.url, status: 'canceled', mayCancel: true },
  ]);
  await expect.poll(states).toContain('canceled');
  expect(await work(await server.signUp('Stranger'))).toEqual([]);
  await canceled.isLeft;
  canceled.release();
  const { body: list } = await server.call(maya, listSitePages, { query: { status: 'ok' } });
  expect(list.total).toBeGreaterThan(5);
  expect(list.coverage.isComplete).toBe(false);
  // A crawl that went on would ask for more while another site is read.
  const next = await server.call(maya, startSiteCrawl, { body: { site: other.url } });
  const followed = await server.call(maya, followSiteCrawl, { params: { id: next.body.id } });
  expect(followed.body).toMatchObject({ status: 'done', read: 21 });
  expect(canceled.pagesAsked()).toHaveLength(16);
});

test('a site that is being crawled is not crawled a second time', async () => {
  const { rows } = await server.sql.query<{ id: string }>(
    `update site_crawl set status = 'waiting', due_at = now() + interval '1 hour' where status = 'done' and workspace_id = $1 returning id`,
    [maya.workspaceId],
  );
  expect(rows).toHaveLength(1);
  const again = await server.call(maya, startSiteCrawl, { body: { site: other.url } });
  expect(again.status).toBe(409);
  await server.sql.query(`update site_crawl set status = 'done' where id = $1`, [rows[0]?.id]);
});

test('a crawl stops at its page limit', async () => {
  // As on a plan with ten pages.
  const { rows } = await server.sql.query<{ id: string }>(
    `with site as (insert into indexed_site (origin) values ($1) returning id), page as (
       insert into indexed_page (site_id, url, found_by, depth) select id, $1 || '/', 'start', 0 from site)
     insert into site_crawl (workspace_id, site_id, pages_max, stale_before)
     select $2, id, 10, now() from site returning id`,
    [limited.url, maya.workspaceId],
  );
  const { body } = await server.call(maya, followSiteCrawl, { params: { id: rows[0]?.id ?? '' } });
  expect(body).toMatchObject({ status: 'done', read: 10, pagesMax: 10, known: PAGES + 1 });
  expect(limited.pagesAsked()).toHaveLength(10);
});

test('another server resumes a lost crawl without fetching pages twice', async () => {
  const { body: crawl } = await server.call(maya, startSiteCrawl, { body: { site: stopped.url } });
  await stopped.isHeld;
  // As after a kill: the lease has expired, and a server that is still reading notices that it lost the crawl.
  await server.sql.query(
    `update site_crawl set owner = gen_random_uuid(), lease_until = now() - interval '1 second' where id = $1`,
    [crawl.id],
  );
  await stopped.isLeft;
  stopped.release();
  const { body } = await server.call(maya, followSiteCrawl, { params: { id: crawl.id } });
  expect(body).toMatchObject({ status: 'done', read: PAGES + 1, known: PAGES + 1 });
  const asked = stopped.pagesAsked();
  expect(new Set(asked).size).toBe(PAGES + 1);
  // Requests in flight when the first server was lost may be repeated once.
  expect(asked.length - new Set(asked).size).toBeLessThanOrEqual(2);
});

test('changed pages are due sooner, unchanged ones later, and a limited crawl reads due pages first', async () => {
  const put = (path: string, text: string) =>
    changing.answers.set(path, {
      body: `<!doctype html><title>${path}</title><article><h1>${path}</h1><p>${text}</p></article>`,
    });
  put('/', '<a href="/same">One</a> <a href="/changes">Two</a>');
  const wood = (years: string) => `Sound wood lasts for ${years} when it is kept dry and oiled. `.repeat(12);
  const same = `<!doctype html><title>/same</title><article><h1>/same</h1><p>${wood('years')}</p></article>`;
  const conditions: (string | undefined)[] = [];
  changing.answers.set('/same', ({ headers }, response) => {
    conditions.push(headers['if-none-match']);
    const isKnown = headers['if-none-match'] === '"years"';
    response.writeHead(isKnown ? 304 : 200, { etag: '"years"', 'content-type': 'text/html' });
    response.end(isKnown ? '' : same);
  });
  put('/changes', wood('years'));
  const crawl = async (pagesMax: number) => {
    const { rows } = await server.sql.query<{ id: string }>(
      `with site as (insert into indexed_site (origin) values ($1)
         on conflict (origin) where workspace_id is null do update set origin = excluded.origin returning id),
       page as (insert into indexed_page (site_id, url, found_by, depth) select id, $1 || '/', 'start', 0 from site
         on conflict do nothing)
       insert into site_crawl (workspace_id, site_id, pages_max, stale_before)
       select $2, id, $3, now() from site returning id`,
      [changing.url, maya.workspaceId, pagesMax],
    );
    const before = changing.requests.length;
    await server.call(maya, followSiteCrawl, { params: { id: rows[0]?.id ?? '' } });
    return changing.requests.slice(before).map(({ path }) => path);
  };
  const wait = (days: number) =>
    server.sql.query(
      `update indexed_page set checked_at = checked_at - $2 * interval '1 day',
         first_seen_at = first_seen_at - $2 * interval '1 day' where url like $1 || '%'`,
      [changing.url, days],
    );
  await crawl(10);
  await wait(8);
  put('/changes', wood('decades'));
  await crawl(10);
  const { rows } = await server.sql.query(
    `select substr(url, length($1) + 1) as path, revisit_days as days from indexed_page where url like $1 || '%' order by url`,
    [changing.url],
  );
  expect(rows).toEqual([
    // It has no text whose changes could be noticed.
    { path: '/', days: 7 },
    { path: '/changes', days: 3.5 },
    { path: '/same', days: 10.5 },
  ]);
  // The second time it is only asked whether it changed; its facts stay.
  expect(conditions).toEqual([undefined, '"years"']);
  const { body: list } = await server.call(maya, listSitePages, { query: { search: '/same' } });
  expect(list.pages).toMatchObject([{ title: '/same', status: 200, words: 144 }]);
  await wait(8);
  const asked = await crawl(1);
  expect(asked).toContain('/changes');
  expect(asked).not.toContain('/same');
});

test('two servers that crawl two sites of one host keep its pause together', async () => {
  const pauseMs = 120;
  const first = await openTestServer({ ...settings, CRAWLER_PAUSE_MS: String(pauseMs) });
  await openSecondServer(first, { ...settings, CRAWLER_PAUSE_MS: String(pauseMs) });
  const sites = await Promise.all([1, 2].map(() => startWebHost({}, { address: '127.0.0.10' })));
  onTestFinished(async () => void (await Promise.all(sites.map((site) => site.close()))));
  const person = await first.signUp('Noa');
  const ids = await Promise.all(
    sites.map(async (site) => {
      const links = Array.from({ length: 6 }, (_, at) => `<a href="/p${at}">${at}</a>`).join(' ');
      site.answers.set('/', { body: `<!doctype html><title>Start</title>${links}` });
      for (let at = 0; at < 6; at += 1)
        site.answers.set(`/p${at}`, {
          body: `<!doctype html><title>Page ${at}</title><p>Text of page ${at}.`,
        });
      return (await first.call(person, startSiteCrawl, { body: { site: site.url } })).body.id;
    }),
  );
  for (const id of ids)
    expect((await first.call(person, followSiteCrawl, { params: { id } })).body).toMatchObject({
      status: 'done',
      read: 7,
    });
  const times = sites.flatMap(({ requests }) => requests.map(({ at }) => at)).toSorted((a, b) => a - b);
  expect(times.length).toBeGreaterThanOrEqual(14);
  const pauses = times.slice(1).map((at, index) => at - times[index]!);
  expect(Math.min(...pauses)).toBeGreaterThanOrEqual(pauseMs);
});
