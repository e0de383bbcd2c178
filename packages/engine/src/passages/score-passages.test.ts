import { expect, test } from 'vitest';
import { scorePassages } from '../index.ts';
import { plantedVector } from '../testing/planted-vector.ts';
import { answerForm, splitWords } from './answer-form.ts';
import { expectedAnswerKind } from './question-kind.ts';

/** Index of the passage that answers a question. */
function best(question: string, passages: readonly string[]): number {
  const scores = scorePassages(question, passages);
  return scores.indexOf(Math.max(...scores));
}

test.each([
  ['how many bones does a cat have', 'figure'],
  ['what is the population of Leeds?', 'figure'],
  ['how does a diverter work', 'manner'],
  ['when was the barrel invented', 'date'],
  ['what year did the war end', 'date'],
  ['who invented the barrel', 'person'],
  ['what is the name of the queen', 'person'],
  ['where is Leeds', 'place'],
  ['which city hosts the fair', 'place'],
  ['what is a rain barrel', 'definition'],
  ['what does FAQ stand for', 'definition'],
  ['why do leaves fall', 'reason'],
  ['what causes mildew', 'reason'],
  ['what is the colour of rust', 'other'],
  ['rain barrel', 'other'],
  ['', 'other'],
])('%s asks for: %s', (question, kind) => {
  expect(expectedAnswerKind(splitWords(question).lower)).toBe(kind);
});

test.each([
  ['figure', 'It holds 50 gallons.', 'It holds plenty of water.'],
  ['figure', 'It weighs 12 pounds.', 'It was built in 1912.'],
  ['date', 'It was built in May 1912.', 'It was built of oak.'],
  ['person', 'It was invented by Maria Lopez.', 'It was invented long ago.'],
  ['place', 'It stands in Leeds, a city of Yorkshire.', 'It stands upright.'],
  ['reason', 'It leaks because the seal is dry.', 'It leaks now and then.'],
  ['manner', 'It works by using a valve.', 'It is rather nice.'],
] as const)('the form of an answer with a %s: %s', (kind, answer, other) => {
  const nothingAsked = (): boolean => false;
  const form = (text: string): number => answerForm(kind, splitWords(text), nothingAsked);
  expect(form(answer)).toBeGreaterThan(form(other));
});

test('prefers the passage in the form of an answer among those with the same words', () => {
  expect(
    best('how many gallons does a rain barrel hold', [
      'A rain barrel can hold more gallons than most gardeners need in a summer of drought.',
      'A common rain barrel in a garden can hold 55 gallons, which is enough for a small bed.',
    ]),
  ).toBe(1);
  expect(
    best('what is a diverter', [
      'Many gardeners buy a diverter in spring, before the rain comes and the gutters run full.',
      'A diverter is a valve that leads the water of the gutter into the barrel until it is full.',
    ]),
  ).toBe(1);
});

test('scores unrelated passages lower and those without words 0', () => {
  const scores = scorePassages('when was the rain barrel invented', [
    'The rain barrel was invented in 1823 by a gardener who was tired of carrying water.',
    'Roses flower in June and want a soil that is rich, deep and never too wet for them.',
    ' ',
  ]);
  expect(scores[0]).toBeGreaterThan(scores[1]!);
  expect(scores[2]).toBe(0);
  for (const score of scores) expect(score).toBeLessThanOrEqual(1);
  expect(scorePassages('anything', [])).toEqual([]);
});

test('finds a paraphrased answer by its vector', () => {
  const question = 'how much does airfare cost';
  const passages = [
    'Bags up to ten kilos are free on most routes.',
    'Most tickets to Rome sell for 90 dollars or so.',
  ];
  const vectors = new Map([
    [question, plantedVector(0)],
    [passages[0]!, plantedVector(80)],
    [passages[1]!, plantedVector(15)],
  ]);
  const [other, answer] = scorePassages(question, passages, 'en', { vectors });
  expect(answer!).toBeGreaterThan(other!);
  expect(answer!).toBeGreaterThan(scorePassages(question, passages)[1]!);
});

test('ignores vectors if one passage has none', () => {
  const passages = ['Airfare is cheap in May.', 'Tickets cost less in winter.'];
  const vectors = new Map([
    ['when is airfare cheap', plantedVector(0)],
    [passages[0]!, plantedVector(0)],
  ]);
  expect(scorePassages('when is airfare cheap', passages, 'en', { vectors })).toEqual(
    scorePassages('when is airfare cheap', passages),
  );
});
