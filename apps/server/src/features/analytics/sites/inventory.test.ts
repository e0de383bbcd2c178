import {
  assignSitePages,
  changeSiteView,
  followSiteCrawl,
  listSitePages,
  listSiteViews,
  removeSiteView,
  saveSiteView,
  startSiteCrawl,
} from '@pagewright/contract/analytics';
import { listCalendarEvents, planPages, removeBatch } from '@pagewright/contract/calendar';
import type { CallInput } from '@pagewright/contract/endpoint';
import { removeMember } from '@pagewright/contract/team';
import { afterAll, expect, test } from 'vitest';
import { startWebHost } from '../../../../../../tests/fakes/web/start-web-host.ts';
import { signUpTeammate } from '../../../../../../tests/server/join-workspace.ts';
import { isFullRun, sampleOrAll } from '../../../../../../tests/run-size.ts';
import { openTestServer } from '../../../../../../tests/server/open-test-server.ts';

const host = await startWebHost();
afterAll(() => host.close());
const server = await openTestServer({ OUTGOING_ALLOW: '127.0.0.0/8', CRAWLER_PAUSE_MS: '0' });

const GUIDE = `A rain barrel stands below the gutter and waters the garden without a pump.</p>
<h2>Where a rain barrel stands</h2><p>Choose a level place near the downpipe. A full barrel weighs as much as four people, so
lay a few paving stones first. Shade keeps the water fresh and slows algae down.</p>
<h2>How to connect it</h2><p>Cut the pipe, set the diverter, and push the hose into the lid. <a href="/garden-hose-guide">A
garden hose</a> carries the water to the beds. Check every joint after the first storm.</p>
<h2>What it needs in winter</h2><ul><li>Drain it before the first frost.</li><li>Turn it over.</li><li>Store the tap
indoors.</li></ul><p>Clean the filter twice a year, and a rain barrel lasts for decades.`;
const article = (title: string, words: string) => ({
  body: `<!doctype html><html lang="en"><title>${title}</title><main><h1>${title}</h1><p>${words}</p></main></html>`,
});
host.answers.set('/robots.txt', {
  headers: { 'content-type': 'text/plain' },
  body: 'User-agent: *\nDisallow: /hidden',
});
host.answers.set('/', {
  body: '<!doctype html><title>Home</title><a href="/rain-barrel-guide">a</a> <a href="/garden-hose-guide">b</a> <a href="/hidden">c</a>',
});
host.answers.set('/rain-barrel-guide', article('Rain barrel guide', GUIDE));
host.answers.set(
  '/garden-hose-guide',
  article('Garden hose guide', 'Nothing here but a few words about nothing at all, so far.'),
);

const admin = await server.signUp('Ada Admin');
const member = await signUpTeammate(server, admin, 'basic_member', 'Ben Member');
const { body: crawl } = await server.call(admin, startSiteCrawl, { body: { site: host.url } });
await server.call(admin, followSiteCrawl, { params: { id: crawl.id } });
const list = async (query: Record<string, string> = {}, person = admin) =>
  (await server.call(person, listSitePages, { query })).body.pages;
const paths = async (query: Record<string, string> = {}) =>
  (await list(query)).map(({ url }) => url.slice(host.url.length));

test('crawled pages are scored in the background, and nothing is claimed about others', async () => {
  const scored = async () =>
    new Map((await list()).map(({ url, score }) => [url.slice(host.url.length), score]));
  await expect.poll(async () => (await scored()).get('/garden-hose-guide')?.points ?? null).not.toBeNull();
  const scores = await scored();
  const [good, poor] = [scores.get('/rain-barrel-guide'), scores.get('/garden-hose-guide')];
  expect(good?.provenance.kind).toBe('modelled');
  expect(good?.points).toBeGreaterThan(poor?.points ?? 100);
  expect(scores.get('/hidden')).toBeNull();
  expect((await paths({ sort: 'score' })).slice(0, 2)).toEqual(['/rain-barrel-guide', '/garden-hose-guide']);
  const csv = String((await server.send('/api/site/pages/export', { person: admin })).body);
  expect(csv).toContain(`,${good?.points},modelled,`);

  // A different text gets a different score.
  host.answers.set(
    '/garden-hose-guide',
    article(
      'Garden hose guide',
      GUIDE.replaceAll('rain barrel', 'garden hose').replaceAll('Rain barrel', 'Garden hose'),
    ),
  );
  const { body: again } = await server.call(admin, startSiteCrawl, {
    body: { site: host.url, refresh: true },
  });
  await server.call(admin, followSiteCrawl, { params: { id: again.id } });
  await expect
    .poll(async () => (await scored()).get('/garden-hose-guide')?.points)
    .toBeGreaterThan(poor?.points ?? 100);
});

