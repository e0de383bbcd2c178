import { followSiteCrawl, listSitePages, startSiteCrawl } from '@pagewright/contract/analytics';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startWebHost } from '../../../../../../tests/fakes/web/start-web-host.ts';
import { openTestServer } from '../../../../../../tests/server/open-test-server.ts';
import type { TestPerson } from '../../../../../../tests/server/test-server.ts';

const DAY_MS = 86_400_000;
const YEAR = 364;
const dayAgo = (days: number): string => new Date(Date.now() - days * DAY_MS).toISOString();

/** Clicks per day: in the last four weeks, the four before, and those a year before. */
interface Planted {
  readonly ageDays: number;
  readonly now: number;
  readonly lately: number;
  readonly yearBefore: number;
}
const PAGES: Readonly<Record<string, Planted>> = {
  '/steady-and-old': { ageDays: 900, now: 10, lately: 10, yearBefore: 10 },
  '/in-its-season': { ageDays: 30, now: 2, lately: 20, yearBefore: 2 },
  '/falls': { ageDays: 30, now: 4, lately: 4, yearBefore: 10 },
  // 25 clicks instead of 36: a loss of more than a fifth that chance explains.
  '/varies': { ageDays: 30, now: 0.9, lately: 0.9, yearBefore: 1.3 },
  '/old': { ageDays: 900, now: 0, lately: 0, yearBefore: 0 },
  '/old-and-falls': { ageDays: 900, now: 4, lately: 4, yearBefore: 10 },
};
const VERDICTS = {
  '/falls': 'refresh',
  '/in-its-season': 'leave',
  '/old': 'refresh',
  '/old-and-falls': 'refresh',
  '/steady-and-old': 'leave',
  '/varies': 'leave',
};

const host = await startWebHost({}, { address: '127.0.0.12' });
afterAll(() => host.close());
const page = (path: string, ageDays: number, links = ''): string =>
  `<!doctype html><html lang="en"><head><title>All about ${path.slice(1)}</title>
<meta property="article:modified_time" content="${dayAgo(ageDays)}"></head><body>${links}<main><h1>${path.slice(1)}</h1>
<p>${`Words of ${path.slice(1)} that fill a page of a good length. `.repeat(40)}</p></main></body></html>`;
const links = Object.keys(PAGES).map((path) => `<a href="${path}">${path}</a>`);
host.answers.set('/', { body: page('/start', 30, links.join(' ')) });
for (const [path, { ageDays }] of Object.entries(PAGES))
  host.answers.set(path, { body: page(path, ageDays) });

const server = await openTestServer({
  OUTGOING_ALLOW: '127.0.0.0/8',
  CRAWLER_PAUSE_MS: '0',
  DEFAULT_PLAN: 'Starter',
});
const [maya, other] = [await server.signUp('Maya'), await server.signUp('Other')];

async function crawl(person: TestPerson): Promise<void> {
  const { body } = await server.call(person, startSiteCrawl, { body: { site: host.url } });
  for (;;)
    if ((await server.call(person, followSiteCrawl, { params: { id: body.id } })).body.endedAt !== null)
      return;
}

async function list(person: TestPerson, query: Record<string, string> = {}) {
  const { status, body } = await server.call(person, listSitePages, { query });
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
}

const verdictsOf = ({ pages }: Awaited<ReturnType<typeof list>>) =>
  Object.fromEntries(
    pages.flatMap(({ url, verdict }) => {
      const path = url.slice(host.url.length);
      return path === '/' ? [] : [[path, verdict]];
    }),
  );

