import { findQuestions } from './find-questions.ts';
import type { FoundQuestion, QuestionsInput } from './find-questions.ts';
import { isQuestionLine } from './heading-question.ts';

/** Origin of a question, closest to a searcher's own words first. */
export type QuestionOrigin = 'brief' | 'people_also_ask' | 'suggestion' | 'faq' | 'heading' | 'template';

export interface SearcherQuestion {
  text: string;
  origin: QuestionOrigin;
  /** Pages that ask it, in any wording. */
  pages: number;
}

const ORIGINS: readonly QuestionOrigin[] = [
  'brief',
  'people_also_ask',
  'suggestion',
  'faq',
  'heading',
  'template',
];
/** Further questions are asked by so few that nobody reads on. */
const MAX_QUESTIONS = 20;
/** A question asked by only one page needs this closeness to the keyword; those of more pages do not. */
const MIN_CLOSENESS = 0.5;
const MIN_PAGES = 2;

/**
 * What people searching for a keyword ask: the brief's questions, those of the results page, search completions, and
 * page questions about the keyword or asked by several pages. Near duplicates are merged. Template questions are used
 * only if nobody asks. Never throws.
 */
export function searcherQuestions(input: QuestionsInput): SearcherQuestion[] {
  const { questions, language } = findQuestions({ ...input, readsHeadings: true });
  const found = withOrigins(questions, language);
  const isLeft = found.length === 0 && language === 'en';
  const all = isLeft
    ? withOrigins(findQuestions({ keyword: input.keyword, pages: [] }).questions, language)
    : found;
  return all.toSorted((a, b) => rankOf(a) - rankOf(b)).slice(0, MAX_QUESTIONS);
}

function withOrigins(questions: readonly FoundQuestion[], language: string): SearcherQuestion[] {
  return questions.flatMap((question): SearcherQuestion[] => {
    const origin = originOf(question, language);
    return origin === null ? [] : [{ text: question.text, origin, pages: question.pages }];
  });
}

/** Within one origin, keeps the order of relevance. */
function rankOf({ origin }: SearcherQuestion): number {
  return origin === 'faq' || origin === 'heading' ? ORIGINS.indexOf('faq') : ORIGINS.indexOf(origin);
}

/** Null if only one page asks it. */
function originOf({ sources, pages, closeness }: FoundQuestion, language: string): QuestionOrigin | null {
  const origin = ORIGINS.find((wanted) => sources.some(({ kind }) => kind === wanted));
  if (origin === undefined) return null;
  if (origin !== 'faq' && origin !== 'heading') return origin;
  const isAsked = sources.some(
    (source) => source.kind !== 'template' && isQuestionLine(source.text, language),
  );
  return pages >= MIN_PAGES || (isAsked && closeness >= MIN_CLOSENESS) ? origin : null;
}
