import type { Intent } from '../intent/intent.ts';
import { createKeywordPlan } from '../plans/keyword-plan.ts';
import type { PhraseForm } from '../plans/phrase-parts.ts';
import { isPlanLanguage } from '../plans/parse-phrase.ts';

/** Headings in the language of a keyword for which no page was read. */
export interface Skeleton {
  /** Empty for a requested language without plans. */
  headings: readonly string[];
  /** Those that the idea asks for. */
  demands: readonly string[];
  /** The form of the keyword; null without headings. */
  form: PhraseForm | null;
  language: string;
}

/** Keywords in an unrecognized language get headings that do not name them. */
const PLAIN_QUESTION = 'what matters';

/** The language of a locale such as `en-US`; null if none is given. */
export function languageCode(given: string | null | undefined): string | null {
  return given?.trim().toLowerCase().split(/[-_]/)[0] || null;
}

/**
 * A short, plain plan based on the keyword's form (a task, a comparison, a price, a place), used when nothing is known
 * about its subject.
 */
export function createSkeleton(
  keyword: string,
  intent: Intent | null,
  given: string | null = null,
  idea: string | null = null,
  lines: readonly string[] = [],
): Skeleton {
  const named = languageCode(given);
  if (named !== null && !isPlanLanguage(named))
    return { headings: [], demands: [], form: null, language: named };
  const plan =
    createKeywordPlan(keyword, { language: named, intent, idea, lines }) ??
    createKeywordPlan(PLAIN_QUESTION, { language: 'en', intent: null })!;
  return {
    language: plan.language,
    form: plan.form,
    headings: plan.headings,
    demands: plan.demandHeadings,
  };
}
