import { keywordDensity } from '@pagewright/contract/advanced';
import { addToWatchlist } from '@pagewright/contract/analytics';
import { createCalendarEvent } from '@pagewright/contract/calendar';
import { createContent } from '@pagewright/contract/content';
import { industryOutline, saveOutline } from '@pagewright/contract/outline';
import { createWebhook } from '@pagewright/contract/publishing';
import {
  AUTH_SCREENS,
  isScreenPath,
  LINKED_SCREENS,
  REDIRECTED_PATHS,
  SCREEN_PATHS,
} from '@pagewright/contract/screen-paths';
import { makeApiToken, updateSettings } from '@pagewright/contract/settings';
import { generateBrief } from '@pagewright/contract/strategy';
import { inviteMember } from '@pagewright/contract/team';
import type { Locator, Page, Request } from 'playwright';
import { expect, test, vi } from 'vitest';
import { openTestBrowser } from '../browser/open-test-browser.ts';
import { sampleOrAll } from '../run-size.ts';
import { signUpTeammate } from '../server/join-workspace.ts';
import { openTestServer } from '../server/open-test-server.ts';
import type { TestPerson } from '../server/test-server.ts';
import { openFullyLoadedScreen, openScreen } from './open-screen.ts';
import { findStableOverflows, LONG_NAME, LONG_WORD } from './expect-no-overflow.ts';
import { findEnglishText, visitScreen } from './translated-screen.ts';

vi.setConfig({ testTimeout: 300_000 });

const [server, browser] = await Promise.all([
  // The first user is the operator, whose screens are also visited.
  openTestServer({ DEFAULT_PLAN: 'Entrepreneur' }),
  openTestBrowser(),
]);

/** `npm test` visits every path, and of screens that share a path and of tabs one in so many; a full run visits all. */
const VISITED_EVERY = sampleOrAll(4, 1);
/** Starting points: every path in the contract, and screens without links to them. */
const START_PATHS = [
  ...[...SCREEN_PATHS, ...Object.keys(REDIRECTED_PATHS)].map((path) => `/${path}`),
  '/content/new',
  '/calendar?view=week',
  '/calendar?view=day',
  '/',
  '/nowhere',
];
/** Query parameters that identify a screen; the others are its input. */
const IDENTIFYING_PARAMS = new Set(['tab', 'analysis', 'view']);
const ID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g;
const OURS = new RegExp(`${LONG_WORD}|${LONG_NAME.split(' ')[0]}`);
/** The narrowest window in which nothing may need two scroll directions (WCAG 1.4.10): 1,280 pixels at 400 % zoom. */
const SMALLEST = { width: 320, height: 740 };
/** A tab that is not selected. */
const CLOSED_TAB = 'main [role="tab"][aria-selected="false"]:not([inert] *)';

/** A screen's name: its address, the same for all screens of a kind. */
function nameOf(address: string): string {
  const { pathname, searchParams } = new URL(address, server.url);
  const told = [...searchParams]
    .filter(([name, value]) => IDENTIFYING_PARAMS.has(name) || value.match(ID))
    .map((pair) => pair.join('='));
  return `${pathname}${told.length > 0 ? `?${told.toSorted().join('&')}` : ''}`.replaceAll(ID, ':id');
}

/** The path of a screen's name. */
const withoutQuery = (address: string): string => nameOf(address).replace(/\?.*/, '');

/** Fills a workspace with one of each resource that is cheap to create, with long names and words. */
async function createOneOfEach(person: TestPerson): Promise<void> {
  const call: typeof server.call = server.call.bind(server);
  const title = `${LONG_WORD} ${LONG_NAME}`;
  const content = `<h2>${LONG_WORD}</h2><p>${LONG_WORD} boivent beaucoup en été. Arrosez-les le matin.</p>`;
  await call(person, createContent, {
    body: { title, content, primaryKeyword: LONG_WORD, category: LONG_WORD, tags: [LONG_WORD] },
  });
  const site = `${LONG_WORD.toLowerCase()}.example`;
  await call(person, addToWatchlist, { body: { competitors: [site], keywords: [LONG_WORD] } });
  const scheduledFor = new Date().toISOString();
  await call(person, createCalendarEvent, { body: { title, platform: 'Newsletter', scheduledFor } });
  await call(person, generateBrief, { body: { idea: title, keyword: LONG_WORD, includeSearch: false } });
  const asked = { baseKeyword: LONG_WORD, industry: 'legal', includeSearch: false } as const;
  const { analysisData, outline } = (await call(person, industryOutline, { body: asked })).body;
  await call(person, saveOutline, { body: { analysisData, outline: { ...outline, title } } });
  await call(person, keywordDensity, { body: { content, targetKeywords: [LONG_WORD, title], keep: true } });
  await call(person, makeApiToken, {
    body: { name: LONG_NAME, scopes: ['content:read'], expiresInDays: 90 },
  });
  await call(person, createWebhook, { body: { url: `https://${site}/${LONG_WORD}` } });
  await call(person, inviteMember, { body: { email: `post@${site}`, role: 'basic_member' } });
  await signUpTeammate(server, person, 'basic_member', LONG_NAME);
}

