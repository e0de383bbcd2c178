import type { EaseCounts } from './ease-counts.ts';

/** The direction in which a feature changes the ease: the sign found in the literature on readability. */
export const EASE_SIGNS = {
  /** Share of words that a fourth-grader is not expected to know. */
  strangeness: -1,
  /** Mean rarity of the content words in films, and in films and books, in nats. */
  spoken: -1,
  written: -1,
  /** Share of all words beyond about the first 1,000, 3,000, and 7,000 of speech, and of those never heard. */
  beyond1000: -1,
  beyond3000: -1,
  beyond7000: -1,
  unheard: -1,
  /** Natural logarithm of the words per sentence. */
  sentenceLength: -1,
  /** Natural logarithm of the mean length of the sentence that a word is in: long sentences count more. */
  longSentences: -1,
  /** Standard deviation of the sentence lengths, as a share of their mean. */
  spread: -1,
  /** Commas, semicolons, and colons per sentence, as a logarithm. */
  commas: -1,
  /** Characters and syllables per word; words with three or more syllables. */
  wordLength: -1,
  syllables: -1,
  polysyllables: -1,
  /** Share of personal pronouns, and of words like "don't". */
  persons: 1,
  contractions: 1,
  /** Distinct words in runs of 50. */
  variety: -1,
  /** Share of nouns in '-tion', '-ment', '-ity', and the like. */
  abstract: -1,
  /** Passive clauses per sentence. */
  passives: -1,
  /** Share of 'of' and of 'the', which indicate nested noun phrases, and of words that join clauses. */
  ofs: -1,
  thes: -1,
  subordinators: -1,
} as const;

export type EaseFeature = keyof typeof EASE_SIGNS;

/** Minimum share of content words that are not names. Running text has a third to a half. */
const MIN_KNOWN = 0.1;

/** The ease features of a text, null for those that cannot be determined. Null without words. */
export function easeFeatures(counts: EaseCounts): Record<EaseFeature, number | null> | null {
  const { words, sentences, contentWords } = counts;
  if (words === 0 || sentences === 0) return null;
  // In an all-capitals text, every word may be a name, so the words are not judged.
  const areWordsKnown = contentWords >= words * MIN_KNOWN;
  const ofWords = (count: number): number | null => (areWordsKnown ? count / words : null);
  const mean = words / sentences;
  const variance = Math.max(0, counts.squares / sentences - mean * mean);
  return {
    strangeness: ofWords(counts.strangeness),
    spoken: areWordsKnown ? counts.spoken / contentWords : null,
    written: areWordsKnown ? counts.written / contentWords : null,
    beyond1000: ofWords(counts.beyond1000),
    beyond3000: ofWords(counts.beyond3000),
    beyond7000: ofWords(counts.beyond7000),
    unheard: ofWords(counts.unheard),
    sentenceLength: Math.log(mean),
    longSentences: Math.log(counts.squares / words),
    spread: Math.sqrt(variance) / mean,
    commas: Math.log1p(counts.commas / sentences),
    wordLength: counts.letters / words,
    syllables: counts.syllables / words,
    polysyllables: counts.polysyllables / words,
    persons: counts.persons / words,
    contractions: counts.contractions / words,
    variety: counts.variety,
    abstract: ofWords(counts.abstract),
    passives: counts.passives / sentences,
    ofs: counts.ofs / words,
    thes: counts.thes / words,
    subordinators: counts.subordinators / words,
  };
}
