import { findQuestions } from './find-questions.ts';
import type { FoundQuestion, QuestionsInput } from './find-questions.ts';
import { asksSomething } from './heading-question.ts';

/** Where a question comes from, the nearest to a searcher's own words first. */
export type QuestionOrigin = 'brief' | 'people_also_ask' | 'suggestion' | 'faq' | 'heading' | 'template';

export interface SearcherQuestion {
  text: string;
  origin: QuestionOrigin;
  /** Pages that ask it, in any of its wordings. */
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
/** Questions beyond these are asked by so few that nobody reads on. */
const MAX_QUESTIONS = 20;
/** A question that one page alone asks names so much of the keyword; what more pages ask need not. */
const CLOSE = 0.5;
const SEVERAL = 2;

/**
 * What people who search for a keyword ask: the brief's questions, those of the results page, what they type, and of the
 * pages' own only those that are about the keyword, or that several pages ask. Near duplicates are one. Template
 * questions stand in only where nobody asks. Never throws.
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

/** Of one kind the most relevant first, as they come. */
function rankOf({ origin }: SearcherQuestion): number {
  return origin === 'faq' || origin === 'heading' ? ORIGINS.indexOf('faq') : ORIGINS.indexOf(origin);
}

/** Null for one that only a page asks, for itself. */
function originOf({ sources, pages, closeness }: FoundQuestion, language: string): QuestionOrigin | null {
  const origin = ORIGINS.find((wanted) => sources.some(({ kind }) => kind === wanted));
  if (origin === undefined) return null;
  if (origin !== 'faq' && origin !== 'heading') return origin;
  const isAsked = sources.some(
    (source) => source.kind !== 'template' && asksSomething(source.text, language),
  );
  return pages >= SEVERAL || (isAsked && closeness >= CLOSE) ? origin : null;
}
