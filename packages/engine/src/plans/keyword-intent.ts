import { classifyIntent } from '../intent/classify-intent.ts';
import type { Intent, IntentResult, SearchResult } from '../intent/intent.ts';
import { brandNameKey, isBrandName } from '../intent/brand-names.ts';
import { intentOfWording } from './form-intent.ts';

export interface KeywordIntent extends IntentResult {
  /** The intent the results page indicates if it differs from the keyword's wording; else null. */
  ofResults: Intent | null;
}

/** From this probability on, a keyword is typed to buy or do something, whatever its form: 'buy bee hotel online'. */
const CLEARLY_DOES = 0.65;

/** An address, an account page, or a brand name, alone or among a few words. */
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
 * The intent used to plan, sort, and display a keyword everywhere: `leading` depends on the keyword alone (its wording,
 * 'alternatives to …', or its signals), so that no two places disagree. A results page changes the probabilities, and
 * `ofResults` reports if it indicates another intent.
 */
export function keywordIntent(keyword: string, results: readonly SearchResult[] = []): KeywordIntent {
  const own = classifyIntent({ query: keyword });
  const isDoing = own.leading === 'transactional' && own.probabilities.transactional >= CLEARLY_DOES;
  const said = (isDoing ? null : intentOfWording(keyword)) ?? own.leading;
  // Only keywords that name a site or maker are navigational.
  const leading = said === 'navigational' && !namesSite(keyword) ? 'informational' : said;
  if (results.length === 0) return { ...own, leading, ofResults: null };
  const shown = classifyIntent({ query: keyword, results });
  return { ...shown, leading, ofResults: shown.leading === leading ? null : shown.leading };
}
