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
  const cookies = (person?.cookie ?? '').split('; ').filter((cookie) => cookie !== '');
  await context.addCookies(
    cookies.map((cookie) => {
      const end = cookie.indexOf('=');
      return { name: cookie.slice(0, end), value: cookie.slice(end + 1), url: server.url };
    }),
  );
  const page = await context.newPage();
  await page.goto(path);
  return page;
}
