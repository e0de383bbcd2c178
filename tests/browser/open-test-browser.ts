import type { Browser } from 'playwright';
import { afterAll } from 'vitest';
import { type BrowserOptions, launchBrowser } from './launch-browser.ts';

/** Test files share their worker's modules and therefore its browsers, which end with the worker process. */
const running = new Map<string, Promise<Browser>>();

/** A browser for the calling test file; pages that the file opened are closed after its last test. */
export async function openTestBrowser(wishes: BrowserOptions = {}): Promise<Browser> {
  const key = JSON.stringify(wishes);
  const known = await running.get(key)?.catch(() => null);
  // A file that tests crashes leaves no open contexts.
  if (!known?.isConnected()) running.set(key, launchBrowser({ optimizesScripts: false, ...wishes }));
  const browser = await running.get(key)!;
  afterAll(async () => {
    await Promise.all(browser.contexts().map((context) => context.close()));
  });
  return browser;
}
