import { POLICY_VERSION } from '@pagewright/contract/policy-version';
import type { Page } from 'playwright';
import { afterAll, expect, test } from 'vitest';
import { openTestBrowser } from '../browser/open-test-browser.ts';
import { startGoogleTag } from '../fakes/google-tag/start-google-tag.ts';
import { sampleOrAll } from '../run-size.ts';
import { openTestServer } from '../server/open-test-server.ts';
import { expectAccessible, expectAccessibleInLightAndDark } from './expect-accessible.ts';
import { openFullyLoadedScreen } from './open-screen.ts';
import { expectNoOverflow } from './expect-no-overflow.ts';

const TAG_ID = 'G-TEST12345';
const tag = await startGoogleTag();
afterAll(() => tag.close());
const [server, browser] = await Promise.all([
  openTestServer({ ANALYTICS_TAG_ID: TAG_ID, ANALYTICS_TAG_BASE: tag.url }),
  openTestBrowser({ showsConsentPrompt: true }),
]);

const DENIED = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
};
const GRANTED = {
  ad_storage: 'granted',
  ad_user_data: 'granted',
  ad_personalization: 'granted',
  analytics_storage: 'granted',
};
const ANALYTICS_ONLY = { ...DENIED, analytics_storage: 'granted' };
const DEFAULT = ['consent', 'default', { ...DENIED, wait_for_update: 500 }];

const region = (page: Page) => page.getByRole('region', { name: 'Cookie choices' });
const press = (page: Page, name: string) => region(page).getByRole('button', { name, exact: true }).click();
const gone = (page: Page) => region(page).waitFor({ state: 'hidden' });
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);
const cookiesOf = async (page: Page) => (await page.context().cookies()).map(({ name }) => name).toSorted();
const stored = (page: Page): Promise<unknown> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('pagewright.consent') ?? 'null') as unknown);
const keysOf = (page: Page) =>
  page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await indexedDB.databases()).map(({ name = '' }) => name),
  ]);
const shiftOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) =>
          resolve(
            list.getEntries().reduce((sum, entry) => sum + (entry as unknown as { value: number }).value, 0),
          ),
        ).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => setTimeout(() => resolve(0)));
      }),
  );

/** Stored entries that the cookie page does not list. */
async function unnamed(page: Page): Promise<string[]> {
  const html = await (await fetch(`${server.url}/cookies`)).text();
  const names = [...html.matchAll(/<code>([^<]+)<\/code>/g)].map(([, name = '']) => name);
  const isNamed = (kept: string): boolean =>
    names.some((name) => (name.endsWith('…') ? kept.startsWith(name.slice(0, -1)) : name === kept));
  return [...(await cookiesOf(page)), ...(await keysOf(page))].filter((kept) => !isNamed(kept));
}

