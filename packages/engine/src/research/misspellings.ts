import { MOST_RARITY, wordRarity } from '../background/word-rarity.ts';
import type { Place } from '../paper/types.ts';
import type { AnalyzedBlock } from '../text/analyze-paper.ts';
import { stemEnglish } from '../text/stem-english.ts';

/** Shorter words have too many neighbors. */
const SHORTEST = 5;
/** Longer strings are no words; each letter adds about fifty neighbors. */
const LONGEST = 24;
/** A word in lower case without hyphens, digits and the signs of addresses, file names and handles. */
const PLAIN_WORD = /(?<![\p{L}\p{N}.@/_'’-])[a-z]+(?![\p{L}\p{N}_/@-]|\.\p{L}|['’]\p{L})/gu;
/** A word that a text uses more often is a word of its subject. */
const MOST_USES = 2;
/** What a writer meant to write is a common word: rarity in nats, 'committee' is near it. */
const RAREST_MEANT = 7.5;
/** A text with more words that nobody knows is code or another language; only so many are looked up. */
const MOST_UNKNOWN = 60;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz'.split('');
const PREFIXES =
  'anti auto bio by co cyber de dis down e eco hyper in inter mega micro mid mis multi non off on out over post pre re self semi sub super un under up'.split(
    ' ',
  );
const SUFFIXES =
  'able age al dom ed er ers es ful hood ic icity ier iest ification ify ility ing ion ions isation ised ish ising ism ist istic ists ite ites ive ization ize ized izing less like ly ment ness or ors s ship wise y'.split(
    ' ',
  );
/** Both halves of a compound are as common. */
const RAREST_HALF = 9;
const SHORTEST_PART = 3;

/** A word of a block that may be misspelled, if the rest of the text does not make it a word. */
interface UnknownWord {
  key: string;
  start: number;
  end: number;
}

const remembered = new WeakMap<AnalyzedBlock, readonly UnknownWord[]>();
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
    let words = remembered.get(block);
    if (words === undefined) {
      words = unknownWords(block);
      remembered.set(block, words);
    }
    for (const word of words) if (!this.subject.has(word.key)) this.words.push({ block: index, ...word });
  }

  /** Where they stand, in reading order. */
  places(): Place[] {
    const byKey = Map.groupBy(this.words, ({ key }) => key);
    const wrong = new Set(
      [...byKey]
        .slice(0, MOST_UNKNOWN)
        .filter(([key, uses]) => uses.length <= MOST_USES && isNearCommonWord(key))
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
    const isLongEnough = word.length >= SHORTEST && word.length <= LONGEST;
    return key !== undefined && isLongEnough && !isKnown(key) && !isDerived(word)
      ? [{ key, start, end: start + word.length }]
      : [];
  });
}

const isKnown = (key: string): boolean => wordRarity(key) < MOST_RARITY;

/** 'Repotting' and 'contactless' are made of words, and so is 'swimlane'. */
function isDerived(word: string): boolean {
  const isWord = (part: string): boolean => part.length >= SHORTEST_PART && isKnown(stemEnglish(part));
  const isBase = (base: string): boolean =>
    [base, `${base}e`, base.replace(/(.)\1$/, '$1'), base.replace(/i$/, 'y')].some(isWord);
  if (PREFIXES.some((prefix) => word.startsWith(prefix) && isWord(word.slice(prefix.length)))) return true;
  if (SUFFIXES.some((suffix) => word.endsWith(suffix) && isBase(word.slice(0, -suffix.length)))) return true;
  for (let at = SHORTEST_PART; at <= word.length - SHORTEST_PART; at += 1)
    if ([word.slice(0, at), word.slice(at)].every((half) => wordRarity(stemEnglish(half)) < RAREST_HALF))
      return true;
  return false;
}

/** Remembered of the last words, since most stand in the text from one edit to the next. */
function isNearCommonWord(key: string): boolean {
  const known = meantBy.get(key);
  if (known !== undefined) return known;
  if (meantBy.size >= REMEMBERED_WORDS) meantBy.clear();
  let isNear = false;
  for (const neighbor of neighborsOf(key)) {
    isNear = neighbor.length >= SHORTEST_PART && wordRarity(neighbor) <= RAREST_MEANT;
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
