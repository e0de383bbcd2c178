import type { AnalyzedBlock } from '../text/analyze-paper.ts';
import type { WordEntry } from '../text/lexicon.ts';
import type { Sentence } from '../text/read-block.ts';
import { classSequence } from './order-classes.ts';
import type { OrderModel } from './word-order.ts';

/** Facts about the substance of a sentence in running text, independent of the keyword. */
export interface SentenceFacts {
  readonly sentence: Sentence;
  /** Distinct stems of its content words, without words common in any text. */
  readonly stems: ReadonlySet<string>;
  /** Stems of its longer words, mostly specific ones; repeats are kept. */
  readonly telling: readonly string[];
  /** Sum of the bonds between neighboring words, and their number; 0 if the language has no table. */
  readonly bonds: number;
  readonly pairs: number;
  /** Whether it is an enumeration: hardly any function words, or hardly two words without punctuation between them. */
  readonly isEnumeration: boolean;
  /** Hash of the whole sentence. */
  readonly whole: number;
  /** Hash of each run of six words. */
  readonly runs: readonly number[];
  /** Hash of each run of three words with at least two content words. */
  readonly phrases: readonly number[];
}

/** Shorter sentences cannot be classified as enumerations. */
const ENUMERATION_WORDS = 8;
/** A sentence with a lower share of function words is an enumeration. */
const ENUMERATION_SHARE = 0.08;
/** In any language, a sentence with a lower share of words not separated by punctuation is a list. */
const JOINED_SHARE = 0.4;
/** From this many word pairs on, words are in random order if their mean bond (in nats) is this low. */
const MIN_PAIRS = 25;
const LOOSE_BOND = -0.05;
const RUN_WORDS = 6;
const PHRASE_WORDS = 3;
/** A phrase with fewer content words could be from any text. */
const TELLING_WORDS = 2;
const MIN_LETTERS = 3;
const TELLING_LETTERS = 5;
const DIGIT = /\d/;
const FIGURES_SHARE = 0.15;
/** Fast path that decides for most words. */
const LATIN_START = /^[a-z]/;
const LATIN = /\p{Script=Latin}/u;
const HASH_FACTOR = 31;

const cache = new WeakMap<AnalyzedBlock, readonly SentenceFacts[]>();

/** The sentences of a block of running text, cached with the block. */
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

/** Whether the words of a block are in random order; an ingredient list has an order of its own. */
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

/** Whether a sentence is written in a script other than that of the languages with known word order. */
const isNotLatin = (entries: readonly WordEntry[]): boolean =>
  entries.filter(({ lower }) => LATIN_START.test(lower) || LATIN.test(lower)).length * 2 < entries.length;

/** Whether most of its words stand alone between commas or other punctuation. */
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
