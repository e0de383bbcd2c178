import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { openTestBrowser } from '../browser/open-test-browser.ts';
import { isFullRun } from '../run-size.ts';
import { openTestServer } from '../server/open-test-server.ts';
import { expectAccessibleAtItsWidth } from './expect-accessible.ts';
import { reusePage, navigateInApp } from './reuse-page.ts';
import { openFullyLoadedScreen } from './open-screen.ts';

const KILOBYTE = 1_000;
const FIRST_LOAD_MAX = 230 * KILOBYTE;

const SCREENS = [
  ['Content Studio', '/content', 'Content Studio', 'Create and manage content'],
  ['Strategy Builder', '/strategy', 'Strategy Builder', 'Content strategy planning'],
  ['Smart Outline', '/outline', 'Smart Outline Generator', 'AI-powered content outlines'],
  ['Advanced Features', '/advanced', 'Advanced Features', 'SEO and competitive analysis'],
  ['Content Calendar', '/calendar', 'Content Calendar', 'Schedule and plan content'],
  ['Team', '/team', 'Team Management', 'Collaboration and workflows'],
  ['Competitive Analytics', '/analytics', 'Competitive Analytics', 'Track and analyze competitors'],
  ['Settings', '/settings', 'Settings', 'Configure your workspace'],
] as const;

const [server, browser] = await Promise.all([openTestServer(), openTestBrowser()]);
const maya = await server.signUp('Maya Lindqvist');

const openInReusedPage = reusePage(browser, server);
const open = (path: string, person: typeof maya | null = maya): Promise<Page> =>
  openInReusedPage(path, person);
const pathOf = (page: Page): string => new URL(page.url()).pathname;
const titleIs = (page: Page, name: string): Promise<void> =>
  page.getByRole('heading', { level: 1, name }).waitFor();
const scheme = (page: Page): Promise<string | null> =>
  page.locator('html').getAttribute('data-mantine-color-scheme');
const paper = (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
const LIGHT_PAPER = 'rgb(251, 250, 247)';
const DARK_PAPER = 'rgb(15, 21, 20)';

/** Where what is drawn on a screen ends on the right, in whole pixels. */
const rightEdge = (page: Page): Promise<number> =>
  page.getByRole('main').evaluate((main) => {
    const isDrawn = (one: Element): boolean => {
      const { backgroundColor, borderRightWidth, borderBottomWidth } = getComputedStyle(one);
      return `${backgroundColor} ${borderRightWidth} ${borderBottomWidth}` !== 'rgba(0, 0, 0, 0) 0px 0px';
    };
    const boxes = [...main.querySelectorAll('*')].filter((one) => one.checkVisibility() && isDrawn(one));
    return Math.round(Math.max(...boxes.map((one) => one.getBoundingClientRect().right)));
  });

test('the sidebar links to eight screens, each with its title, and marks the current one', async () => {
  const page = await open('/content');
  await titleIs(page, 'Content Studio');
  await page.setViewportSize({ width: 1440, height: 900 });
  const edges: (readonly [string, number])[] = [];
  const navigation = page.getByRole('navigation', { name: 'Screens' });
  await expect
    .poll(() => navigation.getByRole('link').allInnerTexts())
    .toEqual(SCREENS.map(([label]) => label));
  for (const [label, path, title, description] of SCREENS) {
    const link = navigation.getByRole('link', { name: label, exact: true });
    await link.click();
    await titleIs(page, title);
    await expect.poll(() => pathOf(page)).toBe(path);
    await expect.poll(() => page.title()).toBe(`${title} · Pagewright`);
    await expect.poll(() => page.getByRole('banner').innerText()).toContain(description);
    await expect.poll(() => link.getAttribute('aria-current')).toBe('page');
    await expect.poll(() => navigation.locator('[aria-current]').count()).toBe(1);
    await expect.poll(() => page.locator('h1').count()).toBe(1);
    edges.push([path, await rightEdge(page)]);
    // On paper: the screen's title and content, and nothing that needs a click. All screens share the frame.
    if (!isFullRun && path !== '/content') continue;
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('heading', { level: 1, name: title }).isVisible()).toBe(true);
    for (const hidden of ['navigation', 'search', 'complementary'] as const)
      expect([path, hidden, await page.getByRole(hidden).count()]).toEqual([path, hidden, 0]);
    await page.emulateMedia({ media: null });
  }
  // All end at the same right edge.
  expect(edges).toEqual(SCREENS.map(([, path]) => [path, edges[0]?.[1]]));
});

test('a new screen moves the focus to its title, and the keyboard can skip to the content', async () => {
  const page = await open('/content');
  await titleIs(page, 'Content Studio');
  await page.keyboard.press('Tab');
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to content');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main');
  await page.getByRole('link', { name: 'Team', exact: true }).press('Enter');
  await titleIs(page, 'Team Management');
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Team Management');
});

