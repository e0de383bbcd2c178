import type { Browser, BrowserContextOptions, Page } from 'playwright';
import type { TestPerson, TestServer } from '../server/test-server.ts';
import { openScreen, sessionCookies } from './open-screen.ts';

/** Opens a path in the page that the tests of a file share, signed in as the person, or signed out. */
export type OpenInReusedPage = (path: string, person: Pick<TestPerson, 'cookie'> | null) => Promise<Page>;

/**
 * One page for tests that run one after another. Each test gets a page like a new browser's: no cookies, no storage, no
 * routes, default size and color scheme. A separate page makes a test three times as slow. Tests with state that cannot
 * be reset (clocks, init scripts) need `openScreen`, and so do tests of what the application does when the browser is
 * idle: here it never is.
 */
export function reusePage(
  browser: Browser,
  server: Pick<TestServer, 'url'>,
  options: BrowserContextOptions = {},
): OpenInReusedPage {
  let page: Page | null = null;
  return async (path, person) => {
    if (page === null || page.isClosed()) {
      page = await openScreen(browser, server, 'about:blank', person, { ...options, loadsIdleParts: false });
      await page.goto(path);
      return page;
    }
    const context = page.context();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    for (const other of context.pages()) if (other !== page) await other.close();
    await page.emulateMedia({
      media: null,
      colorScheme: options.colorScheme ?? null,
      reducedMotion: 'reduce',
    });
    await page.setViewportSize(options.viewport ?? { width: 1280, height: 720 });
    await context.clearCookies();
    if (person !== null) await context.addCookies(sessionCookies(server, person));
    if (new URL(page.url()).origin !== server.url) await page.goto('/robots.txt');
    await page.evaluate(clearStorage);
    await page.goto(path);
    return page;
  };
}

/** Clears the storage of the page's origin, except cookies. */
async function clearStorage(): Promise<void> {
  localStorage.clear();
  sessionStorage.clear();
  for (const { name } of await indexedDB.databases()) if (name !== undefined) indexedDB.deleteDatabase(name);
}

/**
 * Goes to another path of the application in the open page, like the browser's back button: without reloading the
 * application. A page outside of the application loads it.
 */
export async function navigateInApp(page: Page, path: string): Promise<void> {
  const isMoved = await page.evaluate((to) => {
    if (!('__reactRouterContext' in window)) return false;
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
    return true;
  }, path);
  if (!isMoved) await page.goto(path);
}
