import { expect, test } from 'vitest';
import { applyRewordings } from './index.ts';

const LINES = ['How to install a rain barrel', 'Rain barrel cost', 'Mosquitoes in the rain barrel'];
const take = (...wordings: [number, string][]) => [
  ...applyRewordings(
    LINES,
    wordings.map(([number, wording]) => ({ number, wording })),
    { longest: 60, elsewhere: ['What a rain barrel costs you'] },
  ),
];

test('a rewording with the same meaning is accepted, on one line', () => {
  expect(take([0, ' Installing your\nrain barrel '], [1, 'What does a rain barrel cost?'])).toEqual([
    [0, 'Installing your rain barrel'],
    [1, 'What does a rain barrel cost?'],
  ]);
});

test.each([
  ['with another meaning', [0, 'Cheap holidays in Spain']],
  ['with the meaning of another line', [0, 'The cost of a rain barrel']],
  ['that is identical to its line', [0, 'rain barrel COST']],
  ['that is identical to another text', [1, 'what a rain barrel costs you']],
  ['of a line that does not exist', [7, 'Installing a rain barrel']],
  ['that is empty', [0, ' ']],
  ['that is too long', [0, `Installing a rain barrel ${'and a rain barrel '.repeat(4)}`]],
] as [string, [number, string]][])('a rewording %s is rejected', (_what, wording) => {
  expect(take(wording)).toEqual([]);
});

test('the first of two rewordings of a line, and of two equal ones, is accepted', () => {
  expect(
    take([0, 'Installing a rain barrel'], [0, 'Install a rain barrel'], [2, 'Installing a rain barrel']),
  ).toEqual([[0, 'Installing a rain barrel']]);
});
