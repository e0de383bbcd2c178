import { wordShares } from '../background/word-classes.ts';
import { decideLanguage, languageEvidence } from '../language/detect-language.ts';
import { functionWords } from '../language/function-words.ts';
import { readBlock } from '../text/read-block.ts';
import { namesTrade } from './business-of-idea.ts';
import { GRAMMARS } from './idea-grammar.ts';

/** The wording of an idea tells its language as so many letters of known words do. */
const WORDING = 20;
/** Fewer words only hint at their language, and so much, in letters of known words. */
const TELLING_WORDS = 8;
const HINT = 4;
const JOINING = 2;
/** Small words that are others in another of our languages. */
const SHARED = new Set('car son pour or on me no a as he sans comment main dent'.split(' '));
const SHORT = 3;
/** Letters that of our languages one alone has. */
const LETTERS: Readonly<Record<string, RegExp>> = { es: /[ñ¿¡óíáú]/u, fr: /[èêçàœùûëï]/u };
const OWN_LETTERS = 8;
/** What people add to a keyword in one language alone. */
const ADDED_LETTERS = 12;
const ADDED: Readonly<Record<string, RegExp>> = {
  es: /(?<!\p{L})(?:recetas?|precios?|presupuestos?|opiniones|caser[oa]s?|barat[oa]s?|comparativa|cursos?|alquiler|comprar|para|según|hasta|desde)(?!\p{L})/u,
  fr: /(?<!\p{L})(?:recettes?|(?<!grand )prix|devis|avis|comparatif|pas chère?s?|gratuite?s?|formations?|logiciels?|acheter|avec|dans|votre)(?!\p{L})/u,
};
/** Short texts in Spanish are taken for Italian. */
const SPANISH = /(?<!\p{L})(?:los|las|el|para|del|al|y)(?!\p{L})/u;
const ITALIAN = /(?<!\p{L})(?:di|il|gli|che|per|della|dei|e|è|sono|os|do|da|em|uma|não)(?!\p{L})/u;
const LONGEST_KEYWORD = 500;
/** What is taken for another language is one of ours where so many of its words (by letters) are known in it. */
const KNOWN_SHARE = 0.8;

/** The language of an idea: what its words and its wording say, where a short text tells too little of itself. */
export function languageOfIdea(surfaces: readonly string[], reader = 'en'): string {
  const { code, source } = decideLanguage([languageEvidence(surfaces)]);
  const isTold = source === 'detected' && code !== 'und';
  if (isTold && surfaces.length >= TELLING_WORDS && Object.hasOwn(GRAMMARS, code)) return code;
  const isTrusted = surfaces.length >= TELLING_WORDS || (code !== 'en' && isOnly(code, surfaces.map(lower)));
  const hint = isTold && isTrusted ? code : reader;
  const words = surfaces.filter((word, at) => at === 0 || !/^\p{Lu}|\d/u.test(word)).map(lower);
  const all = words.reduce((sum, word) => sum + word.length, 0);
  const known = Object.keys(GRAMMARS).map((language) => {
    const letters = lettersKnown(language, words);
    const value =
      letters +
      (namesTrade(surfaces.map(lower).join(' '), language) ? WORDING : 0) +
      (language === 'es' && soundsSpanish(words) ? OWN_LETTERS : 0) +
      (LETTERS[language]?.test(surfaces.map(lower).join(' ')) === true ? OWN_LETTERS : 0) +
      (ADDED[language]?.test(words.join(' ')) === true ? ADDED_LETTERS : 0) +
      (isWorded(language, surfaces.map(lower)) ? WORDING : 0) +
      (language === hint ? HINT : 0);
    return { language, letters, value };
  });
  const best = known.toSorted((a, b) => b.value - a.value)[0]!;
  if (Object.hasOwn(GRAMMARS, hint)) return best.language;
  const text = surfaces.map(lower).join(' ');
  const isSure =
    (best.language === 'es' && SPANISH.test(text) && !ITALIAN.test(text)) ||
    best.letters >= KNOWN_SHARE * all ||
    isWorded(best.language, surfaces.map(lower));
  return isSure ? best.language : hint;
}

/** The language of a keyword, which tells little of itself: what nothing speaks against is in the reader's. */
export const keywordLanguage = (keyword: string, reader: string): string =>
  languageOfIdea(readBlock(keyword.slice(0, LONGEST_KEYWORD)).surfaces, reader);

/** Whether more speaks for another language than words that English has too: the 'in' of 'dog groomer in Austin', or the 'dog'. */
function isOnly(code: string, words: readonly string[]): boolean {
  if (Object.hasOwn(GRAMMARS, code)) return true;
  const isEnglish = (word: string): boolean =>
    functionWords('en').has(word) || (word.length >= SHORT && wordShares('en', word) !== null);
  const small = words.filter((word) => functionWords(code).has(word));
  return small.length === 0
    ? !words.some((word) => isEnglish(word))
    : !small.every((word) => isEnglish(word));
}

const lower = (word: string): string => word.toLowerCase().replaceAll('’', "'");

/** Spanish words end in a few ways; so many of a few words do in no other language of ours. */
function soundsSpanish(words: readonly string[]): boolean {
  const long = words.filter((word) => word.length > SHORT);
  const ending = long.filter(
    (word) => /(?:[oa]s?|ción|dad|or|ar|er|ir)$/.test(word) && wordShares('en', word) === null,
  );
  return long.length > 1 && ending.length >= long.length * SPANISH_SHARE;
}
const SPANISH_SHARE = 0.7;

/** A word that joins others in another of our languages is no thing here: 'para' of 'email marketing para restaurantes'. */
const isOfOthers = (word: string, language: string): boolean =>
  !SHARED.has(word) &&
  Object.keys(GRAMMARS).some((other) => other !== language && functionWords(other).has(word));

function lettersKnown(language: string, words: readonly string[]): number {
  const small = functionWords(language);
  return (
    words
      // Short words are names of all kinds in the table: 'de', 'van'.
      .filter(
        (word) =>
          small.has(word) ||
          (word.length > SHORT && !isOfOthers(word, language) && wordShares(language, word) !== null),
      )
      // What joins words is of one language; things have the same name in several.
      .reduce((sum, word) => sum + word.length * (small.has(word) && !SHARED.has(word) ? JOINING : 1), 0)
  );
}

function isWorded(language: string, words: readonly string[]): boolean {
  const { alternatives, best, tasks, guides, or } = GRAMMARS[language]!;
  const text = words.join(' ');
  return [alternatives.pattern, best, or, ...tasks, ...guides].some((pattern) => pattern.test(text));
}
