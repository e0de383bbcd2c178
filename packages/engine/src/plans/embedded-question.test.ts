import { expect, test } from 'vitest';
import { questionOf } from './embedded-question.ts';

test.each([
  ['how effects work in React', 'how do effects work in React'],
  ['how a heat pump works', 'how does a heat pump work'],
  ['how heat pumps work in winter', 'how do heat pumps work in winter'],
  ['how compound interest works', 'how does compound interest work'],
  ['how mortgage rates affect home prices', 'how do mortgage rates affect home prices'],
  ['how many calories a banana has', 'how many calories does a banana have'],
  ['why leaves turn yellow', 'why do leaves turn yellow'],
  ['how do effects work', null],
  ['how to clean a kettle', null],
  ['how much does a crown cost', null],
  ['what makes bread rise', null],
])('"%s" stands for %j', (clause, question) => {
  expect(questionOf(clause)).toBe(question);
});
