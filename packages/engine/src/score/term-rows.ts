import type { Facts } from '../research/facts.ts';
import type { SubjectFacts } from '../research/subject.ts';
import { creditForTerm, mostCreditForTerm } from '../terms/term-credit.ts';
import { isOverused, naturalInBlocks, shareOfCoverage } from './assessments/subject-rules.ts';
import { remainingShare } from './tally.ts';
import type { Tally } from './tally.ts';
import type { TermRow } from './types.ts';

/** The subject's terms with the completeness points that one more mention of each would add. */
export function createTermRows(facts: Facts, { entries, substance }: Tally): TermRow[] {
  const { subject } = facts;
  if (subject === null || !subject.isSameLanguage) return [];
  const points = (entries.find(({ rule }) => rule.code === 'subject_terms')?.maximum ?? 0) / 10;
  const most = subject.terms.reduce((sum, term) => sum + mostCreditForTerm(term), 0);
  const worth = points * naturalInBlocks(facts) * remainingShare(substance);
  const before = shareOfCoverage(subject.coverage, subject);
  return subject.terms.map((term, index) => {
    const count = subject.counts[index]!;
    const added = most === 0 ? 0 : addedCredit(subject, index) / most;
    const gain = worth * (shareOfCoverage(subject.coverage + added, subject) - before);
    // A mention beyond full credit changes nothing, and -0 is not a valid figure.
    return { ...term, count, gain: Math.round(gain * 100) / 100 || 0 };
  });
}

function addedCredit(subject: SubjectFacts, index: number): number {
  const term = subject.terms[index]!;
  const count = subject.counts[index]!;
  if (count >= term.high && !isOverused(subject, count + 1, term.high)) return 0;
  return creditForTerm(count + 1, term) - creditForTerm(count, term);
}
