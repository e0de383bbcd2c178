import { afterAll, beforeAll, expect, test } from 'vitest';
import { SHOP_DELAY } from '../../../../tests/fakes/web/rain-barrels/shop.ts';
import {
  startRainBarrels,
  type SiteName,
  type SmallWeb,
} from '../../../../tests/fakes/web/rain-barrels/start-rain-barrels.ts';
import { ApiError } from '../platform/api-error.ts';
import { readPage } from './read-page.ts';
import { readSite } from './read-site.ts';
import { startReading, type Reading } from './testing/start-reading.ts';

const { signal } = new AbortController();

let web: SmallWeb;
let reading: Reading;
beforeAll(async () => {
  [web, reading] = await Promise.all([startRainBarrels(), startReading()]);
});
afterAll(async () => {
  await reading.close();
  await web.close();
});

const ctx = () => reading.ctx('one');
const pathOf = (address: string) => new URL(address).pathname;

test('five different sites are read completely, each as it allows', async () => {
  const names: SiteName[] = ['blog', 'shop', 'handbook', 'forum', 'news'];
  const sites = await Promise.all(
    names.map((name) => readSite(ctx(), { url: `${web[name].url}/`, pagesMax: 60, signal })),
  );
  const told = sites.map(({ pages, missed, foundBy }) => ({
    pages: pages.length,
    foundBy,
    missed: missed.map(({ url, code }) => `${pathOf(url)} ${code}`),
  }));
  expect(told).toEqual([
    { pages: 15, foundBy: 'sitemap', missed: ['/drafts/rain-barrel-secret/ robots_forbid'] },
    {
      pages: 15,
      foundBy: 'links',
      missed: ['/catalogue answer_too_large', '/products/walnut-cask page_refused'],
    },
    // The table of contents, fourteen chapters and the slow page.
    { pages: 16, foundBy: 'sitemap', missed: [] },
    { pages: 11, foundBy: 'links', missed: ['/profile/7 robots_forbid'] },
    { pages: 7, foundBy: 'sitemap', missed: [] },
  ]);
  const asked = web.requests().filter((line) => /draft|profile|pdf|hang/.test(line));
  expect(asked).toEqual([]);
  // Before the first page, its requested delay was not known yet.
  const times = web.shop.requests.slice(1).map(({ at }) => at);
  const shopPauses = times.slice(1).map((at, index) => at - times[index]!);
  expect(Math.min(...shopPauses)).toBeGreaterThanOrEqual(SHOP_DELAY * 1000);
});

test('a redirect chain, a short URL, and a print version lead to the actual page', async () => {
  const chain = await readPage(ctx(), `${web.shop.url}/go/size`, { signal });
  expect([pathOf(chain.finalUrl), chain.html.includes('Guides – Barrel')]).toEqual([
    '/guides/rain-barrel-size',
    true,
  ]);
  const short = await readPage(ctx(), `${web.blog.url}/?p=12`, { signal });
  expect(short.canonicalUrl).toBe(`${web.blog.url}/2026/rain-barrel-size/`);
  const print = await readPage(ctx(), `${web.handbook.url}/handbook/rain-barrel-winter.html?print=1`, {
    signal,
  });
  expect(print.canonicalUrl).toBe(`${web.handbook.url}/handbook/rain-barrel-winter.html`);
});

test.each([
  ['shop', '/go/round', 'too_many_redirects'],
  ['shop', '/finder', 'page_refused'],
  ['shop', '/terms.pdf', 'page_not_html'],
  ['forum', '/t/404', 'page_refused'],
  ['forum', '/profile/7', 'robots_forbid'],
] as const)('%s%s fails with %s', async (name, path, code) => {
  const refusal = await readPage(ctx(), web[name].url + path, { signal }).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(ApiError);
  expect(refusal).toMatchObject({ code });
});

test('an unchanged post is not transferred again', async () => {
  const address = `${web.blog.url}/2026/rain-barrel-cost/`;
  const first = await readPage(ctx(), address, { signal, maxAgeMs: 0 });
  const again = await readPage(reading.ctx('two'), address, { signal });
  expect(again.html).toBe(first.html);
  expect(web.blog.requests.at(-1)?.headers['if-none-match']).toBe('"post-12"');
});
