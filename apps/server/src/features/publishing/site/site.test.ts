import { createHash } from 'node:crypto';
import { updateContent, type ContentDraft } from '@pagewright/contract/content';
import { unpublishContent } from '@pagewright/contract/publishing';
import { XmlDocument } from 'libxml2-wasm';
import { expect, test } from 'vitest';
import { beaconScript } from '../../analytics/index.ts';
import { findExecutable } from '../../../../../../tests/attacks/executable-markup.ts';
import { removeOwnScripts } from '../../../../../../tests/attacks/remove-own-scripts.ts';
import {
  documentOf,
  paragraph,
  publishArticle,
} from '../../../../../../tests/factories/published-article.ts';
import { openSecondServer } from '../../../../../../tests/server/second-server.ts';
import { openTestServer } from '../../../../../../tests/server/open-test-server.ts';
import type { TestPerson } from '../../../../../../tests/server/test-server.ts';

const server = await openTestServer();

async function publish(
  person: TestPerson,
  draft: ContentDraft,
): Promise<{ id: string; path: string; site: string }> {
  const { id, path, sitePath } = await publishArticle(server, person, draft);
  return { id, path, site: sitePath };
}

async function read(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const answer = await server.send(path, { method, headers: { 'accept-encoding': 'identity', ...headers } });
  return { ...answer, body: String(answer.body) };
}

const textOf = (xml: XmlDocument, path: string): string[] =>
  xml
    .find(path, {
      content: 'http://purl.org/rss/1.0/modules/content/',
      dc: 'http://purl.org/dc/elements/1.1/',
      s: 'http://www.sitemaps.org/schemas/sitemap/0.9',
    })
    .map((node) => ('content' in node ? node.content : ''));

test('a page has one URL: other spellings and former slugs redirect to it permanently', async () => {
  const eve = await server.signUp('Eve');
  const { id, path, site } = await publish(eve, {
    title: 'Äpfel & Birnen',
    content: documentOf(paragraph('Obst.')),
  });
  const slug = decodeURIComponent(path.slice(site.length));
  const base = site.slice(0, -1);
  for (const [from, to] of [
    [base, site],
    [`${site}${encodeURIComponent(slug.toUpperCase())}`, path],
    [`${path}/`, path],
    [site.toUpperCase().replace('/SITES/', '/sites/'), site],
    [`${path}/?utm_source=mail`, `${path}?utm_source=mail`],
    [`${site}rss.xml/`, `${site}rss.xml`],
    [`${site}sitemap.xml/`, `${site}sitemap.xml`],
    [`${site}robots.txt/`, `${site}robots.txt`],
    ['/sites/sitemap.xml/', '/sites/sitemap.xml'],
  ] as const) {
    const answer = await read(from);
    expect([from, answer.status, answer.headers.get('location')]).toEqual([from, 301, to]);
  }

  await server.call(eve, updateContent, { params: { id }, body: { slug: 'fruit' } });
  await server.call(eve, updateContent, { params: { id }, body: { slug: 'fruits' } });
  for (const former of [path, `${site}fruit`]) {
    const moved = await read(former);
    expect([moved.status, moved.headers.get('location')]).toEqual([301, `${site}fruits`]);
  }
  expect((await read(`${site}fruits`)).status).toBe(200);
});

test.each([
  '/sites/nobody/',
  '/sites/nobody/nothing',
  '/sites/nobody/rss.xml',
  '/sites/nobody/sitemap.xml',
  '/sites/a/b/c/d',
  '/sites/%00/x',
  '/sites/x/%00',
  '/sites/x/..%2f..%2fetc%2fpasswd',
  `/sites/x/${'y'.repeat(290)}`,
])('%s is the 404 page', async (path) => {
  const answer = await read(path);
  expect(answer.status).toBe(404);
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(answer.body).toContain('<h1>Page not found</h1>');
  expect(answer.body).toContain('<meta name="robots" content="noindex">');
});

test('a malformed URL is a client error, never a server error', async () => {
  for (const path of ['/sites/%ff/x', '/sites/x/%E0%A4%A', '/sites/%zz/']) {
    const { status } = await read(path);
    expect([path, status >= 400 && status < 500]).toEqual([path, true]);
  }
});

