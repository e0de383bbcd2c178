import { lexiconOf } from '../text/lexicon.ts';
import { readBlock } from '../text/read-block.ts';

/** A longer hashtag is not read. */
const LONGEST = 30;

/** Hashtags of some phrases, most important first, each once: 'electric kettle' becomes '#ElectricKettle'. */
export function hashtagsOf(phrases: readonly string[], most: number): string[] {
  const found = new Map<string, string>();
  for (const phrase of phrases) {
    if (found.size >= most) break;
    const words = readBlock(phrase.slice(0, 200)).surfaces;
    const tag = words.map((word) => capitalised(word.replaceAll(/[^\p{L}\p{N}\p{M}]/gu, ''))).join('');
    if (tag.length < 2 || tag.length > LONGEST || !/\p{L}/u.test(tag)) continue;
    const key = words.map((word) => lexiconOf('en').entry(word).key).join(' ');
    if (!found.has(key)) found.set(key, `#${tag}`);
  }
  return [...found.values()];
}

/** 'kettle' to 'Kettle'; 'iPhone' and 'SEO' stay. */
function capitalised(word: string): string {
  if (word !== word.toLowerCase()) return word;
  return word.charAt(0).toUpperCase() + word.slice(1);
}
