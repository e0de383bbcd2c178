import { expect, test } from 'vitest';
import type { KeywordEdge } from '../clusters/types.ts';
import { groupByPage } from './one-page.ts';

test('keywords share a page if they ask for the same thing, whatever their words, and not because of their subject', () => {
  const keywords = [
    'rain barrel',
    'buy rain barrel',
    'how to clean a rain barrel',
    'rain barrel price',
    'cleaning a rain barrel',
    'rain barrel near me',
    'how much does a rain barrel cost',
    'rain barrels',
    'best rain barrels',
    'rain barrel vs cistern',
  ];
  expect(groupByPage(keywords, { edges: [], languageOf: () => 'en' })).toEqual([
    ['rain barrel', 'rain barrels'],
    ['buy rain barrel'],
    ['how to clean a rain barrel', 'cleaning a rain barrel'],
    ['rain barrel price', 'how much does a rain barrel cost'],
    ['rain barrel near me'],
    ['best rain barrels'],
    ['rain barrel vs cistern'],
  ]);
});

test('shared results join different words, but neither different kinds of search nor mere similarity does', () => {
  const edge = (a: string, b: string, basis: KeywordEdge['basis']): KeywordEdge => ({
    a,
    b,
    relation: 'same_page',
    similarity: 1,
    sharedAddresses: basis === 'result_pages' ? 8 : null,
    basis,
  });
  const [couch, sofa, best] = ['leather couch', 'hide settee', 'best leather couch'];
  const edges = [
    edge(couch, sofa, 'result_pages'),
    edge(sofa, best, 'result_pages'),
    edge('rain barrel', 'water butt', 'words'),
  ];
  expect(
    groupByPage([couch, sofa, best, 'rain barrel', 'water butt'], { edges, languageOf: () => 'en' }),
  ).toEqual([[couch, sofa], [best], ['rain barrel'], ['water butt']]);
});

test.each([
  [
    'es',
    [
      ['barril de lluvia', 'barriles de lluvia'],
      ['comprar barril de lluvia'],
      ['cómo limpiar un barril de lluvia', 'limpiar barril de lluvia'],
      ['precio barril de lluvia', 'cuánto cuesta un barril de lluvia'],
      ['mejores barriles de lluvia'],
      ['barril de lluvia o cisterna'],
    ],
  ],
  [
    'fr',
    [
      ['récupérateur d’eau', 'récupérateurs d’eau'],
      ['acheter récupérateur d’eau'],
      ['comment nettoyer un récupérateur d’eau', 'nettoyer récupérateur d’eau'],
      ['prix récupérateur d’eau', 'combien coûte un récupérateur d’eau'],
      ['meilleurs récupérateurs d’eau'],
      ['récupérateur d’eau ou citerne'],
    ],
  ],
])('the same holds in %s, also in a list with other languages', (language, planted) => {
  const english = ['rain barrel', 'how to clean a rain barrel', 'rain barrel price'];
  const languageOf = (keyword: string): string => (english.includes(keyword) ? 'en' : language);
  const keywords = [
    ...planted.map(([lead = '']) => lead),
    ...english,
    ...planted.flatMap((page) => page.slice(1)),
  ];
  expect(groupByPage(keywords, { edges: [], languageOf })).toEqual([
    ...planted,
    ...english.map((keyword) => [keyword]),
  ]);
  // Read as English, wordings of one search would be planned as several pages.
  expect(groupByPage(keywords, { edges: [], languageOf: () => 'en' }).length).toBeGreaterThan(
    planted.length + 3,
  );
});
