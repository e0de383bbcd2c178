import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { startWebHost, type WebHost } from '../../../../tests/fakes/web/start-web-host.ts';
import { readSite } from './read-site.ts';
import { BEFORE_THE_REQUEST_ENDS_ITSELF } from './testing/request-limit.ts';
import { startReading, type Reading } from './testing/start-reading.ts';

const { signal } = new AbortController();
const XML = { 'content-type': 'application/xml' };

let reading: Reading;
let host: WebHost;

beforeAll(async () => {
  reading = await startReading();
});
afterAll(() => reading.close());

beforeEach(async () => {
  host = await startWebHost();
});
afterEach(() => host.close());

const paths = () => host.requests.map(({ path }) => path);
const read = (path = '/', pagesMax = 100) =>
  readSite(reading.ctx('one'), { url: host.url + path, pagesMax, signal });
const pathsOf = (pages: readonly { finalUrl: string }[]) =>
  pages.map(({ finalUrl }) => new URL(finalUrl).pathname);
const urlset = (...addresses: string[]) =>
  `<urlset>${addresses.map((address) => `<url><loc>${address}</loc></url>`).join('')}</urlset>`;

function addPages(...names: string[]): void {
  for (const name of names)
    host.answers.set(name, { body: `<title>${name}</title><a href="/elsewhere">x</a>` });
}

test('reads pages from the sitemaps in robots.txt: index, compressed, news, text', async () => {
  host.answers.set('/robots.txt', { body: `User-agent: *\nDisallow: /no\nSitemap: ${host.url}/index.xml` });
  const files = ['/one.xml.gz', '/news.xml', '/list.txt', '/missing.xml'];
  host.answers.set('/index.xml', {
    headers: XML,
    body: `<sitemapindex>${files.map((file) => `<sitemap><loc>${host.url}${file}</loc></sitemap>`).join('')}</sitemapindex>`,
  });
  host.answers.set('/one.xml.gz', {
    headers: { 'content-type': 'application/gzip' },
    body: gzipSync(
      urlset(`${host.url}/a`, `${host.url}/no/b`, 'https://elsewhere.example/x', `${host.url}/paper.pdf`),
    ),
  });
  host.answers.set('/news.xml', { headers: XML, body: urlset(`${host.url}/news/1`, `${host.url}/a`) });
  host.answers.set('/list.txt', { headers: { 'content-type': 'text/plain' }, body: `${host.url}/c\n` });
  addPages('/', '/a', '/news/1', '/c', '/elsewhere');
  const site = await read();
  expect(site.foundBy).toBe('sitemap');
  expect(pathsOf(site.pages)).toEqual(['/', '/a', '/news/1', '/c']);
  expect(site.missed).toMatchObject([{ url: `${host.url}/no/b`, code: 'robots_forbid' }]);
  expect(site.brokenOff).toBeNull();
  expect(paths()).not.toContain('/no/b');
  expect(paths()).not.toContain('/paper.pdf');
});

test('without a sitemap links are followed, nearest first, each page once', async () => {
  const pages: Record<string, string> = {
    '/': '<a href=/a>a</a><a href="b">b</a><a href="/#top">top</a><a href=https://elsewhere.example/>out</a><a href=/x.jpg>x</a>',
    '/a': '<base href=/deep/><a href=c>c</a><a href=/hidden rel=nofollow>h</a><a href="javascript:alert(1)">j</a>',
    '/b': '<a href=/d>d</a><a href=/a#again>a</a><a href=/old>old</a>',
    '/deep/c': '<meta name=robots content="noindex, nofollow"><a href=/never>n</a>',
    '/d': '<link rel=canonical href=/a><p>the same as a',
  };
  for (const [path, body] of Object.entries(pages)) host.answers.set(path, { body });
  host.answers.set('/old', { status: 301, headers: { location: '/b' } });
  const site = await read();
  expect(site.foundBy).toBe('links');
  expect(pathsOf(site.pages)).toEqual(['/', '/a', '/b', '/deep/c']);
  expect(site.missed).toEqual([]);
  expect(paths().filter((path) => /hidden|never|jpg/.test(path))).toEqual([]);
});

test('progress is reported per page, and no more pages are read than requested', async () => {
  const names = Array.from({ length: 8 }, (_, index) => `/p${index}`);
  host.answers.set('/sitemap.xml', { headers: XML, body: urlset(...names.map((name) => host.url + name)) });
  addPages('/', ...names);
  const told: string[] = [];
  const site = await readSite(reading.ctx('one'), {
    url: `${host.url}/`,
    pagesMax: 4,
    signal,
    onProgress: ({ done, total, page }) =>
      told.push(`${done}/${total} ${page ? new URL(page.finalUrl).pathname : ''}`),
  });
  expect(site.pages).toHaveLength(4);
  expect(site.pages[0]).not.toHaveProperty('html');
  expect(told).toEqual(['0/0 ', '1/0 /', '2/4 /p0', '3/4 /p1', '4/4 /p2']);
});

test('pages below the given folder come first', async () => {
  host.answers.set('/sitemap.xml', {
    headers: XML,
    body: urlset(`${host.url}/about`, `${host.url}/blog/1`, `${host.url}/blog/2`),
  });
  addPages('/blog/', '/about', '/blog/1', '/blog/2');
  expect(pathsOf((await read('/blog/')).pages)).toEqual(['/blog/', '/blog/1', '/blog/2', '/about']);
});

test('a failing page is noted; a site that stops responding is left alone', async () => {
  const names = Array.from({ length: 20 }, (_, index) => `/p${index}`);
  host.answers.set('/sitemap.xml', { headers: XML, body: urlset(...names.map((name) => host.url + name)) });
  addPages('/', '/p0', '/p2');
  for (const name of names.slice(3)) host.answers.set(name, (request) => request.socket.destroy());
  const site = await read();
  expect(pathsOf(site.pages)).toEqual(['/', '/p0', '/p2']);
  expect(site.missed.map(({ code }) => code)).toEqual([
    'page_refused',
    ...Array(5).fill('address_unreachable'),
  ]);
  expect(site.brokenOff).toEqual(site.missed.at(-1));
  expect(site.missed[0]?.reason).toContain('404');
});

test("a site whose first page cannot be read fails with that page's error", async () => {
  await expect(read('/missing')).rejects.toMatchObject({ code: 'page_refused' });
});

test(
  'it aborts when the caller disconnects during a pending page',
  BEFORE_THE_REQUEST_ENDS_ITSELF,
  async () => {
    addPages('/a');
    host.answers.set('/', { body: '<a href=/a>a</a><a href=/slow>s</a>' });
    host.answers.set('/slow', () => undefined);
    const caller = new AbortController();
    const left = readSite(reading.ctx('one'), { url: `${host.url}/`, pagesMax: 9, signal: caller.signal });
    left.catch(() => undefined);
    await expect.poll(paths).toContain('/slow');
    caller.abort(new Error('gone'));
    await expect(left).rejects.toThrow('gone');
  },
);
