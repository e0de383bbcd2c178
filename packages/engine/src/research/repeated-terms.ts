import type { RepeatedTerm } from './keyword-use.ts';
import { FREE_OCCURRENCES } from './keyword-limits.ts';
import type { SubjectFacts } from './subject.ts';

/** So many times what nine of ten pages have at most is no longer usual. */
const UNUSUAL = 2;

/** The terms of which a text may have too many: more than is free. */
export function repeatedTerms({ basis, terms, counts, isSameLanguage }: SubjectFacts): RepeatedTerm[] {
  if (!isSameLanguage || basis === 'modelled') return [];
  return terms.flatMap(({ text, key, high }, index) => {
    const count = counts[index]!;
    if (count <= FREE_OCCURRENCES) return [];
    const keys = key.split(' ');
    return [{ keyword: { text, keys, contentKeys: keys }, isUsual: count <= high * UNUSUAL }];
  });
}
