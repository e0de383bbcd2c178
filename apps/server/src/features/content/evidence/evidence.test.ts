import { liveScore, semanticCompleteness } from '@pagewright/contract/advanced';
import {
  addEvidencePage,
  createContent,
  EVIDENCE_LIMITS,
  fetchEvidencePage,
  readContent,
  readEvidence,
  removeEvidencePage,
} from '@pagewright/contract/content';
import { expect, test } from 'vitest';
import { startWebHost } from '../../../../../../tests/fakes/web/start-web-host.ts';
import { signUpTeammate } from '../../../../../../tests/server/join-workspace.ts';
import { openTestServer } from '../../../../../../tests/server/open-test-server.ts';
import type { TestPerson } from '../../../../../../tests/server/test-server.ts';

const ARTICLE = {
  title: 'How to make a rain barrel',
  primaryKeyword: 'rain barrel',
  content: `<p>A rain barrel saves water for the garden. ${'It stands below the gutter and fills when it rains. '.repeat(6)}</p><h2>Why you want one</h2><p>Tap water costs money, and rain is free.</p>`,
};

/** A competitor's page: an article with navigation and footer. */
const page = (name: string, text: string): string =>
  `<!doctype html><html><head><title>${name} | Garden shop</title></head><body><nav><a href="/">Home</a> <a href="/shop">Shop</a></nav><main><article><h1>${name}</h1><p>${text}</p><h2>Fit a downspout diverter</h2><p>${text} The downspout diverter leads the water from the gutter into the barrel, and the spigot lets it out.</p><h2>How do you keep mosquitoes out?</h2><p>A fine screen keeps mosquitoes out of the barrel. ${text}</p></article></main><footer>© Garden shop. All rights reserved.</footer></body></html>`;
const PAGES = ['One', 'Two', 'Three'].map((name) =>
  page(
    `Rain barrel guide ${name}`,
    `A rain barrel with a downspout diverter, a spigot and a fine screen is all that most gardens need in guide ${name}.`,
  ),
);

const server = await openTestServer({ OUTGOING_ALLOW: '127.0.0.1/32', CRAWLER_PAUSE_MS: '0' });
const maya = await server.signUp('Maya');

async function createItem(): Promise<string> {
  return (await server.call(maya, createContent, { body: ARTICLE })).body.id;
}
const add = (person: TestPerson, id: string, text: string, url: string | null = null) =>
  server.call(person, addEvidencePage, { params: { id }, body: { text, url, source: 'pasted' } });
const read = (person: TestPerson, id: string, keyword?: string) =>
  server.call(person, readEvidence, { params: { id }, query: keyword === undefined ? {} : { keyword } });

test('pages change the basis of the score, both for the saved item and while typing', async () => {
  const id = await createItem();
  const before = (await server.call(maya, readContent, { params: { id } })).body;
  expect((await read(maya, id)).body).toMatchObject({ pages: [], keyword: 'rain barrel', subject: null });
  for (const [index, text] of PAGES.entries()) {
    const added = await add(maya, id, text, `https://shop${index}.example/barrel`);
    expect(added.status).toBe(201);
    expect(added.body.url).toBe(`https://shop${index}.example/barrel`);
    expect(added.body.title).toMatch(/^Rain barrel guide/);
    // Navigation and footer are not part of the article.
    expect(added.body.wordCount).toBeGreaterThan(80);
    expect(added.body.wordCount).toBeLessThan(110);
  }
  const evidence = (await read(maya, id)).body;
  expect(evidence.pages.map(({ source }) => source)).toEqual(['pasted', 'pasted', 'pasted']);
  expect(evidence.subject).not.toBeNull();

  const saved = (await server.call(maya, readContent, { params: { id } })).body;
  expect(saved.revision).toBe(before.revision);
  const body = {
    content: saved.content,
    title: saved.title,
    metaTitle: saved.metaTitle,
    metaDescription: saved.metaDescription,
    slug: saved.slug,
    primaryKeyword: 'rain barrel',
    targetKeywords: saved.keywords,
  };
  const alone = (await server.call(maya, liveScore, { body })).body;
  expect(alone.overallScore).toBe(before.score);
  expect(alone.restsOn).toMatchObject({ subject: 'modelled', pages: [] });
  const compared = (await server.call(maya, liveScore, { body: { ...body, contentId: id } })).body;
  expect(compared.overallScore).toBe(saved.score);
  // Neither the text nor any page offers figures, quotations, or sources.
  expect(compared.restsOn).toMatchObject({ known: 5, of: 6, subject: 'measured' });
  expect(compared.restsOn.pages.map(({ url }) => url)).toEqual([
    'https://shop0.example/barrel',
    'https://shop1.example/barrel',
    'https://shop2.example/barrel',
  ]);
  const diverter = compared.terms.find(({ text }) => /downspout diverter/i.test(text));
  // All three pages mention it; this article does not.
  expect(diverter).toMatchObject({ pages: 3, count: 0 });
  expect(diverter?.gain).toBeGreaterThan(0);

  const completeness = await server.call(maya, semanticCompleteness, {
    body: { content: saved.content, topic: 'rain barrel', contentId: id },
  });
  expect(completeness.body.completenessScore).toBe(compared.breakdown.semanticCompleteness.completenessScore);
  expect(completeness.body.restsOn.pages).toHaveLength(3);

  for (const { id: pageId } of evidence.pages) {
    const removed = await server.call(maya, removeEvidencePage, { params: { id, pageId } });
    expect(removed.status).toBe(204);
  }
  expect((await server.call(maya, readContent, { params: { id } })).body.score).toBe(before.score);
  expect((await read(maya, id)).body).toMatchObject({ pages: [], subject: null });
});

