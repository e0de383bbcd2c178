import type { Place } from '../paper/types.ts';
import type { AnalyzedPaper } from '../text/analyze-paper.ts';
import { countOccurrences, findOccurrences, placeOf, shareOfWords } from './keyword.ts';
import type { Keyword, Occurrence } from './keyword.ts';
import { INTRODUCTION_WORDS } from './keyword-limits.ts';
import { longestStretch } from './keyword-spread.ts';
import { countExcess, measureRepetition } from './stuffing.ts';
import type { Repetition } from './stuffing.ts';

/**
 * A heading with this share of a keyword's content words names it: 'How often should you descale it?' for 'descale at
 * home'.
 */
const NAMING_SHARE = 2 / 3;

/** How the text uses the primary keyword and the target keywords. */
export interface KeywordFacts {
  keyword: string;
  /** Stems of the keyword's words. */
  keys: readonly string[];
  /** Word count that density is based on. */
  words: number;
  repetition: Repetition;
  /** The target keyword or subject term that is repeated most beyond natural use, if any. */
  stuffedTarget: Repetition | null;
  places: readonly Place[];
  introduction: { hasPhrase: boolean; wordShare: number };
  headings: HeadingUse;
  /** Its positions, as shares (0 to 1) of the text's words, in order. */
  positions: readonly number[];
  /** The block in the middle of the longest stretch without the keyword. */
  stretchPlace: Place | null;
  /** The same including stuffed paragraphs, which earn nothing while stuffed. */
  withStuffed: Pick<KeywordFacts, 'introduction' | 'positions'>;
  /** The target keywords that the text never uses. */
  targets: { count: number; missing: readonly Keyword[] };
}

/** Headings that contain all content words of the primary or a target keyword. */
export interface HeadingUse {
  count: number;
  withKeyword: number;
  /** Those that contain the primary keyword as a phrase. */
  withPhrase: number;
  /** Where the keyword would be at the end of the first heading without it, as a share of the text. */
  positionOfFirstWithout: number;
  placesWith: readonly Place[];
  placesWithout: readonly Place[];
}

/** A subject term that the text repeats. */
export interface RepeatedTerm {
  keyword: Keyword;
  /** Whether the pages of the evidence repeat it about as much. */
  isUsual: boolean;
}

/**
 * Measures how a text uses its keywords, and whether it stuffs one of them or another of the subject's `terms`.
 * @param counted the paper without paragraphs that add nothing: uses there may be excessive, but earn nothing
 */
export function measureKeywordUse(
  paper: AnalyzedPaper,
  keyword: Keyword,
  targets: readonly Keyword[],
  terms: readonly RepeatedTerm[],
  counted: AnalyzedPaper,
): KeywordFacts {
  const occurrences = findOccurrences(paper, keyword);
  const repetition = measureRepetition(paper, keyword, occurrences, counted);
  let stuffedTarget: Repetition | null = null;
  let mostExcess = 0;
  const missing: Keyword[] = [];
  for (const target of targets) {
    const found = findOccurrences(paper, target);
    if (found.length === 0 && !isTreated(counted, target)) missing.push(target);
    const measured = measureRepetition(paper, target, found, counted);
    const excess = countExcess(measured, paper.densityWords);
    if (excess > mostExcess) stuffedTarget = measured;
    mostExcess = Math.max(mostExcess, excess);
  }
  for (const term of terms) {
    const measured = measureRepetition(paper, term.keyword, findOccurrences(paper, term.keyword), counted);
    // If pages use a word that often, only cramming into single paragraphs is stuffing.
    const judged = term.isUsual ? { ...measured, count: 0 } : measured;
    const excess = countExcess(judged, paper.densityWords);
    if (excess > mostExcess) stuffedTarget = judged;
    mostExcess = Math.max(mostExcess, excess);
  }
  // Uses in a stuffed paragraph earn nothing.
  const natural = occurrences.filter(
    ({ block }) => !repetition.stuffedBlocks.has(block) && counted.analyses[block]!.entries.length > 0,
  );
  const order = readingOrder(paper);
  const used = usePositions(counted, keyword, natural, order);
  return {
    keyword: keyword.text,
    keys: keyword.keys,
    words: paper.densityWords,
    repetition,
    stuffedTarget,
    places: occurrences.map((occurrence) => placeOf(paper, occurrence)),
    ...used,
    withStuffed: usePositions(counted, keyword, occurrences, order),
    stretchPlace: placeOfStretch(paper, used.positions, order),
    headings: researchHeadings(paper, [keyword, ...targets], order),
    targets: { count: targets.length, missing },
  };
}

