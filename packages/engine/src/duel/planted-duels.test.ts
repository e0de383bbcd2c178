import { expect, test } from 'vitest';
import { parsePaper, passageDuel } from '../index.ts';
import type { DuelOutcome } from '../index.ts';
import { COLD_BREW } from './testing/cold-brew.ts';
import type { PlantedDuel } from './testing/planted-duel.ts';
import { STANDING_DESK } from './testing/standing-desk.ts';
import { WORM_BIN } from './testing/worm-bin.ts';

const DUELS = [
  // How many of the eight answered and five unanswered questions the duel gets right.
  ['cold brew', COLD_BREW, 8, 5],
  ['worm bin', WORM_BIN, 6, 5],
  ['standing desk', STANDING_DESK, 8, 4],
] as const;

const page = (html: string, name: number) => ({
  url: `https://${name}.example`,
  title: `Page ${name}`,
  paper: parsePaper(html),
});

function fight(
  { keyword, answered, unanswered }: PlantedDuel,
  own: string,
  pages: readonly string[],
): readonly DuelOutcome[] {
  const questions = [...answered, ...unanswered];
  const duel = passageDuel({ keyword, questions, own: parsePaper(own), pages: pages.map(page) });
  return duel.questions.map(({ outcome }) => outcome);
}

const MIRRORED: Readonly<Record<DuelOutcome, DuelOutcome>> = {
  won: 'lost',
  lost: 'won',
  draw: 'draw',
  unanswered: 'unanswered',
};

test.each(DUELS)(
  '%s: loses only unanswered questions, not those answered in other words',
  (_, duel, held, lost) => {
    const outcomes = fight(duel, duel.own, duel.pages);
    expect(
      outcomes.slice(0, 8).filter((outcome) => outcome === 'won' || outcome === 'draw').length,
    ).toBeGreaterThanOrEqual(held);
    expect(outcomes.slice(8).filter((outcome) => outcome === 'lost').length).toBeGreaterThanOrEqual(lost);
  },
);

test.each(DUELS)('%s: swapping sides swaps wins and losses against each page', (_, duel) => {
  for (const rival of duel.pages) {
    const there = fight(duel, duel.own, [rival]);
    expect(fight(duel, rival, [duel.own])).toEqual(there.map((outcome) => MIRRORED[outcome]));
  }
});

test.each(DUELS)('%s: the same text on both sides draws or leaves questions unanswered', (_, duel) => {
  for (const text of [duel.own, ...duel.pages, duel.pages.join('\n')]) {
    const outcomes = fight(duel, text, [text]);
    expect(outcomes.filter((outcome) => outcome === 'won' || outcome === 'lost')).toEqual([]);
  }
  expect(new Set(fight(duel, duel.pages.join('\n'), [duel.pages.join('\n')]))).toEqual(new Set(['draw']));
});

test.each(DUELS)('%s: a text with all five pages loses nothing to them', (_, duel) => {
  expect(new Set(fight(duel, duel.pages.join('\n'), duel.pages))).toEqual(new Set(['draw']));
});

const FILLER = [
  'In a world that moves fast everybody wants the best. Let us take a closer look at this exciting topic and see why it matters.',
  'This is one of the questions that we hear most often. It is a good question, and many people ask it before they begin.',
  'Great question! The answer depends on your needs, your budget and your goals. Contact our team of experts today for a free consultation.',
];

test.each(DUELS)('%s: a text without answers never wins, whatever its headings', (_, duel) => {
  const questions = [...duel.answered, ...duel.unanswered];
  for (const filler of FILLER) {
    const own = questions.map((question) => `<h2>${question}</h2><p>${filler}</p>`).join('');
    expect(
      fight(duel, own, duel.pages).filter((outcome) => outcome === 'lost').length,
    ).toBeGreaterThanOrEqual(12);
    for (const pages of [[], ['<p>Apples grow on trees, and pears grow there as well.</p>']])
      expect(fight(duel, own, pages)).not.toContain('won');
  }
  for (const own of ['', '<p>Apples grow on trees, and pears do so as well.</p>', `<h1>${duel.keyword}</h1>`])
    expect(new Set(fight(duel, own, duel.pages))).toEqual(new Set(['lost']));
});

test.each(DUELS)('%s: wins what no page answers', (_, duel) => {
  const outcomes = fight(duel, duel.pages.join('\n'), [duel.own]);
  expect(outcomes.slice(0, 8)).not.toContain('lost');
  expect(outcomes.slice(8).filter((outcome) => outcome === 'won').length).toBeGreaterThanOrEqual(4);
});

test.each(DUELS)('%s: a fuller answer does not lose to a short one', (_, duel) => {
  const [question] = duel.answered;
  const rest = duel.pages.find((text) => text.includes(question!))!;
  const own = rest.replace(
    `${question}</h2>\n<p>`,
    `${question}</h2>\n<p>Long before we wrote this down we asked around among friends, neighbors and people who do it for a living, and we noted what each of them said on a sheet of paper that hangs in the kitchen. </p><p>`,
  );
  expect(own).not.toBe(rest);
  expect(fight(duel, own, [rest])[0]).toBe('draw');
  expect(fight(duel, rest, [own])[0]).toBe('draw');
});
