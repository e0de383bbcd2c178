import { brotliCompressSync } from 'node:zlib';
import { LANGUAGES, type Language } from '@pagewright/contract/settings/preferences';
import { parse } from 'parse5';
import { expect, test } from 'vitest';
import { openTestServer } from '../../server/open-test-server.ts';

const server = await openTestServer({
  OPERATOR_NAME: 'Example Press Ltd',
  OPERATOR_CONTACT: 'desk@example.com',
});
const unnamed = await openTestServer();

const SAME_AS_OTHERS = ['/privacy', '/cookie-policy'];
const UNLISTED = new Set(['/status', ...SAME_AS_OTHERS]);

/** Ten packets, and roughly what the headers take of them. */
const FIRST_BYTES = 14_600;
const HEADER_BYTES = 930;

const read = async (path: string, headers: Record<string, string> = {}) => {
  // Compressing a page as far as possible takes longer than everything else here.
  const answer = await server.send(path, { headers: { 'accept-encoding': 'identity', ...headers } });
  return { ...answer, body: String(answer.body) };
};
const all = (html: string, pattern: RegExp): string[] =>
  [...html.matchAll(pattern)].map(([, found = '']) => found);
const plain = (text: string): string =>
  text.replaceAll('&amp;', '&').replaceAll('&#39;', "'").replaceAll('&quot;', '"');

const sitemap = (await read('/sitemap.xml')).body;
const listed = all(sitemap, /<loc>([^<]+)<\/loc>/g).map((url) => url.slice(server.url.length));
const languageOf = (path: string): Language =>
  LANGUAGES.find((language) => path.split('/', 2)[1] === language) ?? 'en';
/** The versions of a page, by language, that the sitemap lists; English is also for everyone else. */
function versionsOf(path: string): Record<string, string> {
  const plain = languageOf(path) === 'en' ? path : path.slice('/es'.length);
  const versions = LANGUAGES.map(
    (language) =>
      [language, language === 'en' ? plain || '/' : `/${language}${plain}`.replace(/\/$/, '')] as const,
  ).filter(([, version]) => listed.includes(version));
  return Object.fromEntries([...versions, ['x-default', versions[0]?.[1] ?? '']]);
}
/** The alternates that a page or an entry of the sitemap names, by language. */
const alternatesOf = (text: string): Record<string, string> =>
  Object.fromEntries(
    [...text.matchAll(/rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g)].map(
      ([, language = '', url = '']) => [language, url.slice(server.url.length)],
    ),
  );

/** Titles of cited pages and code are the same in every language. */
const UNTRANSLATED = /<a href="https?:[^>]*>[^<]*<\/a>|<(script|style|pre|code|svg)\b[\s\S]*?<\/\1>/g;

/** Phrases of at least three lowercase words, which a reader sees or hears. */
function phrasesOf(html: string): string[] {
  const shown = html.replaceAll(UNTRANSLATED, '·');
  const attributes = all(shown, /(?:content|aria-label|alt|placeholder|title|data-[a-z-]+)="([^"]*)"/g);
  return [...shown.replaceAll(/<[^>]*>/g, '\n').split('\n'), ...attributes]
    .map((phrase) => phrase.trim())
    .filter((phrase) => /(?:^|\s)(?:[a-z’]+ ){2}[a-z]+/.test(phrase));
}