test('the site asks, loads its tag only for what was allowed, and deletes what was revoked', async () => {
  const context = await browser.newContext({ baseURL: server.url });
  const [page, other] = await Promise.all([context.newPage(), context.newPage()]);
  await Promise.all([page.goto('/about'), other.goto('/pricing')]);
  await Promise.all([region(page).waitFor(), region(other).waitFor()]);
  expect([await cookiesOf(page), await keysOf(page), tag.requestCount()]).toEqual([[], [], 0]);
  expect(await shiftOf(page)).toBe(0);

  // Second in keyboard order, no focus trap, and content behind it can scroll above it.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect.poll(() => focused(page)).toBe('Privacy policy');
  await page.getByText('Samples on this site are marked as samples.').scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const [foot, banner] = await Promise.all([
    page.locator('footer').boundingBox(),
    region(page).boundingBox(),
  ]);
  expect(foot!.y + foot!.height).toBeLessThanOrEqual(banner!.y + 1);

  await page.setViewportSize({ width: 360, height: 740 });
  await press(page, 'Customize');
  await expect.poll(() => focused(page)).toBe('Choose what we can store');
  await expectNoOverflow(page, 'customize on a phone');
  await expectAccessibleInLightAndDark(page, 'customize');
  await expect.poll(() => region(page).getByRole('switch', { name: 'Essential' }).isDisabled()).toBe(true);
  await press(page, 'Back');
  await expect.poll(() => focused(page)).toBe('Cookies on this site');
  await page.keyboard.press('Escape');
  await press(page, 'Customize');
  await region(page)
    .getByRole('switch', { name: /^Analytics/ })
    .click();
  await press(page, 'Save Preferences');
  await gone(page);
  await gone(other);
  await page.getByText('Your choice was saved.').waitFor({ state: 'attached' });
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN');
  await expect
    .poll(() => stored(page))
    .toEqual({
      necessary: true,
      analytics: true,
      marketing: false,
      preferences: false,
      version: POLICY_VERSION,
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as unknown,
    });
  await expect.poll(() => tag.hits().length).toBe(2);
  await other.close();
  expect(tag.loadCount()).toBe(2);
  for (const call of [DEFAULT, ['consent', 'update', ANALYTICS_ONLY]]) {
    expect(tag.calls().filter((told) => JSON.stringify(told) === JSON.stringify(call))).toHaveLength(2);
  }
  expect(tag.hits()[0]).toMatchObject({ name: 'page_view', signals: ANALYTICS_ONLY });
  await expect.poll(() => cookiesOf(page)).toEqual(['_ga']);
  expect(await unnamed(page)).toEqual([]);

  // Remembered, shown, and revoked.
  await page.goto('/cookies?secret=1');
  await expect.poll(() => tag.hits().length).toBe(3);
  await page.getByRole('link', { name: 'About', exact: true }).click();
  await expect.poll(() => tag.hits().length).toBe(4);
  expect(tag.hits()[3]?.page_referrer).toBe(`${server.url}/cookies`);
  await expect.poll(async () => [await region(page).isHidden(), tag.loadCount()]).toEqual([true, 4]);
  const opener = page.getByRole('button', { name: 'Change cookie choices' });
  await opener.click();
  await expect
    .poll(() => region(page).getByRole('listitem').allInnerTexts())
    .toEqual([
      expect.stringMatching(/^Essential[\s\S]*Always On$/),
      expect.stringMatching(/^Analytics[\s\S]*Enabled$/),
      expect.stringMatching(/^Marketing[\s\S]*Disabled$/),
      expect.stringMatching(/^Preferences[\s\S]*Disabled$/),
    ]);
  await press(page, 'Close');
  await expect.poll(() => focused(page)).toBe('Change cookie choices');
  await opener.click();
  await press(page, 'Reset Cookie Preferences');
  await region(page).getByText('Cookies on this site').waitFor();
  expect([await stored(page), await cookiesOf(page)]).toEqual([null, []]);
  await page.goto('/cookies');
  const panel = page.getByRole('region', { name: 'Privacy settings' });
  await region(page).waitFor();
  await expect.poll(() => panel.getByText('Disabled').count()).toBe(3);
  await press(page, 'Reject All');
  await gone(page);
  await page.goto('/about');
  await page.getByRole('button', { name: 'Change cookie choices' }).waitFor();
  expect([await cookiesOf(page), tag.loadCount(), tag.hits().length]).toEqual([[], 4, 4]);

  // A new policy version asks again, starting from the previous choice.
  await page.evaluate(
    (text) => localStorage.setItem('pagewright.consent', text),
    JSON.stringify({
      necessary: true,
      analytics: true,
      marketing: true,
      preferences: false,
      version: '2025-01',
      at: '2025-01-01T00:00:00Z',
    }),
  );
  await page.goto('/pricing');
  await press(page, 'Customize');
  const on = (name: string) =>
    region(page)
      .getByRole('switch', { name: new RegExp(`^${name}`) })
      .isChecked();
  await expect
    .poll(async () => [await on('Analytics'), await on('Marketing'), await on('Preferences')])
    .toEqual([true, true, false]);
  expect([tag.loadCount(), await cookiesOf(page)]).toEqual([4, []]);
  await press(page, 'Accept All');
  await expect.poll(() => tag.hits().length).toBe(5);
  expect(tag.loadCount()).toBe(5);
  expect(tag.hits()[4]?.signals).toMatchObject(GRANTED);
  await expect.poll(() => cookiesOf(page)).toEqual(['_ga', '_gcl_au']);
  await page.getByText('Annual', { exact: true }).click();
  await page.reload();
  const annual = page.getByRole('radio', { name: 'Annual' });
  await expect.poll(() => annual.isChecked()).toBe(true);
  expect(await unnamed(page)).toEqual([]);
  await page.getByRole('button', { name: 'Change cookie choices' }).click();
  await press(page, 'Reset Cookie Preferences');
  await expect.poll(async () => [await cookiesOf(page), await keysOf(page)]).toEqual([[], []]);
  expect(tag.mistakes()).toEqual([]);
  await page.context().close();
});

