import fc from 'fast-check';
import { parsePaper, sentences } from '../../index.ts';
import type { ScoreInput } from '../../index.ts';
import { evidenceOf, readGoldenArticles } from './golden-article.ts';
import { pieceOf } from './gain-article.ts';
import { inOtherWords } from './other-words.ts';
import type { GainArticle, Piece, Run } from './gain-article.ts';

const KEYWORD = 'stone bridge';
/** Faults inserted into articles and removed by the edits. */
export const MONOTONOUS = 'It rained. It froze. It thawed.';
export const VAGUE_LINK = 'Click here.';
export const CLAIM = 'About 40 percent of them were gone after a few years.';
export const SLIP = 'It was built of stone , and it held.';
export const MISSPELLED = 'The masons were skillfull and carved it seperately.';
/** Repeats the same few words. */
export const DULL = 'It is what it is, and what it was it is and was, as it was.';
export const QUOTED = '“Nobody could have done it any better than they did then.”';
/** A sentence of nothing but the keyword. */
export const stuffed = (keyword: string): string =>
  `${keyword.charAt(0).toUpperCase()}${`${keyword} `.repeat(4).trim().slice(1)}.`;

const HARD = [
  'Extraordinarily comprehensive administrative documentation accompanies international infrastructure organisations.',
  'Considerable deterioration of underwater foundations necessitates immediate interdisciplinary investigation.',
];
const invented = [
  'The river is wide here and the current runs fast in the spring.',
  'Masons came from two valleys to cut the blocks.',
  'Each arch rests on a pier that stands on oak piles.',
  'Nobody knows who drew the plan.',
  'In dry years the old ford can still be seen from the mill.',
  'A toll was paid by every cart that crossed with grain.',
  'Floods took the middle arch twice, and both times it was put back within a year.',
  'Children fish from the wall on summer evenings.',
  'Its mortar holds lime, sand and a little ash.',
  'Engineers check the joints with small hammers and listen for a dull sound.',
  'Ivy looks pretty but its roots push the stones apart.',
  'You can walk across in three minutes if you do not stop to look.',
  'Water finds every crack, freezes there in the winter and slowly pulls the face of the wall away from its core.',
  'When the council asked for a plan to keep heavy lorries away from the crossing, the owners of the quarry, the mill and both farms on the far bank wrote a long letter against it.',
  'Since no drawing of the first building has been found, everything that is said about its age rests on the marks of the tools, on the wood of the piles and on a single line in a tax roll.',
  ...HARD,
  'Lamps came later.',
];

const wrongs = (keyword: string): fc.Arbitrary<Run> =>
  fc.oneof(
    { weight: 2, arbitrary: fc.constant({ text: `The ${keyword} was new then.` }) },
    fc.constant({ text: MONOTONOUS }),
    fc.constant({ text: CLAIM }),
    fc.constant({ text: QUOTED }),
    fc.constant({ text: SLIP }),
    fc.constant({ text: MISSPELLED }),
    fc.constant({ text: DULL }),
    fc.record({
      text: fc.constantFrom(VAGUE_LINK, 'See the tax roll of 1612.'),
      href: fc.webUrl(),
    }),
  );

const run = fc.oneof(
  { weight: 12, arbitrary: fc.record({ text: fc.constantFrom(...invented) }) },
  { weight: 4, arbitrary: wrongs(KEYWORD) },
);
const heading = fc
  .tuple(
    fc.constantFrom('How it was built', 'Repairs', 'The view', `The ${KEYWORD} today`),
    fc.constantFrom(2, 2, 2, 3, 4),
  )
  .map(([text, level]) => pieceOf('heading', [text], level));
const paragraph = fc
  .uniqueArray(run, { minLength: 1, maxLength: 14, selector: ({ text }) => text })
  .map((runs): Piece => ({ kind: 'paragraph', level: 0, alt: '', runs }));
const image = fc
  .constantFrom('', 'An arch')
  .map((alt): Piece => ({ kind: 'image', level: 0, alt, runs: [] }));
const section = fc
  .tuple(
    fc.option(heading, { freq: 4 }),
    fc.array(paragraph, { minLength: 0, maxLength: 4 }),
    fc.option(image, { freq: 3 }),
    fc.option(fc.constant(pieceOf('list', ['Lime', 'Sand and ash'])), { freq: 3 }),
  )
  .map(([head, paragraphs, picture, list]) =>
    [head, ...paragraphs, picture, list].filter((item) => item !== null),
  );

