import { createHash } from 'node:crypto';
import { request } from 'node:http';
import { restoreRevision, updateContent } from '@pagewright/contract/content';
import { claimDomain, readSite, updateSite, verifyDomain } from '@pagewright/contract/publishing/site';
import { XmlDocument } from 'libxml2-wasm';
import { afterAll, expect, test } from 'vitest';
import {
  documentOf,
  paragraph,
  publishArticle,
} from '../../../../../../tests/factories/published-article.ts';
import { startDns } from '../../../../../../tests/fakes/dns/start-dns.ts';
import { startFakeService } from '../../../../../../tests/fakes/service/start-fake-service.ts';
import { signUpTeammate } from '../../../../../../tests/server/join-workspace.ts';
import { openTestServer } from '../../../../../../tests/server/open-test-server.ts';
import { TEST_PASSWORD, type TestPerson } from '../../../../../../tests/server/test-server.ts';
import { eventually } from '../../../../../../tests/eventually.ts';

const dns = await startDns();
const indexNow = await startFakeService(() => ({ status: 202, body: {} }));
const server = await openTestServer({
  NAME_SERVERS: dns.address,
  INDEXNOW_URL: `${indexNow.url}/indexnow`,
  OUTGOING_ALLOW: '127.0.0.0/8',
});
afterAll(() => Promise.all([dns.close(), indexNow.close()]));

async function read(path: string) {
  const answer = await server.send(path);
  return { ...answer, body: String(answer.body) };
}

/** Requests a page under another host, like a visitor of that domain. */
function readOn(host: string, path: string) {
  return new Promise<{ status: number; location: string | undefined; body: string }>((resolve, reject) => {
    const { port } = new URL(server.url);
    const asked = request({ host: '127.0.0.1', port, path, headers: { host } }, (answer) => {
      let body = '';
      answer.setEncoding('utf8');
      answer.on('data', (piece: string) => (body += piece));
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, location: answer.headers.location, body }),
      );
    });
    asked.on('error', reject).end();
  });
}

const publish = (person: TestPerson, title: string, tags: string[] = [], words = `Words of ${title}.`) =>
  publishArticle(server, person, { title, tags, content: documentOf(paragraph(words)) });

