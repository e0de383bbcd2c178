import type { RepeatedTerm } from './keyword-use.ts';
import { FREE_OCCURRENCES } from './keyword-limits.ts';
import type { Term } from '../terms/term.ts';
import type { Keyword } from './keyword.ts';
import type { SubjectFacts } from './subject.ts';

/** More than this multiple of the 90th percentile of pages is unusual. */
const UNUSUAL = 2;

/** Terms that the text may use too often: more than is free. */
export function repeatedTerms({ basis, terms, counts, isSameLanguage }: SubjectFacts): RepeatedTerm[] {
  if (!isSameLanguage || basis === 'modelled') return [];
  return terms.flatMap((term, index) => {
    const count = counts[index]!;
    if (count <= FREE_OCCURRENCES) return [];
    return [{ keyword: keywordOf(term), isUsual: count <= term.high * UNUSUAL }];
  });
}

const cache = new WeakMap<Term, Keyword>();

/** Returns the same keyword object for a term each time, since matches are cached by it. */
function keywordOf(term: Term): Keyword {
  let keyword = cache.get(term);
  if (keyword === undefined) {
    const keys = term.key.split(' ');
    keyword = { text: term.text, keys, contentKeys: keys };
    cache.set(term, keyword);
  }
  return keyword;
}
