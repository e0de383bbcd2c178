import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Route } from 'playwright';
import { ensureClerkScripts, type ClerkPackage } from '../../../../scripts/clerk-scripts.mjs';
import type { Clerk } from '../back-end/start-clerk.ts';
import { createFrontEndApi } from './front-end-api.ts';

/** How the front end fails: its scripts are refused, or it does not say who is signed in. */
type FrontEndFailure = 'scripts-refused' | 'client-fails';

const SCRIPT = /^\/npm\/@clerk\/(clerk-js|ui)@[^/]+\/dist\/([\w.-]+\.js)$/;

/**
 * Fakes Clerk's front end in a browser context: the vendor's own published scripts, and its front-end API from the
 * fake's world. The browser requests Clerk's address, and nothing leaves this machine.
 */
export async function serveFrontEnd(
  context: BrowserContext,
  origin: string,
  clerk: Pick<Clerk, 'world' | 'token' | 'issuer'>,
) {
  const api = createFrontEndApi(origin, clerk);
  const folders = { 'clerk-js': await ensureClerkScripts('clerk-js'), ui: await ensureClerkScripts('ui') };
  const front = { ailment: null as FrontEndFailure | null };
  const headers = { 'access-control-allow-origin': origin, 'access-control-allow-credentials': 'true' };

  async function fulfillWithScript(route: Route, name: ClerkPackage, file: string): Promise<void> {
    const path = join(folders[name], file);
    if (front.ailment === 'scripts-refused' || !existsSync(path)) return route.abort();
    await route.fulfill({
      headers: { ...headers, 'content-type': 'text/javascript' },
      body: readFileSync(path),
    });
  }

  // Other requests of the scripts, such as profile images.
  await context.route('https://**', (route) => route.abort());
  await context.route(`${clerk.issuer}/**`, async (route) => {
    const request = route.request();
    const url = new URL(request.url());
    const [, name, file] = SCRIPT.exec(url.pathname) ?? [];
    if (name !== undefined && file !== undefined) return fulfillWithScript(route, name as ClerkPackage, file);
    const method = url.searchParams.get('_method') ?? request.method();
    const form = new URLSearchParams(request.postData() ?? '');
    const { status, body } =
      front.ailment === 'client-fails' && url.pathname === '/v1/client'
        ? { status: 503, body: { errors: [{ code: 'internal_error', message: 'Oops' }] } }
        : await api.answer(method, url.pathname.slice('/v1'.length), form);
    await route.fulfill({
      status,
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  });
  return front;
}
