import spellings from './spellings.json' with { type: 'json' };

const FIXED = new Map(
  Object.values(spellings)
    .flatMap((words) => words.split(' '))
    .map((word) => [word.toLowerCase(), word] as const),
);
/** Product names may follow these: 'Google Analytics'. */
const NAMES = new Set(spellings.names.split(' '));
/** Including prefixes joined by an apostrophe: French "j’ai" is not AI. */
const WORD = /[\p{L}\p{N}]+(?:['’][\p{L}\p{N}]+)*/gu;
const POSSESSIVE = /['’]s$/;
/** A word with its own capitals: 'SEO', 'iPhone'. */
const ABBREVIATION = /\p{L}\p{Lu}/u;
/** A name after an apostrophe: 'd’Annecy'. */
const ELIDED = /^\p{L}{1,2}['’]\p{Lu}/u;
const CAPITAL = /^\p{Lu}/u;
/** Shorter words may be lowercase in a title. */
const SMALL_WORD = 4;

/** Fixes the spelling of words with a fixed form ('seo' as 'SEO', 'iphone' as 'iPhone'); others are unchanged. */
export function withSpelling(text: string): string {
  return text.replaceAll(WORD, (word) => spellingOf(word) ?? word);
}

/**
 * A keyword within a sentence: words with a fixed spelling, abbreviations, names, and what belongs to them ('Tesla
 * Model 3') keep their capitals, as do capitals that only some words have ('rent in London'); those of a title or
 * sentence start are removed.
 */
export function insideSentence(text: string): string {
  const words = text.match(WORD) ?? [];
  const [first = ''] = words;
  const isTitle =
    (!/^\p{Ll}/u.test(first) || spellingOf(first) !== undefined) &&
    words.every((word) => word.length < SMALL_WORD || !/^\p{Ll}/u.test(word));
  const isShouted = words.length > 1 && words.every((word) => word === word.toUpperCase());
  let isFirst = true;
  let isInName = false;
  return text.replaceAll(WORD, (word) => {
    const spelled = spellingOf(word);
    const hasCapital = CAPITAL.test(word);
    const isKept =
      spelled !== undefined ||
      (!isShouted && ABBREVIATION.test(word)) ||
      (!isShouted && !isTitle && ELIDED.test(word)) ||
      (!isShouted && hasCapital && (isInName || (!isFirst && !isTitle)));
    const goesOn = isInName && (hasCapital || /^\p{N}/u.test(word));
    isInName = goesOn || (hasCapital && spelled !== undefined && NAMES.has(spelled));
    isFirst = false;
    return spelled ?? (isKept ? word : word.toLowerCase());
  });
}

function spellingOf(word: string): string | undefined {
  const [ending = ''] = POSSESSIVE.exec(word) ?? [];
  const spelled = FIXED.get(word.slice(0, word.length - ending.length).toLowerCase());
  return spelled === undefined ? undefined : spelled + ending;
}
