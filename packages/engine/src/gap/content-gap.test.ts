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

test('finds a keyword that any competitor has a page for and we do not', () => {
  const gaps = contentGap({
    ours: [page('Latte art')],
    competitors: ALL,
    keywords: ['cold brew', 'espresso machine', 'tea'],
  });
  // More competitors have a page on the first one.
  expect(gaps.map(({ keyword }) => keyword)).toEqual(['espresso machine', 'cold brew']);
  expect(gaps[0]).toMatchObject({
    missingCompetitors: ['gamma.example'],
    demand: null,
    provenance: { kind: 'modelled' },
  });
  expect(gaps[0]!.pages.map(({ competitor, sign }) => [competitor, sign])).toEqual([
    ['alpha.example', 'title'],
    ['beta.example', 'address'],
  ]);
  expect(gaps[1]!.missingCompetitors).toEqual(['beta.example', 'gamma.example']);
});

test('a page of ours closes the gap, in any inflection of the keyword', () => {
  const ours = [page('Our espresso machines compared')];
  expect(contentGap({ ours, competitors: ALL, keywords: ['espresso machine'] })).toEqual([]);
});

test('with a single competitor, one page is enough', () => {
  const gaps = contentGap({ ours: [], competitors: [ALPHA], keywords: ['cold brew ratio', 'moka pot'] });
  expect(gaps.map(({ keyword, missingCompetitors }) => [keyword, missingCompetitors])).toEqual([
    ['cold brew ratio', []],
  ]);
});

test('a heading makes a page for a keyword only if the text continues with it', () => {
  const once = page('Kitchen', null, '<h2>Moka pot</h2><p>Nice.</p>');
  const often = page('Kitchen', null, '<h2>Moka pot</h2><p>A moka pot. The moka pot! Moka pots.</p>');
  const gapsOf = (read: EvidencePage) =>
    contentGap({ ours: [], competitors: [{ name: 'one', pages: [read] }], keywords: ['moka pot'] });
  expect(gapsOf(once)).toEqual([]);
  expect(gapsOf(often)[0]!.pages[0]!.sign).toBe('heading');
});

const none = { informational: 0, navigational: 0, commercial: 0, transactional: 0, local: 0 };
const partsOf = (parts: readonly { code: string; points: number; max: number }[]) =>
  parts.map(({ code, points, max }) => [code, points, max]);

test('the opportunity is the sum of demand, coverage, nearness, and intent', () => {
  const [gap] = contentGap({
    ours: [page('Espresso beans')],
    competitors: ALL,
    keywords: ['espresso machine'],
    demandOf: () => 9999,
    intentOf: () => ({ ...none, transactional: 1 }),
  });
  // log10(10,000) is 4 of 5; two of three and one more; 'espresso' is the better part of the two words.
  const [demand, coverage, nearness, intent] = partsOf(gap!.parts);
  expect([demand, coverage, intent]).toEqual([
    ['demand', 40, 50],
    ['coverage', 10, 20],
    ['intent', 10, 10],
  ]);
  expect(nearness![1]).toBeGreaterThan(10);
  expect(nearness![1]).toBeLessThan(20);
  expect(gap!.opportunity).toBe(Math.round(gap!.parts.reduce((sum, { points }) => sum + points, 0)));
  expect(gap).toMatchObject({ priority: 'high', demand: 9999, provenance: { kind: 'modelled' } });
});

test('the points of unknown parts go to the others', () => {
  const [gap] = contentGap({
    ours: [],
    competitors: ALL,
    keywords: ['espresso machine'],
    intentOf: () => ({ ...none, informational: 1 }),
  });
  // 45 and 20 of 65, as neither demand nor a page of ours is known.
  expect(partsOf(gap!.parts)).toEqual([
    ['coverage', 34.6, 69.2],
    ['intent', 18.5, 30.8],
  ]);
});

