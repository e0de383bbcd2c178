import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { isFullRun } from '../run-size.ts';
import type { TestPerson, TestServer } from '../server/test-server.ts';

export interface ScreenOptions extends BrowserContextOptions {
  /**
   * Whether the browser ever has nothing else to do. What the application loads then (search, notifications, the usage
   * panel, what watches the session, what recovers unsaved text) is a fifth of the work of a page, so in `npm test` only
   * tests that look at it ask for it; in `npm run test:storm` every screen loads it.
   */
  readonly loadsIdleParts?: boolean;
}

/**
 * Opens a path of the application in a browser context of its own, signed in as the person, or as nobody. The context
 * ends with the browser.
 */
export async function openScreen(
  browser: Browser,
  server: Pick<TestServer, 'url'>,
  path: string,
  person: Pick<TestPerson, 'cookie'> | null,
  { loadsIdleParts = isFullRun, ...options }: ScreenOptions = {},
): Promise<Page> {
  const context = await browser.newContext({ baseURL: server.url, reducedMotion: 'reduce', ...options });
  if (person !== null) await context.addCookies(sessionCookies(server, person));
  if (!loadsIdleParts)
    await context.addInitScript(() => {
      globalThis.requestIdleCallback = () => 0;
    });
  const page = await context.newPage();
  await page.goto(path);
  return page;
}

/** As `openScreen`, with the parts that the application loads once the browser has nothing else to do. */
export const openFullyLoadedScreen = (
  ...[browser, server, path, person, options]: Parameters<typeof openScreen>
) => openScreen(browser, server, path, person, { ...options, loadsIdleParts: true });

/** The session of a person, as a browser keeps it. */
export function sessionCookies(
  server: Pick<TestServer, 'url'>,
  { cookie }: Pick<TestPerson, 'cookie'>,
): { name: string; value: string; url: string }[] {
  return cookie.split('; ').map((pair) => {
    const end = pair.indexOf('=');
    return { name: pair.slice(0, end), value: pair.slice(end + 1), url: server.url };
  });
}
