import lists from './function-words.json' with { type: 'json' };

const NONE: ReadonlySet<string> = new Set();
const SETS: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(lists).map(([language, words]) => [language, new Set(words.split(/\s+/))]),
);

/** Languages (ISO 639-1) with a list of function words. */
export const LANGUAGES_WITH_FUNCTION_WORDS: readonly string[] = [...SETS.keys()];

/** Function words of a language in lower case: empty for an unknown language, English for an undetermined one. */
export function functionWords(language: string): ReadonlySet<string> {
  return SETS.get(language === 'und' ? 'en' : language) ?? NONE;
}