test('with a single competitor, nearness and intent still spread the priorities', () => {
  const rival = {
    name: 'rival.example',
    pages: ['Burr coffee grinder', 'Mortgage rates today', 'Cold brew coffee ratio'].map((title) =>
      page(title),
    ),
  };
  const gaps = contentGap({
    ours: [page('Coffee beans'), page('Cold brew coffee')],
    competitors: [rival],
    keywords: ['mortgage rates', 'burr coffee grinder', 'cold brew coffee ratio'],
  });
  expect(gaps.map(({ keyword, priority }) => [keyword, priority])).toEqual([
    ['cold brew coffee ratio', 'high'],
    ['burr coffee grinder', 'medium'],
    ['mortgage rates', 'low'],
  ]);
});

test('connecting words do not add to the nearness in any language', () => {
  const text =
    '<p>Esto es todo lo que hay que saber de la cafetera antes de usarla en la casa por la mañana.</p>';
  const gaps = contentGap({
    ours: [page('Cómo limpiar la cafetera para la casa', null, text)],
    competitors: [
      {
        name: 'uno',
        pages: [
          page('Los tipos de la hipoteca para el piso', null, text),
          page('Filtro de cafetera', null, text),
        ],
      },
    ],
    keywords: ['tipos de la hipoteca para el piso', 'filtro de cafetera'],
  });
  const nearnessOf = (keyword: string) =>
    gaps.find((gap) => gap.keyword === keyword)!.parts.find(({ code }) => code === 'nearness')!.share;
  expect(nearnessOf('tipos de la hipoteca para el piso')).toBeLessThan(0.1);
  expect(nearnessOf('filtro de cafetera')).toBeGreaterThan(0.4);
});

