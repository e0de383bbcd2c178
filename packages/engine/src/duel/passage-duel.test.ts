import { expect, test } from 'vitest';
import { createDuel, parsePaper, passageDuel } from '../index.ts';
import type { EvidencePage } from '../index.ts';
import { plantedVector } from '../testing/planted-vector.ts';

function page(url: string, html: string): EvidencePage {
  return { url, title: url, paper: parsePaper(html) };
}

const OWN = `<h2>Pruning roses</h2><p>Prune roses in late winter, before the buds break, with clean and sharp shears.</p>
<h2>Feeding</h2><p>Feed the plants twice a year and water them well in a dry summer.</p>`;
const RIVAL = page(
  'https://rival.example',
  `<h2>Fertilising roses</h2><p>The best fertiliser for roses holds potassium; spread fertiliser around the roses in April.</p>
<h2>History</h2><p>The rose has been grown in gardens of Persia for more than two thousand years.</p>`,
);
const OTHER = page(
  'https://other.example',
  '<h2>Fertiliser</h2><p>A fertiliser with potassium in April lets roses flower longer, so choose that one.</p>',
);

test('names the winner of each question, with our best and its rank', () => {
  const { questions, won } = passageDuel({
    questions: ['When should I prune roses?', 'Which fertiliser do roses need?'],
    own: parsePaper(OWN),
    pages: [RIVAL, OTHER],
  });
  expect(won).toBe(1);
  expect(questions[0]).toMatchObject({ outcome: 'won', winner: { isOwn: true, rank: 1 }, missing: [] });
  expect(questions[1]).toMatchObject({ outcome: 'lost', winner: { isOwn: false, rank: 1 } });
  expect(questions[1]!.own!.rank).toBeGreaterThan(1);
  expect(questions[1]!.missing[0]).toMatchObject({
    text: 'fertiliser',
    isAsked: true,
    isElsewhere: false,
    rivals: 2,
  });
  expect(questions[1]!.missing.map(({ text }) => text)).toContain('potassium');
});

test('a passage is worth the sum of its parts', () => {
  const [duel] = passageDuel({
    questions: ['Which fertiliser do roses need?'],
    own: parsePaper(OWN),
    pages: [RIVAL, OTHER],
  }).questions;
  for (const { score, parts, bm25, similarity } of [duel!.own!, ...duel!.rivals]) {
    expect(parts.bm25 + parts.similarity).toBeCloseTo(score, 10);
    expect([parts.bm25, parts.similarity]).toEqual(
      [0.6 * bm25, 0.4 * similarity].map((part) => expect.closeTo(part, 10)),
    );
  }
});

test('a place holds the words of its passage', () => {
  const own = parsePaper(OWN);
  const { questions } = passageDuel({ questions: ['prune roses'], own, pages: [] });
  const { places, text } = questions[0]!.winner!;
  const [first] = places;
  expect(own.blocks[first!.block]!.text.slice(first!.start, first!.end)).toBe(text);
});

test('absent when only rivals answer, unanswered when nobody does', () => {
  const { questions } = passageDuel({
    questions: ['Persia gardens', 'quantum entanglement', ' '],
    own: parsePaper(OWN),
    pages: [RIVAL],
  });
  expect(questions.map(({ outcome }) => outcome)).toEqual(['absent', 'unanswered']);
  expect(questions[1]).toMatchObject({ winner: null, own: null, contenders: 0, missing: [] });
});

test('the more a passage says of what is asked, the higher its rank', () => {
  const { questions } = passageDuel({
    questions: ['potassium fertiliser April'],
    own: parsePaper('<p>Potassium is a metal that was first isolated in the year 1807 by Davy.</p>'),
    pages: [RIVAL, OTHER],
  });
  expect(questions[0]!.own!.rank).toBe(3);
});

test('long paragraphs are cut at sentences', () => {
  // Nine sentences of 13 words fit in 120 words, so 40 make five passages.
  const sentence = 'Roses like sun and roses like a soil that is rich and deep. ';
  const { questions } = passageDuel({
    questions: ['roses'],
    own: parsePaper(`<p>${sentence.repeat(40)}</p>`),
    pages: [],
  });
  expect(questions[0]!.contenders).toBe(5);
});

test('a duel that goes on while the text changes answers as one from scratch, whatever the language becomes', () => {
  const pages = [RIVAL, OTHER];
  const questions = ['When should I prune roses?', 'Which fertiliser do roses need?'];
  const duel = createDuel(pages);
  const german =
    '<p>Rosen werden im späten Winter geschnitten, und zwar mit einer sauberen und scharfen Schere.</p>';
  for (const text of [
    OWN,
    '',
    `${OWN}<p>Roses need a fertiliser with potassium in April.</p>`,
    german,
    OWN,
  ]) {
    const own = parsePaper(text);
    expect(duel.fight({ questions, own })).toEqual(passageDuel({ questions, own, pages }));
  }
});

test('takes hostile texts', () => {
  for (const text of [
    '',
    '\u0000'.repeat(500),
    '😀 '.repeat(5000),
    'שלום עולם '.repeat(500),
    `word ${'a'.repeat(100_000)}`,
  ]) {
    expect(
      passageDuel({ questions: [text, 'roses'], own: parsePaper(text), pages: [RIVAL] }).questions.length,
    ).toBeGreaterThan(0);
  }
});

test('a passage without any of the words takes part by its vector, and the result says so', () => {
  const question = 'Which fertiliser do roses need?';
  const own = parsePaper(
    '<p>Give the bushes a plant food that is rich in potassium each spring, and they flower more.</p>',
  );
  const input = { questions: [question], own, pages: [RIVAL] };
  const texts = createDuel([RIVAL]).texts({ own });
  const vectors = new Map([
    [question, plantedVector(0)],
    ...texts.map((text, at) => [text.trim(), plantedVector(at === 0 ? 20 : 80)] as const),
  ]);
  expect(passageDuel(input).questions[0]!.own).toBeNull();
  const { questions, provenance } = passageDuel({ ...input, vectors });
  expect(questions[0]!.own).toMatchObject({ isOwn: true });
  expect(provenance).toMatchObject({ kind: 'modelled', method: expect.stringContaining('sentence vectors') });
  expect(passageDuel({ ...input, vectors: new Map() }).questions).toEqual(passageDuel(input).questions);
});
