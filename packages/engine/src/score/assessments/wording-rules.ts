import type { Facts } from '../../research/facts.ts';
import type { WordingFacts } from '../../research/wording.ts';
import { beyondWords, NO_PLACES, ramp } from '../assessment-rule.ts';
import type { AssessmentRule } from '../assessment-rule.ts';
import type { LeftOutReason } from '../types.ts';

const withWording = (facts: Facts, wording: Partial<WordingFacts>): Facts => ({
  ...facts,
  wording: { ...facts.wording, ...wording },
});

const round2 = (value: number): number => Math.round(value * 100) / 100;

const needsSentences = ({ wording }: Facts): LeftOutReason | null => {
  if (wording.isUnspaced) return 'language';
  return wording.sentences === 0 ? 'not_applicable' : null;
};

/**
 * A single slip may be a matter of taste; one in every other sentence is not. Nine of ten edited web pages have at most
 * .1.
 */
const FEW_SLIPS = 0.02;
const MANY_SLIPS = 0.6;

const slips: AssessmentRule = {
  code: 'slips',
  part: 'readability',
  weight: 14,
  leftOut: needsSentences,
  share: ({ wording }) => 1 - ramp(wording.slips.length / wording.sentences, FEW_SLIPS, MANY_SLIPS),
  fixed: (facts) => withWording(facts, { slips: [] }),
  values: ({ wording }) => ({ count: wording.slips.length, sentences: wording.sentences }),
  places: ({ wording }) => wording.slips,
};

/** One in thirty sentences may have a name or new word; edited web pages have fewer, learners' essays one in six. */
const FEW_MISSPELLINGS = 0.03;
const MANY_MISSPELLINGS = 0.4;

const misspellings: AssessmentRule = {
  code: 'misspellings',
  part: 'readability',
  weight: 8,
  leftOut: (facts) => needsSentences(facts) ?? (facts.wording.misspellings === null ? 'language' : null),
  share: ({ wording }) =>
    1 - ramp((wording.misspellings ?? []).length / wording.sentences, FEW_MISSPELLINGS, MANY_MISSPELLINGS),
  fixed: (facts) => withWording(facts, { misspellings: [] }),
  values: ({ wording }) => ({
    count: wording.misspellings?.length ?? 0,
    sentences: wording.sentences,
  }),
  places: ({ wording }) => wording.misspellings ?? [],
};

/** Distinct words in fifty: nine of ten edited web pages in English, Spanish, and French have 38.5 or more. */
const MONOTONOUS_VARIETY = 32.5;
const GOOD_VARIETY = 38;

const variety: AssessmentRule = {
  code: 'wording_variety',
  part: 'readability',
  weight: 8,
  leftOut: (facts) => needsSentences(facts) ?? (facts.wording.variety === null ? 'not_applicable' : null),
  share: ({ wording }) => ramp(wording.variety ?? 0, MONOTONOUS_VARIETY, GOOD_VARIETY),
  fixed: (facts) => withWording(facts, { variety: Math.max(GOOD_VARIETY, facts.wording.variety ?? 0) }),
  values: ({ wording }) => ({
    variety: Math.round((wording.variety ?? 0) * 10) / 10,
    recommended: GOOD_VARIETY,
  }),
  places: NO_PLACES,
};

const FIRST_THINGS = 0.8;
/** Distinct words of five letters or more: three of four edited web pages have more. */
const GOOD_BREADTH = 110;

const breadth: AssessmentRule = {
  code: 'subject_breadth',
  part: 'structure',
  weight: 12,
  // With pages, the subject's own terms are a better measure.
  leftOut: (facts) =>
    needsSentences(facts) ??
    (facts.subject?.rivals === null || facts.subject === null ? null : 'not_applicable'),
  // The first things mentioned count most.
  share: ({ wording }) => ramp(wording.breadth, 0, GOOD_BREADTH) ** FIRST_THINGS,
  fixed: (facts) => withWording(facts, { breadth: Math.max(facts.wording.breadth, GOOD_BREADTH) }),
  values: ({ wording }) => ({ count: wording.breadth, recommended: GOOD_BREADTH }),
  places: NO_PLACES,
};

/** A shorter text is a note that needs no details. */
const NOTE_WORDS = 150;
/** Every fifth sentence mentions a figure, name, or place. Three of four edited web pages do so more often. */
const GOOD_DETAIL = 0.2;

const shortNote = ({ structure }: Facts): LeftOutReason | null =>
  structure.words <= NOTE_WORDS ? 'not_applicable' : null;

const details: AssessmentRule = {
  code: 'concrete_details',
  part: 'structure',
  weight: 3,
  confidence: ({ structure }) => beyondWords(structure.words, NOTE_WORDS),
  leftOut: (facts) => needsSentences(facts) ?? shortNote(facts),
  share: ({ wording }) => ramp(wording.detailed / wording.sentences, 0, GOOD_DETAIL),
  fixed: (facts) =>
    withWording(facts, {
      detailed: Math.max(facts.wording.detailed, Math.ceil(facts.wording.sentences * GOOD_DETAIL)),
    }),
  values: ({ wording }) => ({
    count: wording.detailed,
    sentences: wording.sentences,
    share: round2(wording.detailed / wording.sentences),
    recommended: Math.ceil(wording.sentences * GOOD_DETAIL),
  }),
  places: NO_PLACES,
};

/** One in twenty sentences has a detail found on no page; six are enough for any text. */
const OWN_SHARE = 0.05;
const MIN_OWN = 2;
const MAX_OWN = 6;

const targetOwnDetails = ({ sentences }: WordingFacts): number =>
  Math.min(MAX_OWN, Math.max(MIN_OWN, sentences * OWN_SHARE));

const ownDetails: AssessmentRule = {
  code: 'own_details',
  part: 'structure',
  weight: 6,
  confidence: ({ structure }) => beyondWords(structure.words, NOTE_WORDS),
  leftOut: (facts) =>
    facts.wording.ownDetailed === null ? 'no_competitors' : (needsSentences(facts) ?? shortNote(facts)),
  share: ({ wording }) => ramp((wording.ownDetailed ?? 0) / targetOwnDetails(wording), 0, 1),
  fixed: (facts) => {
    const { wording } = facts;
    const own = wording.ownDetailed ?? 0;
    const added = Math.max(0, Math.ceil(targetOwnDetails(wording)) - own);
    return withWording(facts, { ownDetailed: own + added });
  },
  values: ({ wording }) => ({
    count: wording.ownDetailed ?? 0,
    recommended: Math.ceil(targetOwnDetails(wording)),
  }),
  places: ({ wording }) => wording.ownPlaces,
};

export const wordingRules: readonly AssessmentRule[] = [slips, misspellings, variety];
export const breadthRules: readonly AssessmentRule[] = [breadth];
export const detailRules: readonly AssessmentRule[] = [details, ownDetails];
