import { expect, test } from 'vitest';
import { modelledTerms } from './modelled-terms.ts';

test('without pages, the terms are the keyword, its parts, target keywords, and brief terms', () => {
  const { terms, provenance, evidence } = modelledTerms({
    keyword: 'best running shoes for beginners',
    targetKeywords: ['trail running shoes'],
    briefTerms: ['cushioning'],
  });
  expect(terms.map((term) => term.text)).toEqual(
    expect.arrayContaining([
      'best running shoes for beginners',
      'running shoes',
      'beginners',
      'trail running shoes',
      'cushioning',
    ]),
  );
  expect(terms[0]!.text).toBe('best running shoes for beginners');
  expect(terms.every((term) => term.pages === 0 && term.weight > 0 && term.weight <= 1)).toBe(true);
  expect(provenance).toEqual({ kind: 'modelled', method: 'keyword, target keywords, brief' });
  expect(evidence).toEqual([]);
});

test('a reference text adds its keyphrases', () => {
  const referenceText = `An espresso machine forces hot water through ground coffee. The portafilter of an espresso machine
    is warmed first. The portafilter is then locked into the group head, and the pump is started.`;
  const { terms, provenance } = modelledTerms({
    keyword: 'espresso machine',
    targetKeywords: [],
    referenceText,
  });
  expect(terms.map((term) => term.key)).toContain('portafilt');
  expect(provenance.method).toBe('keyword, reference text');
});

test('a term from two sources is listed once, from the more reliable one', () => {
  const { terms } = modelledTerms({
    keyword: 'green tea',
    targetKeywords: ['Green Teas'],
    briefTerms: ['green tea'],
  });
  expect(terms.filter((term) => term.key === 'green tea')).toHaveLength(1);
  expect(terms.find((term) => term.key === 'green tea')!.high).toBe(30);
});

test('blank keywords give no terms', () => {
  expect(modelledTerms({ keyword: ' ', targetKeywords: ['', '…'] }).terms).toEqual([]);
});

test('in another language, rarity is left out, and the result reports it', () => {
  const result = modelledTerms({ keyword: 'Wärmepumpe', targetKeywords: [], language: 'de-AT' });
  expect(result.language).toEqual({ code: 'de', source: 'given' });
  expect(result.leftOut).toEqual(['rarity', 'noun_phrases']);
  expect(result.terms).toHaveLength(1);
});
