import { raisedEase } from '../../reading/ease.ts';
import type { EaseCounts } from '../../reading/ease-counts.ts';
import { fleschKincaidGrade, fleschReadingEase, smogGrade } from '../../reading/reading-formulas.ts';
import type { Facts } from '../../research/facts.ts';
import { LONG_PARAGRAPH_WORDS, LONG_SENTENCE_WORDS, REPEATED_OPENINGS } from '../../research/reading.ts';
import type { LongUnit, ReadingFacts } from '../../research/reading.ts';
import type { AssessmentRule } from '../assessment-rule.ts';
import { NO_PLACES, ramp } from '../assessment-rule.ts';
import type { LeftOutReason } from '../types.ts';

const withReading = (facts: Facts, reading: Partial<ReadingFacts>): Facts => ({
  ...facts,
  reading: { ...facts.reading, ...reading },
});

/** Number of additional units when each long one is cut into pieces of at most `limit` words. */
export function countSplits(units: readonly LongUnit[], limit: number): number {
  return units.reduce((sum, unit) => sum + Math.ceil(unit.words / limit) - 1, 0);
}

const withoutSentences = ({ reading }: Facts): LeftOutReason | null =>
  reading.sentences === 0 ? 'not_applicable' : null;

const needsEnglish = (facts: Facts): LeftOutReason | null =>
  facts.reading.isEnglish ? withoutSentences(facts) : 'language';
const needsSpaces = (facts: Facts): LeftOutReason | null =>
  facts.reading.isUnspaced ? 'language' : withoutSentences(facts);

/**
 * Reading ease of plain English. These limits let the same shares of 805 real texts pass as the limits of Flesch that
 * they replace: 60, 30 below it, 35, and 70.
 */
const PLAIN_ENGLISH = 52;
/** This far below the target, only readers with years more of school can follow; a fifth of the points remains. */
const DIFFICULT_SPAN = 18;
const VERY_DIFFICULT_SHARE = 0.2;
/** A subject with difficult pages may be difficult, and one with easy pages asks for more, within limits. */
const HARDEST_ASKED = 38;
const EASIEST_ASKED = 59;

/** Target reading ease: that of the median page of the evidence, within bounds. */
function targetEase({ subject }: Facts): number {
  const middle = subject?.rivals?.easeIndex ?? PLAIN_ENGLISH;
  return Math.min(EASIEST_ASKED, Math.max(HARDEST_ASKED, middle));
}

const round1 = (value: number): number => Math.round(value * 10) / 10;

const readingEase: AssessmentRule = {
  code: 'reading_ease',
  part: 'readability',
  weight: 5,
  leftOut: needsEnglish,
  share: (facts) => {
    const ease = raisedEase(facts.reading);
    const asked = targetEase(facts);
    const difficult = asked - DIFFICULT_SPAN;
    if (ease < difficult) return ramp(ease, difficult - DIFFICULT_SPAN, difficult) * VERY_DIFFICULT_SHARE;
    return VERY_DIFFICULT_SHARE + ramp(ease, difficult, asked) * (1 - VERY_DIFFICULT_SHARE);
  },
  // More common words in sentences of the same length.
  fixed: (facts) => {
    const { reading } = facts;
    const missing = Math.max(0, targetEase(facts) - raisedEase(reading));
    return withReading(facts, { easeRaise: reading.easeRaise + missing });
  },
  values: (facts) => ({
    easeIndex: round1(raisedEase(facts.reading)),
    targetIndex: round1(targetEase(facts)),
    middleIndex: facts.subject?.rivals?.easeIndex ?? null,
    ease: round1(fleschReadingEase(facts.reading)),
    grade: round1(fleschKincaidGrade(facts.reading)),
    smog: round1(smogGrade(facts.reading)),
    middle: facts.subject?.rivals?.readingEase ?? null,
  }),
  places: NO_PLACES,
};

/** Up to the first share of long sentences a text flows; from the second on it is hard to read. */
const FEW_LONG_SENTENCES = 0.15;
const MANY_LONG_SENTENCES = 0.45;

