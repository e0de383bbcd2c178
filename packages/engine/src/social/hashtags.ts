import { lexiconOf } from '../text/lexicon.ts';
import { readBlock } from '../text/read-block.ts';

/** Nobody reads a longer hashtag. */
const MAX_LENGTH = 30;
/** Maximum number of characters read of a phrase. */
const MAX_PHRASE_LENGTH = 200;

interface ReadPhrase {
  readonly words: readonly string[];
  /** The stems of its words. */
  readonly keys: readonly string[];
}

/**
 * Hashtags for phrases, most important first, without duplicates: 'electric kettle' becomes '#ElectricKettle'. A part
 * of a longer phrase is left out unless it is its end: 'coffee' in 'pour over coffee' is a subject, 'pour' is not.
 */
export function hashtagsOf(phrases: readonly string[], most: number): string[] {
  const found = new Map<string, string>();
  const read = phrases.map(readPhrase);
  for (const { words, keys } of read) {
    if (found.size >= most) break;
    if (read.some((other) => isFragment(keys, other.keys))) continue;
    const tag = words.map((word) => capitalised(word.replaceAll(/[^\p{L}\p{N}\p{M}]/gu, ''))).join('');
    if (tag.length < 2 || tag.length > MAX_LENGTH || !/\p{L}/u.test(tag)) continue;
    const key = keys.join(' ');
    if (!found.has(key)) found.set(key, `#${tag}`);
  }
  return [...found.values()];
}

function readPhrase(phrase: string): ReadPhrase {
  const words = readBlock(phrase.slice(0, MAX_PHRASE_LENGTH)).surfaces;
  return { words, keys: words.map((word) => lexiconOf('en').entry(word).key) };
}

/** Whether words are part of a longer phrase but not its end. */
function isFragment(keys: readonly string[], longer: readonly string[]): boolean {
  if (keys.length === 0 || keys.length >= longer.length) return false;
  const startsAt = (start: number): boolean => keys.every((key, at) => longer[start + at] === key);
  const last = longer.length - keys.length;
  return !startsAt(last) && Array.from({ length: last }, (_, start) => start).some(startsAt);
}

/** 'kettle' becomes 'Kettle'; 'iPhone' and 'SEO' stay. */
function capitalised(word: string): string {
  if (word !== word.toLowerCase()) return word;
  return word.charAt(0).toUpperCase() + word.slice(1);
}
