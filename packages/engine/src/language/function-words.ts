import lists from './function-words.json' with { type: 'json' };

const NONE: ReadonlySet<string> = new Set();
const SETS: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(lists).map(([language, words]) => [language, new Set(words.split(/\s+/))]),
);

/** Languages (ISO 639-1) whose function words are known. */
export const LANGUAGES_WITH_FUNCTION_WORDS: readonly string[] = [...SETS.keys()];

/** Function words of a language in lower case; none for one that is not known, the English for an undecided text. */
export function functionWords(language: string): ReadonlySet<string> {
  return SETS.get(language === 'und' ? 'en' : language) ?? NONE;
}
