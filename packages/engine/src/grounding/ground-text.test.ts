import { expect, test } from 'vitest';
import { measureGrowth, GROWTH_MAX } from '../../../../tests/measure-growth.ts';
import { groundText } from '../index.ts';

const SOURCE =
  'Maria Lopez of Leeds built three rain barrels in 2019. The largest holds 2.5 million litres, she told the council. ' +
  'The organisation paid for the pipes after a dry summer, and two neighbours helped to dig.';

/** The findings, as 'kind: text'. */
function found(text: string): string[] {
  return groundText(SOURCE, text).findings.map((one) => `${one.kind}: ${one.text}`);
}

test.each([
  'Maria Lopez of Leeds built three rain barrels in 2019.',
  'Lopez built 3 rain barrels.',
  'The largest holds 2,500,000 litres.',
  'The organisations paid for the pipes.',
  '',
])('the source supports: %s', (text) => {
  expect(found(text)).toEqual([]);
  expect(groundText(SOURCE, text).unsupported).toBe(false);
});

test.each([
  ['Maria Lopez of York built three rain barrels in 2019.', 'name: Maria Lopez of York'],
  ['Maria Garcia built three rain barrels in 2019.', 'name: Maria Garcia'],
  ['Maria Lopez built four rain barrels in 2019.', 'number: four'],
  ['Maria Lopez built three rain barrels in 2021.', 'number: 2021'],
  ['Maria Lopez built three submarines in 2019.', 'word: submarines'],
])('what is missing in the source is reported: %s', (text, finding) => {
  expect(found(text)).toContain(finding);
});

test('the more is missing, the higher the score', () => {
  const scoreOf = (text: string): number => groundText(SOURCE, text).score;
  const held = scoreOf('Maria Lopez of Leeds built three rain barrels in 2019.');
  const one = scoreOf('Maria Lopez of Leeds built four rain barrels in 2019.');
  const all = scoreOf('John Smith of York sold nine used submarines in 2021.');
  expect(held).toBeLessThan(one);
  expect(one).toBeLessThan(all);
  expect(groundText(SOURCE, 'John Smith of York sold nine used submarines in 2021.').unsupported).toBe(true);
});

test('a text with the source’s own words in another order is reported by its newest sentence', () => {
  const text = 'Two barrels paid the council for Lopez. Neighbours told the pipes to dig after Leeds.';
  const { unsupported, findings } = groundText(SOURCE, text);
  expect(unsupported).toBe(true);
  expect(findings).toMatchObject([{ kind: 'sentence' }]);
});

test.each(['word ', 'Name ', '7 ', 'a. '])('time is linear in the text: %s', (piece) => {
  expect(measureGrowth((size: number) => groundText(SOURCE, piece.repeat(size)), 20_000)).toBeLessThan(
    GROWTH_MAX,
  );
});
