import { TELLING_QUESTIONS } from '../../evidence/page-format.ts';
import type { PageFeature } from '../../evidence/subject-evidence.ts';
import type { Facts } from '../../research/facts.ts';
import { addPlainText } from './continued.ts';
import { crammedShare } from '../../research/stuffing.ts';
import { withMentions } from '../../research/subject.ts';
import type { QuestionUse, SubjectFacts } from '../../research/subject.ts';
import { NO_PLACES, ramp } from '../assessment-rule.ts';
import type { AssessmentRule } from '../assessment-rule.ts';
import type { LeftOutReason } from '../types.ts';

type SubjectRule = Omit<AssessmentRule, 'leftOut' | 'share' | 'fixed' | 'values' | 'places'> & {
  leftOut: (subject: SubjectFacts) => LeftOutReason | null;
  share: (subject: SubjectFacts, facts: Facts) => number;
  fixed: (subject: SubjectFacts, facts: Facts) => Partial<Facts>;
  values: (subject: SubjectFacts, facts: Facts) => Readonly<Record<string, number | string | boolean | null>>;
};

/** A rule that applies only when something is known about the subject, in the text's own language. */
function subjectRule({ leftOut, share, fixed, values, ...about }: SubjectRule): AssessmentRule {
  return {
    ...about,
    leftOut: ({ subject }) => {
      if (subject === null) return 'no_competitors';
      return subject.isSameLanguage ? leftOut(subject) : 'language';
    },
    share: (facts) => (facts.subject === null ? 0 : share(facts.subject, facts)),
    fixed: (facts) => (facts.subject === null ? facts : { ...facts, ...fixed(facts.subject, facts) }),
    values: (facts) => (facts.subject === null ? {} : values(facts.subject, facts)),
    places: NO_PLACES,
  };
}

const needsPages = ({ rivals }: SubjectFacts): LeftOutReason | null =>
  rivals === null ? 'no_competitors' : null;
const round2 = (value: number): number => Math.round(value * 100) / 100;

/**
 * How natural a text's subject words are, 0 to 1. Considers only cramming into single paragraphs, so that surrounding
 * words do not matter.
 */
export const naturalInBlocks = ({ keyword }: Facts): number => 1 - crammedShare(keyword);

/** Points for term coverage, 0 to 1: all of them from the coverage of a good page of the evidence on. */
export const shareOfCoverage = (coverage: number, { goodCoverage }: SubjectFacts): number =>
  ramp(coverage, 0, goodCoverage);

/**
 * Words are what a text is found by and the main measure of completeness; headings and questions show its structure.
 */
const terms = subjectRule({
  code: 'subject_terms',
  part: 'semanticCompleteness',
  weight: 11,
  leftOut: (subject) => (subject.terms.length === 0 ? 'not_applicable' : null),
  share: (subject, facts) => shareOfCoverage(subject.coverage, subject) * naturalInBlocks(facts),
  fixed: (subject) => ({
    subject: { ...subject, coverage: Math.max(subject.coverage, subject.goodCoverage) },
  }),
  values: (subject, facts) => {
    const missing = subject.terms.filter((_, index) => subject.counts[index] === 0);
    return {
      terms: subject.terms.length,
      used: subject.terms.length - missing.length,
      overused: subject.terms.filter(({ high }, index) => isOverused(subject, subject.counts[index]!, high))
        .length,
      missing: missing
        .slice(0, MAX_LISTED)
        .map(({ text }) => text)
        .join(', '),
      coverage: round2(subject.coverage),
      recommended: round2(subject.goodCoverage),
      isModelled: subject.basis === 'modelled',
      isStuffed: naturalInBlocks(facts) < 1,
    };
  },
});

/** Number of missing terms and questions listed in a finding; the table has all of them. */
const MAX_LISTED = 5;

/** Only pages define how often is too often. */
export const isOverused = ({ basis }: SubjectFacts, count: number, high: number): boolean =>
  basis === 'measured' && count > high;

