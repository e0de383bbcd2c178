import { classifyIntent } from '../intent/classify-intent.ts';
import type { Intent, IntentResult, SearchResult } from '../intent/intent.ts';
import { brandNameKey, isBrandName } from '../intent/brand-names.ts';
import { intentOfWording } from './form-intent.ts';

export interface KeywordIntent extends IntentResult {
  /** What the results page speaks for, where that is another intent than the keyword's own words lead to; else null. */
  ofResults: Intent | null;
}

/** From so much on a keyword is typed to buy or to do something, whatever form its words have: 'buy bee hotel online'. */
const CLEARLY_DOES = 0.65;

/** An address, a page of an account, or the name of a brand, whole or among a few words. */
function namesSite(keyword: string): boolean {
  const words = keyword.split(/\s+/);
  return (
    /\.[a-z]{2,}$|(?<!\p{L})(?:login|log in|sign in|iniciar sesión|connexion|website|official site)(?!\p{L})/iu.test(
      keyword,
    ) ||
    isBrandName(brandNameKey(keyword)) ||
    (words.length <= MAX_NAMING && words.some((word) => isBrandName(brandNameKey(word)))) ||
    (words.length === 1 && /^\p{Lu}\p{Ll}/u.test(keyword))
  );
}
const MAX_NAMING = 2;

/**
 * The intent that a keyword is planned, sorted and shown by, wherever it stands: `leading` comes from the keyword alone,
 * from what its wording says ('alternatives to …') or else from its signs, so that no two places disagree about one
 * keyword. A results page moves the probabilities, and `ofResults` says where it speaks for another intent.
 */
export function keywordIntent(keyword: string, results: readonly SearchResult[] = []): KeywordIntent {
  const own = classifyIntent({ query: keyword });
  const isDoing = own.leading === 'transactional' && own.probabilities.transactional >= CLEARLY_DOES;
  const said = (isDoing ? null : intentOfWording(keyword)) ?? own.leading;
  // Only who names a site or a maker looks for one page.
  const leading = said === 'navigational' && !namesSite(keyword) ? 'informational' : said;
  if (results.length === 0) return { ...own, leading, ofResults: null };
  const shown = classifyIntent({ query: keyword, results });
  return { ...shown, leading, ofResults: shown.leading === leading ? null : shown.leading };
}
