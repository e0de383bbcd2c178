import { MOST_RARITY, wordRarity } from '../background/word-rarity.ts';
import { lexiconOf } from '../text/lexicon.ts';
import { tokenize } from '../text/tokenize.ts';
import { brandNameKey, isBrandName, looksLikeBrand } from './brand-names.ts';
import { isNearName, joinedWords } from './name-likeness.ts';
import { wordSet } from './word-set.ts';
import words from './intent-words.json' with { type: 'json' };

/** Longer queries are pasted texts; the request is at their start. */
const MAX_QUERY_LENGTH = 300;
const DOMAIN =
  /(?:^|[\s/.@])www\.|https?:|[a-z0-9-]{2,}\.(?:com?|org|net|gov|edu|mil|info|io|uk|ca|au|de|us)(?![a-z])/;
const ARITHMETIC = /^[\d\s.+*/x=%^()-]+$/;
/** Shorter words have so many close neighbors that a typo cannot be detected. */
const MIN_MISSPELT_LENGTH = 6;
/** A known word whose rarity is within this many nats of unknown may also be a name. */
const NEARLY_UNKNOWN = 2;
const RARE_WORD = /^[a-z]{4,}$/;
const YEAR = /^(?:19|20)\d\d$/;

const QUESTION = wordSet(words.question);
const ASKED = wordSet(words.asked);
const INSTRUCT = wordSet(words.instruct);
const GETTING = wordSet(words.getting);
const TOOL = wordSet(words.tool);
const FREE = wordSet(words.free);
const ACCOUNT = wordSet(words.account);
const SOFTWARE = wordSet(words.software);
const SIGN_IN = wordSet(words.signIn);
const BODY = wordSet(words.body);
const COMMERCIAL = wordSet(words.commercial);
const BUYING = wordSet(words.buying);
const LOCAL = wordSet(words.local);
const PLACES = wordSet(words.places);

/** The lower-case words of a query, with their accents. */
export function queryWords(query: string): string[] {
  const text = query.slice(0, MAX_QUERY_LENGTH).toLowerCase();
  const { count, starts, ends } = tokenize(text);
  return Array.from({ length: count }, (_, index) => text.slice(starts[index], ends[index]));
}

/** What the words of a query say about its intent: sign code → 0 to 1. */
export function querySigns(query: string): Map<string, number> {
  const signs = new Map<string, number>();
  const set = (code: string, value: number | boolean): void => {
    if (Number(value) > 0) signs.set(code, Number(value));
  };
  const text = query.slice(0, MAX_QUERY_LENGTH).trim().toLowerCase();
  const all = queryWords(query);
  const has = (list: ReadonlySet<string>): boolean => all.some((word) => list.has(word));
  const isDomain = DOMAIN.test(text);
  set('query_domain', isDomain);
  const isQuestion = (all.length > 1 && QUESTION.has(all[0]!)) || text.endsWith('?');
  set('query_question', isQuestion);
  set('query_how_to', /\bhow (?:to|do|can|does)\b/.test(text));
  set('query_asked_attribute', has(ASKED));
  set('query_instruction', all.length > 1 && has(INSTRUCT));
  const isTool = (word: string): boolean =>
    TOOL.has(word) || (word.length >= MIN_MISSPELT_LENGTH && isNearName(word, TOOL));
  const wantsTool = all.some(isTool);
  set('query_tool', wantsTool && !isQuestion);
  set('query_getting', has(GETTING) && !isQuestion);
  set(
    'query_getting_at_end',
    !isQuestion && (GETTING.has(all.at(-1) ?? '') || (all.length > 1 && GETTING.has(all[0]!))),
  );
  set('query_free_or_online', has(FREE));
  set('query_software', has(SOFTWARE));
  set('query_sign_in', has(SIGN_IN) || /\b(?:sign|log) ?(?:in|on|up)\b/.test(text));
  set('query_account', has(ACCOUNT));
  set('query_body', has(BODY));
  set('query_place', all.length > 1 && has(PLACES));
  set('query_body_and_place', all.length > 1 && has(BODY) && has(PLACES));
  set('query_commercial', has(COMMERCIAL));
  set('query_buying', has(BUYING));
  set('query_local', has(LOCAL));
  set('query_near_me', /\b(?:near (?:me|by|here)|nearby|nearest|close to me|in my area)\b/.test(text));
  set(
    'query_year',
    all.some((word) => YEAR.test(word)),
  );
  set('query_arithmetic', ARITHMETIC.test(text) && /\d/.test(text));
  const lexicon = lexiconOf('en');
  const content = all.filter((word) => !lexicon.entry(word).isFunctionWord);
  const rarities = content.map((word) => wordRarity(lexicon.entry(word).key));
  const unknown = content.filter((word, at) => /^[a-z]/.test(word) && rarities[at]! >= MOST_RARITY);
  const name = content.some((word) => isNearName(word));
  set('query_known_name', name || (all.length > 1 && isNearName(all.join(''))));
  set(
    'query_known_name_first',
    all.length > 0 && (isNearName(all[0]!) || isNearName(all.slice(0, 2).join(''))),
  );
  const brand = brandSigns(all);
  set('query_brand', brand.isWhole);
  set('query_brand_first', brand.isFirst);
  const rare = content.filter(
    (word, at) => rarities[at]! >= MOST_RARITY - NEARLY_UNKNOWN && RARE_WORD.test(word),
  );
  const likeBrand = Math.max(0, ...rare.map((word) => looksLikeBrand(word)));
  set('query_like_brand', likeBrand);
  set('query_like_term', rare.length === 0 ? 0 : 1 - likeBrand);
  set('query_joined_words', !isDomain && unknown.some((word) => joinedWords(word)));
  set(
    'query_initials',
    unknown.some((word) => word.length <= 5 && !/[aeiouy]/.test(word)),
  );
  set('query_unknown_share', content.length === 0 ? 0 : unknown.length / content.length);
  set('query_one_word', all.length === 1 && !isDomain);
  set('query_one_unknown_word', all.length === 1 && unknown.length === 1 && !isDomain);
  set('query_two_words', all.length === 2);
  set('query_many_words', all.length >= 5);
  set('query_function_words', all.length > 2 && content.length < all.length && !isQuestion);
  return signs;
}

/** Whether the words are a listed brand, or start with one. */
function brandSigns(words: readonly string[]): { isWhole: boolean; isFirst: boolean } {
  const key = brandNameKey(words.join(' '));
  const [first = '', second = ''] = key.split(' ', 2);
  const isFirst = isBrandName(first) || (second !== '' && isBrandName(`${first} ${second}`));
  return { isWhole: isBrandName(key) || (second !== '' && isBrandName(key.replaceAll(' ', ''))), isFirst };
}
