import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { openTestBrowser } from '../browser/open-test-browser.ts';
import { openTestServer } from '../server/open-test-server.ts';
import type { TestPerson } from '../server/test-server.ts';
import { expectAccessibleInLightAndDark } from './expect-accessible.ts';
import { openFullyLoadedScreen } from './open-screen.ts';
import { expectNoOverflow } from './expect-no-overflow.ts';

const USAGE = '**/api/usage?*';
const OPERATOR = 'operator@example.com';

const [server, browser] = await Promise.all([
  openTestServer({ OPERATOR_EMAILS: OPERATOR }),
  openTestBrowser(),
]);

const panelOf = (page: Page) => page.getByRole('region', { name: 'Usage & Plan' });
const barOf = (page: Page, name: string) => panelOf(page).getByRole('progressbar', { name });
const valueOf = (page: Page, name: string) => barOf(page, name).getAttribute('aria-valuetext');
const colorOf = (page: Page, name: string) =>
  barOf(page, name)
    .locator('div')
    .evaluate((fill) => getComputedStyle(fill).backgroundColor);

async function use({ workspaceId }: TestPerson, kind: 'seo' | 'ai', used: number): Promise<void> {
  await server.sql.query(
    `INSERT INTO usage_counter (workspace_id, month, kind, used)
     VALUES ($1, date_trunc('month', now() at time zone 'utc')::date, $2, $3)
     ON CONFLICT (workspace_id, month, kind) DO UPDATE SET used = excluded.used`,
    [workspaceId, kind, used],
  );
}

test('the panel loads or says why not, and shows plan, bars, and what is left', async () => {
  const maya = await server.signUp('Maya Lindqvist');
  await use(maya, 'ai', 74);
  // Not on screens outside of the application.
  const page = await openFullyLoadedScreen(browser, server, '/nowhere', maya);
  const seen = Promise.withResolvers<void>();
  await page.route(USAGE, async (route) => {
    await seen.promise;
    await route.fulfill({ status: 500, json: {} });
  });
  await page.goto('/content');
  const panel = panelOf(page);
  await panel.getByText('Loading usage').waitFor();
  await expect.poll(() => panel.getAttribute('aria-busy')).toBe('true');
  seen.resolve();
  await panel.getByText('Failed to load usage data. Please try again.').waitFor();

  await page.route(USAGE, (route) => route.fulfill({ status: 401, json: {} }));
  await panel.getByRole('button', { name: 'Retry' }).click();
  await panel.getByText('Authentication token not available. Please log in again.').waitFor();
  await expect.poll(() => panel.getByRole('link', { name: 'Login' }).getAttribute('href')).toBe('/login');
  await page.route(USAGE, (route) => route.fulfill({ status: 200, json: null }));
  await panel.getByRole('button', { name: 'Retry' }).click();
  await panel.getByText('No usage data available').waitFor();
  // A proxy may respond with something other than usage.
  await page.route(USAGE, (route) => route.fulfill({ status: 200, json: {} }));
  await panel.getByRole('button', { name: 'Refresh' }).click();
  await panel.getByText('Failed to load usage data. Please try again.').waitFor();
  await page.unrouteAll();

  await panel.getByRole('button', { name: 'Refresh' }).click();
  await panel.getByText('Free plan').waitFor();
  await expect.poll(() => panel.getByText('$0 per month').isVisible()).toBe(true);
  await expect.poll(() => panel.getByText('No end date').isVisible()).toBe(true);
  await expect.poll(() => barOf(page, 'AI requests').getAttribute('aria-valuenow')).toBe('74');
  await expect.poll(() => valueOf(page, 'AI requests')).toBe('74 of 100, 26 left this month');
  await expect.poll(() => valueOf(page, 'SEO requests')).toBe('0 of 10, 10 left this month');
  await expect.poll(() => colorOf(page, 'AI requests')).toBe('rgb(21, 128, 61)');
  expect(await panel.getByText('ask the operator').count()).toBe(0);
  await page.context().close();
});

test('the panel follows a run in every window, and says what runs out soon and whom to ask', async () => {
  const tom = await server.signUp('Tom Okafor');
  await use(tom, 'ai', 74);
  await use(tom, 'seo', 9);
  const page = await openFullyLoadedScreen(browser, server, '/strategy', tom, { timezoneId: 'UTC' });
  const other = await page.context().newPage();
  await other.goto('/team');
  await barOf(other, 'AI requests').waitFor();
  const panel = panelOf(page);
  await panel.getByText('You have used nearly all of this month’s SEO requests.').waitFor();
  await expect.poll(() => colorOf(page, 'SEO requests')).toBe('rgb(180, 35, 24)');

  await page
    .getByRole('textbox', { name: 'Content Idea' })
    .fill('A guide to the rain barrel for a small garden');
  await page.getByRole('checkbox', { name: 'Search the web' }).uncheck();
  await page.getByRole('button', { name: 'Generate Brief' }).click();
  for (const each of [page, other]) {
    await panelOf(each)
      .getByText('You have used at least three quarters of this month’s AI requests.')
      .waitFor();
    await expect.poll(() => valueOf(each, 'AI requests')).toBe('75 of 100, 25 left this month');
  }
  await expect.poll(() => colorOf(page, 'AI requests')).toBe('rgb(161, 98, 7)');
  await panel.getByText(`For a larger plan, ask the operator of this installation: ${OPERATOR}`).waitFor();
  await expectAccessibleInLightAndDark(page, 'usage');

  await server.sql.query(
    `INSERT INTO workspace_plan (workspace_id, plan, ends_at) VALUES ($1, 'Entrepreneur', now() + interval '50 hours')`,
    [tom.workspaceId],
  );
  await panel.getByRole('button', { name: 'Refresh' }).click();
  await panel.getByText('The Entrepreneur plan ends in 2 days. What you made is kept.').waitFor();
  await expect.poll(() => panel.getByText(/^Custom, until /).isVisible()).toBe(true);
  await expect.poll(() => valueOf(page, 'SEO requests')).toBe('9 used, Unlimited');
  await expect.poll(() => barOf(page, 'SEO requests').getAttribute('aria-valuenow')).toBe('0');

  await page.getByRole('button', { name: 'Collapse sidebar' }).click();
  await panel.waitFor({ state: 'detached' });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('dialog').getByText('Entrepreneur plan', { exact: true }).waitFor();
  await expectNoOverflow(page, 'the menu of a phone');
  await page.context().close();
});
