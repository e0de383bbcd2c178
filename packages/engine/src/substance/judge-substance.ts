import type { Place } from '../paper/types.ts';
import type { SubstanceReading } from './read-substance.ts';
import weights from './substance-weights.json' with { type: 'json' };

/** What is asked of a text before its form counts, in the order in which it is shown. */
export const SUBSTANCE_CODES = [
  'enough_text',
  'word_order',
  'sentences',
  'repetition',
  'coherence',
  'relevance',
] as const;

export type SubstanceCode = (typeof SUBSTANCE_CODES)[number];

/** How one question is answered. */
export interface SubstanceJudgment {
  code: SubstanceCode;
  /** Share (0 to 1) of the score that is left by it alone; 1 where nothing is wrong or nothing is known. */
  kept: number;
  /** What it rests on; none where it is no plain figure. */
  values: Readonly<Record<string, number>>;
  places: readonly Place[];
}

/** A slope: all is kept on the side of `good`, `worst` is kept on the side of `bad`, and between them in proportion. */
interface Slope {
  good: number;
  bad: number;
  worst: number;
}

/** Limits by the articles of the build half, each so that hardly a real text is touched (docs/decisions/0351). */
const ENOUGH_WORDS: Slope = { good: 200, bad: 0, worst: 0.2 };
const ORDER: Slope = { good: 0.1, bad: -0.15, worst: 0.15 };
const ENUMERATED: Slope = { good: 0.15, bad: 0.5, worst: 0.3 };
const REPEATED: Slope = { good: 0.15, bad: 0.5, worst: 0.3 };
const COHERENCE: Slope = { good: -1.3, bad: -2.05, worst: 0.35 };
const RELEVANCE: Slope = { good: -1.25, bad: -1.95, worst: 0.35 };
/** A keyword that stands well in its sentences vouches for their being one text, and one that does not speaks against it. */
const VOUCHED_SHARE = 0.6;
const MOST_VOUCHED = 1.5;
const LEAST_VOUCHED = -2;

/** From this share of repeated runs on less is made of the other questions, at twice the share nothing. */
const MOSTLY_REPEATED = 0.3;

/** So many pairs of words, sentences and uses of the keyword a judgment needs to count in full; half as many, and it counts for nothing. */
const SURE_PAIRS = 120;
const SURE_SENTENCES = 16;
const SURE_USES = 4;

/** Judges what was measured of a text's substance; what the language leaves out is not judged. */
export function judgeSubstance(reading: SubstanceReading): SubstanceJudgment[] {
  const { words, pairs, sentences, keywordUses, places } = reading;
  // A text that mostly repeats itself says that alone.
  const said = Math.min(1, Math.max(0, 2 - reading.repeated / MOSTLY_REPEATED));
  const ofSentences = said * sureness(sentences, SURE_SENTENCES);
  const relevance = oddsOf(weights.relevance, reading.relevance);
  const vouched = VOUCHED_SHARE * Math.min(MOST_VOUCHED, Math.max(LEAST_VOUCHED, relevance));
  const coherence = oddsOf(weights.coherence, reading.coherence) + vouched;
  const hundredths = (share: number): number => Math.round(share * 100) / 100;
  const judgments: SubstanceJudgment[] = [
    {
      code: 'enough_text',
      kept: keptOn(ENOUGH_WORDS, words),
      values: { words: Math.round(words), enough: ENOUGH_WORDS.good },
      places: [],
    },
    {
      code: 'word_order',
      kept: soften(keptOn(ORDER, reading.order), sureness(pairs, SURE_PAIRS)),
      values: {},
      places: places.order,
    },
    {
      code: 'sentences',
      kept: keptOn(ENUMERATED, reading.enumerated),
      values: { share: hundredths(reading.enumerated) },
      places: places.enumerated,
    },
    {
      code: 'repetition',
      kept: keptOn(REPEATED, reading.repeated),
      values: { share: hundredths(reading.repeated) },
      places: places.repeated,
    },
    {
      code: 'coherence',
      kept: soften(keptOn(COHERENCE, coherence), ofSentences),
      values: {},
      places: [],
    },
    {
      code: 'relevance',
      kept: soften(keptOn(RELEVANCE, relevance), Math.min(ofSentences, sureness(keywordUses, SURE_USES))),
      values: { uses: keywordUses },
      places: places.relevance,
    },
  ];
  return judgments.filter(({ code }) => isKnown(code, reading));
}

function isKnown(code: SubstanceCode, { hasOrder, hasFunctionWords }: SubstanceReading): boolean {
  if (code === 'word_order') return hasOrder;
  return code === 'coherence' || code === 'relevance' ? hasFunctionWords : true;
}

function keptOn({ good, bad, worst }: Slope, value: number): number {
  const wrong = Math.min(1, Math.max(0, (value - good) / (bad - good)));
  return 1 - wrong * (1 - worst);
}

/** 0 up to half of what is sure, from there on in proportion up to 1. */
const sureness = (count: number, sure: number): number => Math.min(1, Math.max(0, count / (sure / 2) - 1));

const soften = (kept: number, sure: number): number => 1 - (1 - kept) * sure;

function oddsOf(
  { bias, weights: own }: { bias: number; weights: readonly number[] },
  facts: readonly number[],
) {
  return facts.reduce((sum, fact, at) => sum + own[at]! * fact, bias);
}
