import { expect, test } from 'vitest';
import {
  findingName,
  findingSentence,
  gainSentence,
  SAYABLE_CODES,
  type SayableFinding,
} from './finding-sentences.ts';
import { english } from './finding-sentences/english.ts';
import { french } from './finding-sentences/french.ts';
import { spanish } from './finding-sentences/spanish.ts';

const finding = (
  code: string,
  verdict: SayableFinding['verdict'],
  values: SayableFinding['values'],
): SayableFinding => ({ code, verdict, values });

const density = finding('keyword_density', 'poor', {
  keyword: 'heat pump',
  count: 1,
  density: 0.25,
  minimum: 0.5,
  maximum: 2.5,
});
const ease = finding('reading_ease', 'good', { easeIndex: 61.3, targetIndex: 52, ease: 86.3, grade: 5.8 });
const long = finding('long_sentences', 'fair', { count: 1, sentences: 1200, limit: 25 });

test('a finding is worded in each language, with its numbers and plurals', () => {
  expect(findingSentence(density)).toBe(
    '“heat pump” is used 1 time, 0.25% of the words. At 0.5% or more, it is clear what the text is about.',
  );
  expect(findingSentence(density, spanish)).toBe(
    '«heat pump» aparece 1 vez, el 0,25 % de las palabras. A partir del 0,5 % queda claro de qué trata el texto.',
  );
  expect(findingSentence(density, french)).toBe(
    '«\u202fheat pump\u202f» est employé 1 fois, soit 0,25\u202f% des mots. À partir de 0,5\u202f%, on voit clairement de quoi parle le texte.',
  );
  expect(findingSentence(long)).toBe('1 of 1,200 sentences is longer than 25 words. Split them.');
  expect(findingSentence(long, spanish)).toBe('1 de 1200 frases tiene más de 25 palabras. Divídelas.');
  expect(findingSentence(long, french)).toBe('1 sur 1\u202f200 phrases dépasse 25 mots. Scindez-les.');
  // Only the figure that is judged, not Flesch and the grade.
  expect(findingSentence(ease)).toBe('Reading ease is 61.3 out of 100.');
  expect(findingSentence(ease, spanish)).toBe('La facilidad de lectura es de 61,3 sobre 100.');
  expect(findingSentence(ease, french)).toBe('La facilité de lecture est de 61,3 sur 100.');
});

test('a keyword that is present but repeated too often is not called missing', () => {
  const there = { keyword: 'heat pump', hasPhrase: true, wordShare: 1 };
  expect(findingSentence(finding('keyword_in_introduction', 'good', there))).toBe(
    'The first 100 words use the keyword.',
  );
  expect(findingSentence(finding('keyword_in_introduction', 'poor', there))).toMatch(/repeats it too often/);
  const spread = { keyword: 'heat pump', longestShare: 0.1, maximumShare: 0.6 };
  expect(findingSentence(finding('keyword_distribution', 'poor', spread))).toMatch(/repeated too often/);
  expect(findingSentence(finding('keyword_distribution', 'poor', { ...spread, longestShare: 0.9 }))).toBe(
    'A long stretch, 90% of the text, does not mention “heat pump”. Show how it relates to the subject, or shorten it.',
  );
});

test('an unknown code is its own name, even if it is the name of an object property', () => {
  expect(findingName('constructor', french)).toBe('constructor');
  expect(findingSentence(finding('constructor', 'good', {}), spanish)).toBe('constructor');
});

// Both values of each flag, so that every branch of a sentence is reached.
const NUMBERS: Readonly<Record<string, number>> = {
  of: 4,
  pixels: 700,
  maximum: 600,
  middle: 900,
  recommended: 1000,
  limit: 20,
  minimum: 60,
};
const samples = (['good', 'fair'] as const).flatMap((verdict) =>
  [0, 1, 3].flatMap((number) =>
    [true, false].flatMap((flag) =>
      ['', 'list, table'].map((missing) => {
        const values = new Proxy<SayableFinding['values']>(NUMBERS, {
          get: (known, key) => {
            const name = String(key);
            if (/^(?:is[A-Z]|has[A-Z]|standsIn)/.test(name)) return flag;
            if (name === 'missing') return missing;
            if (name === 'keyword' || name === 'favoured') return 'how_to';
            return known[name] ?? number;
          },
        });
        return { verdict, values };
      }),
    ),
  ),
);

test.each([
  ['Spanish', spanish, /[“”]|\?(?<!¿.*)|\b(?:the|of|is|are|and|word|words)\b/],
  ['French', french, /[“”'"]|[^\u202f][;:!?»](?=\s|$)|«[^\u202f]|\b(?:the|of|is|are|and|word|words)\b/],
])('%s words every code, all of it with its own words and punctuation', (_, language, foreign) => {
  for (const code of SAYABLE_CODES) {
    expect(findingName(code, language), code).not.toMatch(/_/);
    for (const sample of samples) {
      const said = findingSentence({ code, ...sample }, language);
      expect(said, code).toMatch(/^\S.*\.$/);
      expect(said, code).not.toMatch(/undefined|null|NaN|\{\{| {2}/);
      expect(said, code).not.toMatch(foreign);
      expect(said, code).not.toBe(findingSentence({ code, ...sample }, english));
    }
  }
});

test('a gain above what the rule itself lacks names the other rules, and their points add up to it', () => {
  const shares = [
    ['keyword_density', 8],
    ['keyword_in_introduction', 6.2],
    ['keyword_distribution', 4],
    ['subject_terms', 1.5],
    ['lists', 0.6],
    ['links', -0.3],
  ] as const;
  const gainBreakdown = shares.map(([code, points]) => ({ code, points }));
  const said = { code: 'keyword_density', points: 0, maximum: 8, gain: 20, gainBreakdown };
  expect(gainSentence(said)).toBe(
    'This edit also affects other rules. +20.0 in all: Keyword density +8.0, Keyword in the introduction +6.2, Keyword throughout the text +4.0, Topic terms +1.5, other rules +0.3.',
  );
  expect(gainSentence(said, spanish)).toMatch(/\+20,0 en total: .*otras reglas \+0,3\.$/);
  expect(gainSentence(said, french)).toMatch(/\+20,0 en tout\u202f: .*autres règles \+0,3\.$/);
  const own = { ...said, gain: 8, gainBreakdown: [{ code: 'keyword_density', points: 8 }] };
  expect(gainSentence(own)).toBeNull();
  // A run that was stored before gains were broken down.
  expect(gainSentence({ ...said, gainBreakdown: [] })).toBeNull();
});
