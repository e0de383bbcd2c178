import { startSiteCrawl } from '@pagewright/contract/analytics';
import { listCallRuns } from '@pagewright/contract/runs';
import { readUsage } from '@pagewright/contract/usage';
import type { Page } from 'playwright';
import { afterAll, expect, test } from 'vitest';
import { openTestBrowser } from '../browser/open-test-browser.ts';
import { startWebHost } from '../fakes/web/start-web-host.ts';
import { openTestServer } from '../server/open-test-server.ts';
import { expectAccessible, expectNoHorizontalScroll } from './expect-accessible.ts';
import { openFullyLoadedScreen, openScreen } from './open-screen.ts';

const [server, browser, host] = await Promise.all([
  openTestServer({ DEFAULT_PLAN: 'Starter', OUTGOING_ALLOW: '127.0.0.0/8', CRAWLER_PAUSE_MS: '0' }),
  openTestBrowser(),
  startWebHost({}, { address: '127.0.0.7' }),
]);
afterAll(() => host.close());
const maya = await server.signUp('Maya Lindqvist');

/** The competitor's response once it is released. */
let releaseResponse = (): void => undefined;
const held = new Promise<void>((resolve) => (releaseResponse = resolve));
const TEXT = 'A rain barrel stands on a firm stand below the gutter. '.repeat(20);
host.answers.set('/', (_, response) => {
  void held.then(() =>
    response
      .setHeader('content-type', 'text/html')
      .end(`<!doctype html><title>Rain barrel stands</title><h1>Rain barrel stands</h1><p>${TEXT}`),
  );
});

const ANALYSIS = `/advanced?tab=competitive-intel&analysis=track-gaps&competitors=${encodeURIComponent(host.url)}`;
const working = (page: Page) => page.getByRole('button', { name: /^Running work/ });
const panel = (page: Page) => page.getByRole('region', { name: 'Running work' });
const cancel = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Cancel' });

test('an analysis continues on other screens, appears in every window, and is resumed, canceled, and opened', async () => {
  const page = await openScreen(browser, server, ANALYSIS, maya);
  const other = await openFullyLoadedScreen(browser, server, '/content', maya);
  expect(await working(page).count()).toBe(0);
  await page.getByRole('button', { name: 'Run analysis' }).click();
  await cancel(page).waitFor();
  // Also in the other window.
  await other.getByRole('button', { name: 'Running work, 1 running' }).waitFor();

  // After leaving the screen it is still running, even after a reload.
  await page.getByRole('link', { name: 'Calendar' }).first().click();
  await page.getByRole('heading', { level: 1, name: /Calendar/ }).waitFor();
  await page.goto(ANALYSIS);
  await cancel(page).waitFor();
  await cancel(page).click();
  await cancel(page).waitFor({ state: 'detached' });
  const statuses = async () =>
    (await server.call(maya, listCallRuns, {})).body.runs.map(({ status }) => status);
  await expect.poll(statuses).toEqual(['canceled']);
  expect((await server.call(maya, readUsage, {})).body.usage.seoRequests).toBe(0);

  // With the keyboard, on a phone, in dark mode.
  await page.getByRole('button', { name: 'Run analysis' }).click();
  await other.setViewportSize({ width: 360, height: 740 });
  await other.emulateMedia({ colorScheme: 'dark' });
  await other.getByRole('button', { name: 'Running work, 1 running' }).press('Enter');
  await panel(other).getByText(`Content gaps: ${host.url}`).first().waitFor();
  await panel(other)
    .getByRole('button', { name: /^Cancel: Content gaps/ })
    .waitFor();
  await expectAccessible(panel(other), 'running work');
  await expectNoHorizontalScroll(other, 'running work');
  releaseResponse();
  await panel(other)
    .getByRole('link', { name: /^Open result: Content gaps/ })
    .press('Enter');
  await other.getByRole('heading', { name: /^Result/ }).waitFor();
  await page.getByRole('heading', { name: /^Result/ }).waitFor();
  await expect.poll(statuses).toEqual(['done', 'canceled']);

  // So does the crawl of a site, which was started elsewhere.
  await server.call(maya, startSiteCrawl, { body: { site: host.url } });
  await working(other).press('Enter');
  await panel(other)
    .getByRole('link', { name: /^Open result: Site crawl/ })
    .press('Enter');
  await expect.poll(() => new URL(other.url()).pathname).toBe('/analytics/site');
  await other.getByText('known page read.').waitFor();
});
