import { describe, expect, it } from 'vitest';
import { parsePaper, prepareEvidence, readability, score } from '../index.ts';
import type { ArticleFormat } from '../index.ts';

const page = (title: string, html: string, url: string | null = null) => ({
  url,
  title,
  paper: parsePaper(html),
});
const toTenths = (value: number): number => Math.round(value * 10) / 10;
/** Fifty words of plain prose with nothing to measure. */
const PROSE =
  'The path goes down to the mill and over the small green hill behind it, where the old man sat and said that nothing would ever come of all this, and that it was time to go home before the rain came down on us all and made the whole way slippery again. ';

describe('prepared evidence', () => {
  it('takes the median of every figure', () => {
    const pages = [1, 2, 4].map((times) =>
      page('A mill', `<h2>Head</h2><p>${PROSE.repeat(times)}</p>${'<ul><li>One</li></ul>'.repeat(times)}`),
    );
    const { middle, pages: measured } = prepareEvidence({ keyword: 'mill', pages });
    // One-word headings, 53 words of prose each, one word per list.
    expect(measured.map(({ figures }) => figures.words)).toEqual([55, 109, 217]);
    expect(middle).toMatchObject({ words: 109, headings: 1, lists: 2, links: 0, images: 0, quotations: 0 });
    const { ease, flesch } = readability(PROSE.repeat(2));
    expect(middle).toMatchObject({ easeIndex: toTenths(ease!), readingEase: toTenths(flesch!) });
  });

  it('lists the pages it is based on, without those in another language', () => {
    const german =
      'Der alte Mann sagte, dass nichts daraus werden würde, und ging nach Hause, bevor der Regen kam. ';
    const { pages, language } = prepareEvidence({
      keyword: 'mill',
      pages: [page('One', PROSE, 'https://a.example/'), page('Two', PROSE), page('Drei', german.repeat(3))],
    });
    expect(language).toBe('en');
    expect(pages.map(({ url, title }) => ({ url, title }))).toEqual([
      { url: 'https://a.example/', title: 'One' },
      { url: null, title: 'Two' },
    ]);
  });

  it('keeps the terms that a user named even if no page uses them', () => {
    const { terms } = prepareEvidence({
      keyword: 'mill',
      pages: [page('One', PROSE)],
      namedTerms: ['water wheel', 'mill'],
    });
    expect(terms.find(({ text }) => text === 'water wheel')).toEqual({
      text: 'water wheel',
      key: 'water wheel',
      weight: 0.3,
      pages: 0,
      low: 1,
      high: 3,
    });
  });

  it('models the subject from a reference text if there are no pages', () => {
    const referenceText =
      'A water mill uses a water wheel to drive a millstone. The water wheel turns in the mill race, and the mill race comes from a mill pond. ';
    const { terms, provenance, pages, middle } = prepareEvidence({
      keyword: 'water mill',
      pages: [],
      referenceText,
    });
    expect(provenance.kind).toBe('modelled');
    expect([pages, middle]).toEqual([[], null]);
    const keys = terms.map(({ key }) => key);
    expect(keys).toEqual(expect.arrayContaining(['water mill', 'water wheel', 'mill race']));
    expect(keys).toHaveLength(new Set(keys).size);
    for (const { high } of terms) expect(high).toBeLessThanOrEqual(3);
  });

  it('does not change the target keywords if an encyclopedia supplies the rest', () => {
    const evidence = prepareEvidence({
      keyword: 'water mill',
      pages: [],
      referenceText:
        'A water mill has a water wheel and a mill race. The water wheel turns the millstone. '.repeat(4),
    });
    const scoreWith = (subject: typeof evidence | null) =>
      score({
        content: `${PROSE} A water mill has a sluice.`,
        primaryKeyword: 'water mill',
        targetKeywords: ['sluice'],
        evidence: subject,
      });
    const [told, alone] = [scoreWith(evidence), scoreWith(null)];
    if (told.status !== 'scored' || alone.status !== 'scored') throw new Error('no score');
    const keys = told.terms.map(({ key }) => key);
    expect(keys).toEqual(expect.arrayContaining(['water mill', 'sluic', 'water wheel', 'mill race']));
    expect(keys).toHaveLength(new Set(keys).size);
    expect(alone.terms.map(({ key }) => key)).not.toContain('mill race');
    expect(told.restsOn).toMatchObject({ subject: 'modelled', pages: [] });
  });

  it('counts a question once, however many pages ask it', () => {
    const asking = (question: string) => page('A mill', `<p>${PROSE}</p><h2>${question}</h2><p>So.</p>`);
    const { questions } = prepareEvidence({
      keyword: 'mill',
      pages: [asking('Who owns the mill?'), asking('Who owned a mill?'), asking('What is a mill?')],
      peopleAlsoAsk: ['Where do mills stand?'],
    });
    expect(questions.map(({ keys, pages }) => [keys, pages])).toEqual([
      [['own'], 2],
      [['stand'], 0],
    ]);
  });

  it.each<[string, ArticleFormat]>([
    ['7 ways to grind corn', 'listicle'],
    ['Top 10 mills of the north', 'listicle'],
    ['How to build a mill', 'how_to'],
    ['The complete guide to mills', 'how_to'],
    ['Water mill vs windmill', 'comparison'],
    ['The best mills for a small farm', 'comparison'],
    ['Why do mills stand still?', 'answer'],
    ['The mill on the hill', 'article'],
    ['2024 in mills', 'article'],
  ])('detects the format of %s', (title, format) => {
    expect(prepareEvidence({ keyword: 'mill', pages: [page(title, PROSE)] }).pages[0]?.format).toBe(format);
  });

  it('detects what a page contains', () => {
    const html = `<p>${PROSE}</p><h2>Who?</h2><h2>Where is it?</h2><table><tr><td>a</td></tr></table><img src="a.png">`;
    expect(prepareEvidence({ keyword: 'mill', pages: [page('', html)] }).pages[0]?.features).toEqual([
      'table',
      'image',
      'questions',
    ]);
  });
});
