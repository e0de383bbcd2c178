import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sampleOrAll } from '../../../../tests/run-size.ts';
import { createOutline, extractEvidencePage, parsePaper } from '../index.ts';
import type { EvidencePage } from '../index.ts';
import { lostSections } from '../testing/kept-sections.ts';

const MATERIAL = join(import.meta.dirname, '../../../../bench/generation');
/** Pages that were written without knowledge of the code: ../../../../bench/generation/material/README.md. */
const SUBJECTS = ['material', 'material-2'].flatMap((name) => {
  const folder = join(MATERIAL, name, 'pages-build');
  return readdirSync(folder)
    .toSorted()
    .map((slug) => join(folder, slug));
});
const ORDERS = [
  [2, 1, 0],
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
];

function readSubject(folder: string): { keyword: string; idea: string; pages: EvidencePage[] } {
  const { keyword, idea } = JSON.parse(readFileSync(join(folder, 'subject.json'), 'utf8')) as {
    keyword: string;
    idea: string;
  };
  const files = readdirSync(folder).filter((name) => name.endsWith('.html'));
  const pages = files
    .toSorted()
    .map((name) => extractEvidencePage(readFileSync(join(folder, name), 'utf8'), null));
  return { keyword, idea, pages };
}

test.each(SUBJECTS)('no section that two pages have is lost by a third, in any order (%s)', (folder) => {
  const { keyword, idea, pages } = readSubject(folder);
  const made = (order: readonly number[]) => ({
    order,
    outline: createOutline({ keyword, idea, pages: order.map((at) => pages[at]!) }),
  });
  const all = made([0, 1, 2]);
  expect(all.outline.sections.length).toBeGreaterThanOrEqual(5);
  for (const pair of ORDERS.slice(0, sampleOrAll(3, 6)).map((order) => order.slice(0, 2)))
    expect([pair, lostSections(made(pair), all)]).toEqual([pair, []]);
  for (const order of ORDERS.slice(0, sampleOrAll(1, 6))) {
    const other = made(order);
    expect([order, lostSections(all, other), lostSections(other, all)]).toEqual([order, [], []]);
  }
});

test('in a language without plans, a third page drops no shared section and leaves enough', () => {
  const page = (name: string, headings: readonly string[]): EvidencePage => ({
    url: `https://${name}.example`,
    title: name,
    paper: parsePaper(
      headings.map((heading) => `<h2>${heading}</h2><p>${`${heading} ist wichtig. `.repeat(8)}</p>`).join(''),
    ),
  });
  const pages = [
    page('eins', ['Kosten einer Wärmepumpe', 'Förderung beantragen', 'Lautstärke im Garten', 'Strom sparen']),
    page('zwei', [
      'Kosten einer Wärmepumpe',
      'Förderung beantragen',
      'Bohrung für Erdwärme',
      'Heizkörper tauschen',
    ]),
    page('drei', ['Kosten einer Wärmepumpe', 'Wartung im Herbst']),
  ];
  const made = (order: readonly number[]) => ({
    order,
    outline: createOutline({ keyword: 'Wärmepumpe', language: 'de', pages: order.map((at) => pages[at]!) }),
  });
  const all = made([0, 1, 2]);
  expect(lostSections(made([0, 1]), all)).toEqual([]);
  expect(all.outline.sections.map(({ heading }) => heading)).toEqual(
    expect.arrayContaining(['Kosten einer Wärmepumpe', 'Förderung beantragen']),
  );
  expect(all.outline.sections.length).toBeGreaterThanOrEqual(5);
});