test('an unchanged page is answered with 304 until it changes', async () => {
  const eve = await server.signUp('Eve');
  const { id, path, site } = await publish(eve, { title: 'Kept', content: documentOf(paragraph('One.')) });
  for (const page of [path, site, `${site}rss.xml`, `${site}sitemap.xml`, '/robots.txt']) {
    const first = await read(page);
    expect([page, first.status, first.headers.get('cache-control')]).toEqual([
      page,
      200,
      page === '/robots.txt'
        ? 'public, max-age=0, must-revalidate'
        : 'public, max-age=0, s-maxage=60, must-revalidate',
    ]);
    const etag = first.headers.get('etag') ?? '';
    const again = await read(page, { 'if-none-match': `"other", W/${etag}` });
    expect([page, again.status, again.body, again.headers.get('etag')]).toEqual([page, 304, '', etag]);
    const head = await read(page, {}, 'HEAD');
    expect([page, head.status, head.body, head.headers.get('content-length')]).toEqual([
      page,
      200,
      '',
      String(Buffer.byteLength(first.body)),
    ]);
  }
  const first = await read(path);
  await server.call(eve, updateContent, { params: { id }, body: { content: documentOf(paragraph('Two.')) } });
  const changed = await read(path, { 'if-none-match': first.headers.get('etag') ?? '' });
  expect(changed.status).toBe(200);
  expect(changed.body).toContain('Two.');
});

test('a change shows immediately on its own server and soon on others; nothing else is rendered again', async () => {
  const second = await openSecondServer(server);
  const elsewhere = async (path: string): Promise<{ status: number; text: string }> => {
    const answer = await fetch(second.url + path);
    return { status: answer.status, text: await answer.text() };
  };
  const eve = await server.signUp('Eve');
  const { id, path, site } = await publish(eve, {
    title: 'First title',
    content: documentOf(paragraph('One.')),
  });
  const files = [site, `${site}rss.xml`, path];
  for (const page of files) {
    expect((await read(page)).body).toContain('First title');
    expect((await elsewhere(page)).text).toContain('First title');
  }
  await server.call(eve, updateContent, { params: { id }, body: { title: 'Second title' } });
  for (const page of files) {
    expect([page, (await read(page)).body.includes('Second title')]).toEqual([page, true]);
    await expect.poll(async () => (await elsewhere(page)).text).toContain('Second title');
  }
  await server.send('/api/site', { method: 'PUT', person: eve, body: { name: 'The new name' } });
  expect((await read(path)).body).toContain('The new name');
  await expect.poll(async () => (await elsewhere(path)).text).toContain('The new name');
  await server.call(eve, unpublishContent, { params: { id } });
  expect((await read(path)).status).toBe(404);
  await expect.poll(async () => (await elsewhere(path)).status).toBe(404);
});

