import { wordShares } from '../background/word-classes.ts';
import { functionWords } from '../language/function-words.ts';
import { upperFirst } from '../text/upper-first.ts';
import table from './typed-names.json' with { type: 'json' };

/** From so much of its uses on a word is a name, and has a capital. */
const MOSTLY_NAME = 0.75;
const WORD = /[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu;
const VITAMIN = /(?<=(?<!\p{L})vitamins? )[a-k](?=\d{0,2}(?!\p{L}))/giu;
const LETTER_OF_CORPORATION = /(?<![\p{L}\p{N}])[cs](?=[ -]corp(?:oration)?s?(?!\p{L}))/gu;
const NEAR = /^(?:en|a|à|au|sur|près|cerca|de)$/;

const setOf = (list: string): ReadonlySet<string> => new Set(list.toLowerCase().split(' '));
const SPELLED = new Map(
  `${table.spelled} ${table.names}`.split(' ').map((word) => [word.toLowerCase(), word] as const),
);
const AMBIGUOUS = setOf(table.ambiguous);
const SOFTWARE = new RegExp(`^(?:${table.software.replaceAll(' ', '|')})$`);
const PRODUCTS = setOf(table.products);
const BEFORE_PLACE = setOf(table.beforePlace);
const AFTER_SAN = setOf(table.afterSan);
/** Words too: only behind a preposition they name a place. */
const ONLY_BEHIND = setOf(table.onlyBehind);
const CITIES: Readonly<Record<string, ReadonlySet<string> | undefined>> = {
  es: setOf(table.cities.es),
  fr: setOf(table.cities.fr),
};

/**
 * A keyword with the capitals that its names have: people type in small letters. `spelled` has the words that are always
 * written in one way; where somebody else wrote a capital themselves, the others are meant to be small.
 */
export function withTypedNames(typed: string, spelled: string, language: string): string {
  if (/\p{Lu}/u.test(typed)) return spelled;
  const words = spelled.match(WORD) ?? [];
  return language === 'en' ? inEnglish(spelled, words) : withCity(spelled, words, language);
}

function inEnglish(text: string, words: readonly string[]): string {
  const isName = (word: string): boolean =>
    /^\p{Lu}/u.test(word) ||
    ((wordShares('en', word)?.properNoun ?? 0) >= MOSTLY_NAME && !functionWords('en').has(word));
  const versus = words.findIndex((word) => word === 'vs' || word === 'versus');
  // A single word beside a name is one too: 'react vs vue'.
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
    // A product belongs to its maker: 'Google Analytics', but no 'Leeds maps'.
    before = isMaker(written) || (PRODUCTS.has(word) && written !== word) ? written : '';
    return written;
  });
  return named
    .replaceAll(LETTER_OF_CORPORATION, (letter) => letter.toUpperCase())
    .replaceAll(VITAMIN, (letter) => letter.toUpperCase())
    .replaceAll(/(?<![\p{L}\p{N}])(40[13]|457)([kb])(?![\p{L}\p{N}])/gu, '$1($2)');
}

const MAKERS = setOf(
  'google microsoft facebook instagram youtube amazon apple tiktok linkedin shopify pinterest nintendo samsung zoho',
);
const isMaker = (word: string): boolean => MAKERS.has(word.toLowerCase());

/** In Spanish and French only the place at the end is known for certain. */
function withCity(text: string, words: readonly string[], language: string): string {
  const last = words.at(-1) ?? '';
  const isListed = CITIES[language]?.has(last) === true;
  const isCity = NEAR.test(words.at(-2) ?? '')
    ? isListed || (wordShares(language, last)?.properNoun ?? 0) >= MOSTLY_NAME
    : isListed && words.length > 1 && !ONLY_BEHIND.has(last);
  return isCity ? text.slice(0, text.lastIndexOf(last)) + upperFirst(last) : text;
}
