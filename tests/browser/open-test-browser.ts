import type { Browser } from 'playwright';
import { afterAll } from 'vitest';
import { type BrowserOptions, launchBrowser } from './launch-browser.ts';

/** Test files share their worker's modules, and so its browsers; each ends with the worker's process. */
const running = new Map<string, Promise<Browser>>();

/** A browser for the test file that asks for it; what the file opened in it is closed after its last test. */
export async function openTestBrowser(wishes: BrowserOptions = {}): Promise<Browser> {
  const key = JSON.stringify(wishes);
  const known = await running.get(key)?.catch(() => null);
  // A file that looks at what a crash does leaves none behind.
  if (!known?.isConnected()) running.set(key, launchBrowser(wishes));
  const browser = await running.get(key)!;
  afterAll(async () => {
    await Promise.all(browser.contexts().map((context) => context.close()));
  });
  return browser;
}
