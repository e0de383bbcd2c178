import type { Term } from './term.ts';

/** Common saturation of BM25: the first mention earns 45 % of what infinitely many would, the third 71 %. */
const SATURATION = 1.2;
/**
 * Mentions above the range's upper end that halve the credit: twice that end, and at least this many, so that one
 * mention more than in the evidence is not stuffing.
 */
const MIN_HALVING = 6;
const HALVING_SHARE = 2;

type Range = Pick<Term, 'weight' | 'high'>;

/**
 * The credit for `count` mentions of a term: 0 to `mostCreditForTerm(term)`. Grows with every mention up to the range's
 * upper end, each mention earning less than the one before. Above it, every mention costs.
 */
export function creditForTerm(count: number, term: Range): number {
  if (!(count > 0)) return 0;
  const most = Math.max(1, term.high);
  if (count <= most) return term.weight * saturation(count);
  const halving = Math.max(MIN_HALVING, most * HALVING_SHARE);
  return (term.weight * saturation(most) * halving) / (halving + count - most);
}

/** The maximum credit of a term: that at the upper end of its range. */
export function mostCreditForTerm(term: Range): number {
  return term.weight * saturation(Math.max(1, term.high));
}

/** What one more mention would add to the credit; negative if it would cost. */
export function gainOfNextMention(count: number, term: Range): number {
  return creditForTerm(count + 1, term) - creditForTerm(count, term);
}

/**
 * The share (0 to 1) of the maximum credit of all terms that the counts earn: `counts[i]` belongs to `terms[i]`. 0
 * without terms.
 */
export function termCoverage(counts: ArrayLike<number>, terms: readonly Range[]): number {
  let earned = 0;
  let most = 0;
  for (const [index, term] of terms.entries()) {
    earned += creditForTerm(counts[index] ?? 0, term);
    most += mostCreditForTerm(term);
  }
  return most > 0 ? Math.min(1, earned / most) : 0;
}

function saturation(count: number): number {
  return count / (count + SATURATION);
}
