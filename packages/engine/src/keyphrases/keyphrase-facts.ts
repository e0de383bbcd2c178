import { rarityIn } from '../background/rarity.ts';
import type { KeyphraseCandidate } from './keyphrase-candidates.ts';

/** The rarity assumed for every word in a language without a frequency table, in nats. */
const PLAIN_RARITY = 9;
/** Without known verbs, a run is not a noun phrase, and a single word is as good as a chain. */
const PLAIN_WHOLE_SHARE = 0.5;

/** What predicts whether a reader names a phrase: frequency, rarity, position, and form, nothing about single words. */
export const KEYPHRASE_FACTS = [
  /** Natural logarithm of its count. */
  'count',
  /** Share (0 to 1) of its uses as a whole noun phrase. */
  'whole',
  /** Mean background rarity of its words, in nats. */
  'rarity',
  /** Mean natural logarithm of the counts of its words. */
  'wordCount',
  /** Natural logarithm of 1 + the words before its first use. */
  'position',
  /** 1 for an adjective or participle at the end. */
  'modifierAtEnd',
  /** 1 for a noun with little meaning at the start. */
  'vagueAtStart',
  /** 1 if its first word has a digit or capitals beyond the first letter. */
  'marked',
] as const;

export type KeyphraseFact = (typeof KEYPHRASE_FACTS)[number];

/** Facts of a candidate, in the order of `KEYPHRASE_FACTS`. `wordCounts` counts every word of the text by its stem key. */
export function keyphraseFacts(
  { keys, count, wholeCount, wordsBefore, firstClass, lastClass, isMarked }: KeyphraseCandidate,
  wordCounts: ReadonlyMap<string, number>,
  language: string,
): number[] {
  let rarity = 0;
  let logCounts = 0;
  for (const key of keys) {
    rarity += rarityIn(language, key) ?? PLAIN_RARITY;
    logCounts += Math.log(wordCounts.get(key) ?? 1);
  }
  return [
    Math.log(count),
    language === 'en' ? wholeCount / count : PLAIN_WHOLE_SHARE,
    rarity / keys.length,
    logCounts / keys.length,
    Math.log(1 + wordsBefore),
    lastClass === 'modifier' ? 1 : 0,
    firstClass === 'vague' ? 1 : 0,
    isMarked ? 1 : 0,
  ];
}
