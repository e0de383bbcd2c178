import type { ListedKeyword } from '@pagewright/contract/advanced';
import { expect, test } from 'vitest';
import { filterKeywords, NO_FILTERS, sortKeywords, toArticles } from './order-keywords.ts';

const row = (keyword: string, volume: number | null, page = keyword): ListedKeyword => ({
  keyword,
  origin: 'given',
  volume,
  difficulty: volume === null ? null : volume / 100,
  clickPrice: null,
  intent: 'informational',
  cluster: 'everything',
  page,
});
const rows = [row('tea', null), row('rain barrel', 900), row('rain barrels', 5_000, 'rain barrel')];
const names = (list: readonly ListedKeyword[]) => list.map(({ keyword }) => keyword);

test('unknown figures come last in both directions and match no limit', () => {
  expect(names(sortKeywords(rows, { by: 'volume', isRising: true }))).toEqual([
    'rain barrel',
    'rain barrels',
    'tea',
  ]);
  expect(names(sortKeywords(rows, { by: 'volume', isRising: false })).at(-1)).toBe('tea');
  expect(names(filterKeywords(rows, { ...NO_FILTERS, minVolume: '0' }))).not.toContain('tea');
  expect(names(filterKeywords(rows, { ...NO_FILTERS, maxDifficulty: '10' }))).toEqual(['rain barrel']);
});

test('keywords of one page become one article, whatever their cluster, led by the most searched one', () => {
  expect(toArticles(rows).map(({ lead, others }) => [lead.keyword, names(others)])).toEqual([
    ['rain barrels', ['rain barrel']],
    ['tea', []],
  ]);
});