const titles = (html: string) =>
  [...html.matchAll(/<h2><a href="[^"]*">(.*?)<\/a><\/h2>/g)].map(([, title]) => title);

/** The structured data of a page. */
const dataOf = (html: string): unknown =>
  JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null');

const claim = (person: TestPerson, domain: string | null) =>
  server.call(person, claimDomain, { body: { domain } });

/** Sets the DNS record that the workspace was asked for, and verifies it. */
async function prove(person: TestPerson) {
  const { body } = await server.call(person, readSite, {});
  const record = body.domain?.record;
  if (!record) throw new Error('nothing is claimed');
  dns.records.set(record.name, [...(dns.records.get(record.name) ?? []), record.value]);
  return server.call(person, verifyDomain, {});
}

test('name, tagline, logo, and colors show on every page immediately', async () => {
  const ann = await server.signUp('Ann');
  const { path, sitePath } = await publish(ann, 'Bread');
  const before = await read(path);
  const form = new FormData();
  const pixel =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  form.set('file', new File([Buffer.from(pixel, 'base64')], 'logo.png', { type: 'image/png' }));
  const uploaded = await server.send('/api/upload', { method: 'POST', person: ann, body: form });
  const { file } = uploaded.body as { file: { id: string } };
  const body = {
    name: 'The <Crumb>',
    tagline: 'Bread & patience',
    logoFileId: file.id,
    colour: '#7A1FA2',
    colourDark: '#d7a6ee',
  };
  const saved = await server.call(ann, updateSite, { body });
  expect(saved).toMatchObject({ status: 200, body: { name: 'The <Crumb>', colour: '#7a1fa2' } });

  for (const page of [path, sitePath, `${sitePath}missing`]) {
    const { body: html, headers } = await read(page);
    expect(html).toContain('The &lt;Crumb&gt;');
    expect(html).toContain(`<img src="/files/${file.id}" alt="" width="1" height="1">`);
    const css = /<style>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? '';
    expect(css).toContain(':root{--brand:#7a1fa2}');
    expect(css).toContain('(prefers-color-scheme:dark){:root{--brand:#d7a6ee}}');
    const hash = createHash('sha256').update(css).digest('base64');
    expect(headers.get('content-security-policy')).toContain(`style-src 'sha256-${hash}'`);
  }
  const index = await read(sitePath);
  expect(index.body).toContain('<p class="lead">Bread &amp; patience</p>');
  expect(index.body).toContain(`<meta property="og:image" content="${server.url}/files/${file.id}">`);
  const kept = await server.send(path, { headers: { 'if-none-match': before.headers.get('etag') ?? '' } });
  expect(kept.status).toBe(200);
});

test.each([
  [{ colour: '#bbbbbb' }, 'Too light to read on light pages'],
  [{ colourDark: '#0f6b5c' }, 'Too dark to read on dark pages'],
  [{ colour: 'red' }, 'Enter a color'],
  [{ colour: '#000000}body{display:none' }, ''],
  [{ language: 'de' as 'en' }, 'language'],
])('%o is refused', async (body, sentence) => {
  const ann = await server.signUp();
  const answer = await server.call(ann, updateSite, { body });
  expect(answer.status).toBe(400);
  expect(JSON.stringify(answer.body)).toContain(sentence);
});

test('members see the settings, only admins change them, and a logo is an image of the workspace', async () => {
  const ann = await server.signUp('Ann');
  const bob = await signUpTeammate(server, ann, 'basic_member');
  expect((await server.call(bob, readSite, {})).body).toMatchObject({ canEdit: false });
  for (const answer of [
    await server.call(bob, updateSite, { body: { name: 'Mine' } }),
    await claim(bob, 'blog.example.com'),
    await server.call(bob, verifyDomain, {}),
  ])
    expect(answer.status).toBe(403);
  const foreign = await server.call(ann, updateSite, { body: { logoFileId: 'abcdefghijklmnopqrstuvwx' } });
  expect(foreign.status).toBe(404);
});

const ENGLISH =
  'The starter needs food every day, and the dough rests for a night before it goes into the oven.';
const SPANISH =
  'El pan de la abuela necesita tiempo, y la masa reposa toda la noche antes de entrar en el horno.';
const ARABIC = 'الخبز الجيد يحتاج إلى الوقت والصبر، والعجين يرتاح طوال الليل قبل أن يدخل الفرن.';
const cell = { type: 'tableCell', content: [paragraph('Flour')] };
const IN_PARTS = documentOf(
  paragraph(ENGLISH),
  { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'What it needs' }] },
  { type: 'table', content: [{ type: 'tableRow', content: [cell, cell] }] },
);

