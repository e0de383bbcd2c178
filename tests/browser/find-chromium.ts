import { existsSync } from 'node:fs';

import { chromium } from 'playwright';

import { unpackChromium } from './unpack-chromium.ts';

const installedPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/opt/google/chrome/chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  String.raw`C:\Program Files\Google\Chrome\Application\chrome.exe`,
];

/** A browser on this machine, with the extra environment variables that it needs. */
export interface FoundChromium {
  readonly executablePath: string;
  readonly env: Readonly<Record<string, string>>;
}

/**
 * Finds a Chromium: `CHROMIUM_PATH`, an installed one, Playwright's own download, or the one in the npm package. Throws
 * if `CHROMIUM_PATH` names no file or if none is found.
 */
export async function findChromium(): Promise<FoundChromium> {
  const named = process.env['CHROMIUM_PATH'];
  if (named !== undefined && named !== '') {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH names a file that does not exist: ${named}`);
    return { executablePath: named, env: {} };
  }
  const present = [...installedPaths, chromium.executablePath()].find((path) => existsSync(path));
  return present === undefined ? await unpackChromium() : { executablePath: present, env: {} };
}
