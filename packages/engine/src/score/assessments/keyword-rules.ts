import type { Facts } from '../../research/facts.ts';
import type { KeywordFacts } from '../../research/keyword-use.ts';
import {
  FREE_OCCURRENCES,
  HIGHEST_DENSITY,
  INTRODUCTION_WORDS,
  LONG_PHRASE_WORDS,
  LOWEST_DENSITY,
  LOWEST_DENSITY_OF_LONG_PHRASES,
  SHORT_TEXT_WORDS,
  SPREAD_TEXT_WORDS,
  STUFFED_DENSITY,
} from '../../research/keyword-limits.ts';
import { longestStretch, withPosition, withSpread } from '../../research/keyword-spread.ts';
import { timesWithin, withMentions } from '../../research/subject.ts';
import { allowedOccurrences, countExcess, totalStuffingSeverity } from '../../research/stuffing.ts';
import type { Repetition } from '../../research/stuffing.ts';
import { ALWAYS, beyondWords, NO_PLACES, ramp } from '../assessment-rule.ts';
import type { AssessmentRule } from '../assessment-rule.ts';

/** Keyword points count only as far as the text is not stuffed. */
const naturalShare = ({ keyword }: Facts): number => 1 - totalStuffingSeverity(keyword);

/** The facts with a different keyword use; additional uses also count for the terms contained in it. */
function withKeywordUse(facts: Facts, keyword: Partial<KeywordFacts>): Facts {
  const { keys, repetition } = facts.keyword;
  const more = (keyword.repetition ?? repetition).count - repetition.count;
  return {
    ...facts,
    keyword: { ...facts.keyword, ...keyword },
    subject: withMentions(facts.subject, keys, more),
  };
}

/** Percent of the words, 0 if there are none. */
const densityOf = (count: number, words: number): number => (words === 0 ? 0 : (count * 100) / words);

/** Lower limit of the good band for a keyword of this many words, in percent. */
export function lowestDensity(keywordWords: number): number {
  return keywordWords >= LONG_PHRASE_WORDS ? LOWEST_DENSITY_OF_LONG_PHRASES : LOWEST_DENSITY;
}

const repeated = ({ repetition }: KeywordFacts, more: number): Repetition => ({
  ...repetition,
  count: repetition.count + more,
  cleanCount: repetition.cleanCount + more,
});

/** The keyword used `more` times, at these positions; the first may be in the introduction. */
function usedAt(keyword: KeywordFacts, more: number, positions: readonly number[]): Partial<KeywordFacts> {
  const firstEnd = positions[0] === undefined ? Infinity : positions[0] * keyword.words + keyword.keys.length;
  const isIntroduced = keyword.introduction.hasPhrase || firstEnd <= INTRODUCTION_WORDS;
  return {
    repetition: repeated(keyword, more),
    positions,
    introduction: isIntroduced ? { hasPhrase: true, wordShare: 1 } : keyword.introduction,
  };
}

/** The keyword used `more` times, filling the longest gaps first, the way a writer would spread it. */
function usedMore(keyword: KeywordFacts, more: number): Partial<KeywordFacts> {
  return usedAt(keyword, more, withSpread(keyword.positions, more));
}

/** All words of the keyword, but not as a phrase. */
const WORDS_APART_SHARE = 0.6;

const introduction: AssessmentRule = {
  code: 'keyword_in_introduction',
  part: 'keywordOptimization',
  weight: 1.5,
  leftOut: ALWAYS,
  share: (facts) => {
    const { hasPhrase, wordShare } = facts.keyword.introduction;
    return (hasPhrase ? 1 : wordShare === 1 ? WORDS_APART_SHARE : 0) * naturalShare(facts);
  },
  fixed: (facts) => {
    if (facts.keyword.introduction.hasPhrase) return facts;
    const { positions, words } = facts.keyword;
    const middle = INTRODUCTION_WORDS / 2 / Math.max(INTRODUCTION_WORDS, words);
    return withKeywordUse(facts, usedAt(facts.keyword, 1, withPosition(positions, middle)));
  },
  values: ({ keyword }) => ({ keyword: keyword.keyword, ...keyword.introduction }),
  places: NO_PLACES,
};

