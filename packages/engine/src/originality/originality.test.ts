import { expect, test } from 'vitest';
import { originality, parsePaper } from '../index.ts';
import type { EvidencePage } from '../index.ts';

function page(text: string): EvidencePage {
  return { url: 'https://rival.example', title: 'Rival', paper: parsePaper(text) };
}

const PAGES = [
  page(
    'Prune garden roses in late winter with clean shears. About 30 percent of garden roses die of wet soil, says the Royal Horticultural Society.',
  ),
  page('Garden roses want sun for six hours a day. Prune garden roses every year before the buds break.'),
];
const OWN = `<p>Prune garden roses in late winter with clean shears. Our survey of 412 gardeners in Leeds found that garden roses
pruned by Anna Whitfield carried 18 percent more blooms. The Royal Horticultural Society says that 30 percent of garden roses die of wet soil.</p>
<p>Quarterly returns of the treasury bond market surprised analysts again yesterday.</p>`;

test('a claim that a rival makes is not original, one that nobody makes is', () => {
  const { claims, share, held } = originality({ own: parsePaper(OWN), pages: PAGES });
  expect(claims.map(({ text }) => text.slice(0, 10))).toEqual(['Our survey']);
  expect(claims[0]).toMatchObject({ hasFigure: true, hasName: true });
  expect(held.claims).toBe(3);
  expect(share).toBeCloseTo(1 / 3);
});

test('figures and names that no rival has, with their places', () => {
  const own = parsePaper(OWN);
  const { figures, entities } = originality({ own, pages: PAGES });
  expect(figures.map(({ text }) => text)).toEqual(['412', '18']);
  expect(entities.map(({ text }) => text)).toEqual(['Leeds', 'Anna Whitfield']);
  for (const { text, place } of [...figures, ...entities])
    expect(own.blocks[place.block]!.text.slice(place.start, place.end)).toBe(text);
});

test('a share and a count of one number are two figures', () => {
  const { figures } = originality({
    own: parsePaper('We asked 30 gardeners about garden roses.'),
    pages: PAGES,
  });
  expect(figures.map(({ text }) => text)).toEqual(['30']);
});

test('what is off the subject counts neither way', () => {
  const { offSubject, claims } = originality({ own: parsePaper(OWN), pages: PAGES });
  expect(offSubject).toHaveLength(1);
  expect(offSubject[0]!.block).toBe(1);
  expect(claims.every(({ place }) => place.block === 0)).toBe(true);
});

test('without pages nothing is known to be original', () => {
  expect(originality({ own: parsePaper(OWN), pages: [] })).toMatchObject({
    share: null,
    claims: [],
    figures: [],
    entities: [],
  });
});

test('names are left out in other languages, and said to be', () => {
  const own = parsePaper(
    'Die Rosen im Garten von Anna Schmidt werden im Winter geschnitten und das ist gut so, weil sie dann im Sommer blühen.',
  );
  expect(originality({ own, pages: PAGES })).toMatchObject({ entities: [], leftOut: ['entities'] });
});

test('takes hostile texts', () => {
  for (const text of ['', '\u0000'.repeat(500), 'A '.repeat(20_000), '😀'.repeat(9000), '12 '.repeat(9000)])
    expect(originality({ own: parsePaper(text), pages: [page(text), ...PAGES] }).evidence).toHaveLength(3);
});
