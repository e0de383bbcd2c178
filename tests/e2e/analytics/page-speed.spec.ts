import { changeOwnSite, followSiteCrawl, startSiteCrawl } from '@pagewright/contract/analytics';
import { afterAll, expect, test } from 'vitest';
import { openTestBrowser } from '../../browser/open-test-browser.ts';
import { googleError, startPageSpeed } from '../../fakes/page-speed/start-page-speed.ts';
import { startWebHost } from '../../fakes/web/start-web-host.ts';
import { openTestServer } from '../../server/open-test-server.ts';
import { expectAccessibleInLightAndDark } from '../expect-accessible.ts';
import { expectNoOverflow } from '../expect-no-overflow.ts';
import { openScreen } from '../open-screen.ts';

const [google, site] = await Promise.all([startPageSpeed(), startWebHost({}, { address: '127.0.0.14' })]);
afterAll(() => Promise.all([google.close(), site.close()]));
const [server, browser] = await Promise.all([
  openTestServer({
    OUTGOING_ALLOW: '127.0.0.0/8',
    CRAWLER_PAUSE_MS: '0',
    CHROME_UX_REPORT_URL: google.url,
    PAGESPEED_URL: google.url,
  }),
  openTestBrowser(),
]);

const PHONE = { width: 360, height: 740 };
const WIDE = { width: 1360, height: 900 };
const TITLES = { '/': 'Fenwick Bikes', '/pricing': 'Pricing', '/guide': 'Bike care guide', '/news': 'News' };
const text = 'A chain lasts longer when it is cleaned and oiled after every wet ride. '.repeat(10);
const links = Object.keys(TITLES).map((path) => `<a href="${path}">${path}</a>`);
for (const [path, title] of Object.entries(TITLES))
  site.answers.set(path, {
    body: `<!doctype html><html lang="en"><title>${title}</title><nav>${links.join(' ')}</nav><h1>${title}</h1><p>${text}</p></html>`,
  });
const good = { lcp: 1_840, inp: 96, cls: 0.04, goodShare: 0.93 };
google.planted
  .set(`PHONE ${site.url}`, { lcp: 2_960, inp: 180, cls: 0.08, goodShare: 0.67 })
  .set(`DESKTOP ${site.url}`, good)
  .set(`PHONE ${site.url}/pricing`, { lcp: 5_210, inp: 540, cls: 0.05, goodShare: 0.31 })
  .set(`DESKTOP ${site.url}/pricing`, { ...good, lcp: 2_710, goodShare: 0.71 })
  .set(`PHONE ${site.url}/guide`, good)
  .set(`DESKTOP ${site.url}/guide`, good);

test('a key is connected, the pages of the site show worst first, one is checked on request, and all is disconnected', async () => {
  const maya = await server.signUp('Maya Lindqvist');
  const page = await openScreen(browser, server, '/settings/connections', maya, { viewport: WIDE });
  const section = page.getByRole('region', { name: 'Google page speed data' });
  const key = section.getByLabel('API key');
  await key.fill('AIzaWrong');
  await page.keyboard.press('Enter');
  await section.getByText('Google does not know this API key.').waitFor();
  await key.fill(google.key);
  await page.keyboard.press('Enter');
  await section.getByText('Waiting for your site to be crawled').waitFor();

  await server.call(maya, changeOwnSite, { body: { site: site.url } });
  const { body: crawl } = await server.call(maya, startSiteCrawl, { body: { site: '' } });
  await server.call(maya, followSiteCrawl, { params: { id: crawl.id } });
  await section.getByRole('button', { name: 'Check now' }).click();
  await section.getByText('Up to date').waitFor();
  await section.getByText('4 of 4 pages checked').waitFor();
  await expectAccessibleInLightAndDark(section, 'page speed connection');

  await section.getByRole('link', { name: 'View page speed' }).click();
  const phone = page.getByRole('region', { name: 'Phone', exact: true });
  await phone.getByText('2.96 s').waitFor();
  await phone.getByText('67% of loads good').first().waitFor();
  const rows = page.getByRole('region', { name: 'Page speed by page' }).getByRole('row');
  await expect
    .poll(async () => (await rows.getByRole('rowheader').allInnerTexts()).map((name) => name.split('\n')[0]))
    .toEqual(['Pricing', 'Bike care guide', 'Fenwick Bikes', 'News']);
  await rows.filter({ hasText: 'News' }).getByText('Not enough visits for field data').first().waitFor();
  await expectAccessibleInLightAndDark(page, 'page speed');

  google.planted.set(`PHONE ${site.url}/news`, { lcp: 4_400, inp: 90, cls: 0.3, goodShare: 0.4 });
  await page.getByLabel('Check a page now').fill('/news');
  await page.keyboard.press('Enter');
  await page.getByText(`${site.url}/news was checked.`).waitFor();
  await rows.filter({ hasText: 'News' }).getByText('4.4 s').waitFor();
  google.lab.set(`MOBILE ${site.url}/pricing`, {
    score: 0.47,
    audits: {
      'largest-contentful-paint': { numericValue: 5_310, score: 0.2, scoreDisplayMode: 'numeric' },
      'unused-javascript': {
        title: 'Reduce unused JavaScript',
        score: 0,
        scoreDisplayMode: 'metricSavings',
        details: { overallSavingsMs: 1_350, overallSavingsBytes: 245_000 },
      },
      'dom-size-insight': { title: 'Optimize DOM size', score: 0, scoreDisplayMode: 'binary' },
    },
    groups: { 'largest-contentful-paint': 'metrics' },
  });
  await page.getByLabel('Page to measure').fill('/pricing');
  await page.keyboard.press('Enter');
  const lab = page.getByRole('region', { name: 'Lab measurement' });
  await lab.getByText('47/100').waitFor();
  await lab.getByText('Could save 1.35 s (estimated by Lighthouse) · 245 kB less to download').waitFor();
  await expectAccessibleInLightAndDark(lab, 'lab measurement');
  google.failWith(googleError(429, 'RESOURCE_EXHAUSTED', 'quota'));
  await page.getByRole('button', { name: 'Check again: Pricing' }).click();
  await page.getByText('No more calls are made until tomorrow').first().waitFor();
  google.failWith(null);
  await page.setViewportSize(PHONE);
  await expectNoOverflow(page, 'page speed');

  await page.setViewportSize(WIDE);
  await page.goto('/settings/connections');
  await section.getByRole('button', { name: 'Disconnect' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click();
  await key.waitFor();
  await page.goto('/analytics/site?view=speed');
  await page.getByRole('heading', { name: 'Page speed is not connected' }).waitFor();
  await page.context().close();
});