/** The counts when each of these sentences is cut into equal pieces of at most `LONG_SENTENCE_WORDS` words. */
function splitSentences(counts: EaseCounts | null, long: readonly LongUnit[]): EaseCounts | null {
  if (counts === null) return null;
  let { sentences, squares } = counts;
  for (const { words } of long) {
    const pieces = Math.ceil(words / LONG_SENTENCE_WORDS);
    sentences += pieces - 1;
    squares -= words * words * (1 - 1 / pieces);
  }
  // At least as if all sentences had the same length.
  return { ...counts, sentences, squares: Math.max(squares, counts.words ** 2 / sentences) };
}

const longSentences: AssessmentRule = {
  code: 'long_sentences',
  part: 'readability',
  weight: 6,
  leftOut: needsSpaces,
  share: ({ reading }) =>
    1 - ramp(reading.longSentences.length / reading.sentences, FEW_LONG_SENTENCES, MANY_LONG_SENTENCES),
  fixed: (facts) => {
    const { reading } = facts;
    const added = countSplits(reading.longSentences, LONG_SENTENCE_WORDS);
    return withReading(facts, {
      sentences: reading.sentences + added,
      ease: splitSentences(reading.ease, reading.longSentences),
      longSentences: [],
    });
  },
  values: ({ reading }) => ({
    count: reading.longSentences.length,
    sentences: reading.sentences,
    limit: LONG_SENTENCE_WORDS,
    maximumShare: FEW_LONG_SENTENCES,
  }),
  places: ({ reading }) => reading.longSentences.map((sentence) => sentence.place),
};

/** Words of units beyond the limit, summed. */
export function countExcessWords(units: readonly LongUnit[], limit: number): number {
  return units.reduce((sum, unit) => sum + Math.max(0, unit.words - limit), 0);
}

/** All points are lost when this share of the running words exceeds the limit of its paragraph. */
const WALL_OF_TEXT = 0.25;

const longParagraphs: AssessmentRule = {
  code: 'long_paragraphs',
  part: 'readability',
  weight: 3,
  leftOut: needsSpaces,
  share: ({ reading }) =>
    1 - ramp(countExcessWords(reading.longParagraphs, LONG_PARAGRAPH_WORDS) / reading.words, 0, WALL_OF_TEXT),
  fixed: (facts) => withReading(facts, { longParagraphs: [] }),
  values: ({ reading }) => ({
    count: reading.longParagraphs.length,
    paragraphs: reading.paragraphs,
    limit: LONG_PARAGRAPH_WORDS,
  }),
  places: ({ reading }) => reading.longParagraphs.map((paragraph) => paragraph.place),
};

/** This many runs per hundred sentences lose all points. */
const MONOTONOUS_SHARE = 0.1;

const repeatedOpenings: AssessmentRule = {
  code: 'repeated_openings',
  part: 'readability',
  weight: 2,
  leftOut: needsSpaces,
  share: ({ reading }) => 1 - ramp(reading.repeatedOpenings.length / reading.sentences, 0, MONOTONOUS_SHARE),
  fixed: (facts) => withReading(facts, { repeatedOpenings: [] }),
  values: ({ reading }) => ({ count: reading.repeatedOpenings.length, limit: REPEATED_OPENINGS }),
  places: ({ reading }) => reading.repeatedOpenings,
};

/**
 * Up to the first share, passive voice is a matter of style (Yoast: 10 %; news texts have 13 %); above it becomes
 * tiring.
 */
const FEW_PASSIVE = 0.15;
const MANY_PASSIVE = 0.4;

const passiveVoice: AssessmentRule = {
  code: 'passive_voice',
  part: 'readability',
  weight: 2,
  leftOut: needsEnglish,
  share: ({ reading }) =>
    1 - ramp(reading.passiveSentences.length / reading.sentences, FEW_PASSIVE, MANY_PASSIVE),
  fixed: (facts) => {
    const { ease } = facts.reading;
    return withReading(facts, { ease: ease && { ...ease, passives: 0 }, passiveSentences: [] });
  },
  values: ({ reading }) => ({
    count: reading.passiveSentences.length,
    sentences: reading.sentences,
    maximumShare: FEW_PASSIVE,
  }),
  places: ({ reading }) => reading.passiveSentences,
};

export const readingRules: readonly AssessmentRule[] = [
  readingEase,
  longSentences,
  longParagraphs,
  repeatedOpenings,
  passiveVoice,
];
