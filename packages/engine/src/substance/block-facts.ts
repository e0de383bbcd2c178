import type { AnalysedBlock } from '../text/analyse-paper.ts';
import type { Sentence } from '../text/read-block.ts';
import { classSequence } from './order-classes.ts';
import type { OrderModel } from './word-order.ts';

/** What a sentence of running text says of its substance, whatever the keyword is. */
export interface SentenceFacts {
  readonly sentence: Sentence;
  /** Stems of its words that carry a subject, each once. */
  readonly stems: ReadonlySet<string>;
  /** Sum of the bonds between neighbors, and how many there are; 0 where the language has no table. */
  readonly bonds: number;
  readonly pairs: number;
  /** It enumerates: hardly a function word in it. */
  readonly isEnumeration: boolean;
  /** Each run of six words as a number. */
  readonly runs: readonly number[];
}

/** A shorter sentence has too few words to tell an enumeration. */
const ENUMERATION_WORDS = 8;
/** Fewer function words than this share make a sentence an enumeration. */
const ENUMERATION_SHARE = 0.08;
const RUN_WORDS = 6;
const LEAST_LETTERS = 3;
const HASH_FACTOR = 31;

const remembered = new WeakMap<AnalysedBlock, readonly SentenceFacts[]>();

/** The sentences of a block of running text; remembered with the block. */
export function sentenceFacts(block: AnalysedBlock, order: OrderModel | null): readonly SentenceFacts[] {
  let facts = remembered.get(block);
  if (facts === undefined) {
    facts = block.reading.sentences.map((sentence) => factsOf(block, sentence, order));
    remembered.set(block, facts);
  }
  return facts;
}

function factsOf(block: AnalysedBlock, sentence: Sentence, order: OrderModel | null): SentenceFacts {
  const entries = block.entries.slice(sentence.firstToken, sentence.lastToken);
  const content = entries.filter(({ isFunctionWord }) => !isFunctionWord);
  const stems = content.map(({ key }) => key).filter((key) => key.length >= LEAST_LETTERS && !/\d/.test(key));
  let bonds = 0;
  let pairs = 0;
  if (order !== null) {
    const { classes } = classSequence(block, sentence, order.classOf);
    pairs = classes.length - 1;
    for (let at = 1; at < classes.length; at += 1) bonds += order.bond(classes[at - 1]!, classes[at]!);
  }
  return {
    sentence,
    stems: new Set(stems),
    bonds,
    pairs,
    isEnumeration:
      entries.length >= ENUMERATION_WORDS &&
      entries.length - content.length < entries.length * ENUMERATION_SHARE,
    runs: runsOf(entries.map(({ key }) => key)),
  };
}

function runsOf(keys: readonly string[]): number[] {
  const hashes = keys.map(hash);
  return hashes.slice(RUN_WORDS - 1).map((_, at) => {
    let run = 0;
    for (let word = 0; word < RUN_WORDS; word += 1)
      run = (Math.imul(run, HASH_FACTOR) + hashes[at + word]!) | 0;
    return run;
  });
}

function hash(key: string): number {
  let value = 0;
  for (let at = 0; at < key.length; at += 1) value = (Math.imul(value, HASH_FACTOR) + key.charCodeAt(at)) | 0;
  return Math.imul(value ^ (value >>> 15), 0x2c_1b_3c_6d);
}
