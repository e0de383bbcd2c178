import type { AnalyzedBlock } from '../text/analyze-paper.ts';
import type { WordEntry } from '../text/lexicon.ts';
import type { Sentence } from '../text/read-block.ts';
import { classSequence } from './order-classes.ts';
import type { OrderModel } from './word-order.ts';

/** What a sentence of running text says of its substance, whatever the keyword is. */
export interface SentenceFacts {
  readonly sentence: Sentence;
  /** Stems of its words that carry a subject, each once; words that are common in any text do not. */
  readonly stems: ReadonlySet<string>;
  /** Stems of its longer words, which are mostly not everybody's; one that comes again stands there again. */
  readonly telling: readonly string[];
  /** Sum of the bonds between neighbors, and how many there are; 0 where the language has no table. */
  readonly bonds: number;
  readonly pairs: number;
  /** It enumerates: hardly a function word in it, or hardly two words without a mark between. */
  readonly isEnumeration: boolean;
  /** All its words as a number. */
  readonly whole: number;
  /** Each run of six words as a number. */
  readonly runs: readonly number[];
  /** Each run of three words, two of which carry a subject, as a number. */
  readonly phrases: readonly number[];
}

/** A shorter sentence has too few words to tell an enumeration. */
const ENUMERATION_WORDS = 8;
/** Fewer function words than this share make a sentence an enumeration. */
const ENUMERATION_SHARE = 0.08;
/** In whatever language, a sentence with fewer words joined to the one before is a list. */
const JOINED_SHARE = 0.4;
/** So many neighbors tell that words are in no order, where they are bound so loosely on average, in nats. */
const MIN_PAIRS = 25;
const LOOSE_BOND = -0.05;
const RUN_WORDS = 6;
const PHRASE_WORDS = 3;
/** A phrase with fewer words that carry a subject is any text's. */
const TELLING_WORDS = 2;
const MIN_LETTERS = 3;
const TELLING_LETTERS = 5;
const DIGIT = /\d/;
const FIGURES_SHARE = 0.15;
/** Tells most words, and faster. */
const LATIN_START = /^[a-z]/;
const LATIN = /\p{Script=Latin}/u;
const HASH_FACTOR = 31;

const cache = new WeakMap<AnalyzedBlock, readonly SentenceFacts[]>();

/** The sentences of a block of running text; remembered with the block. */
export function sentenceFacts(
  block: AnalyzedBlock,
  order: OrderModel | null,
  common: ReadonlySet<string>,
): readonly SentenceFacts[] {
  let facts = cache.get(block);
  if (facts === undefined) {
    facts = block.reading.sentences.map((sentence) => factsOf(block, sentence, order, common));
    cache.set(block, facts);
  }
  return facts;
}

/** Whether the words of a block are in no order; a list of ingredients has one of its own. */
export function isDisordered({ entries }: AnalyzedBlock, sentences: readonly SentenceFacts[]): boolean {
  const pairs = sentences.reduce((sum, facts) => sum + facts.pairs, 0);
  const bonds = sentences.reduce((sum, facts) => sum + facts.bonds, 0);
  if (pairs < MIN_PAIRS || bonds >= pairs * LOOSE_BOND) return false;
  return entries.filter(({ lower }) => DIGIT.test(lower)).length < entries.length * FIGURES_SHARE;
}

function factsOf(
  block: AnalyzedBlock,
  sentence: Sentence,
  order: OrderModel | null,
  common: ReadonlySet<string>,
): SentenceFacts {
  const entries = block.entries.slice(sentence.firstToken, sentence.lastToken);
  const hashes = entries.map(({ key }) => hash(key));
  const content = entries.filter(({ isFunctionWord }) => !isFunctionWord);
  const stems = new Set<string>();
  for (const { key } of content) {
    if (key.length >= MIN_LETTERS && !common.has(key) && !DIGIT.test(key)) stems.add(key);
  }
  let bonds = 0;
  let pairs = 0;
  const isForeign = order !== null && isNotLatin(entries);
  if (order !== null && !isForeign) {
    const { classes } = classSequence(block, sentence, order.classOf);
    pairs = classes.length - 1;
    for (let at = 1; at < classes.length; at += 1) bonds += order.bond(classes[at - 1]!, classes[at]!);
  }
  return {
    sentence,
    stems,
    telling: content.filter(({ lower }) => lower.length >= TELLING_LETTERS).map(({ key }) => key),
    bonds,
    pairs,
    isEnumeration:
      entries.length >= ENUMERATION_WORDS &&
      !isForeign &&
      (hasCommasOnly(block, sentence) ||
        (order !== null && entries.length - content.length < entries.length * ENUMERATION_SHARE)),
    whole: runsOf(hashes, hashes.length)[0] ?? 0,
    runs: runsOf(hashes, RUN_WORDS),
    phrases: phrasesOf(entries, hashes, stems),
  };
}

/** Whether a sentence is written in other letters than the languages whose order of words is known. */
const isNotLatin = (entries: readonly WordEntry[]): boolean =>
  entries.filter(({ lower }) => LATIN_START.test(lower) || LATIN.test(lower)).length * 2 < entries.length;

/** Most of its words stand alone between commas or other marks. */
function hasCommasOnly({ reading }: AnalyzedBlock, { firstToken, lastToken }: Sentence): boolean {
  const joined = reading.tokens.adjoining.subarray(firstToken + 1, lastToken);
  return joined.reduce((count, flag) => count + flag, 0) < joined.length * JOINED_SHARE;
}

function runsOf(hashes: readonly number[], words: number): number[] {
  const runs: number[] = [];
  for (let at = 0; at + words <= hashes.length; at += 1) runs.push(runAt(hashes, at, words));
  return runs;
}

function runAt(hashes: readonly number[], from: number, words: number): number {
  let run = 0;
  for (let at = from; at < from + words; at += 1) run = (Math.imul(run, HASH_FACTOR) + hashes[at]!) | 0;
  return run;
}

function phrasesOf(
  entries: readonly WordEntry[],
  hashes: readonly number[],
  telling: ReadonlySet<string>,
): number[] {
  const phrases: number[] = [];
  const tells = entries.map(({ key }) => (telling.has(key) ? 1 : 0));
  let count = 0;
  for (const [at, own] of tells.entries()) {
    count += own - (tells[at - PHRASE_WORDS] ?? 0);
    const from = at - PHRASE_WORDS + 1;
    if (from >= 0 && count >= TELLING_WORDS) phrases.push(runAt(hashes, from, PHRASE_WORDS));
  }
  return phrases;
}

function hash(key: string): number {
  let value = 0;
  for (let at = 0; at < key.length; at += 1) value = (Math.imul(value, HASH_FACTOR) + key.charCodeAt(at)) | 0;
  return Math.imul(value ^ (value >>> 15), 0x2c_1b_3c_6d);
}
