import type { Place } from '../paper/types.ts';
import type { AnalyzedPaper } from '../text/analyze-paper.ts';
import { placeOf } from './keyword.ts';
import type { Keyword, Occurrence } from './keyword.ts';
import {
  FREE_OCCURRENCES,
  LEAST_STUFFING_SPAN,
  MOST_STUFFING_SPAN,
  STUFFED_DENSITY,
  STUFFED_PARAGRAPH_SHARE,
  STUFFING_SPAN_SHARE,
} from './keyword-limits.ts';

/** How a keyword is repeated. */
export interface Repetition {
  keyword: string;
  /** Stems of its words. */
  keys: readonly string[];
  count: number;
  /** Excess occurrences in single paragraphs, summed. */
  excessInBlocks: number;
  /** Occurrences that earn points, in counted paragraphs: each excess one cancels a natural one. */
  cleanCount: number;
  stuffedBlocks: ReadonlySet<number>;
  /** The occurrences in stuffed paragraphs, or all of them if the whole text is stuffed. */
  places: readonly Place[];
}

/** Maximum occurrences of a keyword in a text of this length before any is in excess. */
export function allowedOccurrences(words: number): number {
  return Math.max(FREE_OCCURRENCES, Math.floor((words * STUFFED_DENSITY) / 100));
}

/** Excess occurrences in a text of this length: over the whole text or in single paragraphs, whichever is more. */
export function countExcess(repetition: Repetition, words: number): number {
  return Math.max(0, repetition.count - allowedOccurrences(words), repetition.excessInBlocks);
}

/** How far a keyword is repeated beyond natural use: 0 (not at all) to 1 (completely stuffed). */
export function stuffingSeverity(repetition: Repetition, words: number): number {
  const span = Math.min(MOST_STUFFING_SPAN, Math.max(LEAST_STUFFING_SPAN, words * STUFFING_SPAN_SHARE));
  return Math.min(1, countExcess(repetition, words) / span);
}

/**
 * How far a text is stuffed, with its keyword or with the next most repeated term: 0 (not at all) to 1 (completely).
 */
export function totalStuffingSeverity(use: {
  words: number;
  repetition: Repetition;
  stuffedTarget: Repetition | null;
}): number {
  const { repetition, stuffedTarget, words } = use;
  const other = stuffedTarget === null ? 0 : stuffingSeverity(stuffedTarget, words);
  return Math.max(stuffingSeverity(repetition, words), other);
}

/** How far a keyword or term is crammed into single paragraphs, 0 to 1, regardless of the words around them. */
export function crammedShare(use: { repetition: Repetition; stuffedTarget: Repetition | null }): number {
  const excess = Math.max(use.repetition.excessInBlocks, use.stuffedTarget?.excessInBlocks ?? 0);
  return Math.min(1, excess / LEAST_STUFFING_SPAN);
}

/** Words of a text that are excess occurrences, of the keyword or of the most stuffed term. */
export function countStuffedWords(use: {
  words: number;
  repetition: Repetition;
  stuffedTarget: Repetition | null;
}): number {
  const wordsOf = (repeated: Repetition): number => countExcess(repeated, use.words) * repeated.keys.length;
  return Math.max(wordsOf(use.repetition), use.stuffedTarget === null ? 0 : wordsOf(use.stuffedTarget));
}

/** Measures how a keyword is repeated, from its occurrences in reading order. */
export function measureRepetition(
  paper: AnalyzedPaper,
  keyword: Keyword,
  occurrences: readonly Occurrence[],
  counted: AnalyzedPaper,
): Repetition {
  const stuffedBlocks = new Set<number>();
  let excessInBlocks = 0;
  let cleanCount = 0;
  let at = 0;
  while (at < occurrences.length) {
    const { block } = occurrences[at]!;
    const first = at;
    let adjoining = 0;
    for (at += 1; at < occurrences.length && occurrences[at]!.block === block; at += 1) {
      const { firstToken } = occurrences[at]!;
      const follows = firstToken === occurrences[at - 1]!.lastToken;
      if (follows && paper.analyses[block]!.reading.tokens.adjoining[firstToken] === 1) adjoining += 1;
    }
    const count = at - first;
    const words = paper.analyses[block]!.entries.length;
    const allowed = Math.max(FREE_OCCURRENCES, Math.ceil(words * STUFFED_PARAGRAPH_SHARE));
    const excess = Math.max(adjoining, count - allowed, 0);
    if (excess > 0) stuffedBlocks.add(block);
    excessInBlocks += excess;
    if (counted.analyses[block]!.entries.length > 0) cleanCount += Math.max(0, count - 2 * excess);
  }
  const isWholeText = occurrences.length > allowedOccurrences(paper.densityWords);
  const marked = isWholeText ? occurrences : occurrences.filter(({ block }) => stuffedBlocks.has(block));
  return {
    keyword: keyword.text,
    keys: keyword.keys,
    count: occurrences.length,
    excessInBlocks,
    cleanCount,
    stuffedBlocks,
    places: marked.map((occurrence) => placeOf(paper, occurrence)),
  };
}
