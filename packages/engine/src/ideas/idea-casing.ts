import { wordShares } from '../background/word-classes.ts';
import { MOST_RARITY, wordRarity } from '../background/word-rarity.ts';
import { brandNameKey, isBrandName, looksLikeBrand } from '../intent/brand-names.ts';
import { functionWords } from '../language/function-words.ts';

const PRODUCT =
  /(?<before>(?:(?!(?:Free|Cheap|Cheaper|Best|Better|Good|Top|Open|Source|The|Great|Simple|Easy|Affordable)\b)\p{Lu}[^ ,:?!]* )(?:(?!Alternatives\b)[\p{Lu}\p{N}][^ ,:?!]* ){0,2})[Aa]lternatives\b|\b[Aa]lternativ(?:e|a)s?(?: \p{L}+)? (?:to|al?|à|aux?) (?<after>\p{Lu}[^ ,:?!]*(?: \p{Lu}[^ ,:?!]*){0,2})/gu;

/** In a title nearly every word of four letters and more is capitalized. */
const TITLE_SHARE = 0.7;
const SHORTEST_NAME = 4;
const MOSTLY = 0.5;
const LIKELY = 0.6;
/** Words that are derived stand in no table of common words, and are no names either. */
const COMMON_ENDING =
  /(?:ing|tion|ción|ness|ment|able|ible|ives?|less|ful|ity|ité|dad|mente|ism|isme|ismo|ists?|istas?|istes?|ería|erie|eurs?|euses?|ers?|ores?|oras?|ology|ología|ologie|aje|age|al|ic|ique|ico|ica|ous|ado|ada|ido|ida|ée?s?)$/;
const WORD = /\p{N}*\p{L}[\p{L}\p{N}'’-]*/gu;

/** Gives words of a keyword in lower case back the capitals that they have within the sentences of an idea. */
export function casingOf(text: string, language: string): (keyword: string) => string {
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
  // A title that begins with a word of no dictionary begins with a name, most likely.
  const [leading = ''] = words;
  if (isTitle && language === 'en' && wordRarity(leading.toLowerCase()) >= MOST_RARITY && isUncommon(leading))
    known.set(leading.toLowerCase(), leading);
  // What is compared with a name is a name, whole: 'Notion vs Obsidian', 'Aeron Classic vs Steelcase Gesture'.
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
  // So is what alternatives are sought to, unless every word of it is a common one.
  for (const { groups } of text.matchAll(PRODUCT)) {
    const product = (groups?.['before'] ?? groups?.['after'] ?? '').trim().split(' ');
    const isKnown = isBrandName(brandNameKey(product.join(' ')));
    if (isKnown || product.some((word) => wordShares(language, word.toLowerCase()) === null))
      for (const word of product) known.set(word.toLowerCase(), word);
  }
  return (keyword) => keyword.replaceAll(WORD, (word) => known.get(word) ?? word);
}

/**
 * Whether a word with a capital is a name wherever it stands: no table of common words holds it, and it is a brand that is
 * known or looks like one.
 */
export function isName(word: string, language: string): boolean {
  if (!/^\p{Lu}\p{Ll}+$/u.test(word) || word.length < SHORTEST_NAME) return false;
  const lower = word.toLowerCase();
  const shares = wordShares(language, lower);
  if (shares !== null) return shares.properNoun >= MOSTLY;
  if (functionWords(language).has(lower)) return false;
  const key = brandNameKey(word);
  if (isBrandName(key)) return true;
  // The letters of names were learned against English words.
  return (
    language === 'en' &&
    wordRarity(key) >= MOST_RARITY &&
    !COMMON_ENDING.test(lower) &&
    looksLikeBrand(key) >= LIKELY
  );
}

const COUNTED =
  /^(?:best|over|under|about|around|only|first|last|week|year|grade|level|step|part|chapter|phase|mejor|unos|más|menos|semana|paso|année|environ|plus|moins|semaine|étape|partie)$/;
/** What follows the name of a thing that is written without an article. */
const FOLLOWS_A_NAME = /^(?:for|vs\.?|versus|alternatives?|para|frente|pour|contre|ou|o|or)$/;

/**
 * Whether a phrase begins with a name: a word with a capital that no table of common words holds. The tables of Spanish and
 * French hold fewer words; there what follows must say so too.
 */
export function isLeadingName(phrase: string, language: string): boolean {
  const [first = '', next = ''] = phrase.split(' ');
  const lower = first.toLowerCase();
  if (!/^\p{Lu}\p{Ll}+$/u.test(first) || lower.length < SHORTEST_NAME || lower.endsWith('s')) return false;
  // 'Sage 50', but no list of the best 50.
  if (/^\p{N}/u.test(next) && !COUNTED.test(lower)) return true;
  if (wordShares(language, lower) !== null || functionWords(language).has(lower)) return false;
  return !COMMON_ENDING.test(lower) && (language === 'en' || FOLLOWS_A_NAME.test(next));
}

const isUncommon = (word: string): boolean =>
  wordShares('en', word.toLowerCase()) === null && !COMMON_ENDING.test(word.toLowerCase());

/** Whether a text has the capitals of a title, so that they tell no names. */
export function isTitleCase(text: string): boolean {
  const long = (text.match(WORD) ?? []).filter((word) => word.length > 3);
  // A small letter is left to prepositions: 'Home Assistant on a Raspberry Pi for renters' holds names.
  const isSmall = (word: string) =>
    /^\p{Lu}/u.test(word) || ['en', 'es', 'fr'].some((language) => functionWords(language).has(word));
  return (
    long.length > 1 &&
    long.every(isSmall) &&
    long.filter((word) => /^\p{Lu}/u.test(word)).length >= long.length * TITLE_SHARE
  );
}
