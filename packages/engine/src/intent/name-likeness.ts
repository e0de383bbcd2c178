import { MOST_RARITY, wordRarity } from '../background/word-rarity.ts';
import { lexiconOf } from '../text/lexicon.ts';
import { wordSet } from './word-set.ts';
import sites from './known-sites.json' with { type: 'json' };

const NAMES = wordSet(sites.names);
/** Minimum word lengths for one and for two wrong letters. */
const LETTERS_FOR_ONE_ERROR = 5;
const LETTERS_FOR_TWO_ERRORS = 8;
const MAX_NAME_LENGTH = 24;
/** Halves of a joined name have at least this length and at most this rarity, in nats. */
const MIN_HALF_LENGTH = 3;
const RAREST_HALF = 10.5;

/** Whether a word is one of the names, or a non-English word that is spelled almost like one. */
export function isNearName(word: string, names: ReadonlySet<string> = NAMES): boolean {
  if (names.has(word)) return true;
  if (word.length < LETTERS_FOR_ONE_ERROR || word.length > MAX_NAME_LENGTH) return false;
  if (wordRarity(lexiconOf('en').entry(word).key) < MOST_RARITY) return false;
  const most = word.length >= LETTERS_FOR_TWO_ERRORS ? 2 : 1;
  for (const name of namesWith(word[0]!, names)) {
    if (Math.abs(name.length - word.length) <= most && editDistance(word, name, most) <= most) return true;
  }
  return false;
}

const byFirstLetter = new WeakMap<ReadonlySet<string>, Map<string, string[]>>();

/** The names that start with a letter and are long enough to be misspelled. */
function namesWith(letter: string, names: ReadonlySet<string>): readonly string[] {
  let groups = byFirstLetter.get(names);
  if (groups === undefined) {
    groups = new Map();
    for (const name of names) {
      if (name.length < LETTERS_FOR_ONE_ERROR) continue;
      const group = groups.get(name[0]!);
      if (group === undefined) groups.set(name[0]!, [name]);
      else group.push(name);
    }
    byFirstLetter.set(names, groups);
  }
  return groups.get(letter) ?? [];
}

/** Whether an unknown word consists of two or more known ones, as in a site's address. */
export function joinedWords(word: string): boolean {
  if (word.length < MIN_HALF_LENGTH * 2 || word.length > MAX_NAME_LENGTH) return false;
  for (let cut = MIN_HALF_LENGTH; cut <= word.length - MIN_HALF_LENGTH; cut += 1) {
    if (isCommon(word.slice(0, cut)) && isCommon(word.slice(cut))) return true;
  }
  return false;
}

function isCommon(part: string): boolean {
  const entry = lexiconOf('en').entry(part);
  const limit = part.length === MIN_HALF_LENGTH ? RAREST_HALF - 1.5 : RAREST_HALF;
  return NAMES.has(part) || (/^[a-z]+$/.test(part) && wordRarity(entry.key) <= limit);
}

/**
 * Edit distance of two short words: insertions, deletions, replacements, and swaps of adjacent letters. May be inexact
 * above `most`.
 */
export function editDistance(a: string, b: string, most: number): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let cost = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, before[j - 2]! + 1);
      row.push(cost);
      least = Math.min(least, cost);
    }
    if (least > most) return least;
    before = last;
    last = row;
  }
  return last[b.length]!;
}
