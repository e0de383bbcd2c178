import type { Intent } from '../intent/intent.ts';
import { keywordPlan } from '../plans/keyword-plan.ts';
import type { PhraseForm } from '../plans/phrase-parts.ts';
import { isPlanLanguage } from '../plans/read-phrase.ts';

/** Headings in the language of a keyword of which no page was read. */
export interface Skeleton {
  /** None in a language without plans that was asked for. */
  headings: readonly string[];
  /** What the keyword asks for; null without headings. */
  form: PhraseForm | null;
  language: string;
}

/** A keyword that no language was recognized for gets headings that do not name it. */
const PLAIN_QUESTION = 'what matters';

/** The language of a code such as `en-US`; null where none is given. */
export function languageCode(given: string | null | undefined): string | null {
  return given?.trim().toLowerCase().split(/[-_]/)[0] || null;
}

/**
 * A short, plain plan by what a keyword asks for (a task, a comparison, a price, a place), for when nothing is known of its
 * subject.
 */
export function skeletonOf(
  keyword: string,
  intent: Intent | null,
  given: string | null = null,
  idea: string | null = null,
): Skeleton {
  const named = languageCode(given);
  if (named !== null && !isPlanLanguage(named)) return { headings: [], form: null, language: named };
  const plan =
    keywordPlan(keyword, { language: named, intent, idea }) ??
    keywordPlan(PLAIN_QUESTION, { language: 'en', intent: null })!;
  return { language: plan.language, form: plan.form, headings: plan.headings };
}
