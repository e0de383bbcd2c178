import { wordShares } from '../background/word-classes.ts';
import { MOST_RARITY, wordRarity } from '../background/word-rarity.ts';
import { brandNameKey, isBrandName, looksLikeBrand } from '../intent/brand-names.ts';
import { functionWords } from '../language/function-words.ts';

const PRODUCT =
  /(?<before>(?:(?!(?:Free|Cheap|Cheaper|Best|Better|Good|Top|Open|Source|The|Great|Simple|Easy|Affordable)\b)\p{Lu}[^ ,:?!]* )(?:(?!Alternatives\b)[\p{Lu}\p{N}][^ ,:?!]* ){0,2})[Aa]lternatives\b|\b[Aa]lternativ(?:e|a)s?(?: \p{L}+)? (?:to|al?|à|aux?) (?<after>\p{Lu}[^ ,:?!]*(?: \p{Lu}[^ ,:?!]*){0,2})/gu;

const PRODUCT_LINE =
  /(?<!\p{L})(?<line>\p{Lu}[\p{L}'’-]+(?: \p{Lu}\p{L}+){0,2} (?:Express|Pro|Plus|Ultra|Lite|Deluxe|Elite|Duo))(?![\p{L}-])/gu;

/** Minimum share of capitalized words (of four letters or more) in a title. */
const TITLE_SHARE = 0.7;
const MIN_NAME_LENGTH = 4;
const MAJORITY = 0.5;
const LIKELY = 0.6;
/** Derived words are missing from the tables of common words but are not names. */
const COMMON_ENDING =
  /(?:ing|tion|ción|ness|ment|able|ible|ives?|less|ful|ity|ité|dad|mente|ism|isme|ismo|ists?|istas?|istes?|ería|erie|eurs?|euses?|ers?|ores?|oras?|ology|ología|ologie|aje|age|al|ic|ique|ico|ica|ous|ado|ada|ido|ida|ée?s?)$/;
const WORD = /\p{N}*\p{L}[\p{L}\p{N}'’-]*/gu;

/** Restores the capitals that words of a lowercase keyword have within the sentences of an idea. */
export function restoreCasing(text: string, language: string): (keyword: string) => string {
  const words = text.match(WORD) ?? [];
  const isTitle = isTitleCase(text);
  const starts = new Set(
    [...text.matchAll(/(?:^|[.!?:]\s+|[¿¡])(\p{L}[\p{L}\p{N}'’-]*)/gu)].map((match) => match[1]),
  );
  const known = new Map<string, string>();
  for (const word of words) {
    const isInside = /\p{Lu}/u.test(word.slice(1));
    if (
      isInside ||
      (!isTitle && !starts.has(word) && /^\p{Lu}/u.test(word)) ||
      isName(word, language) ||
      (!isTitle && isLeadingName(text.slice(text.indexOf(word)), language))
    )
      known.set(word.toLowerCase().replaceAll('’', "'"), word);
  }
  // A title that starts with an unknown word most likely starts with a name.
  const [leading = ''] = words;
  if (isTitle && language === 'en' && wordRarity(leading.toLowerCase()) >= MOST_RARITY && isUncommon(leading))
    known.set(leading.toLowerCase(), leading);
  // Anything compared with a name is a name: 'Notion vs Obsidian', 'Aeron Classic vs Steelcase Gesture'.
  const pair =
    /(?:^|[:¿] ?)(?<a>\p{Lu}[^ ,:?!]*(?: [\p{Lu}\p{N}][^ ,:?!]*){0,3}) (?:vs\.?|versus|or|o|ou) (?<b>\p{Lu}[^ ,:?!]*(?: [\p{Lu}\p{N}][^ ,:?!]*){0,3})/u.exec(
      text,
    )?.groups;
  const compared = [pair?.['a'], pair?.['b']].flatMap((side) =>
    side === undefined ? [] : [side.split(' ')],
  );
  const areNames = compared.some(([first = '']) => isName(first, language) || !isTitle);
  for (const word of areNames ? compared.flat() : [])
    if (/^\p{Lu}/u.test(word)) known.set(word.toLowerCase(), word);
  // So is the target of 'alternatives to', unless every word of it is common.
  for (const { groups } of text.matchAll(PRODUCT)) {
    const product = (groups?.['before'] ?? groups?.['after'] ?? '').trim().split(' ');
    const isKnown = isBrandName(brandNameKey(product.join(' ')));
    if (isKnown || product.some((word) => wordShares(language, word.toLowerCase()) === null))
      for (const word of product) known.set(word.toLowerCase(), word);
  }
  // A product line keeps its capitals up to what marks it as one: 'Breville Barista Express'.
  for (const { groups } of text.matchAll(PRODUCT_LINE)) {
    const [brand = '', ...line] = (groups?.['line'] ?? '').split(' ');
    if (known.has(brand.toLowerCase()) || isBrandName(brandNameKey(brand)))
      for (const word of [brand, ...line]) known.set(word.toLowerCase(), word);
  }
  return (keyword) => keyword.replaceAll(WORD, (word) => known.get(word) ?? word);
}

/** Whether a capitalized word is always a name: it is not a common word, and it is a known brand or looks like one. */
export function isName(word: string, language: string): boolean {
  if (!/^\p{Lu}\p{Ll}+$/u.test(word) || word.length < MIN_NAME_LENGTH) return false;
  const lower = word.toLowerCase();
  const shares = wordShares(language, lower);
  if (shares !== null) return shares.properNoun >= MAJORITY;
  if (functionWords(language).has(lower)) return false;
  const key = brandNameKey(word);
  if (isBrandName(key)) return true;
  // The letter model of names was trained against English words.
  return (
    language === 'en' &&
    wordRarity(key) >= MOST_RARITY &&
    !COMMON_ENDING.test(lower) &&
    looksLikeBrand(key) >= LIKELY
  );
}

const COUNTED =
  /^(?:best|over|under|about|around|only|first|last|week|year|grade|level|step|part|chapter|phase|mejor|unos|más|menos|semana|paso|année|environ|plus|moins|semaine|étape|partie)$/;
/** Words that follow a name used without an article. */
const AFTER_NAME = /^(?:for|vs\.?|versus|alternatives?|para|frente|pour|contre|ou|o|or)$/;

/**
 * Whether a phrase begins with a name: a capitalized word outside the tables of common words. The Spanish and French
 * tables are smaller, so the following word must confirm it.
 */
export function isLeadingName(phrase: string, language: string): boolean {
  const [first = '', next = ''] = phrase.split(' ');
  const lower = first.toLowerCase();
  if (!/^\p{Lu}\p{Ll}+$/u.test(first) || lower.length < MIN_NAME_LENGTH || lower.endsWith('s')) return false;
  // 'Sage 50', but not a list of the best 50.
  if (/^\p{N}/u.test(next) && !COUNTED.test(lower)) return true;
  if (wordShares(language, lower) !== null || functionWords(language).has(lower)) return false;
  return !COMMON_ENDING.test(lower) && (language === 'en' || AFTER_NAME.test(next));
}

const isUncommon = (word: string): boolean =>
  wordShares('en', word.toLowerCase()) === null && !COMMON_ENDING.test(word.toLowerCase());

/** Whether a text is in title case, so that capitals do not indicate names. */
export function isTitleCase(text: string): boolean {
  const long = (text.match(WORD) ?? []).filter((word) => word.length > 3);
  // Only prepositions are lowercase: 'Home Assistant on a Raspberry Pi for renters' contains names.
  const isSmall = (word: string) =>
    /^\p{Lu}/u.test(word) || ['en', 'es', 'fr'].some((language) => functionWords(language).has(word));
  return (
    long.length > 1 &&
    long.every(isSmall) &&
    long.filter((word) => /^\p{Lu}/u.test(word)).length >= long.length * TITLE_SHARE
  );
}
