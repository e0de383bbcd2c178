import { type Browser, chromium } from 'playwright';

import { findChromium } from './find-chromium.ts';

const switches = [
  '--no-sandbox',
  '--no-first-run',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A test talks to this machine only; whatever else a page asks for fails at once instead of waiting.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE *.localhost, EXCLUDE 127.0.0.*, EXCLUDE [::1]',
];

/** What a test wants of its browser besides the usual. */
export interface BrowserWishes {
  /** What it calls itself in every request; that of a context is not said by what a page sends while it is left. */
  readonly userAgent?: string;
  /** Port at which other programs may drive it. */
  readonly debuggingPort?: number;
}

/**
 * Starts a headless Chromium that can reach loopback only. The caller closes it. Throws when this machine has no
 * browser that starts.
 */
export async function launchBrowser({ userAgent, debuggingPort }: BrowserWishes = {}): Promise<Browser> {
  const { executablePath, env } = await findChromium();
  const inherited = Object.entries(process.env).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  );
  return await chromium.launch({
    executablePath,
    args: [
      ...switches,
      ...(userAgent === undefined ? [] : [`--user-agent=${userAgent}`]),
      ...(debuggingPort === undefined ? [] : [`--remote-debugging-port=${debuggingPort}`]),
    ],
    env: { ...Object.fromEntries(inherited), ...env },
  });
}