test('pages are assigned in bulk, shown, filtered, and unassigned when the member leaves', async () => {
  const pages = (await list({ search: 'guide' })).map(({ id }) => id);
  const assign = (userId: string | null, person = admin) =>
    server.call(person, assignSitePages, { body: { pages, userId } });
  expect((await assign(member.userId)).body).toEqual({ changed: 2, before: [{ userId: null, pages }] });
  expect((await assign(member.userId, member)).body).toEqual({ changed: 0, before: [] });
  const mine = await list({ assignee: member.userId }, member);
  expect(mine.map(({ assignee }) => assignee)).toEqual([
    { userId: member.userId, name: 'Ben Member' },
    { userId: member.userId, name: 'Ben Member' },
  ]);
  expect((await paths({ assignee: 'none' })).toSorted()).toEqual(['/', '/hidden']);

  const stranger = await server.signUp('Stranger');
  expect((await assign(stranger.userId)).status).toBe(422);
  expect((await assign(stranger.userId, stranger)).status).toBe(404);
  await server.call(stranger, startSiteCrawl, { body: { site: host.url } });
  expect((await list({}, stranger)).every(({ assignee }) => assignee === null)).toBe(true);

  const leaver = await signUpTeammate(server, admin, 'basic_member', 'Cy Leaver');
  expect((await assign(leaver.userId)).body).toMatchObject({
    changed: 2,
    before: [{ userId: member.userId }],
  });
  await server.call(admin, removeMember, { params: { id: leaver.userId } });
  expect((await paths({ assignee: 'none' })).length).toBe(4);
  await assign(member.userId);
  expect((await assign(null)).body).toMatchObject({ changed: 2 });
});

test('all pages that match filters are assigned and planned at once, and both can be undone', async () => {
  const site = crawl.siteId;
  const matching = { site, search: 'guide', sort: 'url' } as const;
  const assign = (selection: CallInput<typeof assignSitePages>['body']) =>
    server.call(admin, assignSitePages, { body: selection });
  const [one = ''] = (await list({ search: 'hose-guide' })).map(({ id }) => id);
  await assign({ pages: [one], userId: admin.userId });
  const { body: assigned } = await assign({ matching, userId: member.userId });
  expect(assigned.changed).toBe(2);
  expect(new Set(assigned.before.map(({ userId }) => userId))).toEqual(new Set([null, admin.userId]));
  for (const { userId, pages } of assigned.before) await assign({ userId, pages });
  expect((await paths({ assignee: admin.userId })).toSorted()).toEqual(['/garden-hose-guide']);
  expect((await list({ assignee: member.userId })).length).toBe(0);
  expect((await assign({ matching, pages: [one], userId: null })).status).toBe(400);
  expect((await assign({ userId: null })).status).toBe(400);

  const when = { from: '2099-03-01', perWeek: 7, timeZone: 'UTC' };
  const { body: plan } = await server.call(admin, planPages, { body: { matching, ...when } });
  expect(plan).toMatchObject({ created: 2, skipped: [] });
  const events = async () =>
    (
      await server.call(admin, listCalendarEvents, { query: { start: '2099-03-01', end: '2099-03-09' } })
    ).body.map(({ title, scheduledFor }) => [title, scheduledFor]);
  expect(await events()).toEqual([
    ['Expand: Garden hose guide', '2099-03-01T09:00:00.000Z'],
    ['Expand: Rain barrel guide', '2099-03-02T09:00:00.000Z'],
  ]);
  await server.call(admin, removeBatch, { params: { id: plan.batchId ?? '' } });
  expect(await events()).toEqual([]);
  const { body: few } = await server.call(admin, planPages, { body: { pages: [one], ...when } });
  expect(few.created).toBe(1);
  // Another workspace never reaches pages of a site that it did not crawl.
  const stranger = await server.signUp('Planner');
  for (const selection of [{ matching }, { pages: [one] }]) {
    const body = { ...selection, ...when };
    expect((await server.call(stranger, planPages, { body })).status).toBe(404);
  }
});

