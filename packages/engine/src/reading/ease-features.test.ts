import { expect, it } from 'vitest';
import { parsePaper } from '../paper/parse-paper.ts';
import { AnalysisCache } from '../text/analyze-paper.ts';
import { easeOf } from './ease.ts';
import { EaseCounter } from './ease-counts.ts';
import type { EaseCounts } from './ease-counts.ts';
import { EASE_SIGNS, easeFeatures } from './ease-features.ts';
import table from './ease-weights.json' with { type: 'json' };

function countsOf(text: string): EaseCounts {
  const counter = new EaseCounter();
  for (const analysis of new AnalysisCache().analyze(parsePaper(text), 'en').analyses) counter.add(analysis);
  return counter.counts();
}

it('counts sentences, punctuation, and kinds of words', () => {
  // Sentences of 4 and 10 words, two commas; 'I' and 'they' are personal pronouns, "don't" is a contraction.
  const features = easeFeatures(
    countsOf("I don't like cats. The regulation of the harbour, which they paid, was good."),
  )!;
  expect(features.sentenceLength).toBeCloseTo(Math.log(7), 10);
  // (16 + 100) / 14 words.
  expect(features.longSentences).toBeCloseTo(Math.log(116 / 14), 10);
  // Both differ by 3 words from the mean of 7.
  expect(features.spread).toBeCloseTo(3 / 7, 10);
  expect(features.commas).toBeCloseTo(Math.log(1 + 2 / 2), 10);
  expect(features.persons).toBeCloseTo(2 / 14, 10);
  expect(features.contractions).toBeCloseTo(1 / 14, 10);
  expect(features.thes).toBeCloseTo(2 / 14, 10);
  expect(features.ofs).toBeCloseTo(1 / 14, 10);
  expect(features.abstract).toBeCloseTo(1 / 14, 10);
  expect(features.subordinators).toBeCloseTo(1 / 14, 10);
});

it('distinguishes words that are heard from words that are only written', () => {
  const heard = easeFeatures(countsOf('We found a dog in the kitchen and called the police.'))!;
  const written = easeFeatures(countsOf('We found a fief in the ecclesiastic and termed the autarchy.'))!;
  expect(heard.beyond7000).toBe(0);
  expect(written.beyond7000!).toBeGreaterThanOrEqual(3 / 11);
  expect(heard.spoken!).toBeLessThan(written.spoken!);
});

it('does not judge the words of a text if all of them may be names', () => {
  const features = easeFeatures(countsOf('THE COUNCIL WANTS TO CLOSE TWO SCHOOLS IN TOWN.'))!;
  expect(features).toMatchObject({ strangeness: null, spoken: null, beyond1000: null, abstract: null });
});

it('every weight has the sign that the literature gives', () => {
  for (const [name, sign] of Object.entries(EASE_SIGNS)) {
    expect(Math.sign(table.features[name as keyof typeof EASE_SIGNS].weight)).toBe(sign);
  }
});

it('long sentences with commas are harder than the same words in short ones', () => {
  const long = 'The dog ran, and the cat sat, and the bird sang, and they had fun, and we saw them.';
  const short = 'The dog ran. The cat sat. The bird sang. They had fun. We saw them.';
  expect(easeOf(countsOf(short))!).toBeGreaterThan(easeOf(countsOf(long))!);
});

it('a text without words has no ease', () => {
  expect(easeOf(new EaseCounter().counts())).toBeNull();
});