/** Whether one block contains all content words of a keyword, in any order, and so covers its subject. */
const isTreated = (paper: AnalyzedPaper, keyword: Keyword): boolean =>
  keyword.contentKeys.length > 1 &&
  paper.analyses.some(({ entries }) => shareOfWords(entries, keyword) === 1);

/** The number of words before each block, and in total. */
interface ReadingOrder {
  before: readonly number[];
  tokens: number;
}

function readingOrder(paper: AnalyzedPaper): ReadingOrder {
  const before: number[] = [];
  let tokens = 0;
  for (const { entries } of paper.analyses) {
    before.push(tokens);
    tokens += entries.length;
  }
  return { before, tokens };
}

function usePositions(
  paper: AnalyzedPaper,
  keyword: Keyword,
  occurrences: readonly Occurrence[],
  order: ReadingOrder,
): KeywordFacts['withStuffed'] {
  return {
    introduction: researchIntroduction(paper, keyword, occurrences),
    positions: occurrences.map(({ block, firstToken }) => (order.before[block]! + firstToken) / order.tokens),
  };
}

function placeOfStretch(
  paper: AnalyzedPaper,
  positions: readonly number[],
  order: ReadingOrder,
): Place | null {
  const { from, to } = longestStretch(positions);
  const middle = ((from + to) / 2) * order.tokens;
  const block = order.before.findLastIndex(
    (before, index) => before <= middle && paper.analyses[index]!.entries.length > 0,
  );
  return block === -1 ? null : { block, start: 0, end: paper.paper.blocks[block]!.text.length };
}

function researchIntroduction(paper: AnalyzedPaper, keyword: Keyword, occurrences: readonly Occurrence[]) {
  let left = INTRODUCTION_WORDS;
  let wordShare = 0;
  for (const [block, { entries }] of paper.analyses.entries()) {
    if (entries.length === 0) continue;
    const seen = Math.min(left, entries.length);
    wordShare = Math.max(wordShare, shareOfWords(entries.slice(0, seen), keyword));
    const phrase = occurrences.find((occurrence) => occurrence.block === block);
    if (phrase !== undefined && phrase.lastToken <= seen) return { hasPhrase: true, wordShare: 1 };
    left -= seen;
    if (left <= 0) break;
  }
  return { hasPhrase: false, wordShare };
}

function researchHeadings(
  paper: AnalyzedPaper,
  keywords: readonly Keyword[],
  order: ReadingOrder,
): HeadingUse {
  const placesWith: Place[] = [];
  const placesWithout: Place[] = [];
  let withPhrase = 0;
  for (const [block, { kind, text }] of paper.paper.blocks.entries()) {
    if (kind !== 'heading' || text.trim() === '') continue;
    const { entries } = paper.analyses[block]!;
    const holds = keywords.some((keyword) => shareOfWords(entries, keyword) >= NAMING_SHARE);
    if (countOccurrences(paper.analyses[block]!, keywords[0]!) > 0) withPhrase += 1;
    (holds ? placesWith : placesWithout).push({ block, start: 0, end: text.length });
  }
  const first = placesWithout[0]?.block ?? 0;
  const end = (order.before[first] ?? 0) + (paper.analyses[first]?.entries.length ?? 0);
  return {
    count: placesWith.length + placesWithout.length,
    withKeyword: placesWith.length,
    withPhrase,
    positionOfFirstWithout: end / Math.max(1, order.tokens),
    placesWith,
    placesWithout,
  };
}
