import type { RepeatedTerm } from './keyword-use.ts';
import { FREE_OCCURRENCES } from './keyword-limits.ts';
import type { Term } from '../terms/term.ts';
import type { Keyword } from './keyword.ts';
import type { SubjectFacts } from './subject.ts';

/** So many times what nine of ten pages have at most is no longer usual. */
const UNUSUAL = 2;

/** The terms of which a text may have too many: more than is free. */
export function repeatedTerms({ basis, terms, counts, isSameLanguage }: SubjectFacts): RepeatedTerm[] {
  if (!isSameLanguage || basis === 'modelled') return [];
  return terms.flatMap((term, index) => {
    const count = counts[index]!;
    if (count <= FREE_OCCURRENCES) return [];
    return [{ keyword: keywordOf(term), isUsual: count <= term.high * UNUSUAL }];
  });
}

const cache = new WeakMap<Term, Keyword>();

/** The same keyword for a term each time: where it occurs is remembered by it. */
function keywordOf(term: Term): Keyword {
  let keyword = cache.get(term);
  if (keyword === undefined) {
    const keys = term.key.split(' ');
    keyword = { text: term.text, keys, contentKeys: keys };
    cache.set(term, keyword);
  }
  return keyword;
}
