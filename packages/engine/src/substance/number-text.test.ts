import { expect, it } from 'vitest';
import { createScorer, score } from '../index.ts';
import { topicAxes } from './topic-axes.ts';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** Sentences whose words occur in no other round. */
function newText(round: number): string {
  const word = (at: number): string =>
    [at, at >> 3, round, at >> 5, round >> 2, at * 7].map((part) => LETTERS[part % LETTERS.length]).join('');
  return Array.from(
    { length: 60 },
    (_, at) =>
      `The ${word(at)} of a tea with ${word(at + 61)} is in the ${word(at + 127)} and ${word(at + 211)}.`,
  ).join(' ');
}

it('scores the same as from scratch after a renumbering', () => {
  const scorer = createScorer();
  for (let round = 0; round < 25; round += 1) {
    const content = `Green tea is a plain drink that most people like.\n\n${newText(round)}\n\nA tea is warm.`;
    const input = { title: 'Green tea', primaryKeyword: 'green tea', content };
    expect(scorer.score(input)).toEqual(score(input));
  }
});

it('finds the same axes regardless of stem numbers', () => {
  const sets = [
    [0, 1, 2],
    [1, 2, 3],
    [2, 0],
    [4, 5],
    [5, 4, 6],
    [6, 4, 1],
    [5, 6],
  ].map((set) => Int32Array.from(set));
  const renumbered = sets.map((set) => set.map((stem) => (stem * 5 + 3) % 7));
  expect(topicAxes(renumbered, 7)).toEqual(topicAxes(sets, 7));
});