const headings = subjectRule({
  code: 'subject_headings',
  part: 'semanticCompleteness',
  weight: 3,
  leftOut: (subject) => needsPages(subject) ?? (subject.headings.length === 0 ? 'not_applicable' : null),
  share: (subject, facts) =>
    shareByPages(subject.headings, ({ isCovered }) => isCovered) * naturalInBlocks(facts),
  fixed: (subject) => {
    const missing = subject.headings.filter(({ isCovered }) => !isCovered);
    const used = withPhrases(
      subject,
      missing.map(({ key }) => key.split(' ')),
    );
    return {
      subject: { ...used, headings: subject.headings.map((topic) => ({ ...topic, isCovered: true })) },
    };
  },
  values: ({ headings: topics }) => ({
    topics: topics.length,
    covered: topics.filter(({ isCovered }) => isCovered).length,
    missing: named(topics.filter(({ isCovered }) => !isCovered)),
  }),
});

const questions = subjectRule({
  code: 'subject_questions',
  part: 'serpIntegration',
  weight: 4,
  leftOut: (subject) => needsPages(subject) ?? (subject.questions.length === 0 ? 'not_applicable' : null),
  share: (subject, facts) =>
    shareByPages(subject.questions, ({ isTreated }) => isTreated) * naturalInBlocks(facts),
  fixed: (subject, facts) => {
    const missing = subject.questions.filter(({ isTreated }) => !isTreated).map(({ phrase }) => phrase);
    const used = withPhrases(subject, missing);
    const longer = addPlainText(facts, missing.flat().length, missing.length);
    return { ...longer, subject: { ...used, questions: subject.questions.map(answerQuestion) } };
  },
  values: ({ questions: asked }) => ({
    questions: asked.length,
    treated: asked.filter(({ isTreated }) => isTreated).length,
    missing: named(asked.filter(({ isTreated }) => !isTreated)),
  }),
});

/** The subject facts with one more use of each phrase (word stems). */
const withPhrases = (subject: SubjectFacts, phrases: readonly (readonly string[])[]): SubjectFacts =>
  phrases.reduce((used, phrase) => withMentions(used, phrase, 1) ?? used, subject);

/** A paragraph that uses its words answers it. */
const answerQuestion = (question: QuestionUse): QuestionUse => ({
  ...question,
  isTreated: true,
  isAnswered: true,
});

/** Share of the wished items that are present, each weighted by the number of pages that have it. */
function shareByPages<T extends { pages: number }>(
  wished: readonly T[],
  isThere: (item: T) => boolean,
): number {
  const weigh = ({ pages }: T): number => Math.max(1, pages);
  const all = wished.reduce((sum, item) => sum + weigh(item), 0);
  return all === 0 ? 0 : wished.filter(isThere).reduce((sum, item) => sum + weigh(item), 0) / all;
}

const named = (items: readonly { text: string }[]): string =>
  items
    .slice(0, MAX_LISTED)
    .map(({ text }) => text)
    .join('; ');

const answers = subjectRule({
  code: 'questions_answered',
  part: 'serpIntegration',
  weight: 5,
  leftOut: (subject) => needsPages(subject) ?? (subject.questions.length === 0 ? 'not_applicable' : null),
  share: ({ questions: asked }) =>
    ramp(asked.filter(({ isAnswered }) => isAnswered).length / targetAnswers(asked), 0, 1),
  fixed: (subject, facts) => {
    const asked = subject.questions;
    const answered = asked.filter(({ isAnswered }) => isAnswered).length;
    const missing = Math.max(0, Math.ceil(targetAnswers(asked)) - answered);
    let left = missing;
    const done = asked.map((question) => {
      if (question.isAnswered || left === 0) return question;
      left -= 1;
      return { ...answerQuestion(question), isAnswered: true };
    });
    const phrases = done.filter((use, index) => use !== asked[index]).map(({ phrase }) => phrase);
    const topics = subject.headings.map((topic) => ({
      ...topic,
      isCovered:
        topic.isCovered ||
        phrases.some((phrase) => topic.key.split(' ').every((key) => phrase.includes(key))),
    }));
    const served = withFeature(
      { ...withPhrases(subject, phrases), questions: done, headings: topics },
      'questions',
      subject.askingHeadings + missing >= TELLING_QUESTIONS,
    );
    return withAnswers({ ...facts, subject: served }, missing, phrases.flat().length);
  },
  values: ({ questions: asked }) => ({
    questions: asked.length,
    answered: asked.filter(({ isAnswered }) => isAnswered).length,
    recommended: Math.ceil(targetAnswers(asked)),
    missing: named(asked.filter(({ isAnswered }) => !isAnswered)),
  }),
});

