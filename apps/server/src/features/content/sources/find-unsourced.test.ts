import { expect, test } from 'vitest';
import { measureGrowth, GROWTH_MAX } from '../../../../../../tests/measure-growth.ts';
import { findUnsourced, type PublishedText } from './find-unsourced.ts';
import { plantedHeadings, plantedTexts } from './testing/planted-texts.ts';

const found = (content: string): string[] =>
  findUnsourced({ content }).map(({ reason, text }) => `${reason}: ${text}`);

test('finds 95 of 100 planted sentences without a source, and flags at most 2 of 100 with one', () => {
  const tally = { unsourced: [0, 0], sourced: [0, 0], decoy: [0, 0] };
  for (const { kind, content, sentence } of plantedTexts()) {
    tally[kind][1]! += 1;
    if (findUnsourced({ content }).some(({ text }) => text === sentence)) tally[kind][0]! += 1;
  }
  const share = ([stopped = 0, of = 1]: readonly number[]): number => stopped / of;
  console.info(
    `unsourced found ${tally.unsourced.join(' of ')}, sourced stopped ${tally.sourced.join(' of ')}, decoys stopped ${tally.decoy.join(' of ')}`,
  );
  expect(share(tally.unsourced)).toBeGreaterThanOrEqual(0.95);
  expect(share(tally.sourced)).toBeLessThanOrEqual(0.02);
  expect(share(tally.decoy)).toBeLessThanOrEqual(0.02);
});

test('quotations, unnamed studies, and claims need a source', () => {
  expect(
    found('<p>He said it. “Nobody has ever built a quieter pump than this one.” It was late.</p>'),
  ).toEqual(['quotation: “Nobody has ever built a quieter pump than this one.”']);
  expect(found('<p>“Nobody has ever built a quieter pump,” says Maria Lopez.</p>')).toEqual([]);
  expect(
    found('<blockquote><p>Nobody has ever built a quieter pump.</p></blockquote><p>So it goes.</p>'),
  ).toEqual(['quotation: Nobody has ever built a quieter pump.']);
  expect(
    found('<blockquote><p>Nobody has ever built a quieter pump.</p><p>— Maria Lopez</p></blockquote>'),
  ).toEqual([]);
  expect(found('<p>Studies show that coffee improves memory.</p>')).toHaveLength(1);
  expect(found('<p>Los estudios demuestran que el café mejora la memoria.</p>')).toHaveLength(1);
  expect(found('<p>Des études montrent que le café améliore la mémoire.</p>')).toHaveLength(1);
  expect(found('<p>A <a href="https://x.example/s">study</a> came out. Studies show it.</p>')).toEqual([]);
});

test('figures in headings, titles, and meta texts need a source in the text', () => {
  const heading = '40% of Americans skip breakfast';
  const open = [`figure: ${heading}`];
  const sourced = '<p>Four in ten, or 40%, <a href="https://x.example/s">skip it</a>.</p>';
  expect(found(`<h2>${heading}</h2><p>So it goes.</p>`)).toEqual(open);
  // Another figure with a source is not enough, nor is the same one without.
  expect(found(`<h2>${heading}</h2>${sourced.replace('40', '41')}`)).toEqual(open);
  expect(found(`<h2>${heading}</h2><p>So about 40% of offices are empty.</p>`)).toHaveLength(2);
  expect(found(`<h2>${heading}</h2>${sourced}`)).toEqual([]);
  expect(found(`<h2>${heading}</h2><p>We surveyed 900 readers, and 40% skip it.</p>`)).toEqual([]);
  expect(found(`<h2><a href="https://x.example/s">${heading}</a></h2>`)).toEqual([]);
  const placed = (texts: Omit<PublishedText, 'content'>) =>
    findUnsourced({ content: '<p>So it goes.</p>', ...texts }).map(({ place, text }) => [place, text]);
  const [title, metaTitle] = ['Why 90% of Startups Fail', 'Cafés lost 12,400 guests in 2023'];
  expect(placed({ title, metaTitle, metaDescription: `So it goes. ${heading}.` })).toEqual([
    ['title', title],
    ['metaTitle', metaTitle],
    ['metaDescription', `${heading}.`],
  ]);
  expect(findUnsourced({ content: sourced, title: heading })).toEqual([]);
});

test('lists, prices, years, discounts, names, and tasks in headings are no claims', () => {
  const decoys = plantedHeadings('decoy');
  expect(decoys.filter((title) => findUnsourced({ content: '', title }).length > 0)).toEqual([]);
  expect(decoys.filter((heading) => found(`<h2>${heading}</h2>`).length > 0)).toEqual([]);
  const claims = plantedHeadings('claim');
  expect(claims.filter((title) => findUnsourced({ content: '', title }).length === 0)).toEqual([]);
});

test('code and links within the site are neither statements nor sources', () => {
  expect(found('<pre><code>40% of x</code></pre>')).toEqual([]);
  expect(found('<p><a href="/guide">About 40%</a> of offices drink coffee before noon.</p>')).toHaveLength(1);
});

test('a sentence is identified by its words regardless of white space, and listed once', () => {
  const [one, ...others] = findUnsourced({
    content:
      '<p>About 40% of offices drink coffee.</p><p>So it goes.</p><p>About  40% of offices\u00A0drink coffee.</p>',
  });
  expect(others).toEqual([]);
  const [other] = findUnsourced({ content: '<p>About 41% of offices drink coffee.</p>' });
  expect(one?.key).not.toBe(other?.key);
});

test.each(['40% of x. ', '“a ', '(A ', 'Name ', '1,000 ', '- 40% of x\n'])(
  'time grows with the text: %s',
  (piece) => {
    expect(
      measureGrowth((size: number) => findUnsourced({ content: piece.repeat(size) }), 5_000),
    ).toBeLessThan(GROWTH_MAX);
  },
);

test('time grows with the items of a list', () => {
  const list = (size: number): string =>
    `<h2>41% of them do</h2><ul>${'<li>About 40% of offices drink.</li>'.repeat(size)}</ul>`;
  expect(measureGrowth((size: number) => findUnsourced({ content: list(size) }), 500)).toBeLessThan(
    GROWTH_MAX,
  );
});