test('a page is compressed for clients that support it, each encoding with its own ETag', async () => {
  const eve = await server.signUp('Eve');
  const { path } = await publish(eve, {
    title: 'Dense',
    content: documentOf(paragraph('Repeated words. '.repeat(400))),
  });
  const plain = await read(path);
  const tags = new Set([plain.headers.get('etag')]);
  for (const [accepted, encoding] of [
    ['gzip, br', 'br'],
    ['br;q=0, gzip', 'gzip'],
  ] as const) {
    const { headers, body } = await read(path, { 'accept-encoding': accepted });
    expect([headers.get('content-encoding'), headers.get('vary')]).toEqual([encoding, 'accept-encoding']);
    expect(Number(headers.get('content-length'))).toBeLessThan(plain.body.length / 3);
    expect(body).toBe(plain.body);
    tags.add(headers.get('etag'));
  }
  expect(tags.size).toBe(3);
});

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('the policy of a page allows its style sheet and pictures, and no script but the beacon of an article', async () => {
  const eve = await server.signUp('Eve');
  const { path, site } = await publish(eve, { title: 'Strict', content: documentOf(paragraph('One.')) });
  for (const page of [path, site, `${site}missing`]) {
    const { headers, body } = await read(page);
    const css = /<style>([\s\S]*?)<\/style>/.exec(body)?.[1] ?? '';
    const script = page === path ? hashOf(beaconScript) : "'none'";
    expect(headers.get('content-security-policy')).toBe(
      `default-src 'none'; script-src ${script}; connect-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; style-src ${hashOf(css)}; img-src 'self' https: http:`,
    );
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(body).not.toMatch(/ style="/);
    expect(findExecutable(removeOwnScripts(body))).toEqual([]);
  }
});

test('a picture that opens a text loads eagerly, the others lazily', async () => {
  const eve = await server.signUp('Eve');
  const picture = (name: string) => ({
    type: 'image',
    attrs: { src: `https://img.example/${name}.png`, alt: 'A barrel' },
  });
  const { path } = await publish(eve, {
    title: 'Pictures',
    content: documentOf(paragraph('One.'), picture('first'), paragraph('Two.'), picture('second')),
  });
  const { body } = await read(path);
  expect([...body.matchAll(/<img [^>]*>/g)].map(([tag]) => tag)).toEqual([
    '<img src="https://img.example/first.png" alt="A barrel" fetchpriority="high">',
    '<img src="https://img.example/second.png" alt="A barrel" loading="lazy" decoding="async">',
  ]);
});

test('the list shows twenty articles per page, newest first, with links to the other pages', async () => {
  const eve = await server.signUp('Eve');
  let site = '';
  for (let number = 1; number <= 23; number += 1) {
    ({ site } = await publish(eve, {
      title: `Article ${number}`,
      content: documentOf(paragraph(`Words of ${number}.`)),
      ...(number === 23 ? { metaDescription: 'Described.' } : {}),
    }));
  }
  const titles = (html: string) =>
    [...html.matchAll(/<h2><a href="[^"]*">(.*?)<\/a><\/h2>/g)].map(([, title]) => title);
  const first = await read(site);
  expect(titles(first.body)).toEqual(Array.from({ length: 20 }, (_, index) => `Article ${23 - index}`));
  expect(first.body).toContain('<p>Described.</p>');
  expect(first.body).toContain('<p>Words of 22.</p>');
  expect(first.body).toContain(`<a rel="next" href="${site}?page=2">`);
  const second = await read(`${site}?page=2`);
  expect(titles(second.body)).toEqual(['Article 3', 'Article 2', 'Article 1']);
  expect(second.body).toContain(`<a rel="prev" href="${site}">`);
  expect(second.body).toContain(`<link rel="canonical" href="${server.url}${site}?page=2">`);
  expect((await read(`${site}?page=3`)).status).toBe(404);
  expect(titles((await read(`${site}?page=-1`)).body)[0]).toBe('Article 23');

  const map = XmlDocument.fromString((await read(`${site}sitemap.xml`)).body);
  expect(textOf(map, '//s:loc')).toHaveLength(24);
  const feed = XmlDocument.fromString((await read(`${site}rss.xml`)).body);
  expect(textOf(feed, '//item/title')).toHaveLength(20);
});

test('feed, sitemap, and robots.txt lead to every page by its absolute URL', async () => {
  const eve = await server.signUp('Eve & "Co"');
  const { path, site, id } = await publish(eve, {
    title: 'Tom & <Jerry>',
    tags: ['cats & mice'],
    metaDescription: 'Cat <em>&</em> mouse',
    content: documentOf(
      { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Chase' }] },
      { type: 'image', attrs: { src: '/files/abcdefghijklmnopqrstuvwx', alt: 'Cat' } },
      {
        type: 'paragraph',
        content: [{ type: 'text', text: 'more', marks: [{ type: 'link', attrs: { href: '#chase' } }] }],
      },
    ),
  });
  const answer = await read(`${site}rss.xml`);
  expect(answer.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
  const feed = XmlDocument.fromString(answer.body);
  expect(textOf(feed, '/rss/channel/title')).toEqual([`Eve & "Co"'s workspace`]);
  expect(textOf(feed, '/rss/channel/link')).toEqual([server.url + site]);
  expect(textOf(feed, '//item/title')).toEqual(['Tom & <Jerry>']);
  expect(textOf(feed, '//item/link')).toEqual([server.url + path]);
  expect(textOf(feed, '//item/guid')).toEqual([id]);
  expect(textOf(feed, '//item/category')).toEqual(['cats & mice']);
  expect(textOf(feed, '//item/description')).toEqual(['Cat <em>&</em> mouse']);
  expect(textOf(feed, '//item/dc:creator')).toEqual(['Eve & "Co"']);
  expect(textOf(feed, '//item/pubDate')[0]).toMatch(/^\w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT$/);
  const [text] = textOf(feed, '//item/content:encoded');
  expect(text).toContain(`src="${server.url}/files/abcdefghijklmnopqrstuvwx"`);
  expect(text).toContain(`href="${server.url}${path}#chase"`);
  expect(text).not.toMatch(/tabindex|class="anchor"/);

  const map = XmlDocument.fromString((await read(`${site}sitemap.xml`)).body);
  expect(textOf(map, '//s:loc')).toEqual([server.url + site, server.url + path]);
  const robots = await read('/robots.txt');
  expect(robots.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  const index = /^Sitemap: (.*)$/m.exec(robots.body)?.[1] ?? '';
  const sites = XmlDocument.fromString((await read(index.slice(server.url.length))).body);
  expect(textOf(sites, '//s:loc')).toContain(`${server.url}${site}sitemap.xml`);
  const lines = robots.body.split('\n');
  expect(lines).toContain(`Sitemap: ${server.url}/sitemap.xml`);
  expect(lines).toEqual(
    expect.arrayContaining(['Disallow: /api/', 'Disallow: /content$', 'Disallow: /content/']),
  );
  expect(lines.some((line) => /^Disallow: \/(?:sites|blog|pricing|\$|$)/.test(line))).toBe(false);
});