test('more pages than one call may change are refused before anything happens', async () => {
  const siteId = crawl.siteId;
  await server.sql.query(
    `insert into indexed_page (site_id, url, found_by) select $1, $2 || '/many/' || n, 'link' from generate_series(1, 10001) n`,
    [siteId, host.url],
  );
  const matching = (search: string) => ({ site: siteId, search });
  const refused = await server.call(admin, assignSitePages, {
    body: { matching: matching('/many/'), userId: member.userId },
  });
  expect(refused.status).toBe(422);
  expect(await list({ assignee: member.userId })).toEqual([]);
  const { body } = await server.call(admin, assignSitePages, {
    body: { matching: matching('/many/1'), userId: member.userId },
  });
  expect(body.changed).toBeGreaterThan(1_000);
  const planned = await server.call(admin, planPages, {
    body: { matching: matching('/many/'), from: '2099-03-01', perWeek: 7 },
  });
  expect(planned.status).toBe(422);
});

test('up to 10,000 pages are planned at once, in their order, and removed again at once', async () => {
  // The test before added 10,001 pages.
  await server.sql.query(`delete from indexed_page where url like '%/many/10001'`);
  const pages = sampleOrAll(1_112, 10_000);
  const matching = { site: crawl.siteId, search: isFullRun ? '/many/' : '/many/1', sort: 'url' } as const;
  const { status, body: plan } = await server.call(admin, planPages, {
    body: { matching, from: '2101-01-03', perWeek: 50, timeZone: 'UTC' },
  });
  expect([status, plan.created, plan.skipped]).toEqual([201, pages, []]);
  const { rows } = await server.sql.query<{ title: string; day: string }>(
    `select title, to_char(scheduled_for at time zone 'UTC', 'YYYY-MM-DD') as day from calendar_event
     where batch_id = $1 order by scheduled_for, title`,
    [plan.batchId],
  );
  // Fifty a week from the first day on.
  const lastDay = new Date(Date.parse('2101-01-03') + Math.floor(((pages - 1) * 7) / 50) * 86_400_000);
  expect([rows.length, rows[0]?.day, rows.at(-1)?.day]).toEqual([
    pages,
    '2101-01-03',
    lastDay.toISOString().slice(0, 10),
  ]);
  await server.call(admin, removeBatch, { params: { id: plan.batchId ?? '' } });
  const { rows: left } = await server.sql.query(
    'select from calendar_event where batch_id = $1 and removed_at is null',
    [plan.batchId],
  );
  expect(left).toHaveLength(0);
});

test('views are saved for the workspace, and renamed or removed by their author or an admin', async () => {
  const filters = { issue: 'thin', sort: 'score', minDepth: 1 } as const;
  const save = (name: string, person = member) =>
    server.call(person, saveSiteView, { body: { name, filters } });
  const { body: view } = await save('Thin pages');
  expect(view).toMatchObject({ name: 'Thin pages', filters, authorName: 'Ben Member', mayChange: true });
  expect((await save('thin PAGES', admin)).status).toBe(409);
  const views = async (person = member) => (await server.call(person, listSiteViews, {})).body.views;
  const { body: other } = await save('Our own', admin);
  expect((await views()).map(({ name, mayChange }) => [name, mayChange])).toEqual([
    ['Our own', false],
    ['Thin pages', true],
  ]);
  const rename = (id: string, name: string, person = member) =>
    server.call(person, changeSiteView, { params: { id }, body: { name } });
  expect((await rename(other.id, 'Mine now')).status).toBe(403);
  expect((await rename(view.id, 'our own')).status).toBe(409);
  expect((await rename(view.id, 'Short pages', admin)).body).toMatchObject({ name: 'Short pages', filters });
  const stranger = await server.signUp('Other');
  expect((await rename(view.id, 'Stolen', stranger)).status).toBe(404);
  expect(await views(stranger)).toEqual([]);
  expect((await server.call(member, removeSiteView, { params: { id: other.id } })).status).toBe(403);
  expect((await server.call(member, removeSiteView, { params: { id: view.id } })).status).toBe(204);
  expect((await views()).map(({ name }) => name)).toEqual(['Our own']);
});
