/// <reference path="./snowball-stemmers.d.ts" />
import snowball from 'snowball-stemmers';
import { stemEnglish } from './stem-english.ts';

/** Languages (ISO 639-1) with a Snowball stemmer. In any other, a word is its own stem. */
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

/** Longer 'words' are data, not language, and some stemmers need more than linear time for them. */
const MAX_WORD_LENGTH = 40;

/** The stemming function of a language, for lower-case words. */
export function stemmerOf(language: string): (word: string) => string {
  // Undetermined: plurals in -s are common, and a text that is almost recognized as English keeps its matches.
  if (language === 'en' || language === 'und')
    return (word) => (word.length > MAX_WORD_LENGTH ? word : stemEnglish(word));
  const algorithm = Object.hasOwn(ALGORITHMS, language) ? ALGORITHMS[language] : undefined;
  if (algorithm === undefined) return (word) => word;
  const stemmer = snowball.newStemmer(algorithm);
  return (word) => (word.length > MAX_WORD_LENGTH ? word : stemmer.stem(word));
}