test('the application asks unobtrusively, and sends the tag no page and no keystrokes', async () => {
  const person = await server.signUp('Maya Lindqvist');
  const visitor = await openFullyLoadedScreen(browser, server, '/reset-password?token=secret', null);
  await region(visitor).waitFor();
  const heard = { asked: tag.loadCount(), calls: tag.calls().length, hits: tag.hits().length };
  expect(await unnamed(visitor)).toEqual([]);
  await press(visitor, 'Accept All');
  await expect.poll(() => tag.calls().length).toBe(heard.calls + 3);
  expect(tag.calls().slice(heard.calls)).toEqual([
    DEFAULT,
    ['consent', 'update', GRANTED],
    [
      'config',
      TAG_ID,
      {
        page_referrer: '',
        send_page_view: false,
        page_location: `${server.url}/reset-password`,
        page_title: 'Pagewright',
      },
    ],
  ]);
  await visitor.context().close();

  // On a phone it does not cover the first action.
  const phone = await openFullyLoadedScreen(browser, server, '/', null, {
    viewport: { width: 360, height: 740 },
  });
  for (const path of ['/', '/pricing', '/sign-up']) {
    if (path !== '/') await phone.goto(path);
    await region(phone).waitFor();
    const first = phone.locator('main').locator('a.button, button[type="submit"]').first();
    await first.waitFor();
    const [action, asking] = await Promise.all([first.boundingBox(), region(phone).boundingBox()]);
    const isCovered = action!.y < 740 && action!.y + action!.height > asking!.y;
    expect([path, isCovered]).toEqual([path, false]);
  }
  await phone.context().close();

  const page = await openFullyLoadedScreen(browser, server, '/settings/privacy', person);
  await region(page).waitFor();
  // A banner that pushed the page down would move the heading and shift a tenth of the screen. Late content on a busy
  // machine shifts a little too, so only a full run limits the shift to a word's width.
  const headingTop = (): Promise<number> =>
    page
      .getByRole('heading', { level: 1 })
      .first()
      .evaluate((heading) => heading.getBoundingClientRect().top + scrollY);
  const topWithBanner = await headingTop();
  expect(await shiftOf(page)).toBeLessThan(sampleOrAll(0.1, 0.01));
  await expectAccessible(page, 'the application while it asks');
  const deletion = page.getByRole('button', { name: 'Delete my account' });
  await deletion.waitFor();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const [last, banner] = await Promise.all([deletion.boundingBox(), region(page).boundingBox()]);
  expect(last!.y + last!.height).toBeLessThan(banner!.y);
  await page.getByRole('switch', { name: /^Analytics/ }).click();
  await gone(page);
  expect(await headingTop()).toBe(topWithBanner);
  await expect.poll(() => tag.loadCount()).toBe(heard.asked + 2);
  await expect.poll(() => page.evaluate(() => 'gtag' in window)).toBe(true);
  await page.evaluate(() =>
    (window as unknown as { gtag(...told: unknown[]): void }).gtag('event', 'purchase', {}),
  );
  await expect.poll(() => tag.hits().length).toBe(heard.hits + 1);
  expect(tag.hits().at(-1)).toMatchObject({
    name: 'purchase',
    page_location: `${server.url}/settings`,
    signals: ANALYTICS_ONLY,
  });
  expect(await unnamed(page)).toEqual([]);
  await page.getByRole('button', { name: 'Reset Cookie Preferences' }).click();
  await region(page).waitFor();
  await expect.poll(async () => (await cookiesOf(page)).filter((name) => name.startsWith('_g'))).toEqual([]);
  await expect.poll(() => page.evaluate(() => 'gtag' in window)).toBe(false);
  await press(page, 'Reject All');
  await gone(page);
  await page.getByRole('button', { name: 'Collapse sidebar' }).click();
  // The editor creates its journal before anything is typed.
  await page.goto('/content/new');
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Unsaved');
  await expect.poll(() => keysOf(page)).toContain('pagewright.journal');
  page.once('dialog', (question) => void question.accept());
  await page.goto('/settings/privacy');
  await page.getByRole('heading', { name: 'Download my data' }).waitFor();
  expect(await region(page).count()).toBe(0);
  expect([tag.loadCount(), tag.hits().length]).toEqual([heard.asked + 2, heard.hits + 1]);
  expect(await unnamed(page)).toEqual([]);
  expect(tag.mistakes()).toEqual([]);
  await page.context().close();
});
