import { wordShares } from '../background/word-classes.ts';
import { decideLanguage, languageEvidence } from '../language/detect-language.ts';
import { functionWords } from '../language/function-words.ts';
import { readBlock } from '../text/read-block.ts';
import { namesTrade } from './idea-business.ts';
import { GRAMMARS } from './idea-grammar.ts';

/** Wording (word order, function words) counts as much as this many letters of known words. */
const WORDING = 20;
/** Below this word count the language is only a guess, worth this many letters of known words. */
const TELLING_WORDS = 8;
const HINT = 4;
const JOINING = 2;
/** Small words that also exist in another supported language. */
const SHARED = new Set('car son pour or on me no a as he sans comment main dent'.split(' '));
const SHORT = 3;
/** Letters unique to one supported language. */
const LETTERS: Readonly<Record<string, RegExp>> = { es: /[ñ¿¡óíáú]/u, fr: /[èêçàœùûëï]/u };
const OWN_LETTERS = 8;
/** Keyword modifiers unique to one language. */
const ADDED_LETTERS = 12;
const ADDED: Readonly<Record<string, RegExp>> = {
  es: /(?<!\p{L})(?:recetas?|precios?|presupuestos?|opiniones|caser[oa]s?|barat[oa]s?|comparativa|cursos?|alquiler|comprar|para|según|hasta|desde)(?!\p{L})/u,
  fr: /(?<!\p{L})(?:recettes?|(?<!grand )prix|devis|avis|comparatif|pas chère?s?|gratuite?s?|formations?|logiciels?|acheter|avec|dans|votre)(?!\p{L})/u,
};
/** Short Spanish texts are often detected as Italian. */
const SPANISH = /(?<!\p{L})(?:los|las|el|para|del|al|y)(?!\p{L})/u;
const ITALIAN = /(?<!\p{L})(?:di|il|gli|che|per|della|dei|e|è|sono|os|do|da|em|uma|não)(?!\p{L})/u;
const MAX_KEYWORD_LENGTH = 500;
/** A text detected as another language is a supported one when this share of its letters is in known words. */
const KNOWN_SHARE = 0.8;

/** The language of an idea, from its words and wording, since short texts are hard to detect. */
export function detectIdeaLanguage(surfaces: readonly string[], reader = 'en'): string {
  const { code, source } = decideLanguage([languageEvidence(surfaces)]);
  const isTold = source === 'detected' && code !== 'und';
  if (isTold && surfaces.length >= TELLING_WORDS && Object.hasOwn(GRAMMARS, code)) return code;
  const isTrusted =
    surfaces.length >= TELLING_WORDS || (code !== 'en' && isExclusively(code, surfaces.map(lower)));
  const hint = isTold && isTrusted ? code : reader;
  const words = surfaces.filter((word, at) => at === 0 || !/^\p{Lu}|\d/u.test(word)).map(lower);
  const all = words.reduce((sum, word) => sum + word.length, 0);
  const known = Object.keys(GRAMMARS).map((language) => {
    const letters = countKnownLetters(language, words);
    const value =
      letters +
      (namesTrade(surfaces.map(lower).join(' '), language) ? WORDING : 0) +
      (language === 'es' && soundsSpanish(words) ? OWN_LETTERS : 0) +
      (LETTERS[language]?.test(surfaces.map(lower).join(' ')) === true ? OWN_LETTERS : 0) +
      (ADDED[language]?.test(words.join(' ')) === true ? ADDED_LETTERS : 0) +
      (hasWordingOf(language, surfaces.map(lower)) ? WORDING : 0) +
      (language === hint ? HINT : 0);
    return { language, letters, value };
  });
  const best = known.toSorted((a, b) => b.value - a.value)[0]!;
  if (Object.hasOwn(GRAMMARS, hint)) return best.language;
  const text = surfaces.map(lower).join(' ');
  const isSure =
    (best.language === 'es' && SPANISH.test(text) && !ITALIAN.test(text)) ||
    best.letters >= KNOWN_SHARE * all ||
    hasWordingOf(best.language, surfaces.map(lower));
  return isSure ? best.language : hint;
}

/** The language of a keyword: the reader's, unless something speaks against it. */
export const detectKeywordLanguage = (keyword: string, reader: string): string =>
  detectIdeaLanguage(readBlock(keyword.slice(0, MAX_KEYWORD_LENGTH)).surfaces, reader);

/**
 * Whether the evidence for another language outweighs words shared with English: the 'in' of 'dog groomer in Austin',
 * or the 'dog'.
 */
function isExclusively(code: string, words: readonly string[]): boolean {
  if (Object.hasOwn(GRAMMARS, code)) return true;
  const isEnglish = (word: string): boolean =>
    functionWords('en').has(word) || (word.length >= SHORT && wordShares('en', word) !== null);
  const small = words.filter((word) => functionWords(code).has(word));
  return small.length === 0
    ? !words.some((word) => isEnglish(word))
    : !small.every((word) => isEnglish(word));
}

const lower = (word: string): string => word.toLowerCase().replaceAll('’', "'");

/** Whether the word endings are typical of Spanish. */
function soundsSpanish(words: readonly string[]): boolean {
  const long = words.filter((word) => word.length > SHORT);
  const ending = long.filter(
    (word) => /(?:[oa]s?|ción|dad|or|ar|er|ir)$/.test(word) && wordShares('en', word) === null,
  );
  return long.length > 1 && ending.length >= long.length * SPANISH_SHARE;
}
const SPANISH_SHARE = 0.7;

/** Whether a word is a function word of another supported language: 'para' of 'email marketing para restaurantes'. */
const isForeignFunctionWord = (word: string, language: string): boolean =>
  !SHARED.has(word) &&
  Object.keys(GRAMMARS).some((other) => other !== language && functionWords(other).has(word));

function countKnownLetters(language: string, words: readonly string[]): number {
  const small = functionWords(language);
  return (
    words
      // Short words are names of all kinds in the table: 'de', 'van'.
      .filter(
        (word) =>
          small.has(word) ||
          (word.length > SHORT &&
            !isForeignFunctionWord(word, language) &&
            wordShares(language, word) !== null),
      )
      // What joins words is of one language; things have the same name in several.
      .reduce((sum, word) => sum + word.length * (small.has(word) && !SHARED.has(word) ? JOINING : 1), 0)
  );
}

function hasWordingOf(language: string, words: readonly string[]): boolean {
  const { alternatives, best, tasks, guides, or } = GRAMMARS[language]!;
  const text = words.join(' ');
  return [alternatives.pattern, best, or, ...tasks, ...guides].some((pattern) => pattern.test(text));
}