test('without keywords, the subjects of the titles are checked, the largest opportunity first', () => {
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

test('returns the matching page of each site for each keyword, or none', () => {
  const rows = keywordPages(ALL, ['espresso machine', 'moka pot', 'tea', '…']);
  expect(rows.map(({ keyword, pages }) => [keyword, pages.map((found) => found?.sign ?? null)])).toEqual([
    ['espresso machine', ['title', 'address', null]],
    ['moka pot', [null, 'title', null]],
    ['tea', [null, null, null]],
    ['…', [null, null, null]],
  ]);
  expect(rows[1]?.pages[1]?.title).toBe('Moka Pot - Beta');
});

test('the best of several matching pages is returned, whatever their order', () => {
  const titles = [
    'How to descale an espresso machine',
    'Espresso machine water filters',
    'Best espresso machine for beginners',
    'Espresso beans',
  ];
  const bestOf = (keyword: string, pages: readonly EvidencePage[]) =>
    keywordPages([{ name: 'one', pages }], [keyword])[0]!.pages[0]?.title;
  const pages = titles.map((title) => page(title));
  expect(bestOf('espresso machine', pages)).toBe('Best espresso machine for beginners');
  expect(bestOf('espresso machine', pages.toReversed())).toBe('Best espresso machine for beginners');
  expect(bestOf('descale espresso machine', pages)).toBe('How to descale an espresso machine');
  const spanish = [page('Cómo limpiar una cafetera italiana'), page('Las mejores cafeteras italianas')].map(
    (one) => ({
      ...one,
      paper: parsePaper('<p>Estas son las cosas que hay que saber de ella antes de usarla en casa.</p>'),
    }),
  );
  expect(bestOf('cafetera italiana', spanish)).toBe('Las mejores cafeteras italianas');
});

test('a title with the same search in other words matches; one with another question or year does not', () => {
  const found = (keyword: string, title: string) =>
    keywordPages([{ name: 'one', pages: [page(title)] }], [keyword])[0]!.pages[0]?.sign ?? null;
  expect(found('best coffee grinder', 'Coffee grinder reviews: 12 tested')).toBe('meaning');
  expect(found('copper kettle guide', 'Copper kettle care')).toBe('meaning');
  expect(found('best coffee grinder', 'How to clean a coffee grinder')).toBeNull();
  expect(found('best coffee grinder 2025', 'Coffee grinder reviews 2026')).toBeNull();
  expect(found('coffee grinder cost', 'Best coffee grinder')).toBeNull();
});

test('a page matches by meaning if its text keeps using the words that its title lacks', () => {
  const about = (title: string, text: string) => page(title, null, `<p>${text}</p>`);
  const grinders = about(
    'Burr grinder vs blade grinder',
    'A coffee grinder with burrs is even. A coffee grinder with blades is cheap. Each coffee grinder needs a brush.',
  );
  const storing = about(
    'How to store coffee beans',
    'Storage of coffee beans wants the dark. Coffee bean storage in the cold is a mistake. For storage take a tin for your coffee beans.',
  );
  const ratio = about(
    'How much coffee per cup? Ratio calculator',
    'The ratio of coffee to water is 1 to 16. With more water the coffee ratio is weaker. A coffee to water ratio is by weight.',
  );
  const press = about(
    'How to clean a French press',
    'A coffee grinder leaves fines. Coffee bean storage does not matter. The coffee to water ratio neither.',
  );
  const site = [{ name: 'one', pages: [press, grinders, storing, ratio] }];
  const found = (keyword: string) => keywordPages(site, [keyword])[0]!.pages[0];
  expect(found('coffee grinder')).toMatchObject({ title: grinders.title, sign: 'meaning' });
  expect(found('coffee bean storage')).toMatchObject({ title: storing.title, sign: 'meaning' });
  expect(found('coffee to water ratio')).toMatchObject({ title: ratio.title, sign: 'meaning' });
  // What a text mentions is not what its page targets.
  expect(found('coffee grinder brush')).toBeNull();
  expect(found('coffee storage tin')).toBeNull();
  expect(found('coffee filter')).toBeNull();
  expect(found('water filter')).toBeNull();
});

test('without keywords, home pages, about pages, site names, and single words are not subjects', () => {
  const rival = {
    name: 'brewnorth.example',
    pages: [
      page('Brew North', 'https://brewnorth.example/'),
      page('About us', 'https://brewnorth.example/about'),
      page('Brew North beans', 'https://brewnorth.example/beans'),
      page('Home brew tested', 'https://brewnorth.example/home-brew'),
      page('Best pour over coffee', 'https://brewnorth.example/best-pour-over-coffee'),
      page('Pour over coffee for two', 'https://brewnorth.example/pour-over-coffee-for-two'),
    ],
  };
  const gaps = contentGap({ ours: [page('Latte art')], competitors: [rival] });
  const keywords = gaps.map(({ keyword }) => keyword);
  expect(keywords).toContain('best pour over coffee');
  for (const word of ['brew north', 'about us', 'home', 'best', 'tested', 'coffee', 'beans'])
    expect(keywords).not.toContain(word);
});

test('a page of ours in another wording is no gap, and words that only ask are no subjects', () => {
  const ours = [
    'A beginner’s guide to headlamps',
    'How to clean a headlamp',
    'Common mistakes with headlamps',
    'How much does a headlamp cost?',
  ].map((title) => page(title));
  const theirs = [
    'Headlamps for beginners',
    'Headlamp cleaning, step by step',
    '7 headlamp mistakes to avoid',
    'Headlamp prices explained',
    'Sleeping pad prices explained',
  ].map((title, at) => page(title, `https://theirs.example/p${at}`));
  const gaps = contentGap({ ours, competitors: [{ name: 'theirs.example', pages: theirs }] });
  expect(gaps.map(({ keyword }) => keyword)).toEqual(['sleeping pad prices explained']);
});

test('titles about a subject that we cover do not crowd out new subjects', () => {
  const angles = ['alignment', 'noise', 'burrs', 'motors', 'warranty', 'colors'];
  const theirs = [
    'Burr grinders',
    ...angles.map((angle) => `Burr grinder ${angle}`),
    'Gooseneck kettles',
  ].map((title, at) => page(title, `https://theirs.example/p${at}`));
  const gaps = contentGap({
    ours: [page('Burr grinders'), page('How to clean a burr grinder')],
    competitors: [{ name: 'theirs.example', pages: theirs }],
  });
  const keywords = gaps.map(({ keyword }) => keyword);
  expect(keywords).toContain('gooseneck kettles');
  expect(keywords.filter((keyword) => keyword.startsWith('burr grinder'))).toHaveLength(3);
});
