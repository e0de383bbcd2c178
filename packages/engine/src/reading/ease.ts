import type { EaseCounts } from './ease-counts.ts';

/** One feature of how easy a text is. */
interface Feature {
  /** Mean and standard deviation over passages of 175 words of news at three reading levels. */
  mean: number;
  deviation: number;
  /** What one standard deviation moves the sum by; above 0 where more of it is easier. */
  weight: number;
}

/**
 * The regression. The signs are those of the literature on readability; the sizes lie between equal weights for the four
 * groups (word knowledge, length of sentences, abstractness, people in the text) and a ridge regression with these signs
 * on OneStopEnglish, so that they hold for other subjects and ages too. Decision 0121 says how it was fitted.
 */
const FEATURES = {
  /** Share of words that a fourth-grader is expected not to know. */
  strangeness: { mean: 0.1735, deviation: 0.039, weight: -0.26 },
  /** Natural logarithm of words to a sentence. */
  sentenceLength: { mean: 2.9916, deviation: 0.246, weight: -0.24 },
  /** Characters to a word. */
  wordLength: { mean: 4.6449, deviation: 0.2955, weight: -0.05 },
  /** Mean background rarity of the words that carry a subject, in nats. */
  rarity: { mean: 6.4423, deviation: 0.3588, weight: -0.1 },
  /** Share of personal pronouns. */
  persons: { mean: 0.0446, deviation: 0.0302, weight: 0.1 },
  /** Distinct words in runs of 50. */
  variety: { mean: 0.8231, deviation: 0.0351, weight: -0.08 },
  /** Share of nouns in '-tion', '-ment', '-ity' and the like. */
  abstract: { mean: 0.0214, deviation: 0.0152, weight: -0.05 },
  /** Passive clauses to a sentence. */
  passives: { mean: 0.1449, deviation: 0.1478, weight: -0.08 },
  /** Share of 'of', the sign of nouns that hang on nouns. */
  ofs: { mean: 0.0273, deviation: 0.0131, weight: -0.06 },
} satisfies Record<string, Feature>;

/** No single feature of a short text may decide alone. */
const MOST_DEVIATIONS = 4;
/** Share of words that must carry a subject and be no names; running text has a third to a half. */
const LEAST_KNOWN = 0.1;
/** The ease of an everyday news text, and what the sum of one moves it by. */
const MIDDLE = 50;
const SPREAD = 13;

/** How easily a text is read: 0 (hardest) to 100, 50 for everyday news. Null without a word. */
export function easeOf(counts: EaseCounts): number | null {
  const { words, sentences, contentWords } = counts;
  if (words === 0 || sentences === 0) return null;
  // In a text that is all in capitals every word may be a name: its words then say nothing.
  const areWordsKnown = contentWords >= words * LEAST_KNOWN;
  const values: Record<keyof typeof FEATURES, number | null> = {
    strangeness: areWordsKnown ? counts.strangeness / words : null,
    sentenceLength: Math.log(words / sentences),
    wordLength: counts.letters / words,
    rarity: areWordsKnown ? counts.rarity / contentWords : null,
    persons: counts.persons / words,
    variety: counts.variety,
    abstract: areWordsKnown ? counts.abstract / words : null,
    passives: counts.passives / sentences,
    ofs: counts.ofs / words,
  };
  let sum = 0;
  for (const name of Object.keys(FEATURES) as (keyof typeof FEATURES)[]) {
    const value = values[name];
    if (value === null) continue;
    const { mean, deviation, weight } = FEATURES[name];
    const score = (value - mean) / deviation;
    sum += weight * Math.max(-MOST_DEVIATIONS, Math.min(MOST_DEVIATIONS, score));
  }
  return Math.max(0, Math.min(100, MIDDLE + SPREAD * sum));
}