/** Stores figures as a pull does. */
async function plantTraffic(url: string, workspaceId: string): Promise<void> {
  const { rows } = await server.sql.query<{ id: number }>(
    'insert into search_property (workspace_id, url) values ($1, $2) returning id',
    [workspaceId, url],
  );
  const id = rows[0]?.id;
  const days = [0, 28, YEAR].flatMap((from) => Array.from({ length: 28 }, (_, at) => from + at + 3));
  for (const day of days) {
    await server.sql.query(
      `insert into search_day (property_id, day, clicks, impressions, position_sum, is_final, asked_at, rows_asked_at)
       values ($1, $2, 0, 0, 0, true, now(), now())`,
      [id, dayAgo(day).slice(0, 10)],
    );
  }
  for (const [path, { now, lately, yearBefore }] of Object.entries(PAGES)) {
    const inserted = await server.sql.query<{ id: number }>(
      'insert into search_page (property_id, url) values ($1, $2) returning id',
      [id, host.url + path],
    );
    for (const day of days) {
      const mean = day < 31 ? now : day < 60 ? lately : yearBefore;
      // Whole clicks whose mean is this.
      const clicks = Math.floor(mean * (day + 1)) - Math.floor(mean * day);
      if (clicks === 0) continue;
      await server.sql.query(
        `insert into search_page_day (property_id, day, page_id, clicks, impressions, position_sum)
         values ($1, $2, $3, $4, $5, 1)`,
        [id, dayAgo(day).slice(0, 10), inserted.rows[0]?.id, clicks, clicks * 10],
      );
    }
  }
}

beforeAll(async () => {
  await crawl(maya);
  await crawl(other);
  await plantTraffic(`${host.url}/`, maya.workspaceId);
  await plantTraffic('https://elsewhere.example/', other.workspaceId);
});

test('a page that fell compared with its season is due, and one that holds its clicks is not, regardless of age', async () => {
  const body = await list(maya);
  expect(body.traffic).toMatchObject({ property: `${host.url}/`, provenance: { kind: 'measured' } });
  expect(body.traffic?.comparedTo?.slice(0, 4)).not.toBe(body.traffic?.to.slice(0, 4));
  expect(verdictsOf(body)).toEqual(VERDICTS);
  const of = (path: string) => body.pages.find(({ url }) => url === host.url + path);
  expect(of('/falls')?.traffic).toEqual({ clicks: 112, impressions: 1_120, clicksBefore: 280 });
  expect(of('/falls')?.reasons).toEqual([expect.stringContaining('112 clicks') as string]);
  expect(of('/old-and-falls')?.reasons).toHaveLength(2);
  expect(of('/steady-and-old')?.reasons.at(-1)).toContain('280');
  // A page missing from Search Console had no clicks.
  expect(of('/old')?.traffic).toEqual({ clicks: 0, impressions: 0, clicksBefore: 0 });
});

test('filters, counts, and sort orders use the same verdict and clicks', async () => {
  const due = Object.entries(VERDICTS).filter(([, verdict]) => verdict === 'refresh');
  const filtered = await list(maya, { verdict: 'refresh' });
  expect(filtered.total).toBe(due.length);
  expect(Object.keys(verdictsOf(filtered)).toSorted()).toEqual(due.map(([path]) => path));
  expect(filtered.verdicts.refresh).toBe(due.length);
  const clicks: number[] = [];
  let cursor: string | undefined;
  do {
    const part = await list(maya, {
      sort: 'clicks',
      limit: '2',
      ...(cursor === undefined ? {} : { cursor }),
    });
    clicks.push(...part.pages.map(({ traffic }) => traffic?.clicks ?? -1));
    cursor = part.nextCursor ?? undefined;
  } while (cursor !== undefined);
  expect(clicks).toEqual([280, 112, 112, 56, 25, 0, 0]);
});

test('other workspaces see nothing, and a property of another site does not affect this one', async () => {
  const body = await list(other);
  expect(body.traffic).toBeNull();
  expect(body.pages.every(({ traffic }) => traffic === null)).toBe(true);
  expect(verdictsOf(body)).toEqual({ ...VERDICTS, '/falls': 'leave', '/steady-and-old': 'refresh' });
  expect((await list(other, { sort: 'clicks' })).pages).toHaveLength(Object.keys(PAGES).length + 1);
});