/** With more headings than this, using the keyword in most of them is stuffing. */
const FEW_HEADINGS = 3;
const MAX_HEADINGS_SHARE = 0.75;
const ALL_HEADINGS_SHARE = 0.3;

const headings: AssessmentRule = {
  code: 'keyword_in_headings',
  part: 'keywordOptimization',
  weight: 1,
  confidence: ({ keyword, structure }) =>
    keyword.headings.count > 0 ? 1 : beyondWords(structure.words, SHORT_TEXT_WORDS),
  leftOut: ({ keyword, structure }) =>
    keyword.headings.count === 0 && structure.words <= SHORT_TEXT_WORDS ? 'not_applicable' : null,
  share: (facts) => {
    const { count, withKeyword } = facts.keyword.headings;
    if (withKeyword === 0) return 0;
    if (count <= FEW_HEADINGS) return naturalShare(facts);
    const over = ramp(withKeyword / count, MAX_HEADINGS_SHARE, 1);
    return (1 - over * (1 - ALL_HEADINGS_SHARE)) * naturalShare(facts);
  },
  fixed: (facts) => {
    const { headings: found } = facts.keyword;
    if (found.withKeyword === 0) {
      const positions = withPosition(facts.keyword.positions, found.positionOfFirstWithout);
      return withKeywordUse(facts, {
        ...usedAt(facts.keyword, 1, positions),
        headings: { ...found, count: Math.max(1, found.count), withKeyword: 1 },
      });
    }
    const most = Math.floor(found.count * MAX_HEADINGS_SHARE);
    const over = found.withKeyword - most;
    if (found.count <= FEW_HEADINGS || over <= 0) return facts;
    return withKeywordUse(facts, {
      repetition: repeated(facts.keyword, -Math.min(over, found.withPhrase)),
      headings: { ...found, withKeyword: most },
    });
  },
  values: ({ keyword: { keyword, headings: found } }) => ({
    keyword,
    headings: found.count,
    withKeyword: found.withKeyword,
    maximumShare: MAX_HEADINGS_SHARE,
  }),
  places: ({ keyword }) =>
    keyword.headings.withKeyword === 0 ? keyword.headings.placesWithout : keyword.headings.placesWith,
};

/** Above the band, points decrease until none are left at this density in percent. */
const WORTHLESS_DENSITY = 4;

const density: AssessmentRule = {
  code: 'keyword_density',
  part: 'keywordOptimization',
  weight: 1.2,
  leftOut: ALWAYS,
  share: (facts) => {
    const { repetition, words, keys } = facts.keyword;
    const { count, cleanCount } = repetition;
    const rising = ramp(densityOf(cleanCount, words), 0, lowestDensity(keys.length));
    // Paragraphs that add nothing do not dilute the keyword.
    const highest = Math.max(densityOf(count, words), densityOf(cleanCount, facts.structure.words));
    const falling = count <= FREE_OCCURRENCES ? 1 : 1 - ramp(highest, HIGHEST_DENSITY, WORTHLESS_DENSITY);
    return Math.min(rising, falling) * naturalShare(facts);
  },
  fixed: (facts) => {
    const { repetition, words, keys } = facts.keyword;
    const { count, cleanCount } = repetition;
    const least = Math.ceil((lowestDensity(keys.length) * words) / 100);
    if (cleanCount < least) return withKeywordUse(facts, usedMore(facts.keyword, least - cleanCount));
    const undiluted = Math.min(words, facts.structure.words);
    const most = Math.max(FREE_OCCURRENCES, Math.floor((HIGHEST_DENSITY * undiluted) / 100));
    if (count <= most) return facts;
    return withKeywordUse(facts, {
      repetition: { ...repetition, count: most, cleanCount: Math.min(cleanCount, most) },
    });
  },
  values: ({ keyword: { keyword, repetition, words, keys } }) => ({
    keyword,
    count: repetition.count,
    words,
    density: Math.round(densityOf(repetition.count, words) * 100) / 100,
    minimum: lowestDensity(keys.length),
    maximum: HIGHEST_DENSITY,
  }),
  places: ({ keyword }) => keyword.places,
};

