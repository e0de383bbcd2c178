import { isDerived } from '../background/derived-words.ts';
import { MOST_RARITY, wordRarity } from '../background/word-rarity.ts';
import type { Place } from '../paper/types.ts';
import type { AnalyzedBlock } from '../text/analyze-paper.ts';

/** Shorter words have too many neighbors. */
const MIN_LENGTH = 5;
/** Longer strings are not words; each letter adds about fifty neighbors. */
const MAX_LENGTH = 24;
/** A lowercase word without hyphens, digits, and characters of addresses, file names, and handles. */
const PLAIN_WORD = /(?<![\p{L}\p{N}.@/_'’-])[a-z]+(?![\p{L}\p{N}_/@-]|\.\p{L}|['’]\p{L})/gu;
/** A word used more often is a subject word. */
const MAX_USES = 2;
/** The intended word must be common: its maximum rarity in nats, about that of 'committee'. */
const MAX_RARITY = 7.5;
/** A text with more unknown words is code or another language; only this many are looked up. */
const MAX_UNKNOWN = 60;
/** Shorter stems match too many words. */
const MIN_NEIGHBOR_LENGTH = 3;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz'.split('');
/** A word of a block that may be misspelled, unless the rest of the text confirms it. */
interface UnknownWord {
  key: string;
  start: number;
  end: number;
}

const cache = new WeakMap<AnalyzedBlock, readonly UnknownWord[]>();
const nearCommonCache = new Map<string, boolean>();
const MAX_CACHED_WORDS = 2000;

/**
 * Collects probable misspellings in English: words in no table, not formed from a known word by usual prefixes and
 * suffixes, used once or twice, and one edit (letter added, removed, replaced, or swapped) away from a common word.
 */
export class MisspellingFinder {
  private readonly words: (UnknownWord & { block: number })[] = [];
  private readonly subject: ReadonlySet<string>;

  /** @param subject stem keys of the keyword and of known subject words, which are accepted */
  constructor(subject: ReadonlySet<string>) {
    this.subject = subject;
  }

  /** Adds the unknown words of a block of English running text. */
  add(index: number, block: AnalyzedBlock): void {
    let words = cache.get(block);
    if (words === undefined) {
      words = unknownWords(block);
      cache.set(block, words);
    }
    for (const word of words) if (!this.subject.has(word.key)) this.words.push({ block: index, ...word });
  }

  /** Their places, in reading order. */
  places(): Place[] {
    const byKey = Map.groupBy(this.words, ({ key }) => key);
    const wrong = new Set(
      [...byKey]
        .slice(0, MAX_UNKNOWN)
        .filter(([key, uses]) => uses.length <= MAX_USES && isNearCommonWord(key))
        .map(([key]) => key),
    );
    return this.words.flatMap(({ key, block, start, end }) =>
      wrong.has(key) ? [{ block, start, end }] : [],
    );
  }
}

function unknownWords({ reading, entries }: AnalyzedBlock): UnknownWord[] {
  const keyAt = new Map(entries.map(({ key }, token) => [reading.tokens.starts[token]!, key]));
  return [...reading.text.matchAll(PLAIN_WORD)].flatMap(({ index: start, 0: word }) => {
    const key = keyAt.get(start);
    const isLongEnough = word.length >= MIN_LENGTH && word.length <= MAX_LENGTH;
    return key !== undefined && isLongEnough && wordRarity(key) === MOST_RARITY && !isDerived(word)
      ? [{ key, start, end: start + word.length }]
      : [];
  });
}

/** Cached, since most unknown words persist from one edit to the next. */
function isNearCommonWord(key: string): boolean {
  const known = nearCommonCache.get(key);
  if (known !== undefined) return known;
  if (nearCommonCache.size >= MAX_CACHED_WORDS) nearCommonCache.clear();
  let isNear = false;
  for (const neighbor of neighborsOf(key)) {
    isNear = neighbor.length >= MIN_NEIGHBOR_LENGTH && wordRarity(neighbor) <= MAX_RARITY;
    if (isNear) break;
  }
  nearCommonCache.set(key, isNear);
  return isNear;
}

/** One letter removed, swapped, replaced, or added (Damerau 1964). */
function* neighborsOf(word: string): Generator<string> {
  for (let at = 0; at <= word.length; at += 1) {
    const [before, after] = [word.slice(0, at), word.slice(at + 1)];
    if (at < word.length) yield before + after;
    if (at + 1 < word.length) yield before + word[at + 1]! + word[at]! + word.slice(at + 2);
    for (const letter of LETTERS) {
      if (at < word.length) yield before + letter + after;
      yield before + letter + word.slice(at);
    }
  }
}
