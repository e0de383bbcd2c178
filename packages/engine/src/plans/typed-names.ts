import { wordShares } from '../background/word-classes.ts';
import { functionWords } from '../language/function-words.ts';
import { upperFirst } from '../text/upper-first.ts';
import table from './typed-names.json' with { type: 'json' };

/** Share of name uses from which on a word is capitalized. */
const MOSTLY_NAME = 0.75;
const WORD = /[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu;
const VITAMIN = /(?<=(?<!\p{L})vitamins? )[a-k](?=\d{0,2}(?!\p{L}))/giu;
const LETTER_OF_CORPORATION = /(?<![\p{L}\p{N}])[cs](?=[ -]corp(?:oration)?s?(?!\p{L}))/gu;
const NEAR = /^(?:en|a|à|au|sur|près|cerca|de)$/;

const wordSet = (list: string): ReadonlySet<string> => new Set(list.toLowerCase().split(' '));
const SPELLED = new Map(
  `${table.spelled} ${table.names}`.split(' ').map((word) => [word.toLowerCase(), word] as const),
);
const AMBIGUOUS = wordSet(table.ambiguous);
const SOFTWARE = new RegExp(`^(?:${table.software.replaceAll(' ', '|')})$`);
const PRODUCTS = wordSet(table.products);
const BEFORE_PLACE = wordSet(table.beforePlace);
const AFTER_SAN = wordSet(table.afterSan);
/** Also common words: place names only after a preposition. */
const AFTER_PREPOSITION_ONLY = wordSet(table.onlyBehind);
const CITIES: Readonly<Record<string, ReadonlySet<string> | undefined>> = {
  es: wordSet(table.cities.es),
  fr: wordSet(table.cities.fr),
};

/**
 * Restores the capitals of names in a keyword typed in lowercase. `spelled` has words with a fixed spelling; if the
 * writer used any capitals, the others are intentionally lowercase.
 */
export function restoreNames(typed: string, spelled: string, language: string): string {
  if (/\p{Lu}/u.test(typed)) return spelled;
  const words = spelled.match(WORD) ?? [];
  return language === 'en' ? inEnglish(spelled, words) : withCity(spelled, words, language);
}

function inEnglish(text: string, words: readonly string[]): string {
  const isName = (word: string): boolean =>
    /^\p{Lu}/u.test(word) ||
    ((wordShares('en', word)?.properNoun ?? 0) >= MOSTLY_NAME && !functionWords('en').has(word));
  const versus = words.findIndex((word) => word === 'vs' || word === 'versus');
  // A single word next to a name is one too: 'react vs vue'.
  const isPair =
    versus === 1 &&
    words.length === 3 &&
    [words[0]!, words[2]!].some((word) => isName(word) || SPELLED.has(word));
  let before = '';
  let at = -1;
  const named = text.replaceAll(WORD, (word) => {
    at += 1;
    const next = words[at + 1] ?? '';
    const isNamed =
      isName(word) ||
      (isPair && at !== versus) ||
      (AMBIGUOUS.has(word) && SOFTWARE.test(next)) ||
      (PRODUCTS.has(word) && /^\p{Lu}/u.test(before)) ||
      (BEFORE_PLACE.has(word) && at > 0 && (isName(next) || AFTER_SAN.has(next))) ||
      (AFTER_SAN.has(word) && at > 1 && BEFORE_PLACE.has(words[at - 1] ?? ''));
    const written = SPELLED.get(word) ?? (isNamed ? upperFirst(word) : word);
    // A product belongs to its maker: 'Google Analytics', but not 'Leeds maps'.
    before = isMaker(written) || (PRODUCTS.has(word) && written !== word) ? written : '';
    return written;
  });
  return named
    .replaceAll(LETTER_OF_CORPORATION, (letter) => letter.toUpperCase())
    .replaceAll(VITAMIN, (letter) => letter.toUpperCase())
    .replaceAll(/(?<![\p{L}\p{N}])(40[13]|457)([kb])(?![\p{L}\p{N}])/gu, '$1($2)');
}

const MAKERS = wordSet(
  'google microsoft facebook instagram youtube amazon apple tiktok linkedin shopify pinterest nintendo samsung zoho',
);
const isMaker = (word: string): boolean => MAKERS.has(word.toLowerCase());

/** In Spanish and French only the place at the end is certain. */
function withCity(text: string, words: readonly string[], language: string): string {
  const last = words.at(-1) ?? '';
  const isListed = CITIES[language]?.has(last) === true;
  const isCity = NEAR.test(words.at(-2) ?? '')
    ? isListed || (wordShares(language, last)?.properNoun ?? 0) >= MOSTLY_NAME
    : isListed && words.length > 1 && !AFTER_PREPOSITION_ONLY.has(last);
  return isCity ? text.slice(0, text.lastIndexOf(last)) + upperFirst(last) : text;
}
