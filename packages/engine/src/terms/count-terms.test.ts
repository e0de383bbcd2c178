import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parsePaper } from '../paper/parse-paper.ts';
import { AnalysisCache } from '../text/analyze-paper.ts';
import { countTerms, TermCounter } from './count-terms.ts';
import { termCoverage } from './term-credit.ts';

const TERMS = ['green tea', 'tea', 'kettl', 'water temperatur'].map((key) => ({ key }));

function analyze(text: string) {
  return new AnalysisCache().analyze(parsePaper(text), 'en');
}

test('counts terms in any inflection, a phrase and its words separately', () => {
  const paper = parsePaper('Green teas need a kettle.\nMy green tea: two kettles. Tea, green and black.');
  expect([...countTerms(paper, TERMS, 'en')]).toEqual([2, 3, 2, 0]);
});

test('a phrase does not extend across a period or comma, but across a hyphen', () => {
  const paper = parsePaper('I like green. Tea is fine. Green, tea. Green-tea powder.');
  expect(countTerms(paper, TERMS, 'en')[0]).toBe(1);
});

test('mentions of one term do not overlap', () => {
  const paper = parsePaper('tea tea tea');
  expect([...countTerms(paper, [{ key: 'tea tea' }], 'en')]).toEqual([1]);
});

test('returns the places of a term', () => {
  const counter = new TermCounter(TERMS);
  const paper = analyze('A kettle.\nPour green tea from the kettle.');
  expect(counter.places(paper, 2)).toEqual([
    { block: 0, start: 2, end: 8 },
    { block: 1, start: 24, end: 30 },
  ]);
  expect(counter.places(paper, 0)).toEqual([{ block: 1, start: 5, end: 14 }]);
});

test('after 300 edits, the counts equal those of a new counter', () => {
  const counter = new TermCounter(TERMS);
  const cache = new AnalysisCache();
  const words = ['green', 'tea', 'kettle', 'water', 'temperature', 'and', 'the', 'leaves.', 'teas,'];
  const blocks = ['Green tea is poured.', 'The kettle boils.', 'Water temperature matters.'];
  let state = 7;
  const next = (below: number): number => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
  for (let edit = 0; edit < 300; edit += 1) {
    const at = next(blocks.length + 1);
    if (at === blocks.length && blocks.length < 30) blocks.push(words[next(words.length)]!);
    else blocks[at % blocks.length] += ` ${words[next(words.length)]!}`;
    const text = blocks.join('\n');
    expect(counter.count(cache.analyze(parsePaper(text), 'en'))).toEqual(
      countTerms(parsePaper(text), TERMS, 'en'),
    );
  }
});

test('a paragraph without a term never raises the coverage of an article', () => {
  const file = readFileSync(join(import.meta.dirname, '../score/golden/herb-garden.json'), 'utf8');
  const { input } = JSON.parse(file) as { input: { content: string } };
  const text = input.content;
  const terms = ['herb', 'basil', 'pot', 'soil', 'water'].map((key, index) => ({
    key,
    weight: 1 / (index + 1),
    high: 5,
  }));
  const counter = new TermCounter(terms);
  const before = termCoverage(counter.count(analyze(text)), terms);
  expect(before).toBeGreaterThan(0.3);
  const unrelated = 'The committee adjourned its hearing on maritime insurance until Thursday. ';
  for (const times of [1, 5, 40]) {
    const longer = `${text}\n<p>${unrelated.repeat(times)}</p>`;
    expect(termCoverage(counter.count(analyze(longer)), terms)).toBeLessThanOrEqual(before);
  }
});

test('endless mentions cost points', () => {
  const terms = [{ key: 'green tea', weight: 1, high: 6 }];
  const cover = (times: number): number =>
    termCoverage(countTerms(parsePaper('Green tea. '.repeat(times)), terms, 'en'), terms);
  expect(cover(6)).toBe(1);
  expect(cover(7)).toBeLessThan(1);
  expect(cover(500)).toBeLessThan(0.05);
});