const addressOf = (page: Page): string => page.url().slice(server.url.length);

/** Addresses of screens that the page links to. */
async function linkedFrom(page: Page): Promise<string[]> {
  const links = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')].map(({ pathname, search }) => [
      pathname,
      search,
    ]),
  );
  return links.filter(([path = '']) => isScreenPath(path)).map((link) => link.join(''));
}

/** The page's unselected tabs, identified by their tab list. */
const closedTabs = (page: Page): Promise<string[]> =>
  page
    .locator(CLOSED_TAB)
    .evaluateAll((tabs) => tabs.map((tab) => `${tab.textContent} (${tab.parentElement!.textContent})`));

/** Opens one of the unselected tabs. */
async function openTab(page: Page, at: number): Promise<void> {
  const tab = await page.locator(CLOSED_TAB).nth(at).elementHandle();
  await tab?.click();
  await page.waitForFunction((opened) => opened?.getAttribute('aria-selected') === 'true', tab);
}

/** Waits until a page's requests are done and rendered. */
function watchRequests(page: Page): () => Promise<void> {
  const open = new Set<Request>();
  // A stream never ends, and a worker that its screen stops while its script is loading ends without any event.
  page.on('request', (request) => {
    if (!/\/stream|\.worker-/.test(request.url())) open.add(request);
  });
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  return async () => {
    // Loaded content may start more requests.
    for (let pictures = 0; pictures < 2; pictures = open.size > 0 ? 0 : pictures + 1) {
      const asks = (): string[] => [...open].map((request) => request.url());
      await expect.poll(asks, { interval: 20 }).toEqual([]);
      await page.evaluate(() => new Promise(requestAnimationFrame));
    }
  };
}

/** Addresses of a tab's other analyses, which are in a menu. */
async function analysesFrom(page: Page): Promise<string[]> {
  const menu = page.locator('main').getByRole('button', { name: /^Analyse : / });
  if ((await menu.count()) === 0) return [];
  await menu.click();
  const items = page.getByRole('menuitem');
  await items.first().waitFor();
  const links = await items.evaluateAll((all) => all.map((item) => item.getAttribute('href') ?? ''));
  await page.keyboard.press('Escape');
  return links;
}

/**
 * Visits every screen from the starting points through links and tabs, one of each kind, and returns the visited
 * screens and their faults.
 */
async function visitScreens(
  page: Page,
  beginnings: readonly string[],
): Promise<{ names: string[]; faults: string[] }> {
  const settled = watchRequests(page);
  const ways = [...beginnings];
  const names = new Set(ways.map(nameOf));
  const paths = new Set(ways.map(withoutQuery));
  const tabs = new Set<string>();
  const faults: string[] = [];
  const isChosen = (place: number): boolean => place % VISITED_EVERY === 0;
  const add = (address: string): void => {
    const [name, path] = [nameOf(address), withoutQuery(address)];
    if (!names.has(name) && (!paths.has(path) || isChosen(names.size))) ways.push(address);
    names.add(name);
    paths.add(path);
  };
  const look = async (name: string): Promise<void> => {
    await settled();
    faults.push(...(await findStableOverflows(page, name)));
    // Generated texts are in the language of the test's input.
    if (!name.includes(':id'))
      faults.push(...(await findEnglishText(page.locator('body'), name)).filter((text) => !OURS.test(text)));
  };
  page.on('pageerror', (error) => faults.push(`${addressOf(page)}: ${error.message}`));
  // The list grows during the loop.
  for (const way of ways) {
    await visitScreen(page, way);
    const [name, address] = [nameOf(way), addressOf(page)];
    // A redirect counts as its target.
    if (nameOf(address) !== name) {
      add(address);
      continue;
    }
    await look(name);
    for (const link of await linkedFrom(page)) add(link);
    for (const link of await analysesFrom(page)) add(link);
    for (const [at, tab] of (await closedTabs(page)).entries()) {
      const isVisited = !tabs.has(tab) && isChosen(tabs.size);
      tabs.add(tab);
      if (!isVisited) continue;
      await openTab(page, at);
      if (addressOf(page) === address) await look(`${name} → ${tab}`);
      else add(addressOf(page));
      await visitScreen(page, way);
    }
  }
  return { names: ways.map(nameOf), faults };
}

