import type { Browser } from 'playwright';
import { afterAll } from 'vitest';
import { launchBrowser } from './launch-browser.ts';

/** Starts a browser for the test file that asks for it, and closes it after the file's last test. */
export async function openTestBrowser(): Promise<Browser> {
  const browser = await launchBrowser();
  afterAll(() => browser.close());
  return browser;
}
