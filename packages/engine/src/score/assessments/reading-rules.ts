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

/** Reading ease of plain English (Flesch: 60-70, eighth to ninth grade). */
const PLAIN_ENGLISH = 60;
/** This far below the target, only readers with years more of school can follow; a fifth of the points remains. */
const DIFFICULT_SPAN = 30;
const VERY_DIFFICULT_SHARE = 0.2;
/** A subject with difficult pages may be difficult, within limits; no text needs to be easier than plain English. */
const HARDEST_ASKED = 35;
const EASIEST_ASKED = 70;

/** Target reading ease: that of the median page of the evidence, within bounds. */
function targetEase({ subject }: Facts): number {
  const middle = subject?.rivals?.readingEase ?? PLAIN_ENGLISH;
  return Math.min(EASIEST_ASKED, Math.max(HARDEST_ASKED, middle));
}

const round1 = (value: number): number => Math.round(value * 10) / 10;

const readingEase: AssessmentRule = {
  code: 'reading_ease',
  part: 'readability',
  weight: 5,
  leftOut: needsEnglish,
  share: (facts) => {
    const ease = fleschReadingEase(facts.reading);
    const asked = targetEase(facts);
    const difficult = asked - DIFFICULT_SPAN;
    if (ease < difficult) return ramp(ease, difficult - DIFFICULT_SPAN, difficult) * VERY_DIFFICULT_SHARE;
    return VERY_DIFFICULT_SHARE + ramp(ease, difficult, asked) * (1 - VERY_DIFFICULT_SHARE);
  },
  fixed: (facts) => {
    const { reading } = facts;
    const asked = targetEase(facts);
    if (reading.sentences === 0 || fleschReadingEase(reading) >= asked) return facts;
    // Shorter words with the same sentence length.
    const syllables =
      ((206.835 - (1.015 * reading.words) / reading.sentences - asked) / 84.6) * reading.words;
    return withReading(facts, { syllables });
  },
  values: (facts) => ({
    ease: round1(fleschReadingEase(facts.reading)),
    grade: round1(fleschKincaidGrade(facts.reading)),
    smog: round1(smogGrade(facts.reading)),
    minimum: round1(targetEase(facts)),
    middle: facts.subject?.rivals?.readingEase ?? null,
  }),
  places: NO_PLACES,
};

/** Up to the first share of long sentences a text flows; from the second on it is hard to read. */
const FEW_LONG_SENTENCES = 0.15;
const MANY_LONG_SENTENCES = 0.45;

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
    return withReading(facts, { sentences: reading.sentences + added, longSentences: [] });
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
  fixed: (facts) => withReading(facts, { passiveSentences: [] }),
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
