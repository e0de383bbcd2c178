import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { isFullRun } from '../run-size.ts';
import type { TestPerson, TestServer } from '../server/test-server.ts';

export interface ScreenOptions extends BrowserContextOptions {
  /**
   * Whether the browser becomes idle. What the application then loads (search, notifications, usage panel, session
   * watcher, recovery of unsaved text) is a fifth of a page's work, so in `npm test` only tests that check it enable
   * this; in a full run every screen does.
   */
  readonly loadsIdleParts?: boolean;
}

/**
 * Opens a path of the application in a new browser context, signed in as the person, or signed out. The context ends
 * with the browser.
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

/** Like `openScreen`, with the parts that the application loads when the browser is idle. */
export const openFullyLoadedScreen = (
  ...[browser, server, path, person, options]: Parameters<typeof openScreen>
) => openScreen(browser, server, path, person, { ...options, loadsIdleParts: true });

/** A person's session cookies. */
export function sessionCookies(
  server: Pick<TestServer, 'url'>,
  { cookie }: Pick<TestPerson, 'cookie'>,
): { name: string; value: string; url: string }[] {
  return cookie.split('; ').map((pair) => {
    const end = pair.indexOf('=');
    return { name: pair.slice(0, end), value: pair.slice(end + 1), url: server.url };
  });
}
