import { isDerived } from '../background/derived-words.ts';
import { MOST_RARITY, wordRarity } from '../background/word-rarity.ts';
import type { Place } from '../paper/types.ts';
import type { AnalyzedBlock } from '../text/analyze-paper.ts';

/** Shorter words have too many neighbors. */
const MIN_LENGTH = 5;
/** Longer strings are no words; each letter adds about fifty neighbors. */
const MAX_LENGTH = 24;
/** A word in lower case without hyphens, digits and the signs of addresses, file names and handles. */
const PLAIN_WORD = /(?<![\p{L}\p{N}.@/_'’-])[a-z]+(?![\p{L}\p{N}_/@-]|\.\p{L}|['’]\p{L})/gu;
/** A word that a text uses more often is a word of its subject. */
const MAX_USES = 2;
/** What a writer meant to write is a common word: rarity in nats, 'committee' is near it. */
const RAREST_MEANT = 7.5;
/** A text with more words that nobody knows is code or another language; only so many are looked up. */
const MAX_UNKNOWN = 60;
/** A shorter stem stands for too many words. */
const MIN_NEIGHBOR_LENGTH = 3;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz'.split('');
/** A word of a block that may be misspelled, if the rest of the text does not make it a word. */
interface UnknownWord {
  key: string;
  start: number;
  end: number;
}

const cache = new WeakMap<AnalyzedBlock, readonly UnknownWord[]>();
const meantBy = new Map<string, boolean>();
const REMEMBERED_WORDS = 2000;

/**
 * Gathers English words that are probably misspelled: no table holds them, none of the usual prefixes and suffixes makes them of a
 * known word, the text uses them once or twice, and one letter more, less, or other, or two exchanged make a common word of them.
 */
export class Misspellings {
  private readonly words: (UnknownWord & { block: number })[] = [];
  private readonly subject: ReadonlySet<string>;

  /** @param subject stem keys of the keyword and of what is known of its subject: these are words */
  constructor(subject: ReadonlySet<string>) {
    this.subject = subject;
  }

  /** Takes the unknown words of a block of running text in English. */
  add(index: number, block: AnalyzedBlock): void {
    let words = cache.get(block);
    if (words === undefined) {
      words = unknownWords(block);
      cache.set(block, words);
    }
    for (const word of words) if (!this.subject.has(word.key)) this.words.push({ block: index, ...word });
  }

  /** Where they stand, in reading order. */
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

/** Remembered of the last words, since most stand in the text from one edit to the next. */
function isNearCommonWord(key: string): boolean {
  const known = meantBy.get(key);
  if (known !== undefined) return known;
  if (meantBy.size >= REMEMBERED_WORDS) meantBy.clear();
  let isNear = false;
  for (const neighbor of neighborsOf(key)) {
    isNear = neighbor.length >= MIN_NEIGHBOR_LENGTH && wordRarity(neighbor) <= RAREST_MEANT;
    if (isNear) break;
  }
  meantBy.set(key, isNear);
  return isNear;
}

/** A letter less, two exchanged, a letter other or more (Damerau 1964). */
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
