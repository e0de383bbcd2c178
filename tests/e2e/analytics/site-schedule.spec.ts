import {
  changeOwnSite,
  followSiteCrawl,
  readSiteSchedule,
  startSiteCrawl,
} from '@pagewright/contract/analytics';
import { afterAll, expect, test } from 'vitest';
import { openTestBrowser } from '../../browser/open-test-browser.ts';
import { startWebHost } from '../../fakes/web/start-web-host.ts';
import { openTestServer } from '../../server/open-test-server.ts';
import { expectNoOverflow } from '../expect-no-overflow.ts';
import { openScreen } from '../open-screen.ts';

const site = await startWebHost();
afterAll(() => site.close());
const [server, browser] = await Promise.all([
  openTestServer({ OUTGOING_ALLOW: '127.0.0.0/8', CRAWLER_PAUSE_MS: '0' }),
  openTestBrowser(),
]);
const TEXT = 'Sound wood lasts for years when it is kept dry and oiled every spring. '.repeat(5);
const page = (title: string) => ({
  body: `<!doctype html><html lang="en"><title>${title}</title><main><h1>${title}</h1><p>${TEXT}</p><a href="/oil">a</a> <a href="/wax">b</a></main></html>`,
});
site.answers.set('/', page('Workshop'));
site.answers.set('/oil', page('Oil for oak'));
site.answers.set('/wax', page('Wax for pine'));

test('the site’s screen says when it is read next and what changed, lists the changed pages, and switches it off', async () => {
  const ada = await server.signUp('Ada Lane');
  await server.call(ada, changeOwnSite, { body: { site: site.url } });
  const read = async () => {
    const { body } = await server.call(ada, startSiteCrawl, { body: { site: '', refresh: true } });
    await server.call(ada, followSiteCrawl, { params: { id: body.id } });
    return body;
  };
  const crawl = await read();
  site.answers.delete('/wax');
  await read();
  // As after a scheduled reading in which one of three pages had changed, and one was gone.
  await server.sql.query(
    `insert into site_crawl (workspace_id, site_id, pages_max, stale_before, is_scheduled, status, ended_at, read, changed, gone)
     values ($1, $2, 50, now(), true, 'done', now(), 3, 1, 1)`,
    [ada.workspaceId, crawl.siteId],
  );
  await server.sql.query(`update indexed_page set changed_seen_at = now() where url like '%/oil'`);
  const screen = await openScreen(browser, server, '/analytics/site', ada, {
    viewport: { width: 1440, height: 1000 },
  });
  await screen
    .getByText(/Last reading: .+, 3 pages\. 1 page had changed\. 1 page is gone\. Next reading: /)
    .waitFor();
  if (process.env.SHOTS) await screen.screenshot({ path: '/tmp/w20-wide.png', fullPage: true });
  await screen.getByRole('button', { name: 'Show changed pages' }).click();
  await screen.getByRole('link', { name: 'Oil for oak' }).waitFor();
  await expect.poll(() => screen.getByRole('link', { name: 'Workshop' }).count()).toBe(0);
  await screen.getByLabel('Kind of change').selectOption({ label: 'Gone' });
  const gone = screen.getByRole('row', { name: /Former title: Wax for pine.+found gone by the crawler/ });
  await gone.getByText('Found gone: it returned 200 before.').waitFor();
  await screen.getByRole('link', { name: 'Oil for oak' }).waitFor({ state: 'detached' });
  if (process.env.SHOTS) await screen.screenshot({ path: '/tmp/gone-wide.png', fullPage: true });

  await screen.getByLabel('Read this site again automatically').click({ force: true });
  await screen.getByText('The site will no longer be read again automatically.').waitFor();
  await screen.getByText(/Next reading: /).waitFor({ state: 'detached' });
  const { body } = await server.call(ada, readSiteSchedule, { query: {} });
  expect(body).toMatchObject({ isOn: false, nextAt: null });
  await screen.setViewportSize({ width: 390, height: 844 });
  await expectNoOverflow(screen, 'a site and its schedule');
  if (process.env.SHOTS) await screen.screenshot({ path: '/tmp/w20-phone.png' });
});