test('evidence from pages is returned for the requested keyword', async () => {
  const id = await createItem();
  await add(maya, id, PAGES[0]!);
  expect((await read(maya, id)).body.keyword).toBe('rain barrel');
  const other = (await read(maya, id, 'downspout diverter')).body;
  expect(other).toMatchObject({ keyword: 'downspout diverter', subject: { keyword: 'downspout diverter' } });
  expect((await read(maya, id, '')).body.subject).toBeNull();
});

test('plain text is accepted as a page, whatever characters it contains', async () => {
  const id = await createItem();
  const text = `If a < b then b > a. ${'Barrels hold water for the garden and the house. '.repeat(5)}`;
  const added = await add(maya, id, text);
  expect(added).toMatchObject({ status: 201, body: { title: '', url: null } });
  // 8 words, plus five times 9.
  expect(added.body.wordCount).toBe(53);
});

test('an invalid page is refused with a reason and not stored', async () => {
  const id = await createItem();
  const refusal = async (text: string, url: string | null = null) => {
    const { status, body } = await add(maya, id, text, url);
    return [status, (body as unknown as { code: string }).code];
  };
  expect(await refusal('')).toEqual([422, 'page_without_text']);
  expect(await refusal('<html><body><script>alert(1)</script></body></html>')).toEqual([
    422,
    'page_without_text',
  ]);
  expect(await refusal(PAGES[0]!, 'javascript:alert(1)')).toEqual([400, 'invalid']);
  expect(await refusal('x'.repeat(EVIDENCE_LIMITS.text + 1))).toEqual([400, 'invalid']);
  await add(maya, id, PAGES[0]!);
  expect(await refusal(PAGES[0]!)).toEqual([409, 'page_known']);
  expect((await read(maya, id)).body.pages).toHaveLength(1);
});

test('an item accepts a limited number of pages, even under concurrency', async () => {
  const id = await createItem();
  const texts = Array.from({ length: EVIDENCE_LIMITS.pages + 4 }, (_, index) =>
    `Page number ${index} about barrels. `.repeat(10),
  );
  const answers = await Promise.all(texts.map((text) => add(maya, id, text)));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(EVIDENCE_LIMITS.pages);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(4);
});

test('changing pages requires edit access to the item, and seeing them read access', async () => {
  const id = await createItem();
  const { body } = await add(maya, id, PAGES[0]!);
  const stranger = await server.signUp('Stranger');
  const teammate = await signUpTeammate(server, maya, 'basic_member');
  for (const person of [stranger, teammate]) {
    expect((await read(person, id)).status).toBe(404);
    expect((await add(person, id, PAGES[1]!)).status).toBe(404);
    const removed = await server.call(person, removeEvidencePage, { params: { id, pageId: body.id } });
    expect(removed.status).toBe(404);
    const scored = await server.call(person, liveScore, {
      body: { content: ARTICLE.content, primaryKeyword: 'rain barrel', contentId: id },
    });
    expect(scored.status).toBe(404);
  }
  await server.sql.query("UPDATE content SET status = 'review' WHERE id = $1", [id]);
  expect((await read(teammate, id)).body.pages).toHaveLength(1);
  expect((await add(teammate, id, PAGES[1]!)).status).toBe(403);
  expect((await read(stranger, id)).status).toBe(404);
});

test('a page is fetched from its address if its site allows it, and only for someone who may change the item', async () => {
  const id = await createItem();
  const host = await startWebHost({
    '/robots.txt': { headers: { 'content-type': 'text/plain' }, body: 'User-agent: *\nDisallow: /private/' },
    '/guide': { body: PAGES[0]! },
    '/private/guide': { body: PAGES[1]! },
    '/empty': { body: '<html><body><p>Nothing.</p></body></html>' },
  });
  const read = async (person: TestPerson, url: string) => {
    const { status, body } = await server.call(person, fetchEvidencePage, { params: { id }, body: { url } });
    return [status, (body as unknown as { code?: string }).code ?? body.source];
  };
  expect(await read(await server.signUp(), `${host.url}/guide`)).toEqual([404, 'not_found']);
  expect(host.requests).toEqual([]);
  expect(await read(maya, `${host.url}/guide`)).toEqual([201, 'fetched']);
  expect(await read(maya, `${host.url}/guide`)).toEqual([409, 'page_known']);
  expect(await read(maya, `${host.url}/private/guide`)).toEqual([422, 'robots_forbid']);
  expect(await read(maya, `${host.url}/empty`)).toEqual([422, 'page_without_text']);
  expect(await read(maya, `${host.url}/gone`)).toEqual([422, 'page_refused']);
  expect(await read(maya, 'http://10.0.0.1/guide')).toEqual([422, 'address_not_allowed']);
  expect(await read(maya, 'ftp://example.com/')).toEqual([400, 'invalid']);
  const { body } = await server.call(maya, readEvidence, { params: { id } });
  expect(body.pages.map(({ url, source }) => [url, source])).toEqual([[`${host.url}/guide`, 'fetched']]);
  await host.close();
});
