import type { Paper, Place } from '../paper/types.ts';
import { AnalysisCache } from '../text/analyze-paper.ts';
import type { AnalyzedBlock, AnalyzedPaper } from '../text/analyze-paper.ts';
import { matchEnd } from '../research/keyword.ts';
import { getLinkingWords } from '../research/linking-words.ts';
import type { Term } from './term.ts';

interface Pattern {
  index: number;
  keys: readonly string[];
}

/** Mentions in one block: the term's index, first token, and exclusive last token, three numbers each. */
type Mentions = readonly number[];

const NO_MENTIONS: Mentions = [];

/**
 * Counts terms in papers. Matches of a block are cached with its analysis (`AnalysisCache` returns the same analysis
 * for unchanged text), so that an edit searches only the changed block.
 */
export class TermCounter {
  readonly terms: readonly Pick<Term, 'key'>[];
  private readonly patterns = new Map<string, Pattern[]>();
  private readonly remembered = new WeakMap<AnalyzedBlock, Mentions>();

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
   * Number of mentions of each term in any inflection, allowing articles and prepositions between its words;
   * `counts[i]` belongs to `terms[i]`. Mentions of one term do not overlap; those of a phrase and its words do ('green
   * tea' is a mention of 'tea' too).
   */
  count(paper: AnalyzedPaper): Uint32Array {
    const counts = new Uint32Array(this.terms.length);
    for (const analysis of paper.analyses) {
      const mentions = this.mentionsIn(analysis, paper.language.code);
      for (let at = 0; at < mentions.length; at += 3) counts[mentions[at]!]! += 1;
    }
    return counts;
  }

  /** Places where a term (by index) is mentioned, in reading order. */
  places(paper: AnalyzedPaper, index: number): Place[] {
    const found: Place[] = [];
    for (const [block, analysis] of paper.analyses.entries()) {
      const { tokens } = analysis.reading;
      const mentions = this.mentionsIn(analysis, paper.language.code);
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

  private mentionsIn(analysis: AnalyzedBlock, language: string): Mentions {
    const known = this.remembered.get(analysis);
    if (known !== undefined) return known;
    const found = this.find(analysis, getLinkingWords(language));
    this.remembered.set(analysis, found);
    return found;
  }

  private find(analysis: AnalyzedBlock, linking: ReadonlySet<string>): Mentions {
    const { entries } = analysis;
    const found: number[] = [];
    const freeFrom = new Map<number, number>();
    for (const [at, { key }] of entries.entries()) {
      for (const { index, keys } of this.patterns.get(key) ?? []) {
        const end =
          at < (freeFrom.get(index) ?? 0) ? 0 : matchEnd(analysis, { keys, linkingWords: linking }, at);
        if (end === 0) continue;
        freeFrom.set(index, end);
        found.push(index, at, end);
      }
    }
    return found.length === 0 ? NO_MENTIONS : found;
  }
}

/**
 * Number of mentions of each term in a paper: `counts[i]` belongs to `terms[i]`. The language (ISO 639-1) is detected
 * by default; pass the language of the terms.
 */
export function countTerms(
  paper: Paper,
  terms: readonly Pick<Term, 'key'>[],
  language?: string | null,
): Uint32Array {
  return new TermCounter(terms).count(new AnalysisCache().analyze(paper, language));
}
