import type { Browser, BrowserContextOptions, Page } from 'playwright';
import type { TestPerson, TestServer } from '../server/test-server.ts';
import { openScreen, sessionCookies } from './open-screen.ts';

/** Opens a path in the one page that the tests of a file share, signed in as the person, or as nobody. */
export type OpenInReusedPage = (path: string, person: Pick<TestPerson, 'cookie'> | null) => Promise<Page>;

/**
 * One page for tests that come one after another and each need one at a time. Each gets it as a browser that was never
 * here: without cookies, without what was kept, without routes, as wide and as light as at first. A page of its own
 * takes a test three times as long. What cannot be taken back (clocks, scripts of its own) has to be in `openScreen`,
 * and so has what the application does when the browser has nothing else to do: here it always has.
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

/** Empties what the origin of a page keeps, beside its cookies. */
async function clearStorage(): Promise<void> {
  localStorage.clear();
  sessionStorage.clear();
  for (const { name } of await indexedDB.databases()) if (name !== undefined) indexedDB.deleteDatabase(name);
}

/**
 * Goes to another path of the application in the page that is open, as the way back of the browser does: without
 * loading the application again. A page that has left the application loads it.
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