/** Articles of sentences that fit in any order, from one line to some hundred words. */
const inventedArticles: fc.Arbitrary<GainArticle> = fc.record({
  keyword: fc.constant(KEYWORD),
  evidence: fc.constant(null),
  title: fc.constantFrom('', 'Crossing the river', `The old ${KEYWORD}`, 'Bridges and other things of stone'),
  metaTitle: fc.constantFrom(
    '',
    'Crossing the river in old times',
    `${KEYWORD}: ${'a very long title '.repeat(5)}`,
  ),
  metaDescription: fc.constantFrom(
    '',
    'Short.',
    `What the ${KEYWORD} tells about those who built it, and how it has stood so long.`,
  ),
  slug: fc.constantFrom('', 'Crossing_River', 'stone-bridge', 'river'),
  targetKeywords: fc.constantFrom([], ['oak piles'], ['oak piles', 'toll house', 'flood']),
  pieces: fc.array(section, { minLength: 1, maxLength: 7 }).map((all) => withoutRepetition(all.flat())),
});

/** The same sentences in other words where they repeat, since repetition counts for nothing. */
function withoutRepetition(pieces: readonly Piece[]): Piece[] {
  const seen = new Map<string, number>();
  return pieces.map((piece) => ({
    ...piece,
    runs: piece.runs.map((own) => {
      const times = seen.get(own.text) ?? 0;
      seen.set(own.text, times + 1);
      return times === 0 || !invented.includes(own.text)
        ? own
        : { ...own, text: inOtherWords([KEYWORD], own.text, times) };
    }),
  }));
}

/** The golden articles in pieces, sentence by sentence. */
const goldenArticles = (): GainArticle[] =>
  readGoldenArticles().map(([, golden]) => ({
    keyword: golden.input.primaryKeyword ?? '',
    evidence: evidenceOf(golden),
    title: golden.input.title ?? '',
    metaTitle: golden.input.metaTitle ?? '',
    metaDescription: golden.input.metaDescription ?? '',
    slug: golden.input.slug ?? '',
    targetKeywords: [...(golden.input.targetKeywords ?? [])],
    pieces: piecesOf(golden.input.content),
  }));

function piecesOf(content: ScoreInput['content']): Piece[] {
  const { blocks, links } = parsePaper(content);
  return blocks.map(({ kind, level, listDepth, text }, block): Piece => {
    if (kind === 'image') return { kind, level: 0, alt: 'A picture of it', runs: [] };
    if (kind === 'heading') return pieceOf('heading', [text], level);
    const runs = sentences(text).map((sentence): Run => {
      const link = links.find(
        (item) => item.block === block && sentence.includes(text.slice(item.start, item.end)),
      );
      return link === undefined ? { text: sentence } : { text: sentence, href: link.href };
    });
    return { kind: listDepth > 0 ? 'list' : 'paragraph', level: 0, alt: '', runs };
  });
}

/** Changes to a real article before it is edited: parts are removed or moved, and a fault is inserted. */
const changedArticle = (article: GainArticle): fc.Arbitrary<GainArticle> =>
  fc
    .record({
      keep: fc.shuffledSubarray(article.pieces, { minLength: Math.ceil(article.pieces.length / 4) }),
      inOrder: fc.boolean(),
      wrong: fc.array(fc.tuple(fc.nat(), wrongs(article.keyword)), { maxLength: 3 }),
      fill: fc.subarray(invented, { maxLength: 10 }),
      isHard: fc.boolean(),
      alt: fc.constantFrom('', 'A picture of it'),
      level: fc.constantFrom(0, 0, 3, 4),
      title: fc.constantFrom(article.title, '', 'Something else'),
      metaTitle: fc.constantFrom(article.metaTitle, '', 'A title of another kind than that of the page'),
      metaDescription: fc.constantFrom(article.metaDescription, '', 'Short.'),
      slug: fc.constantFrom(article.slug, '', 'Not_a_good_Slug'),
    })
    .map(({ keep, inOrder, wrong, fill, isHard, alt, level, ...fields }) => {
      const kept = inOrder ? article.pieces.filter((piece) => keep.includes(piece)) : keep;
      const changed = structuredClone({ ...article, ...fields, pieces: kept });
      if (isHard) changed.pieces.push(pieceOf('paragraph', HARD));
      if (fill.length > 0) changed.pieces.push(pieceOf('paragraph', fill));
      for (const piece of changed.pieces) if (piece.kind === 'image') piece.alt = alt;
      const paragraphs = changed.pieces.filter(({ kind }) => kind === 'paragraph');
      for (const [at, put] of wrong) paragraphs[at % Math.max(1, paragraphs.length)]?.runs.push({ ...put });
      const head = changed.pieces.findLast(({ kind }) => kind === 'heading');
      if (level > 0 && head !== undefined) head.level = level;
      return changed;
    });

/** Random articles: invented ones, and randomly changed golden ones; with evidence only golden ones. */
export function randomArticles(onlyWithEvidence: boolean): fc.Arbitrary<GainArticle> {
  const real = goldenArticles().filter(({ evidence }) => !onlyWithEvidence || evidence !== null);
  const changed = fc.oneof(...real.map(changedArticle));
  return onlyWithEvidence ? changed : fc.oneof(inventedArticles, changed);
}