test('a collapsed sidebar shows icons with tooltips, and stays collapsed', async () => {
  const page = await open('/content');
  await page.getByRole('button', { name: 'Collapse sidebar' }).click();
  const link = page.getByRole('link', { name: 'Team', exact: true });
  expect((await link.boundingBox())!.width).toBeLessThan(60);
  await link.hover();
  const tooltip = page.getByRole('tooltip');
  await expect.poll(() => tooltip.innerText()).toBe('Team\nCollaboration and workflows');
  // It can be read by a magnifier that follows the pointer, and dismissed without moving the pointer.
  await tooltip.hover();
  expect(await tooltip.isVisible()).toBe(true);
  await page.keyboard.press('Escape');
  await tooltip.waitFor({ state: 'detached' });
  await page.reload();
  await page.getByRole('button', { name: 'Expand sidebar' }).click();
  expect((await link.boundingBox())!.width).toBeGreaterThan(200);
});

test('notifications are counted, listed and read', async () => {
  const tom = await server.signUp('Tom Okafor');
  const page = await open('/content', tom);
  await page.getByRole('button', { name: 'Notifications', exact: true }).click();
  await page.getByRole('heading', { name: 'Nothing new' }).waitFor();

  const rows = [
    ['published', 'Apples', `${server.url}/sites/tom/apples`, null],
    ['publish_failed', 'Pears', '/content/pears', 'content_unreadable'],
    ['published_late', 'Plums', null, null],
  ];
  for (const [kind, title, link, reason] of rows) {
    await server.sql.query(
      `INSERT INTO notification (key, workspace_id, user_id, kind, title, link, reason) VALUES ($1, $2, $3, $1, $4, $5, $6)`,
      [kind, tom.workspaceId, tom.userId, title, link, reason],
    );
  }
  await page.reload();
  await page.getByRole('button', { name: 'Notifications, 3 unread' }).click();
  const list = page.getByRole('region', { name: 'Notifications' });
  await list.getByRole('button', { name: /Plums was published later than planned/ }).waitFor();
  await list.getByRole('link', { name: /Pears could not be published.*could not be read/s }).click();
  await page.waitForURL('**/content/pears');
  await page.getByRole('button', { name: 'Notifications, 2 unread' }).click();
  await list.getByRole('button', { name: 'Mark all as read' }).click();
  await page.getByRole('button', { name: 'Notifications', exact: true }).waitFor();
  await expect.poll(() => list.getByRole('img', { name: 'Unread' }).count()).toBe(0);
});

test('an error is shown for 10 s, not counting the time that it has focus or hover, and can be closed', async () => {
  const page = await openFullyLoadedScreen(browser, server, 'about:blank', maya);
  await page.clock.install();
  await page.goto('/settings/security');
  await titleIs(page, 'Settings');
  const help = page.getByRole('banner').getByRole('link', { name: 'Help on this screen' });
  await expect.poll(() => help.getAttribute('href')).toBe('/help/security');
  await page.route('**/api/auth/sign-out?*', (route) => route.fulfill({ status: 500, json: {} }));
  // From here on, only the test advances the clock.
  await page.clock.pauseAt(Date.now() + 60_000);
  const notice = page.getByRole('alert').getByText('Server error. Please try again later.');
  const passUntil = async (part: Locator, isShown: boolean): Promise<void> => {
    const passed = async (): Promise<boolean> => {
      await page.clock.runFor(30);
      return part.isVisible();
    };
    await expect.poll(passed, { interval: 1 }).toBe(isShown);
  };
  const failSigningOut = async (): Promise<void> => {
    await page.getByRole('button', { name: /^User menu/ }).click();
    const signOut = page.getByRole('menuitem', { name: 'Sign out' });
    await passUntil(signOut, true);
    await page.clock.runFor(500);
    await signOut.click();
    await passUntil(notice, true);
  };
  await failSigningOut();
  await page.clock.runFor(9_000);
  expect(await notice.isVisible()).toBe(true);
  await notice.hover();
  await page.clock.runFor(60_000);
  expect(await notice.isVisible()).toBe(true);
  await page.mouse.move(5, 700);
  await page.clock.runFor(900);
  expect(await notice.isVisible()).toBe(true);
  await page.clock.runFor(1_000);
  await passUntil(notice, false);

  await failSigningOut();
  await page.getByRole('button', { name: 'Close message' }).click();
  await page.clock.runFor(400);
  await passUntil(notice, false);
  await page.context().close();
});

test('an unknown path is a 404 with a link home, and an unknown path inside the shell is Content Studio', async () => {
  const page = await open('/nowhere/at-all');
  expect((await server.send('/nowhere/at-all')).status).toBe(404);
  await titleIs(page, 'Page Not Found');
  await page.getByRole('link', { name: 'Go Home' }).click();
  await titleIs(page, 'Content Studio');
  for (const path of ['/team/no-such-thing', '/dashboard', '/content/no/such/thing']) {
    expect((await fetch(server.url + path)).status).toBe(200);
    await navigateInApp(page, '/settings');
    await titleIs(page, 'Settings');
    await navigateInApp(page, path);
    await titleIs(page, 'Content Studio');
    await expect.poll(() => pathOf(page)).toMatch(/^\/content/);
  }
});