test('a site speaks its language on every page, and each article keeps its own', async () => {
  const ann = await server.signUp('Ann Author');
  const english = await publishArticle(server, ann, { title: 'Bread', tags: ['Rye'], content: IN_PARTS });
  const spanish = await publish(ann, 'Pan', [], SPANISH);
  const arabic = await publish(ann, 'خبز', [], ARABIC);
  const { path, sitePath } = english;
  await server.sql.query(
    `update publication set published_at = '2026-05-03T12:00:00Z', updated_at = '2026-06-02T12:00:00Z' where content_id = $1`,
    [english.id],
  );
  const pages = [sitePath, path, `${sitePath}rss.xml`];
  const before = new Map<string, string>();
  for (const page of pages) before.set(page, (await read(page)).headers.get('etag') ?? '');
  const speak = (language: 'es' | 'fr') => server.call(ann, updateSite, { body: { language } });
  expect(await speak('es')).toMatchObject({ status: 200, body: { language: 'es', tagline: '' } });
  for (const page of pages) {
    const kept = await server.send(page, { headers: { 'if-none-match': before.get(page) ?? '' } });
    expect([page, kept.status]).toEqual([page, 200]);
  }

  const list = (await read(sitePath)).body;
  expect(list).toContain('<html lang="es">');
  expect(list).toContain('<a class="skip" href="#text">Saltar al contenido</a>');
  expect(list).toContain('<meta property="og:locale" content="es_ES">');
  expect(list).toContain('title="Artículos de Ann Author&#39;s workspace" href=');
  expect(list).toContain('aria-label="Buscar artículos"');
  expect(list).toContain('<button>Buscar</button>');
  expect(list).toContain('>Canal RSS</a>');
  expect(dataOf(list)).toMatchObject({ '@type': 'WebSite', inLanguage: 'es' });
  const author = (by: string) =>
    `${by} <a rel="author" href="${sitePath}authors/ann-author">Ann Author</a> · <time datetime="2026-05-03T12:00:00.000Z">`;
  const spanishByline = `<p class="quiet" lang="es">${author('Por')}3 de mayo de 2026</time> · Actualizado el <time datetime="2026-06-02T12:00:00.000Z">2 de junio de 2026</time> · 1\u00a0min de\u00a0lectura</p>`;
  expect(list).toContain(spanishByline);
  expect(list).toContain(`<li lang="en"><article>\n<h2><a href="${path}">`);
  expect(list).toContain(`<li><article>\n<h2><a href="${spanish.path}">`);
  expect(list).toContain(`<li lang="ar" dir="rtl"><article>\n<h2><a href="${arabic.path}">`);
  const nothing = (await read(`${sitePath}?q=zeppelin`)).body;
  expect(nothing).toContain('<h1>Resultados de búsqueda para «zeppelin»</h1>');
  expect(nothing).toContain('<p class="lead">0 artículos · <a');
  expect(nothing).toContain(
    '<p>Ningún artículo coincide con la búsqueda. Prueba con menos palabras o con otras.</p>',
  );
  const tag = (await read(`${sitePath}tags/rye`)).body;
  expect(tag).toContain('<h1>Artículos con la etiqueta «Rye»</h1>');
  expect(tag).toContain('content="Artículos con la etiqueta «Rye» en Ann Author&#39;s workspace"');
  const missing = (await read(`${sitePath}missing`)).body;
  expect(missing).toContain('<html lang="es">');
  expect(missing).toContain('<h1>Página no encontrada</h1>');
  const feed = (await read(`${sitePath}rss.xml`)).body;
  const channel = XmlDocument.fromString(feed);
  expect(channel.find('/rss/channel/language').map(({ content }) => content)).toEqual(['es']);
  expect(channel.find('/rss/channel/description').map(({ content }) => content)).toEqual([
    "Artículos de Ann Author's workspace",
  ]);
  expect(feed).not.toMatch(/aria-label|tabindex/);

  const page = (await read(path)).body;
  expect(page).toContain('<html lang="en">');
  expect(page).toContain('<meta property="og:locale" content="en_US">');
  expect(dataOf(page)).toMatchObject({ inLanguage: 'en' });
  expect(page).toContain('<a class="skip" href="#text" lang="es">Saltar al contenido</a>');
  expect(page).toContain('<header class="top" lang="es">');
  expect(page).toContain('<footer class="foot" lang="es">');
  expect(page).toContain(spanishByline);
  expect(page).toContain('<ul class="tags" aria-label="Etiquetas" lang="es"><li lang="en"><a rel="tag"');
  expect(page).toContain('aria-label="Enlace a esta sección" lang="es">#</a></h2>');
  expect(page).toContain('role="region" aria-label="Tabla" lang="es" tabindex="0"><table lang="en">');
  const own = (await read(spanish.path)).body;
  expect(own).toContain('<html lang="es">');
  expect(own.match(/ lang="/g)).toHaveLength(1);
  const leftward = (await read(arabic.path)).body;
  expect(leftward).toContain('<html lang="ar">');
  expect(leftward).toContain('<header class="top" lang="es">');
  expect(leftward).toContain('<main id="text" class="wrap" dir="rtl" tabindex="-1">');
  expect(leftward).toContain('<p class="quiet" lang="es" dir="ltr">Por ');

  await speak('fr');
  expect((await read(path)).body).toContain(
    `<p class="quiet" lang="fr">${author('Par')}3 mai 2026</time> · Mis à jour le <time datetime="2026-06-02T12:00:00.000Z">2 juin 2026</time> · 1\u00a0min de\u00a0lecture</p>`,
  );
  expect((await read(path)).body).toContain('aria-label="Lien vers cette section" lang="fr">#</a></h2>');
  const rien = (await read(`${sitePath}?q=${encodeURIComponent(`l'été "<b>`)}`)).body;
  expect(rien).toContain('<html lang="fr">');
  expect(rien).toContain('<h1>Résultats de recherche pour «\u00a0l&#39;été &quot;&lt;b&gt;\u00a0»</h1>');
  expect(rien).toContain('<p class="lead">0 article · <a');
  expect(rien).toContain('<p>Aucun article ne correspond à la recherche.');
  expect((await read(`${sitePath}authors/nobody`)).body).toContain('<h1>Page introuvable</h1>');
  expect((await read(`${sitePath}rss.xml`)).body).toContain('<language>fr</language>');
});

test('the site of a new account speaks the language of its sign-up', async () => {
  const spoken = { 'accept-language': 'fr-CA, en;q=0.5' };
  const signedUp = await server.send('/api/auth/sign-up/email', {
    method: 'POST',
    body: { name: 'Léa', email: 'lea@example.com', password: TEST_PASSWORD },
    headers: { ...spoken, origin: server.url },
  });
  const cookie = signedUp.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ');
  const { body } = await server.send('/api/auth/token', { headers: { ...spoken, cookie } });
  const { token } = body as { token: string };
  const site = await server.send('/api/site', { headers: { authorization: `Bearer ${token}` } });
  expect(site.body).toMatchObject({ language: 'fr' });
});

test('tags and authors have lists, and search finds the last manual save', async () => {
  const ann = await server.signUp('Ann Author');
  const { id, sitePath, path } = await publish(ann, 'Sourdough', ['Wild Yeast'], 'Feed the starter daily.');
  await publish(ann, 'Rolls', ['rolls']);
  const article = await read(path);
  expect(article.body).toContain(`<a rel="tag" href="${sitePath}tags/wild%20yeast">Wild Yeast</a>`);
  expect(article.body).toContain(`<a rel="author" href="${sitePath}authors/ann-author">Ann Author</a>`);

  const tag = await read(`${sitePath}tags/wild%20yeast`);
  expect(titles(tag.body)).toEqual(['Sourdough']);
  expect(tag.body).toContain('<h1>Articles tagged “Wild Yeast”</h1>');
  expect(tag.body).toContain(`<link rel="canonical" href="${server.url}${sitePath}tags/wild%20yeast">`);
  const upper = await read(`${sitePath}tags/Wild%20Yeast/`);
  expect([upper.status, upper.headers.get('location')]).toEqual([301, `${sitePath}tags/wild%20yeast`]);
  expect((await read(`${sitePath}tags/nothing`)).status).toBe(404);
  const byAnn = await read(`${sitePath}authors/ann-author`);
  expect(titles(byAnn.body)).toEqual(['Rolls', 'Sourdough']);
  expect(byAnn.body).toContain(`<link rel="canonical" href="${server.url}${sitePath}authors/ann-author">`);
  const old = await read(`${sitePath}authors/ann%20author`);
  expect([old.status, old.headers.get('location')]).toEqual([301, `${sitePath}authors/ann-author`]);
  expect((await read(`${sitePath}authors/nobody`)).status).toBe(404);

  const found = await read(`${sitePath}?q=STARTER`);
  expect(titles(found.body)).toEqual(['Sourdough']);
  expect(found.body).toContain('<meta name="robots" content="noindex,follow">');
  expect(found.body).toContain('value="STARTER"');
  const nothing = await read(`${sitePath}?q=%22%3E%3Cscript%3Ezeppelin`);
  expect([nothing.status, titles(nothing.body)]).toEqual([200, []]);
  expect(nothing.body).toContain('No articles match your search');
  expect(nothing.body).not.toContain('<script>zeppelin');

  await server.call(ann, updateContent, {
    params: { id },
    body: { content: documentOf(paragraph('A secret zeppelin.')), autosave: true },
  });
  expect(titles((await read(`${sitePath}?q=zeppelin`)).body)).toEqual([]);
  await server.call(ann, updateContent, {
    params: { id },
    body: { content: documentOf(paragraph('A public zeppelin.')) },
  });
  expect(titles((await read(`${sitePath}?q=zeppelin`)).body)).toEqual(['Sourdough']);
});

test('restoring a revision rolls back what is public', async () => {
  const ann = await server.signUp('Ann');
  const { id, path, sitePath } = await publish(ann, 'Versions', [], 'The first words.');
  await server.call(ann, updateContent, {
    params: { id },
    body: { content: documentOf(paragraph('The second words.')) },
  });
  expect((await read(path)).body).toContain('The second words.');
  await server.call(ann, restoreRevision, { params: { id, number: 1 } });
  const page = await read(path);
  expect(page.body).toContain('The first words.');
  expect(page.body).not.toContain('The second words.');
  expect(titles((await read(`${sitePath}?q=second`)).body)).toEqual([]);
});

test('a site is served on its verified domain and nowhere else', async () => {
  const ann = await server.signUp('Ann');
  const { path, sitePath } = await publish(ann, 'On a domain', ['here']);
  const slug = path.slice(sitePath.length);
  const { port } = new URL(server.url);
  const origin = `http://blog.example.com:${port}`;
  const claimed = await claim(ann, ' https://Blog.Example.com/about ');
  expect(claimed.body.domain).toMatchObject({ name: 'blog.example.com', verifiedAt: null });
  expect((await server.call(ann, verifyDomain, {})).body).toMatchObject({ code: 'domain_unproved' });
  expect((await readOn('blog.example.com', `/${slug}`)).status).toBe(404);

  const verified = await prove(ann);
  expect(verified).toMatchObject({ status: 200, body: { url: `${origin}/` } });
  const page = await eventually(async () => {
    const answer = await readOn(`BLOG.example.com:${port}`, `/${slug}`);
    expect(answer.status).toBe(200);
    return answer.body;
  });
  expect(page).toContain(`<link rel="canonical" href="${origin}/${slug}">`);
  expect(page).toContain('<a rel="tag" href="/tags/here">');
  expect(titles((await readOn('blog.example.com', '/')).body)).toEqual(['On a domain']);
  expect((await readOn('blog.example.com', '/?q=domain')).body).toContain('action="/"');
  expect((await readOn('blog.example.com', '/robots.txt')).body).toContain(`Sitemap: ${origin}/sitemap.xml`);
  const map = XmlDocument.fromString((await readOn('blog.example.com', '/sitemap.xml')).body);
  expect(
    map.find('//s:loc', { s: 'http://www.sitemaps.org/schemas/sitemap/0.9' }).map(({ content }) => content),
  ).toEqual([`${origin}/`, `${origin}/${slug}`]);
  const moved = await read(path);
  expect([moved.status, moved.headers.get('location')]).toEqual([301, `${origin}/${slug}`]);
  for (const hidden of ['/api/health', '/content', '/sign-in', '/api/openapi.json'])
    expect([hidden, (await readOn('blog.example.com', hidden)).status]).toEqual([hidden, 404]);

  await claim(ann, null);
  expect((await read(path)).status).toBe(200);
});

test('a verified domain cannot be taken over until its DNS record is gone', async () => {
  const [ann, eve] = await Promise.all([server.signUp('Ann'), server.signUp('Eve')]);
  await claim(ann, 'shop.example.com');
  await claim(eve, 'shop.example.com');
  expect((await prove(ann)).status).toBe(200);
  expect((await server.call(eve, verifyDomain, {})).status).toBe(422);
  expect(await prove(eve)).toMatchObject({ status: 409, body: { code: 'domain_taken' } });
  const { body } = await server.call(eve, readSite, {});
  const { name = '', value = '' } = body.domain?.record ?? {};
  dns.records.set(name, [value]);
  expect((await server.call(eve, verifyDomain, {})).status).toBe(200);
  expect((await server.call(ann, readSite, {})).body.domain).toMatchObject({ verifiedAt: null });
});

test.each(['localhost', '127.0.0.1', 'blog', 'a b.example.com', `${'x'.repeat(64)}.com`, 'printer.local'])(
  'the domain %s is refused',
  async (domain) => {
    const ann = await server.signUp();
    expect(await claim(ann, domain)).toMatchObject({ status: 422, body: { code: 'domain_invalid' } });
  },
);

test('search engines are notified of a page and find the key on its host', async () => {
  const ann = await server.signUp('Ann');
  const { url } = await publish(ann, 'News');
  const told = await eventually(() => {
    const request = indexNow.requests.find(({ body }) => JSON.stringify(body).includes(url));
    expect(request).toBeDefined();
    return request?.body as { host: string; key: string; keyLocation: string; urlList: string[] };
  });
  expect(told.urlList).toEqual([url]);
  expect(told.host).toBe(new URL(server.url).host);
  expect(told.key).toMatch(/^[A-Za-z0-9-]{8,128}$/);
  const key = await read(told.keyLocation.slice(server.url.length));
  expect([key.status, key.body]).toEqual([200, told.key]);
});