/** A text is good enough if it answers half of the questions, at most four, under their own headings. */
const ANSWERED_SHARE = 0.5;
const MAX_ANSWERS_ASKED = 4;
const targetAnswers = (asked: readonly QuestionUse[]): number =>
  Math.min(MAX_ANSWERS_ASKED, Math.max(1, asked.length * ANSWERED_SHARE));

/** The subject facts if the text did or did not provide a feature. */
export function withFeature<T extends SubjectFacts | null>(
  subject: T,
  feature: PageFeature,
  isServed: boolean,
): T {
  if (subject === null || !isServed || subject.features.includes(feature)) return subject;
  return { ...subject, features: [...subject.features, feature] };
}

/** An answer suitable for reading aloud has 25 to 35 words in two or three sentences. */
const ANSWER_WORDS = 30;
const ANSWER_SENTENCES = 3;

/** The facts with additional headings, each with an answer beneath, and their total words. */
function withAnswers(facts: Facts, more: number, headingWords: number): Facts {
  const { evidence, keyword, structure, ...rest } = addPlainText(
    facts,
    more * ANSWER_WORDS,
    more * ANSWER_SENTENCES,
  );
  return {
    ...rest,
    evidence: { ...evidence, words: evidence.words + headingWords },
    keyword: {
      ...keyword,
      words: keyword.words + headingWords,
      headings: { ...keyword.headings, count: keyword.headings.count + more },
    },
    structure: {
      ...structure,
      words: structure.words + headingWords,
      headings: structure.headings + more,
    },
  };
}

const features = subjectRule({
  code: 'result_features',
  part: 'serpIntegration',
  weight: 2,
  leftOut: (subject) => needsPages(subject) ?? (subject.featuresAsked.length === 0 ? 'not_applicable' : null),
  share: (subject) => 1 - missingFeatures(subject).length / Math.max(1, subject.featuresAsked.length),
  fixed: (subject, facts) => {
    const missing = missingFeatures(subject);
    const more = (feature: PageFeature): number => (missing.includes(feature) ? 1 : 0);
    const { structure } = facts;
    const served: Facts = {
      ...facts,
      subject: { ...subject, features: [...subject.features, ...missing] },
      structure: {
        ...structure,
        lists: structure.lists + more('list') + more('table'),
        images: structure.images + more('image'),
      },
    };
    const questions = more('questions') * Math.max(0, TELLING_QUESTIONS - subject.askingHeadings);
    return withAnswers(served, questions, questions * QUESTION_WORDS);
  },
  values: (subject) => ({
    asked: subject.featuresAsked.length,
    served: subject.featuresAsked.length - missingFeatures(subject).length,
    missing: missingFeatures(subject).join(', '),
  }),
});

const QUESTION_WORDS = 3;

const missingFeatures = ({ featuresAsked, features: served }: SubjectFacts): PageFeature[] =>
  featuresAsked.filter((feature) => !served.includes(feature));

const format = subjectRule({
  code: 'result_format',
  part: 'serpIntegration',
  weight: 2,
  leftOut: (subject) => needsPages(subject) ?? (subject.favoured === null ? 'not_applicable' : null),
  share: ({ favoured, format: own }) => (own === favoured ? 1 : 0),
  fixed: (subject) => ({ subject: { ...subject, format: subject.favoured ?? subject.format } }),
  values: ({ favoured, format: own }) => ({ format: own, favoured }),
});

export const semanticRules: readonly AssessmentRule[] = [terms, headings, questions];
export const resultPageRules: readonly AssessmentRule[] = [answers, features, format];