test('every listed page has one unique description, for machines too', async () => {
  expect(listed).toEqual(
    expect.arrayContaining(['/', '/contact', '/pricing', '/privacy-policy', '/cookies', '/terms']),
  );
  expect(listed.filter((path) => UNLISTED.has(path))).toEqual([]);
  const titles = new Set<string>();
  const descriptions = new Set<string>();
  const english = new Set<string>();
  for (const path of listed) {
    const { status, headers, body } = await read(path);
    expect([path, status]).toEqual([path, 200]);
    const language = languageOf(path);
    expect([path, /<html lang="([^"]+)"/.exec(body)?.[1]]).toEqual([path, language]);
    const alternates = alternatesOf(body);
    expect([path, alternates]).toEqual([path, versionsOf(path)]);
    const entry = sitemap.split('<url>').find((one) => one.includes(`<loc>${server.url}${path}</loc>`)) ?? '';
    expect([path, alternatesOf(entry)]).toEqual([path, alternates]);
    // English pages come first in the sitemap.
    const known = language === 'en' ? [] : phrasesOf(body).filter((phrase) => english.has(phrase));
    expect([path, known]).toEqual([path, []]);
    if (language === 'en') for (const phrase of phrasesOf(body)) english.add(phrase);
    const [title = ''] = all(body, /<title>([^<]*)<\/title>/g).map(plain);
    const [description = ''] = all(body, /<meta name="description" content="([^"]*)"/g).map(plain);
    expect([path, title.length > 9 && title.length <= 65]).toEqual([path, true]);
    expect([path, description.length >= 50 && description.length <= 160]).toEqual([path, true]);
    titles.add(`${language} ${title}`);
    descriptions.add(description);
    expect([path, all(body, /<(h1)[ >]/g).length]).toEqual([path, 1]);
    expect(all(body, /<link rel="canonical" href="([^"]*)"/g)).toEqual([server.url + path]);
    expect(body).not.toContain('<meta name="robots" content="noindex">');
    for (const json of all(body, /<script type="application\/ld\+json">([^<]*)<\/script>/g))
      expect(JSON.parse(json)).toMatchObject({ '@context': 'https://schema.org' });
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('unsafe-inline');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('set-cookie')).toBeNull();
    expect(parse(body).childNodes.length).toBeGreaterThan(0);
  }
  expect([titles.size, descriptions.size]).toEqual([listed.length, listed.length]);
});