test.runIf(isFullRun)('/dashboard leaves no trace in the history', async () => {
  const page = await open('/team');
  await titleIs(page, 'Team Management');
  await page.goto('/dashboard');
  await titleIs(page, 'Content Studio');
  await page.goBack();
  await titleIs(page, 'Team Management');
});

test('the color scheme follows the system until one is selected, and the choice is kept', async () => {
  const page = await open('/content');
  await titleIs(page, 'Content Studio');
  await expect.poll(async () => [await scheme(page), await paper(page)]).toEqual(['light', LIGHT_PAPER]);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.locator('html[data-mantine-color-scheme="dark"]').waitFor();
  await expect.poll(() => paper(page)).toBe(DARK_PAPER);
  await page.getByRole('button', { name: 'Switch to light' }).click();
  await expect.poll(() => paper(page)).toBe(LIGHT_PAPER);
  await expect
    .poll(() => page.locator('meta[name="theme-color"]').first().getAttribute('content'))
    .toBe('#fbfaf7');
  await page.reload();
  await expect.poll(() => scheme(page)).toBe('light');
  await page.getByRole('button', { name: /^User menu/ }).click();
  await page.getByRole('menuitemradio', { name: 'System' }).click();
  await expect.poll(() => paper(page)).toBe(DARK_PAPER);
});

test('dark mode applies before any application script has run', async () => {
  const context = await browser.newContext({ baseURL: server.url, colorScheme: 'dark' });
  const page = await context.newPage();
  await page.route('**/*.js', () => undefined);
  await page.goto('/content', { waitUntil: 'commit' });
  await page.getByText('Loading...').waitFor();
  // The style sheet may still be loading; nothing is painted before it.
  await expect.poll(() => paper(page)).toBe(DARK_PAPER);
  await context.close();
});

test.runIf(isFullRun)('a dashboard loads at most 230 kB of script, transfer size', async () => {
  const page = await openFullyLoadedScreen(browser, server, 'about:blank', maya);
  // What is fetched when the browser is idle is not part of the first load.
  await page.addInitScript(() => {
    globalThis.requestIdleCallback = () => 0;
  });
  await page.goto('/content');
  await titleIs(page, 'Content Studio');
  const bytes = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(
        (entry) => entry instanceof PerformanceResourceTiming && new URL(entry.name).pathname.endsWith('.js'),
      )
      .reduce(
        (sum, entry) => sum + (entry instanceof PerformanceResourceTiming ? entry.encodedBodySize : 0),
        0,
      ),
  );
  expect(bytes).toBeGreaterThan(50 * KILOBYTE);
  expect(bytes).toBeLessThanOrEqual(FIRST_LOAD_MAX);
  await page.context().close();
});

test('at 360 pixels the header fits one line and nothing scrolls horizontally', async () => {
  const page = await open('/analytics');
  await page.setViewportSize({ width: 360, height: 740 });
  await titleIs(page, 'Competitive Analytics');
  expect((await page.getByRole('banner').boundingBox())!.height).toBeLessThanOrEqual(60);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await page.getByRole('combobox').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Settings', exact: true }).click();
  await titleIs(page, 'Settings');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
});

test.each(isFullRun ? [360, 1440] : [1440])('axe finds nothing at %i pixels', async (width) => {
  const page = await open('/sign-in', null);
  await page.setViewportSize({ width, height: 800 });
  for (const [path, title] of [
    ['/sign-in', 'Sign in'],
    ['/sign-up', 'Create your account'],
    ['/forgot-password', 'Forgot your password?'],
    ['/reset-password?token=x', 'Choose a new password'],
  ] as const) {
    await navigateInApp(page, path);
    await titleIs(page, title);
    const submit = page
      .getByRole('main')
      .getByRole('button', { name: /^(Sign in|Create account|Send|Save)/ });
    if ((await submit.count()) > 0) await submit.click();
    await expectAccessibleAtItsWidth(page, path);
  }

  // Includes the parts that the shell loads when the browser is idle.
  const inside = await openFullyLoadedScreen(browser, server, '/team/activity', maya);
  await inside.setViewportSize({ width, height: 800 });
  await titleIs(inside, 'Team Management');
  await inside.getByRole('heading', { name: 'Activity', exact: true }).waitFor();
  await expectAccessibleAtItsWidth(inside, 'a screen');
  await inside.keyboard.press('Control+k');
  await inside.getByRole('option').first().waitFor();
  await expectAccessibleAtItsWidth(inside.getByRole('dialog'), 'search');
  await inside.keyboard.press('Escape');
  await inside.getByRole('combobox').waitFor({ state: 'detached' });
  await inside.getByRole('button', { name: /^Notifications/ }).click();
  await inside.getByRole('heading', { name: 'Nothing new' }).waitFor();
  await expectAccessibleAtItsWidth(inside.getByRole('region', { name: 'Notifications' }), 'notifications');
  await inside.keyboard.press('Escape');
  await inside.getByRole('button', { name: /^User menu/ }).click();
  await inside.getByRole('menuitem', { name: 'Sign out' }).waitFor();
  await expectAccessibleAtItsWidth(inside.getByRole('menu'), 'the user menu');
  await inside.context().close();
});
