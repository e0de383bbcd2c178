import type { Browser } from 'playwright';
import { afterAll } from 'vitest';
import { type BrowserWishes, launchBrowser } from './launch-browser.ts';

/** Starts a browser for the test file that asks for it, and closes it after the file's last test. */
export async function openTestBrowser(wishes?: BrowserWishes): Promise<Browser> {
  const browser = await launchBrowser(wishes);
  afterAll(() => browser.close());
  return browser;
}