test('no page shows unrendered Markdown', async () => {
  const signs =
    /`|\*\*|(?:^|\s)\*[^\s*][^*]*\*|\]\(|\[\[|\]\]|(?:^|\n)#{1,6} |(?:^|\s)_[^_\s][^_]*_(?:\s|[.,]|$)/;
  for (const path of [...listed, '/status', '/nowhere/at-all']) {
    const { body } = await read(path);
    const shown = body
      .replaceAll(/<(script|style|pre|code|template|textarea)\b[\s\S]*?<\/\1>/g, ' ')
      .replaceAll(/<[^>]*>/g, '\n');
    const descriptions = all(body, /<meta [^>]*(?:description|title)" content="([^"]*)"/g).join('\n');
    expect([path, signs.exec(`${plain(shown)}\n${plain(descriptions)}`)?.[0] ?? null]).toEqual([path, null]);
  }
});

test('pages with several URLs name the canonical one, and temporary pages are not listed', async () => {
  const first = await read('/privacy-policy');
  for (const path of SAME_AS_OTHERS) {
    const { body } = await read(path);
    expect(all(body, /<link rel="canonical" href="([^"]*)"/g)).toEqual([`${server.url}/privacy-policy`]);
    expect(/<article[\s\S]*<\/article>/.exec(body)?.[0]).toBe(
      /<article[\s\S]*<\/article>/.exec(first.body)?.[0],
    );
  }
  expect((await read('/status')).body).toContain('<meta name="robots" content="noindex">');
});

test('policies name version, operator, and cookies, and stay complete without operator details', async () => {
  const { body } = await read('/privacy-policy');
  expect(body).toContain('Version 2026-11, last changed on');
  expect(body).toContain('is responsible for it: <strong>Example Press Ltd</strong>, desk@example.com.');
  expect(body).toContain('Contact desk@example.com.');
  expect(body).toContain('<h2 id="cookies-and-storage">');
  expect(body).toMatch(/<h3 id="what-we-store-only-if-you-allow-it">/);
  const bare = String((await unnamed.send('/privacy-policy')).body);
  expect(bare).toContain('is responsible for it; use the <a href="/contact">contact form</a> to reach them.');
  expect(bare).toContain('Contact the operator through the <a href="/contact">contact form</a>.');
  const terms = String((await unnamed.send('/terms')).body);
  expect(terms).toContain('between you and the operator of this installation.');
  expect(terms).toContain('The applicable law depends on where you and the operator are based.');
  expect(bare + terms).not.toMatch(/\[\[|\]\]|\{\w+\}/);
});

test('each language has its pages, its 404 page, and links that stay in it', async () => {
  const own = new Set(listed);
  for (const [language, missing, pricing] of [
    ['es', 'Página no encontrada', 'Precios'],
    ['fr', 'Page introuvable', 'Tarifs'],
  ] as const) {
    // Pages made of templates exist in each language.
    for (const path of [
      '',
      '/features',
      '/pricing',
      '/proof',
      '/case-studies',
      '/testimonials',
      '/contact',
      '/help',
    ])
      expect(own).toContain(`/${language}${path}`);
    const nowhere = await read(`/${language}/nowhere/at-all`, { 'accept-language': 'en' });
    expect([nowhere.status, alternatesOf(nowhere.body)]).toEqual([404, {}]);
    expect(nowhere.body).toContain(`<html lang="${language}">`);
    expect(nowhere.body).toContain(`<h1>${missing}</h1>`);
    const home = await read(`/${language}`, { 'accept-language': 'en' });
    expect(home.body).toContain(`<a href="/${language}/pricing">${pricing}</a>`);
    // The largest pages; each fits into the first round trip of a connection.
    expect(brotliCompressSync(home.body).length).toBeLessThan(FIRST_BYTES - HEADER_BYTES);
    // A link to a page that exists only in English says so; a link into the application doesn't change.
    expect(home.body).toContain('href="/sign-up"');
    expect(home.body).toContain('<a href="/api-docs" hreflang="en">');
    expect((await read(`/${language}/status`)).body).toContain(`<html lang="${language}">`);
    // The same page in each language.
    const contact = await read(`/${language}/contact?type=sales`);
    expect(contact.body).toContain(`action="/${language}/contact"`);
    for (const [code, path] of [
      ['en', '/contact'],
      ['es', '/es/contact'],
      ['fr', '/fr/contact'],
    ])
      expect(contact.body).toContain(`<a href="${path}" lang="${code}" hreflang="${code}"`);
    expect((await read(`/${language}/`)).headers.get('location')).toBe(`/${language}`);
  }
  // The browser's language redirects nobody: all visitors share one cached page.
  const first = await read('/', { 'accept-language': 'fr' });
  expect([first.status, /<html lang="([^"]+)"/.exec(first.body)?.[1]]).toEqual([200, 'en']);
  expect(first.headers.get('vary')).not.toContain('accept-language');
  // The API reference is English.
  expect(alternatesOf((await read('/api-docs')).body)).toEqual({ en: '/api-docs', 'x-default': '/api-docs' });
  expect((await read('/es/api-docs')).status).toBe(404);
});

test('the form without a script answers in the language of its page', async () => {
  const form = await server.send('/es/contact', {
    method: 'POST',
    body: new URLSearchParams({ name: 'Ana', email: 'ana', subject: 'Hola', message: 'Hola' }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'accept-language': 'en' },
  });
  expect(form.status).toBe(400);
  expect(String(form.body)).toContain('Introduce una dirección de correo válida');
  expect(String(form.body)).toContain('Revisa los campos marcados.');
});

test('former and shorter paths are redirected by the server', async () => {
  const led = await Promise.all(
    [
      '/signin',
      '/signup?plan=Starter',
      '/login',
      '/dashboard',
      '/pricing/',
      '/blog/?q=a%2F',
      '/help/score/',
      '/es/pricing/?plan=Starter',
    ].map(async (path) => {
      const { status, headers, body } = await read(path);
      return [status, headers.get('location'), body];
    }),
  );
  expect(led).toEqual([
    [301, '/sign-in', ''],
    [301, '/sign-up?plan=Starter', ''],
    [301, '/sign-in', ''],
    [301, '/content', ''],
    [301, '/pricing', ''],
    [301, '/blog?q=a%2F', ''],
    [301, '/help/score', ''],
    [301, '/es/pricing?plan=Starter', ''],
  ]);
});

test('the form is refused from another site, and too many submissions return a page with the form', async () => {
  const form = (subject: string, headers = {}) =>
    server.send('/contact', {
      method: 'POST',
      body: new URLSearchParams({ name: 'A', email: 'a@example.org', subject, message: 'm' }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    });
  expect((await form('Cross', { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  const json = await server.send('/contact', { method: 'POST', body: { subject: 'JSON' } });
  expect([json.status, JSON.stringify(json.body)]).toEqual([
    415,
    expect.stringContaining('application/x-www-form-urlencoded'),
  ]);
  expect((await server.send('/contact', { method: 'POST' })).status).toBe(400);
  const again = [await form('Same'), await form('Same')];
  expect(again.map(({ status }) => status)).toEqual([201, 201]);
  const statuses: number[] = [];
  for (let sent = 0; sent < 5; sent += 1) statuses.push((await form(`Subject ${sent}`)).status);
  expect(statuses).toEqual([201, 201, 201, 201, 429]);
  const refused = await form('Subject 9');
  expect(String(refused.body)).toContain('value="Subject 9"');
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  const { rows } = await server.sql.query(
    "select count(*)::int as kept from contact_message where subject = 'Same'",
  );
  expect(rows).toEqual([{ kept: 1 }]);
});
