import {
  changeOwnSite,
  connectPageSpeed,
  followSiteCrawl,
  startSiteCrawl,
} from '@pagewright/contract/analytics';
import { afterAll, expect } from 'vitest';
import { eventually } from '../../../../../../../tests/eventually.ts';
import { startPageSpeed } from '../../../../../../../tests/fakes/page-speed/start-page-speed.ts';
import { startWebHost } from '../../../../../../../tests/fakes/web/start-web-host.ts';
import { openTestServer } from '../../../../../../../tests/server/open-test-server.ts';
import { createServices } from '../../../../../../../tests/server/services.ts';
import type { TestPerson } from '../../../../../../../tests/server/test-server.ts';
import { openDatabase } from '../../../../platform/db/client.ts';
import type { EffectContext } from '../../../../platform/jobs/define.ts';

/** A site of five pages with planted field data, Google's stand-in, and a server; all are closed after the test file. */
export async function openSpeedSite() {
  const [google, host] = await Promise.all([startPageSpeed(), startWebHost({}, { address: '127.0.0.13' })]);
  const settings = {
    OUTGOING_ALLOW: '127.0.0.0/8',
    CHROME_UX_REPORT_URL: google.url,
    PAGESPEED_URL: google.url,
  };
  const server = await openTestServer({
    ...settings,
    CRAWLER_PAUSE_MS: '0',
    DEFAULT_PLAN: 'Starter',
    SECRETS_KEY: 'a-key-that-only-tests-seal-anything-with',
  });
  const services = createServices(settings);
  const ctx: EffectContext = { db: openDatabase(server.sql), services, log: services.log };
  const { signal } = new AbortController();

  const PATHS = ['/fast', '/middling', '/quiet', '/slow'];
  const text = 'Words that fill a page of a good length. '.repeat(40);
  const links = [...PATHS, '/fast?from=menu'].map((path) => `<a href="${path}">${path}</a>`);
  for (const path of ['/', ...PATHS])
    host.answers.set(path, {
      body: `<!doctype html><html lang="en"><title>About ${path}</title><nav>${links.join(' ')}</nav><h1>${path}</h1><p>${text}</p></html>`,
    });
  const fast = { lcp: 1_800, inp: 120, cls: 0.05, goodShare: 0.91 };
  const slow = { lcp: 5_200, inp: 610, cls: 0.31, goodShare: 0.2 };
  google.planted
    .set(`PHONE ${host.url}`, { lcp: 2_500, inp: 200, cls: 0.1 })
    .set(`DESKTOP ${host.url}`, fast)
    .set(`PHONE ${host.url}/fast`, fast)
    .set(`DESKTOP ${host.url}/fast`, fast)
    .set(`PHONE ${host.url}/middling`, { ...fast, cls: 0.25 })
    .set(`PHONE ${host.url}/slow`, slow)
    .set(`DESKTOP ${host.url}/slow`, fast);

  async function withSite(): Promise<TestPerson> {
    const person = await server.signUp();
    await server.call(person, changeOwnSite, { body: { site: host.url } });
    const { body: crawl } = await server.call(person, startSiteCrawl, { body: { site: '' } });
    await eventually(async () => {
      const { body } = await server.call(person, followSiteCrawl, { params: { id: crawl.id } });
      expect(body.endedAt).not.toBeNull();
    });
    return person;
  }

  const connect = (person: TestPerson, key = google.key) =>
    server.call(person, connectPageSpeed, { body: { key } });
  afterAll(() => Promise.all([google.close(), host.close(), services.outgoing.close()]));
  return { google, host, server, settings, services, ctx, signal, withSite, connect };
}
