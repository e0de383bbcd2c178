import { PassageIndex } from '../answers/passage-index.ts';
import type { Passage } from '../answers/passage-index.ts';
import { coverage, parseQuestion } from '../answers/question.ts';
import type { Paper, Place } from '../paper/types.ts';
import { findFigures } from '../research/figures.ts';

/** A sentence of the text that makes sense on its own. */
export interface Claim {
  text: string;
  place: Place;
  /** It contains a figure. */
  hasFigure: boolean;
  /** How well it fits a post. Only useful for sorting. */
  value: number;
}

/** Shorter sentences say little, longer ones are not read in a feed. */
const MIN_LENGTH = 30;
const MAX_LENGTH = 240;
const GAIN_OF_FIGURE = 0.6;
const GAIN_OF_FIRST = 0.25;
const GAIN_OF_EARLY = 0.3;

/**
 * The sentences of a text that can stand alone in a post, best first: about the keyword, with a figure, early in the
 * text.
 */
export function claimsOf(paper: Paper, keyword: string): { claims: Claim[]; index: PassageIndex } {
  const index = new PassageIndex({ url: null, title: '', paper }, true);
  const { analyses, lexicon } = index.analyzed;
  const question = parseQuestion(keyword, lexicon);
  const figures = new Map<number, Set<number>>();
  const hasFigure = ({ block, sentence }: Passage): boolean => {
    const known =
      figures.get(block) ?? new Set(findFigures(analyses[block]!).map((figure) => figure.sentence));
    figures.set(block, known);
    return known.has(sentence);
  };
  const all = index.passages.length;
  const claims = index.passages.flatMap((passage, at): Claim[] => {
    const text = passage.text.replaceAll(/\s+/g, ' ');
    const isWhole = /[.!。！…]["'”’)]?$/u.test(text);
    if (passage.isDependent || !isWhole || text.length < MIN_LENGTH || text.length > MAX_LENGTH) return [];
    const withFigure = hasFigure(passage);
    const value =
      coverage(question, passage.keys) +
      (withFigure ? GAIN_OF_FIGURE : 0) +
      (passage.ordinal === 0 ? GAIN_OF_FIRST : 0) +
      GAIN_OF_EARLY * (1 - at / all);
    const { block, start, end } = passage;
    return [{ text, place: { block, start, end }, hasFigure: withFigure, value }];
  });
  return { claims: claims.toSorted((a, b) => b.value - a.value), index };
}