const rightOf = async (part: Locator): Promise<number> => {
  const { x, width } = (await part.boundingBox())!;
  return x + width;
};

/** On which sides of a row a shadow is visible, by pixels above its texts. */
async function shadowsOf(row: Locator): Promise<{ left: boolean; right: boolean }> {
  const picture = (await row.screenshot()).toString('base64');
  return row.page().evaluate(async (png) => {
    const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
    const drawn = await createImageBitmap(new Blob([bytes]));
    const canvas = new OffscreenCanvas(drawn.width, drawn.height).getContext('2d')!;
    canvas.drawImage(drawn, 0, 0);
    const brightness = (x: number): number => {
      const [red = 0, green = 0, blue = 0] = canvas.getImageData(x, 4, 1, 1).data;
      return 0.2 * red + 0.7 * green + 0.1 * blue;
    };
    const ground = brightness(drawn.width / 2);
    const isTold = (x: number): boolean => Math.abs(brightness(x) - ground) > 30;
    return { left: isTold(1), right: isTold(drawn.width - 2) };
  }, picture);
}

/** Paths of the application's routes, as the browser gets them: `/content/*`, `/payment/:outcome`. */
const routesOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    interface Route {
      readonly path?: string;
      readonly parentId?: string;
    }
    const { routes } = (window as unknown as { __reactRouterManifest: { routes: Record<string, Route> } })
      .__reactRouterManifest;
    const pathOf = ({ path = '', parentId }: Route): string =>
      parentId === undefined ? '' : `${pathOf(routes[parentId]!)}${path === '' ? '' : `/${path}`}`;
    const parents = new Set(Object.values(routes).map(({ parentId }) => parentId));
    return Object.entries(routes)
      .filter(([id]) => !parents.has(id))
      .map(([, route]) => pathOf(route));
  });

/** Whether a path matches a route. */
const isOf = (route: string, path: string): boolean =>
  new RegExp(`^${route.replaceAll(/:\w+/g, '[^/]+').replace(/\/\*$/, '(?:/.*)?') || '/'}$`).test(path);

test('every screen fits long names, long words, and 30 % longer texts at 320 pixels, and is in French', async () => {
  const luc = await server.signUp(LONG_NAME);
  await server.call(luc, updateSettings, { body: { preferences: { language: 'fr' } } });
  await createOneOfEach(luc);
  const page = await openFullyLoadedScreen(browser, server, '/content', luc, {
    viewport: SMALLEST,
    locale: 'fr',
  });
  await page.locator('html[lang="fr"]').waitFor();
  const inside = await visitScreens(page, START_PATHS);
  const routes = await routesOf(page);
  await page.context().clearCookies();
  await page.goto('/sign-in');
  await page.locator('main form').waitFor();
  const outside = await visitScreens(
    page,
    [...AUTH_SCREENS, ...LINKED_SCREENS].map((path) => `/${path}`),
  );

  expect([...inside.faults, ...outside.faults]).toEqual([]);
  const walked = [...inside.names, ...outside.names].map(withoutQuery);
  expect(routes.filter((route) => !walked.some((path) => isOf(route, path)))).toEqual([]);
  // Links and tabs reach three times as many screens as the contract has paths.
  expect(inside.names.length).toBeGreaterThan(sampleOrAll(40, 70));
});

test('a tab list filled by two tabs shows on which side it continues, in light and dark mode, and shows the selected tab', async () => {
  const page = await openScreen(browser, server, '/analytics', await server.signUp(), {
    viewport: { width: 360, height: 740 },
  });
  const row = page.getByRole('tablist');
  const last = row.getByRole('tab').last();
  await last.click();
  await expect.poll(() => last.getAttribute('aria-selected')).toBe('true');
  await expect.poll(async () => (await rightOf(last)) - (await rightOf(row))).toBeLessThan(1);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect.poll(() => shadowsOf(row)).toEqual({ left: true, right: false });
  }
  await row.getByRole('tab', { name: 'Content Gaps' }).press('Enter');
  // As wide as the visible tabs.
  const tabs = await row.getByRole('tab').all();
  await row.evaluate(
    (element, width) => (element.style.width = `${width}px`),
    (await rightOf(tabs[1]!)) - 14,
  );
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect.poll(() => shadowsOf(row)).toEqual({ left: false, right: true });
  }
});
