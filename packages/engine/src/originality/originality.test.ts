import { expect, test } from 'vitest';
import { mapTexts, originality, parsePaper, prepareEvidence } from '../index.ts';
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

test('a claim is original if no rival makes it', () => {
  const { claims, share, held } = originality({ own: parsePaper(OWN), pages: PAGES });
  expect(claims.map(({ text }) => text.slice(0, 10))).toEqual(['Our survey']);
  expect(claims[0]).toMatchObject({ hasFigure: true, hasName: true });
  expect(held.claims).toBe(3);
  expect(share).toBeCloseTo(1 / 3);
});

test('finds figures and names that no rival has, with their places', () => {
  const own = parsePaper(OWN);
  const { figures, entities } = originality({ own, pages: PAGES });
  expect(figures.map(({ text }) => text)).toEqual(['412', '18']);
  expect(entities.map(({ text }) => text)).toEqual(['Leeds', 'Anna Whitfield']);
  for (const { text, place } of [...figures, ...entities])
    expect(own.blocks[place.block]!.text.slice(place.start, place.end)).toBe(text);
});

test('a percentage and a count with the same number are two figures', () => {
  const { figures } = originality({
    own: parsePaper('We asked 30 gardeners about garden roses.'),
    pages: PAGES,
  });
  expect(figures.map(({ text }) => text)).toEqual(['30']);
});

test('claims off the subject do not count', () => {
  const { offSubject, claims } = originality({ own: parsePaper(OWN), pages: PAGES });
  expect(offSubject).toHaveLength(1);
  expect(offSubject[0]!.block).toBe(1);
  expect(claims.every(({ place }) => place.block === 0)).toBe(true);
});

test('without pages, nothing is known to be original', () => {
  expect(originality({ own: parsePaper(OWN), pages: [] })).toMatchObject({
    share: null,
    claims: [],
    figures: [],
    entities: [],
  });
});

test('names are left out in other languages, and the result reports it', () => {
  const own = parsePaper(
    'Die Rosen im Garten von Anna Schmidt werden im Winter geschnitten und das ist gut so, weil sie dann im Sommer blühen.',
  );
  expect(originality({ own, pages: PAGES })).toMatchObject({ entities: [], leftOut: ['entities'] });
});

test('on the map, our text has the originality that it has against the pages, and the pages are rivals of each other', () => {
  const own = parsePaper(OWN);
  const subject = prepareEvidence({ keyword: 'garden roses', pages: PAGES });
  const map = mapTexts({ own, pages: PAGES, subject });
  const { share, claims, held } = originality({ own, pages: PAGES });
  expect(map.own).toMatchObject({ held: held.claims, originality: share, original: claims });
  expect(map.pages.map(({ page: of, coverage }) => [of, coverage])).toEqual(
    PAGES.map((of, at) => [of, subject.pages[at]?.figures.coverage]),
  );
  // Our text also mentions the pruning and the wet soil of the first page.
  expect(map.pages[0]).toMatchObject({ held: 2, original: [], originality: 0 });
});

test('a text in another language than the pages is not on the map and not a rival', () => {
  const subject = prepareEvidence({ keyword: 'garden roses', pages: PAGES });
  const german = parsePaper(
    'Die Rosen werden im Winter geschnitten, weil sie dann im Sommer schöner blühen.',
  );
  const map = mapTexts({ own: german, pages: PAGES, subject });
  expect(map.own).toEqual({ coverage: null, held: 0, original: [], originality: null });
  expect(map.pages).toHaveLength(2);
});

test('survives hostile texts', () => {
  for (const text of ['', '\u0000'.repeat(500), 'A '.repeat(20_000), '😀'.repeat(9000), '12 '.repeat(9000)]) {
    const input = { own: parsePaper(text), pages: [page(text), ...PAGES] };
    expect(originality(input).evidence).toHaveLength(3);
    const subject = prepareEvidence({ keyword: 'garden roses', pages: input.pages });
    expect(mapTexts({ ...input, subject }).pages.length).toBeGreaterThan(1);
  }
});
