import type { Paper, Place } from '../paper/types.ts';
import { AnalysisCache } from '../text/analyse-paper.ts';
import type { AnalysedBlock, AnalysedPaper } from '../text/analyse-paper.ts';
import type { Term } from './term.ts';

interface Pattern {
  index: number;
  keys: readonly string[];
}

/** Mentions in one block: the term's index, the first token and the one after the last, three numbers each. */
type Mentions = readonly number[];

const NO_MENTIONS: Mentions = [];

/**
 * Counts terms in papers. What was found in a block is remembered for as long as its analysis is (`AnalysisCache` hands
 * the same analysis out for an unchanged text), so that after an edit only the changed block is looked through.
 */
export class TermCounter {
  readonly terms: readonly Pick<Term, 'key'>[];
  private readonly patterns = new Map<string, Pattern[]>();
  private readonly remembered = new WeakMap<AnalysedBlock, Mentions>();

  constructor(terms: readonly Pick<Term, 'key'>[]) {
    this.terms = terms;
    for (const [index, { key }] of terms.entries()) {
      const keys = key.split(' ');
      const known = this.patterns.get(keys[0]!);
      if (known === undefined) this.patterns.set(keys[0]!, [{ index, keys }]);
      else known.push({ index, keys });
    }
  }

  /**
   * How often each term is mentioned, in any inflection; `counts[i]` belongs to `terms[i]`. Mentions of one term do not
   * overlap; those of a phrase and of its words do ('green tea' is a mention of 'tea' too).
   */
  count(paper: AnalysedPaper): Uint32Array {
    const counts = new Uint32Array(this.terms.length);
    for (const analysis of paper.analyses) {
      const mentions = this.mentionsIn(analysis);
      for (let at = 0; at < mentions.length; at += 3) counts[mentions[at]!]! += 1;
    }
    return counts;
  }

  /** Where a term (by its index) is mentioned, in reading order. */
  places(paper: AnalysedPaper, index: number): Place[] {
    const found: Place[] = [];
    for (const [block, analysis] of paper.analyses.entries()) {
      const { tokens } = analysis.reading;
      const mentions = this.mentionsIn(analysis);
      for (let at = 0; at < mentions.length; at += 3) {
        if (mentions[at] !== index) continue;
        found.push({
          block,
          start: tokens.starts[mentions[at + 1]!]!,
          end: tokens.ends[mentions[at + 2]! - 1]!,
        });
      }
    }
    return found;
  }

  private mentionsIn(analysis: AnalysedBlock): Mentions {
    const known = this.remembered.get(analysis);
    if (known !== undefined) return known;
    const found = this.find(analysis);
    this.remembered.set(analysis, found);
    return found;
  }

  private find(analysis: AnalysedBlock): Mentions {
    const { entries } = analysis;
    const found: number[] = [];
    const freeFrom = new Map<number, number>();
    for (const [at, { key }] of entries.entries()) {
      for (const { index, keys } of this.patterns.get(key) ?? []) {
        if (at < (freeFrom.get(index) ?? 0) || !standsAt(analysis, keys, at)) continue;
        freeFrom.set(index, at + keys.length);
        found.push(index, at, at + keys.length);
      }
    }
    return found.length === 0 ? NO_MENTIONS : found;
  }
}

function standsAt(analysis: AnalysedBlock, keys: readonly string[], at: number): boolean {
  const { entries } = analysis;
  const { adjoining } = analysis.reading.tokens;
  if (at + keys.length > entries.length) return false;
  for (let index = 1; index < keys.length; index += 1) {
    if (adjoining[at + index] === 0 || entries[at + index]!.key !== keys[index]) return false;
  }
  return true;
}

/**
 * How often each term is mentioned in a paper: `counts[i]` belongs to `terms[i]`. The language (ISO 639-1) is detected
 * unless it is given; give the one in which the terms were found.
 */
export function countTerms(
  paper: Paper,
  terms: readonly Pick<Term, 'key'>[],
  language?: string | null,
): Uint32Array {
  return new TermCounter(terms).count(new AnalysisCache().analyse(paper, language));
}
