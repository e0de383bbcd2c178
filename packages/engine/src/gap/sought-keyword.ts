import { wordRarity } from '../background/word-rarity.ts';
import { prepareKeyword } from '../research/keyword.ts';
import type { Keyword } from '../research/keyword.ts';
import { parseSearch } from '../strategy/parse-search.ts';
import type { SearchIntent } from '../strategy/parse-search.ts';
import type { Lexicon } from '../text/lexicon.ts';

/** A keyword prepared for searching pages of one language. */
export interface SoughtKeyword {
  keyword: Keyword;
  search: SearchIntent;
  /** Weight of each subject word, by its stem. */
  weights: ReadonlyMap<string, number>;
  total: number;
  /** The stem of the head noun: 'grinder' in 'burr coffee grinder for espresso'. */
  head: string;
}

/** Prepares a keyword for a page's language; null if it has no word. */
export type PreparedKeyword = (lexicon: Lexicon) => SoughtKeyword | null;

/** Uniform word weight for languages without background frequencies. */
const PLAIN_WEIGHT = 1;
/** The head noun comes last in English, before its purpose; in Spanish and French it comes first. */
const WHAT_FOR =
  /(?<=\S)\s+(?:for|with|without|in|on|near|at|from|vs|versus|para|sin|con|en|pour|sans|avec)\s.*$/iu;
const NAMED_FIRST: ReadonlySet<string> = new Set(['es', 'fr', 'it', 'pt', 'ca']);
/** Endings of English action nouns: 'storage' is to store, 'measurement' to measure. */
const DOING = /(?:ag|al|ment|ation|ion|anc|e)$/;
const MIN_ROOT = 4;

/** Prepares a keyword once per language. */
export function preparedPerLanguage(text: string): PreparedKeyword {
  const known = new Map<Lexicon, SoughtKeyword | null>();
  return (lexicon) => {
    const before = known.get(lexicon);
    if (before !== undefined) return before;
    const found = readSought(text, lexicon);
    known.set(lexicon, found);
    return found;
  };
}

function readSought(text: string, lexicon: Lexicon): SoughtKeyword | null {
  const keyword = prepareKeyword(text, lexicon);
  if (keyword === null) return null;
  const { language } = lexicon;
  const weights = new Map(
    keyword.contentKeys.map((key) => [key, language === 'en' ? wordRarity(key) : PLAIN_WEIGHT]),
  );
  const thing = prepareKeyword(text.replace(WHAT_FOR, ''), lexicon) ?? keyword;
  const head = NAMED_FIRST.has(language) ? thing.contentKeys[0] : thing.contentKeys.at(-1);
  return {
    keyword,
    search: parseSearch(text, language),
    weights,
    total: [...weights.values()].reduce((sum, weight) => sum + weight, 0),
    head: head ?? '',
  };
}

/** Whether two stems are the same word, or in English a verb and its action noun. */
export function isOneWord(one: string, other: string, language: string): boolean {
  if (one === other) return true;
  if (language !== 'en') return false;
  const root = one.replace(DOING, '');
  return root.length >= MIN_ROOT && root === other.replace(DOING, '');
}
