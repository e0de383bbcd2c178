import { createContent, updateContent, type ContentDraft } from '@pagewright/contract/content';
import { publishContent, unpublishContent } from '@pagewright/contract/publishing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { documentOf, paragraph, publishArticle } from '../../../../../tests/factories/published-article.ts';
import { expectSince } from '../../../../../tests/server/expect-since.ts';
import {
  startTestServer,
  type TestPerson,
  type TestServer,
} from '../../../../../tests/server/test-server.ts';

let server: TestServer;
let ann: TestPerson;
const nobody = null;

beforeAll(async () => {
  server = await startTestServer();
  ann = await server.signUp('Ann Author');
});
afterAll(() => server.close());

const publish = (draft: ContentDraft) => publishArticle(server, ann, draft);

async function read(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const answer = await server.send(path, { method, headers });
  return { ...answer, body: String(answer.body) };
}

const metaOf = (html: string, name: string): string | undefined =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`).exec(html)?.[1];

test('publishing puts an item on the public site, and unpublishing takes it off', async () => {
  const created = await server.call(ann, createContent, {
    body: { title: 'A first article', content: documentOf(paragraph('Hello reader.')) },
  });
  const { id } = created.body;
  const before = Date.now();
  const answer = await server.call(ann, publishContent, { params: { id } });
  expect(answer.status).toBe(200);
  expect(answer.body.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/sites\/[a-z0-9-]+\/a-first-article$/);
  expectSince(answer.body.publishedAt, before);
  expect(answer.body.content).toMatchObject({ id, status: 'published', publicUrl: answer.body.url });

  const path = answer.body.url.slice(server.url.length);
  const page = await read(path);
  expect(page.status).toBe(200);
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(page.body).toContain('<h1>A first article</h1>');
  expect(page.body).toContain('<p>Hello reader.</p>');

  const taken = await server.call(ann, unpublishContent, { params: { id } });
  expect(taken.body).toMatchObject({ id, status: 'draft', publicUrl: null });
  const gone = await read(path);
  expect(gone.status).toBe(404);
  expect(gone.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(gone.headers.get('cache-control')).toBe('no-store');
  expect(gone.body).not.toContain('Hello reader');
  expect(metaOf(gone.body, 'robots')).toBe('noindex');
});

test('an outsider can neither publish nor unpublish, and learns nothing', async () => {
  const bob = await server.signUp('Bob');
  const { id, path } = await publish({ title: 'Mine alone', content: documentOf(paragraph('Mine.')) });
  for (const call of [publishContent, unpublishContent]) {
    expect((await server.call(bob, call, { params: { id } })).status).toBe(404);
    expect((await server.call(nobody, call, { params: { id } })).status).toBe(401);
  }
  expect((await read(path)).status).toBe(200);
});

test('the page shows the last manual save: autosave never changes it', async () => {
  const { id, path } = await publish({ title: 'Steady', content: documentOf(paragraph('As published.')) });
  await server.call(ann, updateContent, {
    params: { id },
    body: { content: documentOf(paragraph('Half a thought')), title: 'Unsteady', autosave: true },
  });
  const kept = await read(path);
  expect(kept.body).toContain('As published.');
  expect(kept.body).not.toMatch(/Half a thought|Unsteady/);

  await server.call(ann, updateContent, {
    params: { id },
    body: { content: documentOf(paragraph('A whole thought.')) },
  });
  expect((await read(path)).body).toContain('A whole thought.');
});

test('the head has metadata for search engines and link previews', async () => {
  const { url, path, id } = await publish({
    title: 'How <em>not</em> to "quote"',
    metaTitle: 'Quoting & escaping',
    metaDescription: 'All about "quotes" & <tags>.',
    category: 'Craft',
    tags: ['html', 'a & b'],
    contentType: 'Blog Post',
    content: documentOf(
      { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Über uns & mehr' }] },
      { type: 'image', attrs: { src: 'https://img.example/a.png?x=1&y=2', alt: 'A picture' } },
      paragraph(
        'The quick brown fox jumps over the lazy dog and then it rests for a while under the old tree.',
      ),
    ),
  });
  const { body } = await read(path);
  expect(/<title>(.*?)<\/title>/.exec(body)?.[1]).toBe('Quoting &amp; escaping');
  expect(body).toContain('<html lang="en">');
  expect(body).toContain('<h1>How &lt;em&gt;not&lt;/em&gt; to &quot;quote&quot;</h1>');
  expect(metaOf(body, 'description')).toBe('All about &quot;quotes&quot; &amp; &lt;tags&gt;.');
  expect(body).toContain(`<link rel="canonical" href="${url}">`);
  expect(metaOf(body, 'author')).toBe('Ann Author');
  expect(metaOf(body, 'og:type')).toBe('article');
  expect(metaOf(body, 'og:url')).toBe(url);
  expect(metaOf(body, 'og:title')).toBe('Quoting &amp; escaping');
  expect(metaOf(body, 'og:image')).toBe('https://img.example/a.png?x=1&amp;y=2');
  expect(metaOf(body, 'twitter:card')).toBe('summary_large_image');
  expect(body).toContain('<h2 id="uber-uns-mehr">');
  expect(body).toContain('loading="lazy"');

  const data = JSON.parse(
    /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(body)?.[1] ?? '',
  ) as Record<string, unknown>;
  const { rows } = await server.sql.query<{ at: Date }>(
    'select published_at as at from publication where content_id = $1',
    [id],
  );
  expect(data).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: 'How <em>not</em> to "quote"',
    description: 'All about "quotes" & <tags>.',
    image: ['https://img.example/a.png?x=1&y=2'],
    datePublished: rows[0]?.at.toISOString(),
    author: { '@type': 'Person', name: 'Ann Author' },
    articleSection: 'Craft',
    keywords: 'html, a & b',
    mainEntityOfPage: { '@type': 'WebPage', '@id': url },
  });
});

test('the meta description falls back to the start of the text', async () => {
  const words =
    'Lorem ipsum dolor sit amet consetetur sadipscing elitr sed diam nonumy eirmod tempor invidunt ut labore';
  const { path } = await publish({
    title: 'Undescribed',
    content: documentOf(paragraph(`${words} ${words} ${words}`)),
  });
  const description = metaOf((await read(path)).body, 'description') ?? '';
  expect(description.length).toBeGreaterThan(120);
  expect(description.length).toBeLessThanOrEqual(160);
  expect(`${words} ${words}`.startsWith(description.slice(0, -1))).toBe(true);
  expect(description.endsWith('…')).toBe(true);
});

test('the text keeps its language attribute', async () => {
  const german =
    'Der schnelle braune Fuchs springt über den faulen Hund und schläft dann unter dem alten Baum, weil er müde ist. ';
  const { path } = await publish({ title: 'Der Fuchs', content: documentOf(paragraph(german.repeat(6))) });
  expect((await read(path)).body).toContain('<html lang="de">');
});

test('a stored picture has width and height, and wide tables and code can be scrolled by keyboard', async () => {
  await server.sql.query(
    `insert into file (id, workspace_id, owner_id, media_type, bytes, width, height, sha256)
     values ('abcdefghijklmnopqrstuvwx', $1, $2, 'image/webp', 10, 640, 480, 'x')`,
    [ann.workspaceId, ann.userId],
  );
  const cell = (text: string) => ({ type: 'tableCell', content: [paragraph(text)] });
  const { path } = await publish({
    title: 'With a picture',
    content: documentOf(
      { type: 'image', attrs: { src: '/files/abcdefghijklmnopqrstuvwx', alt: 'Stored' } },
      { type: 'table', content: [{ type: 'tableRow', content: [cell('one'), cell('two')] }] },
      { type: 'codeBlock', content: [{ type: 'text', text: '<pre> & <table>' }] },
    ),
  });
  const { body } = await read(path);
  expect(body).toContain('<img src="/files/abcdefghijklmnopqrstuvwx" width="640" height="480" alt="Stored"');
  expect(
    body.match(/<div class="scroll" role="region" aria-label="Table" tabindex="0"><table>/g),
  ).toHaveLength(1);
  expect(body).toContain('<pre tabindex="0"><code>&lt;pre&gt; &amp; &lt;table&gt;</code></pre>');
  expect(metaOf(body, 'og:image')).toBe(`${server.url}/files/abcdefghijklmnopqrstuvwx`);
});
