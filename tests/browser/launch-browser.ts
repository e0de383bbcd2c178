import { POLICY_VERSION } from '@pagewright/contract/policy-version';
import { type Browser, chromium } from 'playwright';

import { WAIT_TIMEOUT_MS } from '../wait-timeout.ts';
import { findChromium } from './find-chromium.ts';

/** What a browser of a test is started with. */
export const SWITCHES = [
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
export interface BrowserOptions {
  /** What it calls itself in every request; that of a context is not said by what a page sends while it is left. */
  readonly userAgent?: string;
  /** Port at which other programs may drive it. */
  readonly debuggingPort?: number;
  /** Whether visitors are still to be asked what may be kept; otherwise they have rejected all before they come. */
  readonly showsConsentPrompt?: boolean;
}

/** Chooses, in each page of the browser, as a visitor who rejected all; what a test chooses stays. */
export const REJECT_ALL = `if (self === top && localStorage.getItem('pagewright.consent') === null)
  localStorage.setItem('pagewright.consent', JSON.stringify(${JSON.stringify({
    necessary: true,
    analytics: false,
    marketing: false,
    preferences: false,
    version: POLICY_VERSION,
    at: '2026-11-22T08:00:00.000Z',
  })}))`;

/**
 * Starts a headless Chromium that can reach loopback only. The caller closes it. Throws when this machine has no
 * browser that starts.
 */
export async function launchBrowser({
  userAgent,
  debuggingPort,
  showsConsentPrompt = false,
}: BrowserOptions = {}): Promise<Browser> {
  const { executablePath, env } = await findChromium();
  const inherited = Object.entries(process.env).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  );
  const browser = await chromium.launch({
    executablePath,
    args: [
      ...SWITCHES,
      ...(userAgent === undefined ? [] : [`--user-agent=${userAgent}`]),
      ...(debuggingPort === undefined ? [] : [`--remote-debugging-port=${debuggingPort}`]),
    ],
    env: { ...Object.fromEntries(inherited), ...env },
  });
  const open = browser.newContext.bind(browser);
  // A page that a browser opens by itself has a context of its own, which is made in the same way.
  browser.newContext = async (options) => {
    const context = await open(options);
    context.setDefaultTimeout(WAIT_TIMEOUT_MS);
    if (!showsConsentPrompt) await context.addInitScript(REJECT_ALL);
    return context;
  };
  return browser;
}
