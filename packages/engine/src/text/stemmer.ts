/// <reference path="./snowball-stemmers.d.ts" />
import snowball from 'snowball-stemmers';
import { stemEnglish } from './stem-english.ts';

/** Languages (ISO 639-1) with a Snowball stemmer; in any other a word is its own stem. */
const ALGORITHMS: Readonly<Record<string, string>> = {
  ar: 'arabic',
  ca: 'catalan',
  cs: 'czech',
  da: 'danish',
  de: 'german',
  es: 'spanish',
  eu: 'basque',
  fi: 'finnish',
  fr: 'french',
  ga: 'irish',
  hu: 'hungarian',
  hy: 'armenian',
  it: 'italian',
  nl: 'dutch',
  no: 'norwegian',
  pt: 'portuguese',
  ro: 'romanian',
  ru: 'russian',
  sl: 'slovene',
  sv: 'swedish',
  ta: 'tamil',
  tr: 'turkish',
};

/** Longer 'words' are data, not language, and some stemmers take more than linear time on them. */
const MAX_WORD_LENGTH = 40;

/** A function that gives the stem of a lower-case word of the language. */
export function stemmerOf(language: string): (word: string) => string {
  // Undecided: plurals in -s are common, and a text on the edge of being known as English keeps its matches.
  if (language === 'en' || language === 'und')
    return (word) => (word.length > MAX_WORD_LENGTH ? word : stemEnglish(word));
  const algorithm = Object.hasOwn(ALGORITHMS, language) ? ALGORITHMS[language] : undefined;
  if (algorithm === undefined) return (word) => word;
  const stemmer = snowball.newStemmer(algorithm);
  return (word) => (word.length > MAX_WORD_LENGTH ? word : stemmer.stem(word));
}
