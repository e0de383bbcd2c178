import { fleschKincaidGrade, fleschReadingEase, smogGrade } from '../../reading/reading-formulas.ts';
import type { Facts } from '../../research/facts.ts';
import { LONG_PARAGRAPH_WORDS, LONG_SENTENCE_WORDS, REPEATED_OPENINGS } from '../../research/reading.ts';
import type { LongUnit, ReadingFacts } from '../../research/reading.ts';
import type { AssessmentRule } from '../assessment-rule.ts';
import { NO_PLACES, ramp } from '../assessment-rule.ts';
import type { LeftOutReason } from '../types.ts';

const change = (facts: Facts, reading: Partial<ReadingFacts>): Facts => ({
  ...facts,
  reading: { ...facts.reading, ...reading },
});

/** How many more units there are when each long one is cut into pieces of at most `limit` words. */
export function piecesToAdd(units: readonly LongUnit[], limit: number): number {
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
/** So far below what is asked only readers with years more of school follow; a fifth of the points is left. */
const DIFFICULT_SPAN = 30;
const VERY_DIFFICULT_SHARE = 0.2;
/** A subject whose pages are hard reading may be hard, but not without end; nobody need be easier than plain English. */
const HARDEST_ASKED = 35;
const EASIEST_ASKED = 70;

/** Reading ease that is asked of a text: that of the middle page of the evidence, within bounds. */
function easeAsked({ subject }: Facts): number {
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
    const asked = easeAsked(facts);
    const difficult = asked - DIFFICULT_SPAN;
    if (ease < difficult) return ramp(ease, difficult - DIFFICULT_SPAN, difficult) * VERY_DIFFICULT_SHARE;
    return VERY_DIFFICULT_SHARE + ramp(ease, difficult, asked) * (1 - VERY_DIFFICULT_SHARE);
  },
  fixed: (facts) => {
    const { reading } = facts;
    const asked = easeAsked(facts);
    if (reading.sentences === 0 || fleschReadingEase(reading) >= asked) return facts;
    // Shorter words at the same length of sentences.
    const syllables =
      ((206.835 - (1.015 * reading.words) / reading.sentences - asked) / 84.6) * reading.words;
    return change(facts, { syllables });
  },
  values: (facts) => ({
    ease: round1(fleschReadingEase(facts.reading)),
    grade: round1(fleschKincaidGrade(facts.reading)),
    smog: round1(smogGrade(facts.reading)),
    minimum: round1(easeAsked(facts)),
    middle: facts.subject?.rivals?.readingEase ?? null,
  }),
  places: NO_PLACES,
};

/** Up to this share of long sentences a text still flows; from the other on it is hard work. */
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
    const added = piecesToAdd(reading.longSentences, LONG_SENTENCE_WORDS);
    return change(facts, { sentences: reading.sentences + added, longSentences: [] });
  },
  values: ({ reading }) => ({
    count: reading.longSentences.length,
    sentences: reading.sentences,
    limit: LONG_SENTENCE_WORDS,
    maximumShare: FEW_LONG_SENTENCES,
  }),
  places: ({ reading }) => reading.longSentences.map((sentence) => sentence.place),
};

/** Words of a unit beyond its limit, summed. */
export function wordsInExcess(units: readonly LongUnit[], limit: number): number {
  return units.reduce((sum, unit) => sum + Math.max(0, unit.words - limit), 0);
}

/** All points are lost when this share of the running words stands beyond the limit of its paragraph. */
const WALL_OF_TEXT = 0.25;

const longParagraphs: AssessmentRule = {
  code: 'long_paragraphs',
  part: 'readability',
  weight: 3,
  leftOut: needsSpaces,
  share: ({ reading }) =>
    1 - ramp(wordsInExcess(reading.longParagraphs, LONG_PARAGRAPH_WORDS) / reading.words, 0, WALL_OF_TEXT),
  fixed: (facts) => change(facts, { longParagraphs: [] }),
  values: ({ reading }) => ({
    count: reading.longParagraphs.length,
    paragraphs: reading.paragraphs,
    limit: LONG_PARAGRAPH_WORDS,
  }),
  places: ({ reading }) => reading.longParagraphs.map((paragraph) => paragraph.place),
};

/** So many runs to a hundred sentences lose all points. */
const MONOTONOUS_SHARE = 0.1;

const repeatedOpenings: AssessmentRule = {
  code: 'repeated_openings',
  part: 'readability',
  weight: 2,
  leftOut: needsSpaces,
  share: ({ reading }) => 1 - ramp(reading.repeatedOpenings.length / reading.sentences, 0, MONOTONOUS_SHARE),
  fixed: (facts) => change(facts, { repeatedOpenings: [] }),
  values: ({ reading }) => ({ count: reading.repeatedOpenings.length, limit: REPEATED_OPENINGS }),
  places: ({ reading }) => reading.repeatedOpenings,
};

/** Up to this share passive sentences are a matter of style (Yoast: 10 %; news texts have 13 %); then they tire. */
const FEW_PASSIVE = 0.15;
const MANY_PASSIVE = 0.4;

const passiveVoice: AssessmentRule = {
  code: 'passive_voice',
  part: 'readability',
  weight: 2,
  leftOut: needsEnglish,
  share: ({ reading }) =>
    1 - ramp(reading.passiveSentences.length / reading.sentences, FEW_PASSIVE, MANY_PASSIVE),
  fixed: (facts) => change(facts, { passiveSentences: [] }),
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