/** A keyword missing from most of a text is not its subject there; a keyword at only one end is nowhere its subject. */
const GOOD_STRETCH = 0.6;

function stretchOf({ positions }: KeywordFacts): number {
  const { from, to } = longestStretch(positions);
  return to - from;
}

const distribution: AssessmentRule = {
  code: 'keyword_distribution',
  part: 'keywordOptimization',
  weight: 0.5,
  confidence: ({ structure }) => beyondWords(structure.words, SPREAD_TEXT_WORDS),
  leftOut: ({ structure }) => (structure.words <= SPREAD_TEXT_WORDS ? 'not_applicable' : null),
  share: (facts) => (1 - ramp(stretchOf(facts.keyword), GOOD_STRETCH, 1)) * naturalShare(facts),
  fixed: (facts) => {
    const { positions } = facts.keyword;
    const missing = [0, 1, 2].find(
      (more) => stretchOf({ ...facts.keyword, positions: withSpread(positions, more) }) <= GOOD_STRETCH,
    );
    return withKeywordUse(facts, usedMore(facts.keyword, missing ?? 2));
  },
  values: ({ keyword }) => ({
    keyword: keyword.keyword,
    longestShare: Math.round(stretchOf(keyword) * 100) / 100,
    maximumShare: GOOD_STRETCH,
  }),
  places: ({ keyword }) =>
    keyword.stretchPlace !== null && stretchOf(keyword) > GOOD_STRETCH ? [keyword.stretchPlace] : [],
};

/** The keyword most repeated beyond natural use. */
function mostRepeated({ repetition, stuffedTarget, words }: KeywordFacts): Repetition {
  if (stuffedTarget === null || countExcess(stuffedTarget, words) <= countExcess(repetition, words))
    return repetition;
  return stuffedTarget;
}

const stuffing: AssessmentRule = {
  code: 'keyword_stuffing',
  part: 'keywordOptimization',
  weight: 4,
  leftOut: ALWAYS,
  share: naturalShare,
  fixed: (facts) => {
    const { repetition, stuffedTarget, withStuffed, words } = facts.keyword;
    const count = Math.min(repetition.count - repetition.excessInBlocks, allowedOccurrences(words));
    const changed = withKeywordUse(facts, {
      ...withStuffed,
      repetition: { ...repetition, count, cleanCount: count, excessInBlocks: 0 },
      stuffedTarget: null,
    });
    if (stuffedTarget === null) return changed;
    // A term within the keyword disappeared with it.
    const gone = timesWithin(stuffedTarget.keys, repetition.keys) * (repetition.count - count);
    const tooMany = Math.max(0, countExcess(stuffedTarget, words) - gone);
    return { ...changed, subject: withMentions(changed.subject, stuffedTarget.keys, -tooMany) };
  },
  values: ({ keyword }) => ({
    keyword: mostRepeated(keyword).keyword,
    excess: countExcess(mostRepeated(keyword), keyword.words),
    maximum: STUFFED_DENSITY,
  }),
  places: ({ keyword }) => mostRepeated(keyword).places,
};

const targets: AssessmentRule = {
  code: 'target_keywords',
  part: 'keywordOptimization',
  weight: 1.3,
  leftOut: ({ keyword }) => (keyword.targets.count === 0 ? 'not_given' : null),
  share: (facts) => {
    const { count, missing } = facts.keyword.targets;
    return count === 0 ? 0 : ((count - missing.length) / count) * naturalShare(facts);
  },
  fixed: (facts) => {
    const { targets: found } = facts.keyword;
    const changed = withKeywordUse(facts, { targets: { ...found, missing: [] } });
    const subject = found.missing.reduce((uses, { keys }) => withMentions(uses, keys, 1), changed.subject);
    return { ...changed, subject };
  },
  values: ({ keyword: { targets: found } }) => ({
    count: found.count,
    used: found.count - found.missing.length,
    missing: found.missing.map(({ text }) => text).join(', '),
  }),
  places: NO_PLACES,
};

export const keywordTextRules: readonly AssessmentRule[] = [
  introduction,
  headings,
  density,
  distribution,
  stuffing,
  targets,
];
