import { expect, test } from 'vitest';
import { GROWTH_MAX, measureGrowth } from '../../../../tests/measure-growth.ts';
import { domainOf, findCitations, findMentions } from './mentions.ts';

const mentions = (text: string, ...names: string[]): string[] =>
  findMentions(text, names).map(({ start, end }) => text.slice(start, end));

test('a name counts as a whole, in any case, and not in other words or addresses', () => {
  expect(mentions('I like **Fenwick**, fenwick’s pumps, and FENWICK.', 'Fenwick')).toEqual([
    'Fenwick',
    'fenwick',
    'FENWICK',
  ]);
  expect(mentions('Fenwicks, Penfenwick, Neo-Fenwick, Fenwick-like, me@Fenwick', 'Fenwick')).toEqual([]);
  expect(mentions('See https://rival.example/fenwick, fenwick.com and www.fenwick.test.', 'Fenwick')).toEqual(
    [],
  );
  expect(mentions('Fenwick/Rival. Fenwick - good. (Fenwick)', 'Fenwick')).toHaveLength(3);
  expect(mentions('Park Tool, Park-Tool, park\ntool, Parktool, Park tools', 'Park Tool')).toEqual([
    'Park Tool',
    'Park-Tool',
    'park\ntool',
  ]);
  expect(mentions('Mind the gap at Gap or GAP', 'Gap')).toEqual(['Gap']);
  expect(mentions("C++ and (R)evolution? L’Oréal, L'Oréal", 'C++', "L'Oréal", '(R)evolution?')).toEqual([
    'C++',
    '(R)evolution?',
    'L’Oréal',
    "L'Oréal",
  ]);
  expect(mentions('Acme Bikes', 'Acme', 'Acme Bikes')).toEqual(['Acme Bikes']);
  expect(mentions('東京自転車は', '')).toEqual([]);
});

test('a domain counts in its own addresses alone', () => {
  const text =
    'Try fenwick.example, https://www.fenwick.example/kit?a=1, http://shop.fenwick.example. Not notfenwick.example, fenwick.example.evil.com, or https://rival.example/fenwick.example';
  expect(mentions(text, 'https://www.Fenwick.example/')).toEqual([
    'fenwick.example',
    'https://www.fenwick.example/kit?a=1',
    'http://shop.fenwick.example',
  ]);
  expect(domainOf('Fenwick Bikes')).toBeNull();
  expect(domainOf('fenwick')).toBeNull();
  expect(domainOf(' HTTPS://www.Fenwick.example/a ')).toBe('fenwick.example');
});

test('addresses are read from sentences and Markdown', () => {
  const text =
    'See [the guide](https://rival.example/guide_(2026)), <https://a.example/x>, (www.b.example/y). Booking.com, Node.js, e.g. and “https://c.example/”.';
  expect(findCitations(text).map(({ url, host }) => [url, host])).toEqual([
    ['https://rival.example/guide_(2026)', 'rival.example'],
    ['https://a.example/x', 'a.example'],
    ['https://www.b.example/y', 'b.example'],
    ['https://Booking.com', 'booking.com'],
    ['https://c.example/', 'c.example'],
  ]);
});

test.each(['a.', '()', 'park-', 'www.a.example/('])(
  'time grows with the length of an answer full of %s',
  (piece) => {
    const find = (length: number) =>
      findMentions(`https://a.b/${piece.repeat(length / piece.length)}`, ['Park Tool', 'a.example', 'a a']);
    expect(measureGrowth(find, 32_000)).toBeLessThan(GROWTH_MAX);
  },
);
