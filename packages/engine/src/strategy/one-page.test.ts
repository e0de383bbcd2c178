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
  expect(groupByPage(keywords, { edges: [], language: 'en' })).toEqual([
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
  expect(groupByPage([couch, sofa, best, 'rain barrel', 'water butt'], { edges, language: 'en' })).toEqual([
    [couch, sofa],
    [best],
    ['rain barrel'],
    ['water butt'],
  ]);
});
