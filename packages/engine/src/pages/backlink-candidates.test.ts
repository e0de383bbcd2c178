import { describe, expect, it } from 'vitest';
import { backlinkCandidates, extractArticle } from '../index.ts';
import type { SitePage } from '../index.ts';

function page(url: string, title: string, body: string): SitePage {
  const text = 'A long enough sentence about the subject, so that it is taken for running text. '.repeat(3);
  const html = `<title>${title}</title><article><h1>${title}</h1><p>${text}</p>${body}</article>`;
  return { url, article: extractArticle(html, url) };
}

const ours = [
  page('https://our.example/water', 'Soft water for tea', ''),
  page('https://our.example/kettles', 'Kettles compared', ''),
];
const base = {
  competitors: ['https://www.a.example', 'b.example'],
  ourDomain: 'our.example',
  ourPages: ours,
  brands: ['Pot Luck'],
  checks: [],
};

describe('backlinkCandidates', () => {
  it('finds dead links that were checked twice, and our matching page', () => {
    const rival = page(
      'https://a.example/tea',
      'Tea',
      '<p>On <a href="https://gone.example/w">soft water</a>, <a href="https://once.example/">once</a>, <a href="https://back.example/">back</a> and <a href="/own">own</a>, in one sentence.</p>',
    );
    const checks = [
      { href: 'https://gone.example/w', statuses: [404, 404] },
      { href: 'https://once.example/', statuses: [404] },
      { href: 'https://back.example/', statuses: [404, 200] },
      { href: 'https://a.example/own', statuses: [404, 404] },
    ];
    const found = backlinkCandidates({ ...base, pages: [rival], checks });
    expect(found.candidates).toMatchObject([
      {
        code: 'dead_link',
        page: { url: 'https://a.example/tea', title: 'Tea' },
        ourPage: 'https://our.example/water',
        deadLink: { href: 'https://gone.example/w', text: 'soft water', statuses: [404, 404] },
      },
    ]);
    // 'soft water Tea' and 'Soft water for tea' have the same subject words; nothing in them is about kettles.
    expect(found.candidates[0]!.relevance).toBeGreaterThan(0.7);
    expect(found.unconfirmed).toEqual(['https://once.example/']);
    expect(found.provenance).toEqual({
      kind: 'measured',
      method: 'crawled-pages',
      pages: 1,
      checkedLinks: 4,
    });
  });

  it('finds pages that link to several competitors but not to us', () => {
    const links =
      '<p><a href="https://www.a.example/x">A</a> and <a href="http://shop.b.example/">B</a> and more words.</p>';
    const list = page('https://list.example/kettles', 'Kettles', links);
    const knowsUs = page(
      'https://fair.example/',
      'Kettles',
      `${links}<a href="https://www.our.example/">us</a>`,
    );
    const one = page(
      'https://one.example/',
      'Kettles',
      '<p><a href="https://a.example/">A</a> only, in a sentence.</p>',
    );
    const { candidates } = backlinkCandidates({ ...base, pages: [list, knowsUs, one, ...ours] });
    expect(candidates.map(({ code, page: { url } }) => [code, url])).toEqual([
      ['links_to_competitors', 'https://list.example/kettles'],
    ]);
    expect(candidates[0]!.competitorLinks.map(({ competitor, href }) => [competitor, href])).toEqual([
      ['a.example', 'https://www.a.example/x'],
      ['b.example', 'http://shop.b.example/'],
    ]);
    expect(candidates[0]!.ourPage).toBe('https://our.example/kettles');
    // If only one is named, its pages are all there is to go by.
    const alone = backlinkCandidates({ ...base, competitors: ['a.example'], pages: [knowsUs, one, ...ours] });
    expect(alone.candidates.map(({ page: { url } }) => url)).toEqual(['https://one.example/']);
  });

  it('finds mentions without a link, and no common words that look like the name', () => {
    const named = page(
      'https://press.example/1',
      'Tea shops',
      '<p>We asked Pot Luck\u2019s owner about tea and water.</p>',
    );
    const common = page(
      'https://press.example/2',
      'Dinner',
      '<p>It was pot luck what we found in the kitchen.</p>',
    );
    const linked = page(
      'https://press.example/3',
      'Shops',
      '<p><a href="https://our.example">Pot Luck</a> is a shop for tea.</p>',
    );
    const { candidates } = backlinkCandidates({ ...base, pages: [named, common, linked] });
    expect(candidates.map(({ code, page: { url } }) => [code, url])).toEqual([
      ['unlinked_mention', 'https://press.example/1'],
    ]);
    expect(candidates[0]!.mentions).toEqual([
      {
        brand: 'Pot Luck',
        place: { block: 1, start: 9, end: 19 },
        sentence: 'We asked Pot Luck\u2019s owner about tea and water.',
      },
    ]);
  });

  it('accepts a custom relevance function', () => {
    const named = page(
      'https://press.example/1',
      'Tea',
      '<p>We asked Pot Luck about tea and about the water.</p>',
    );
    const { candidates } = backlinkCandidates({
      ...base,
      pages: [named],
      relevance: (_, title) => (title === 'Kettles compared' ? 0.5 : 0),
    });
    expect(candidates).toMatchObject([{ ourPage: 'https://our.example/kettles', relevance: 0.5 }]);
  });
});

describe('unlinked mentions', () => {
  it('are found in half-linked paragraphs and in lists around the article, each sentence once', () => {
    const html = `
      <p>We bought it at Pot Luck and at two other shops. <a href="https://b.example/a">Read the whole long story of how we chose it</a></p>
      <aside><ul><li>Pot Luck opens a second shop</li><li>Pot Luck opens a second shop</li></ul></aside>
      <footer><p>Pot Luck is named here too.</p></footer>`;
    const { candidates } = backlinkCandidates({
      ...base,
      pages: [page('https://press.example/a', 'Tea', html)],
    });
    const found = candidates.filter(({ code }) => code === 'unlinked_mention');
    expect(found).toHaveLength(1);
    const sentences = found[0]!.mentions.map(({ sentence }) => sentence);
    expect(sentences).toHaveLength(new Set(sentences).size);
    expect(sentences.join(' | ')).toMatch(/We bought it at Pot Luck.*opens a second shop/);
  });
});
