import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '@pagewright/contract/settings/preferences';
import { sitePath } from '@pagewright/contract/site-path';
import { expect, test } from 'vitest';
import { openTestServer } from '../../server/open-test-server.ts';

const APPLICATION = join(import.meta.dirname, '../../../apps/web/app');
/** Addresses in a page of the site. */
const ADDRESSES = /(?:href|src|srcset)="([^"]+)"/g;
const GUIDE = /["'`](\/help(?:\/[a-z-]+)?)["'`?#]/g;
/** Only pages of the site have its footer; the application behind the sign-in is separate. */
const FOOT = 'class="foot"';

const server = await openTestServer();
// Compressing a page as far as possible takes longer than everything else here.
const read = (path: string) => fetch(server.url + path, { headers: { 'accept-encoding': 'identity' } });

test('no link, image, or script of the site is broken, and every link target exists', async () => {
  const ids = new Map<string, Set<string>>();
  const links: { readonly from: string; readonly to: URL }[] = [{ from: 'start', to: new URL(server.url) }];
  for (const entry of await entriesOfTheMap()) links.push({ from: 'sitemap.xml', to: entry });
  const broken: string[] = [];
  // The list grows during the loop.
  for (const { from, to } of links) {
    const page = to.pathname + to.search;
    if (!ids.has(page)) {
      const answer = await read(page);
      const text = await answer.text();
      ids.set(page, new Set([...text.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id)));
      if (answer.status !== 200) broken.push(`${page} is ${answer.status}, from ${from}`);
      if (text.includes(FOOT)) for (const own of addressesOf(text, page)) links.push({ from: page, to: own });
    }
    const place = decodeURIComponent(to.hash.slice(1));
    if (place !== '' && ids.get(page)?.has(place) === false)
      broken.push(`${page} has no #${place}, from ${from}`);
  }
  expect(broken).toEqual([]);
  // Ten articles, 30 topics, and the other pages, in three languages.
  expect(ids.size).toBeGreaterThan(150);
});

test('every link of the application to the guide leads to a topic in each language', async () => {
  const files = readdirSync(APPLICATION, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.tsx?$/.test(name),
  );
  const paths = new Set(
    files.flatMap((name) =>
      [...readFileSync(join(APPLICATION, name), 'utf8').matchAll(GUIDE)].map(([, path = '']) => path),
    ),
  );
  const links = LANGUAGES.flatMap((language) => [...paths].map((path) => sitePath(path, language)));
  const answers = await Promise.all(links.map(async (link) => [link, (await read(link)).status]));
  expect(answers).toEqual(links.map((link) => [link, 200]));
});

/** The entries of the sitemap. */
async function entriesOfTheMap(): Promise<URL[]> {
  const map = await (await fetch(`${server.url}/sitemap.xml`)).text();
  return [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, entry = '']) => new URL(entry));
}

/** Our own addresses on a page. */
function addressesOf(text: string, page: string): URL[] {
  return [...text.matchAll(ADDRESSES)]
    .map(([, written = '']) => new URL(written.replaceAll('&amp;', '&'), server.url + page))
    .filter(({ origin }) => origin === new URL(server.url).origin);
}
