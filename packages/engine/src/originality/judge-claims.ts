import type { Place } from '../paper/types.ts';
import { findFigures } from '../research/figures.ts';
import type { AnalyzedPaper } from '../text/analyze-paper.ts';
import { findNames, type Name } from './names.ts';
import type { RivalText } from './rival-text.ts';

/** A claim in our text. */
export interface OriginalClaim {
  text: string;
  place: Place;
  /** 0 (a rival makes it in the same words) to 1 (no rival's sentence shares a significant word). */
  novelty: number;
  /** It contains a figure or a name. */
  hasFigure: boolean;
  hasName: boolean;
}

/** The claims of a text compared with those of its rivals. */
export interface JudgedClaims {
  /** Claims that no rival makes, most novel first. */
  original: readonly OriginalClaim[];
  /** Number of the text's claims on the subject, original or not. */
  held: number;
  /** Claims that share no significant word with any rival are off the subject and do not count. */
  offSubject: readonly Place[];
}

/** A sentence with fewer content words is too short to be a claim. */
const MIN_CONTENT_WORDS = 5;
/** A rival's sentence with more than half of a claim's weight says about the same. */
const MIN_NOVELTY = 0.5;
/** A word on at least half of the pages belongs to the subject. */
const SUBJECT_SHARE = 0.5;
/** A claim on the subject has at least this many words of the subject. */
const MIN_SUBJECT_WORDS = 2;

/** Compares every claim of a text with its rivals' sentences. `names` are those of each of its blocks. */
export function judgeClaims(
  { analyses, paper }: AnalyzedPaper,
  rivals: RivalText,
  names: readonly (readonly Name[])[],
): JudgedClaims {
  const original: OriginalClaim[] = [];
  const offSubject: Place[] = [];
  let held = 0;
  for (const [block, analysis] of analyses.entries()) {
    if (paper.blocks[block]!.kind !== 'paragraph') continue;
    const { reading, entries } = analysis;
    const figures = findFigures(analysis);
    for (const { start, end, firstToken, lastToken } of reading.sentences) {
      const text = reading.text.slice(start, end);
      const content = entries.slice(firstToken, lastToken).filter((entry) => !entry.isFunctionWord);
      if (content.length < MIN_CONTENT_WORDS || text.trimEnd().endsWith('?')) continue;
      const place = { block, start, end };
      if (!isOnSubject(new Set(content.map((entry) => entry.key)), rivals)) {
        offSubject.push(place);
        continue;
      }
      held += 1;
      const novelty = 1 - rivals.nearest(text);
      if (novelty < MIN_NOVELTY) continue;
      const isIn = (part: { start: number; end: number }): boolean => part.start >= start && part.end <= end;
      original.push({
        text,
        place,
        novelty: Math.round(novelty * 1000) / 1000,
        hasFigure: figures.some((figure) => isIn(figure)),
        hasName: (names[block] ?? []).some((name) => isIn(name)),
      });
    }
  }
  original.sort(
    (a, b) => b.novelty - a.novelty || a.place.block - b.place.block || a.place.start - b.place.start,
  );
  return { original, held, offSubject };
}

/** Without pages, nothing is on or off the subject, and nothing is original. */
function isOnSubject(stems: ReadonlySet<string>, rivals: RivalText): boolean {
  let words = 0;
  for (const stem of stems)
    if ((rivals.pagesOfStem.get(stem) ?? 0) >= rivals.pages * SUBJECT_SHARE && rivals.pages > 0) words += 1;
  return words >= MIN_SUBJECT_WORDS;
}

/**
 * The names in each block of an English text; none in other languages. A single word at the start of a sentence is a
 * name if it is one elsewhere in the text.
 */
export function namesOf({ analyses, paper, language }: AnalyzedPaper): Name[][] {
  if (language.code !== 'en') return [];
  const found = analyses.map((analysis, block) =>
    paper.blocks[block]!.kind === 'paragraph' ? findNames(analysis) : [],
  );
  const certain = new Set(
    found
      .flat()
      .filter(({ isUncertain }) => !isUncertain)
      .map(({ key }) => key),
  );
  return found.map((names) => names.filter(({ key, isUncertain }) => !isUncertain || certain.has(key)));
}
