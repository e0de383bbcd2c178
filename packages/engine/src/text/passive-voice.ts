import type { WordEntry } from './lexicon.ts';
import words from './passive-words.json' with { type: 'json' };

const setOf = (list: string): ReadonlySet<string> => new Set(list.split(' '));
const BE = setOf(words.be);
const BETWEEN = setOf(words.between);
const IRREGULAR = setOf(words.irregular);
const ADJECTIVES = setOf(words.adjectives);

/** Maximum number of words between the form of 'be' and the participle. */
const MAX_BETWEEN = 3;

/** Whether an English clause between the words `first` (inclusive) and `last` (exclusive) is in the passive voice. */
export function isPassive(
  entries: readonly WordEntry[],
  adjoining: Uint8Array,
  first: number,
  last: number,
): boolean {
  for (let at = first; at < last; at += 1) {
    if (!BE.has(entries[at]!.lower)) continue;
    const end = Math.min(last, at + 2 + MAX_BETWEEN);
    for (let next = at + 1; next < end; next += 1) {
      if (adjoining[next] === 0) break;
      const { lower } = entries[next]!;
      if (isParticiple(lower)) return true;
      if (!BETWEEN.has(lower) && !BE.has(lower) && !lower.endsWith('ly')) break;
    }
  }
  return false;
}

function isParticiple(word: string): boolean {
  if (ADJECTIVES.has(word)) return false;
  return IRREGULAR.has(word) || (word.length > 4 && word.endsWith('ed') && !word.endsWith('eed'));
}
