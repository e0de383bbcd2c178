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

test('reports who answers each question, and what a lost one is missing', () => {
  const { questions, ...counts } = passageDuel({
    questions: ['When should I prune roses?', 'Which fertiliser do roses need?'],
    keyword: 'roses',
    own: parsePaper(OWN),
    pages: [RIVAL, OTHER],
  });
  expect(counts).toMatchObject({ won: 1, draws: 0, lost: 1, unanswered: 0 });
  expect(questions[0]).toMatchObject({ outcome: 'won', own: { isOwn: true, isAnswer: true }, gap: null });
  const lost = questions[1]!;
  expect(lost).toMatchObject({
    outcome: 'lost',
    rivals: [{ isAnswer: true }, { isAnswer: true }],
    answering: 2,
  });
  expect(lost.gap!.terms[0]).toMatchObject({
    text: 'fertiliser',
    isAsked: true,
    isElsewhere: false,
    rivals: 2,
  });
  expect(lost.gap!.terms.map(({ text }) => text)).toContain('potassium');
});

test("a passage's score is the sum of its parts", () => {
  const [duel] = passageDuel({
    questions: ['Which fertiliser do roses need?'],
    own: parsePaper(OWN),
    pages: [RIVAL, OTHER],
  }).questions;
  expect(duel!.rivals.length).toBe(2);
  for (const { score, parts } of duel!.rivals) expect(parts.fit + parts.agreement).toBeCloseTo(score, 10);
});

test('places point to the words of their passage', () => {
  const own = parsePaper(OWN);
  const { questions } = passageDuel({ questions: ['When do you prune roses?'], own, pages: [] });
  const { places, text } = questions[0]!.own!;
  const [first] = places;
  expect(own.blocks[first!.block]!.text.slice(first!.start, first!.end)).toBe(text);
});

test('a question nobody answers is unanswered, and one without words is skipped', () => {
  const { questions } = passageDuel({
    questions: ['What is quantum entanglement?', ' ', 'How much does a rose cost?'],
    own: parsePaper(OWN),
    pages: [RIVAL],
  });
  expect(questions.map(({ outcome }) => outcome)).toEqual(['unanswered', 'unanswered']);
  expect(questions[0]).toMatchObject({ own: null, rivals: [], answering: 0, gap: null });
});

test('reports a missing figure if the rival has one', () => {
  const rival = page(
    'https://price.example',
    '<h2>How much does a rose bush cost?</h2><p>A rose bush costs from 12 to 40 dollars at a nursery.</p>',
  );
  const own = parsePaper('<h2>Buying</h2><p>What a rose bush costs depends on the nursery and its age.</p>');
  const { questions } = passageDuel({
    questions: ['How much does a rose bush cost?'],
    keyword: 'roses',
    own,
    pages: [rival],
  });
  expect(questions[0]).toMatchObject({ outcome: 'lost', gap: { form: 'figure' } });
});

test("accepts a role for 'who has to', a plain no for 'whether', and an action for 'what happens'", () => {
  const rival = page(
    'https://marina.example',
    `<h2>Who pays for the haul-out, the buyer or the seller?</h2><p>In nearly every sale the buyer does, and books the yard too.</p>
<h2>Does insurance cover osmosis?</h2><p>No. It is wear, so every policy leaves it out.</p>
<h2>What happens if they find osmosis?</h2><p>Have a shipyard quote drying the hull and a new epoxy coating, then deduct it from your offer.</p>`,
  );
  const own = `<h2>The haul-out</h2><p>The buyer pays for the haul-out, because it is the buyer who wants to see the keel.</p>
<h2>What to do if osmosis is found</h2><p>Have a yard quote a new coating, then lower the offer by that much.</p>`;
  const outcomesOf = (text: string) =>
    passageDuel({
      questions: [
        'Who pays for the haul-out, the buyer or the seller?',
        'Does insurance cover osmosis?',
        'What happens if they find osmosis?',
      ],
      keyword: 'boat survey',
      own: parsePaper(text),
      pages: [rival],
    }).questions.map(({ outcome }) => outcome);
  expect(outcomesOf(own)).toEqual(['draw', 'lost', 'draw']);
  expect(outcomesOf('<h2>The yard</h2><p>Our yard has a crane for twenty tons.</p>')).toEqual([
    'lost',
    'lost',
    'lost',
  ]);
});

test('recognizes an answer in other words by close sentence vectors only', () => {
  const answer = 'Cover every opening with a screen of metal mesh.';
  const own = 'Gauze is enough against the pests, as long as it is fine and has no hole.';
  const input = {
    questions: ['How do you keep mosquitoes out?'],
    own: parsePaper(`<p>${own}</p>`),
    pages: [page('https://screen.example', `<h2>How do you keep mosquitoes out?</h2><p>${answer}</p>`)],
  };
  const outcome = (degrees: number | null) => {
    const vectors =
      degrees === null
        ? null
        : new Map([
            [answer, plantedVector(0)],
            [own, plantedVector(degrees)],
          ]);
    return passageDuel({ ...input, vectors }).questions[0]!.outcome;
  };
  expect(createDuel(input.pages).texts(input)).toEqual([own, answer]);
  expect([outcome(null), outcome(90), outcome(10)]).toEqual(['lost', 'lost', 'draw']);
  // Not in a language other than the vectors'.
  expect(createDuel(input.pages).texts({ own: input.own, language: 'es' })).toEqual([]);
});

test('in Spanish and French too', () => {
  const spanish = passageDuel({
    questions: ['¿Cuánto cuesta un tonel de lluvia?', '¿Cada cuánto se limpia un tonel de lluvia?'],
    keyword: 'tonel de lluvia',
    own: parsePaper(
      '<h2>El precio</h2><p>Un tonel de lluvia de plástico cuesta unos 60 euros en la tienda del pueblo, y dura muchos años.</p>',
    ),
    pages: [
      page(
        'https://uno.example',
        '<h2>¿Cuánto cuesta un tonel de lluvia?</h2><p>Un tonel de lluvia cuesta entre 50 y 120 euros.</p><h2>¿Cada cuánto se limpia un tonel de lluvia?</h2><p>El tonel de lluvia se limpia una vez al año, en otoño.</p>',
      ),
    ],
  });
  expect(spanish.questions.map(({ outcome }) => outcome)).toEqual(['draw', 'lost']);
  expect(spanish.questions[1]!.gap!.form).toBe('figure');
  const french = passageDuel({
    questions: ["Comment nettoyer un récupérateur d'eau ?"],
    keyword: "récupérateur d'eau",
    own: parsePaper("<p>Le récupérateur d'eau est vert, et il est dans le jardin de la maison.</p>"),
    pages: [
      page(
        'https://un.example',
        "<h2>Comment nettoyer un récupérateur d'eau ?</h2><p>Videz la cuve, brossez les parois avec du vinaigre blanc, puis rincez.</p>",
      ),
    ],
  });
  expect(french.questions.map(({ outcome }) => outcome)).toEqual(['lost']);
});

test('an ongoing duel gives the same results as one from scratch, even when the language changes', () => {
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

test('handles hostile texts', () => {
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
