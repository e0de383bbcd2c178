import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startWebHost, type WebHost } from '../../../../../tests/fakes/web/start-web-host.ts';
import { type Gathering, startGathering } from '../testing/start-gathering.ts';
import { gatherEvidence } from './gather-evidence.ts';

const words = 'A rain barrel holds what runs from the roof until the garden needs the water. '.repeat(4);
const page = (name: string): { body: string } => ({
  body: `<!doctype html><title>${name}</title><article><h1>${name}</h1><p>${words}</p></article>`,
});
const keyword = 'rain barrel';
const NAMES = [
  'compost-heaps',
  'rain-barrel-size',
  'about',
  'fit-a-rain-barrel',
  'rain-barrels.html',
  'roof-rain',
];

let place: Gathering;
let shop: WebHost;
let blog: WebHost;
beforeAll(async () => {
  place = await startGathering();
  [shop, blog] = await Promise.all([startWebHost(), startWebHost({}, { address: '127.0.0.2' })]);
  for (const host of [shop, blog])
    for (const name of NAMES) host.answers.set(`/guides/${name}`, page(`${name} at ${host.port}`));
  const urls = NAMES.map((name) => `<url><loc>${shop.url}/guides/${name}</loc></url>`).join('');
  shop.answers.set('/sitemap.xml', { body: `<urlset>${urls}</urlset>` });
  const links = NAMES.map((name) => `<a href="/guides/${name}">read</a>`).join('');
  blog.answers.set('/', {
    body: `<!doctype html>${links}<a href="https://elsewhere.example/rain-barrel">x</a>`,
  });
});
afterAll(async () => {
  await Promise.all([shop.close(), blog.close()]);
  await place.close();
});
beforeEach(() => place.sql.query('truncate page_snapshot'));

const gather = (competitors: string[]) =>
  gatherEvidence(place.ctx({}), { keyword, competitors, includeSearch: false });
const guides = (host: WebHost, ...names: string[]) => names.map((name) => `${host.url}/guides/${name}`);

test('a site’s pages on the keyword are found by its sitemap or its links; a page’s address reads that page', async () => {
  const named = guides(blog, 'compost-heaps');
  const { pages, provenance } = await gather([`${shop.url}/`, blog.url, ...named]);
  const wanted = ['rain-barrel-size', 'fit-a-rain-barrel', 'rain-barrels.html'];
  expect(new Set(pages.map(({ url }) => url))).toEqual(
    new Set([...guides(shop, ...wanted), ...guides(blog, ...wanted), ...named]),
  );
  expect(pages).toHaveLength(7);
  expect(new Set(pages.map(({ source, position }) => `${source} ${position}`))).toEqual(
    new Set(['web null']),
  );
  expect(provenance.kind).toBe('measured');
});

test('an unreadable page is excluded with its reason, and what was read within a day is free', async () => {
  const named = [...guides(blog, 'about', 'gone'), 'ftp://127.0.0.1/x', 'http://10.1.2.3/'];
  const first = await gather(named);
  expect(first.pages.map(({ url }) => url)).toEqual(guides(blog, 'about'));
  expect(first.leftOut.map(({ url, code }) => [url, code])).toEqual([
    [`${blog.url}/guides/gone`, 'page_refused'],
    ['ftp://127.0.0.1/x', 'address_invalid'],
    ['http://10.1.2.3/', 'address_not_allowed'],
  ]);
  expect(first.askedAnew).toBe(true);
  expect((await gather(guides(blog, 'about'))).askedAnew).toBe(false);
});

test('a site without a page on the keyword is reported', async () => {
  const empty = await startWebHost({ '/': page('Cats'), '/cats': page('Cats') }, { address: '127.0.0.3' });
  const { pages, leftOut } = await gather([empty.url]);
  expect(pages).toEqual([]);
  expect(leftOut).toMatchObject([{ url: `${empty.url}/`, code: 'site_without_subject' }]);
  expect(leftOut[0]?.message).toMatch(/^No address of this site mentions “.+”\./);
  await empty.close();
});
