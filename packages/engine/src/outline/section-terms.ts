import type { Term } from '../terms/term.ts';
import type { AnalyzedPaper } from '../text/analyze-paper.ts';
import type { PageHeading } from './page-headings.ts';
import type { SectionTerm } from './types.ts';

const MAX_TERMS = 6;
/** A term belongs to a section that contains this much more of it than the section's share of words. */
const MIN_LIFT = 1.5;
const MAX_TERM_LENGTH = 4;

/** Counts a subject's terms under each heading to assign them to sections. */
export class SectionTerms {
  private readonly terms: ReadonlyMap<string, Term>;
  private readonly totals = new Map<string, number>();
  private readonly counts: ReadonlyMap<string, number>[][];
  private readonly words: number;

  constructor(papers: readonly AnalyzedPaper[], terms: readonly Term[]) {
    this.terms = new Map(terms.map((term) => [term.key, term]));
    this.words = papers.reduce((sum, { wordCount }) => sum + wordCount, 0);
    this.counts = papers.map(({ analyses }) =>
      analyses.map(({ entries }) => this.countBlock(entries.map(({ key }) => key))),
    );
  }

  /** Terms that are more frequent under some headings than elsewhere, heaviest first. */
  under(headings: readonly PageHeading[], papers: readonly AnalyzedPaper[]): SectionTerm[] {
    const found = new Map<string, number>();
    let words = 0;
    for (const { page, first, end, place } of headings) {
      for (let block = Math.min(first, place.block); block < end; block += 1) {
        words += papers[page]!.analyses[block]!.reading.tokens.words;
        for (const [key, count] of this.counts[page]![block]!) found.set(key, (found.get(key) ?? 0) + count);
      }
    }
    const expected = words / Math.max(1, this.words);
    return [...found]
      .filter(([key, count]) => count / this.totals.get(key)! >= Math.min(1, expected * MIN_LIFT))
      .map(([key, count]) => ({ key, count, term: this.terms.get(key)! }))
      .toSorted(
        (a, b) =>
          b.term.weight * Math.log1p(b.count) - a.term.weight * Math.log1p(a.count) ||
          (a.key < b.key ? -1 : 1),
      )
      .slice(0, MAX_TERMS)
      .map(({ key, term }) => ({ text: term.text, key, weight: term.weight }));
  }

  private countBlock(keys: readonly string[]): ReadonlyMap<string, number> {
    const found = new Map<string, number>();
    for (let at = 0; at < keys.length; at += 1) {
      let phrase = '';
      for (let length = 1; length <= MAX_TERM_LENGTH && at + length <= keys.length; length += 1) {
        phrase = phrase === '' ? keys[at]! : `${phrase} ${keys[at + length - 1]!}`;
        if (!this.terms.has(phrase)) continue;
        found.set(phrase, (found.get(phrase) ?? 0) + 1);
        this.totals.set(phrase, (this.totals.get(phrase) ?? 0) + 1);
      }
    }
    return found;
  }
}
