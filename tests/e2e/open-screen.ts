import type { Browser, BrowserContextOptions, Page } from 'playwright';
import type { TestPerson, TestServer } from '../server/test-server.ts';

/**
 * Opens a path of the application in a browser context of its own, signed in as the person, or as nobody. The context
 * ends with the browser.
 */
export async function openScreen(
  browser: Browser,
  server: Pick<TestServer, 'url'>,
  path: string,
  person: Pick<TestPerson, 'cookie'> | null,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const context = await browser.newContext({ baseURL: server.url, reducedMotion: 'reduce', ...options });
  if (person !== null) await context.addCookies(sessionCookies(server, person));
  const page = await context.newPage();
  await page.goto(path);
  return page;
}

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
