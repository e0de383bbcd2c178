import { expect, test } from 'vitest';
import type { EvidencePage } from '../evidence/evidence-page.ts';
import { parsePaper } from '../paper/parse-paper.ts';
import { contentGap } from './content-gap.ts';
import { keywordPages } from './keyword-pages.ts';

function page(title: string, url: string | null = null, html = '<p>Some words about it.</p>'): EvidencePage {
  return { url, title, paper: parsePaper(html) };
}

const ALPHA = {
  name: 'alpha.example',
  pages: [page('How to Descale an Espresso Machine | Alpha'), page('Cold Brew Ratio | Alpha')],
};
const BETA = {
  name: 'beta.example',
  pages: [
    page('Welcome', 'https://beta.example/blog/espresso-machines-descaling.html?x=1'),
    page('Moka Pot - Beta'),
  ],
};
const GAMMA = { name: 'gamma.example', pages: [page('Grinders')] };
const ALL = [ALPHA, BETA, GAMMA];

test('a keyword that two competitors have a page for and we have not', () => {
  const gaps = contentGap({
    ours: [page('Latte art')],
    competitors: ALL,
    keywords: ['espresso machine', 'cold brew'],
  });
  expect(gaps).toHaveLength(1);
  expect(gaps[0]).toMatchObject({
    keyword: 'espresso machine',
    missingCompetitors: ['gamma.example'],
    demand: null,
    provenance: { kind: 'modelled' },
  });
  expect(gaps[0]!.pages.map(({ competitor, sign }) => [competitor, sign])).toEqual([
    ['alpha.example', 'title'],
    ['beta.example', 'address'],
  ]);
});

test('is no gap when we have a page, in any inflection', () => {
  const ours = [page('Our espresso machines compared')];
  expect(contentGap({ ours, competitors: ALL, keywords: ['espresso machine'] })).toEqual([]);
});

test('of an only competitor one page is enough', () => {
  const gaps = contentGap({ ours: [], competitors: [ALPHA], keywords: ['cold brew ratio', 'moka pot'] });
  expect(gaps.map(({ keyword, missingCompetitors }) => [keyword, missingCompetitors])).toEqual([
    ['cold brew ratio', []],
  ]);
});

test('a heading makes a page for a keyword only when the text goes on about it', () => {
  const once = page('Kitchen', null, '<h2>Moka pot</h2><p>Nice.</p>');
  const often = page('Kitchen', null, '<h2>Moka pot</h2><p>A moka pot. The moka pot! Moka pots.</p>');
  const gapsOf = (read: EvidencePage) =>
    contentGap({ ours: [], competitors: [{ name: 'one', pages: [read] }], keywords: ['moka pot'] });
  expect(gapsOf(once)).toEqual([]);
  expect(gapsOf(often)[0]!.pages[0]!.sign).toBe('heading');
});

test('the opportunity is the measured demand where there is one', () => {
  const demand: Record<string, number> = { 'espresso machine': 9999, grinder: 0 };
  const gaps = contentGap({
    ours: [],
    competitors: [ALPHA, BETA],
    keywords: ['espresso machine'],
    demandOf: (keyword) => demand[keyword] ?? null,
  });
  // log10(10,000) = 4 of 5.
  expect(gaps[0]).toMatchObject({
    opportunity: 80,
    priority: 'high',
    demand: 9999,
    provenance: { kind: 'measured' },
  });
});

test('without demand it is coverage and intent', () => {
  const none = { informational: 0, navigational: 0, commercial: 0, transactional: 0, local: 0 };
  const opportunityFor = (intent: Partial<typeof none>): number =>
    contentGap({
      ours: [],
      competitors: ALL,
      keywords: ['espresso machine'],
      intentOf: () => ({ ...none, ...intent }),
    })[0]!.opportunity;
  // Two of three competitors: 70 × 2/3 = 46.7; a purchase adds 30, a plain question 18, a search for a site nothing.
  expect(opportunityFor({ transactional: 1 })).toBe(77);
  expect(opportunityFor({ informational: 1 })).toBe(65);
  expect(opportunityFor({ navigational: 1 })).toBe(47);
});

test('without keywords the subjects of the titles are looked at, the largest opportunity first', () => {
  const delta = {
    name: 'delta.example',
    pages: [page('Moka Pot Cleaning'), page('Best Cold Brew Ratio for Beginners')],
  };
  const gaps = contentGap({ ours: [], competitors: [ALPHA, BETA, delta] });
  expect(gaps.map(({ keyword }) => keyword)).toEqual(expect.arrayContaining(['cold brew ratio', 'moka pot']));
  const opportunities = gaps.map(({ opportunity }) => opportunity);
  expect(opportunities).toEqual(opportunities.toSorted((a, b) => b - a));
});

test('nothing to compare gives no gaps', () => {
  expect(contentGap({ ours: [], competitors: [] })).toEqual([]);
  expect(contentGap({ ours: [], competitors: [], keywords: ['tea'] })).toEqual([]);
  expect(contentGap({ ours: [], competitors: ALL, keywords: ['', '  ', '…'] })).toEqual([]);
});

test('never throws on odd pages', () => {
  const odd = page('\u0000'.repeat(100), 'not an address '.repeat(500), '😀'.repeat(1000));
  expect(contentGap({ ours: [odd], competitors: [{ name: 'x', pages: [odd] }], keywords: ['tea'] })).toEqual(
    [],
  );
});

test('each keyword by each site: the first page that was made for it, or none', () => {
  const rows = keywordPages(ALL, ['espresso machine', 'moka pot', 'tea', '…']);
  expect(rows.map(({ keyword, pages }) => [keyword, pages.map((found) => found?.sign ?? null)])).toEqual([
    ['espresso machine', ['title', 'address', null]],
    ['moka pot', [null, 'title', null]],
    ['tea', [null, null, null]],
    ['…', [null, null, null]],
  ]);
  expect(rows[1]?.pages[1]?.title).toBe('Moka Pot - Beta');
});
