import { POLICY_VERSION } from '@pagewright/contract/policy-version';
import { type Browser, chromium } from 'playwright';

import { WAIT_TIMEOUT_MS } from '../wait-timeout.ts';
import { findChromium } from './find-chromium.ts';

/** Command line switches of test browsers. */
export const SWITCHES = [
  '--no-sandbox',
  '--no-first-run',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A test talks only to this machine; any other request fails at once instead of waiting.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE *.localhost, EXCLUDE 127.0.0.*, EXCLUDE [::1]',
];

/** Optional settings of a test browser. */
export interface BrowserOptions {
  /**
   * The user agent of every request. A context's own user agent is missing from requests that a page sends while
   * unloading.
   */
  readonly userAgent?: string;
  /** Port at which other programs can control it. */
  readonly debuggingPort?: number;
  /**
   * Whether often used scripts are optimized. Pages of tests live for seconds, in which that takes more than it saves:
   * without it, their processes need an eighth less of the processor's time.
   */
  readonly optimizesScripts?: boolean;
  /** Whether visitors still see the consent prompt; otherwise they have rejected everything in advance. */
  readonly showsConsentPrompt?: boolean;
}

/** Stores the choice of a visitor who rejected everything in each page; a choice made by the test is kept. */
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
 * Starts a headless Chromium that can reach only loopback addresses. The caller closes it. Throws if no browser starts
 * on this machine.
 */
export async function launchBrowser({
  userAgent,
  debuggingPort,
  optimizesScripts = true,
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
      ...(optimizesScripts ? [] : ['--js-flags=--no-opt']),
      ...(userAgent === undefined ? [] : [`--user-agent=${userAgent}`]),
      ...(debuggingPort === undefined ? [] : [`--remote-debugging-port=${debuggingPort}`]),
    ],
    env: { ...Object.fromEntries(inherited), ...env },
  });
  const open = browser.newContext.bind(browser);
  // A page that the browser opens by itself has its own context, set up in the same way.
  browser.newContext = async (options) => {
    const context = await open(options);
    context.setDefaultTimeout(WAIT_TIMEOUT_MS);
    if (!showsConsentPrompt) await context.addInitScript(REJECT_ALL);
    return context;
  };
  return browser;
}
