import type {
  KeywordAnalysis,
  OutlineResult,
  OutlineSection,
  WrittenOutline,
} from '@pagewright/contract/outline';
import { ApiError } from '../../../api-error.ts';
import { compute } from '../../../compute/index.ts';
import type { Context } from '../../../context.ts';
import { metered } from '../../usage/index.ts';
import { describing } from '../compose/outline-work.ts';
import { flatSections } from '../compose/flat-sections.ts';
import { outlineMessages } from '../messages.ts';
import { asWorded, withNotice } from '../word-outline.ts';
import { moreTerms, otherHeadings, otherQuestions, type RemadeFields } from './other-section.ts';
import { wordSection } from './word-section.ts';

interface Request {
  readonly analysisData: KeywordAnalysis;
  readonly outline: WrittenOutline;
  readonly sectionId: string;
  readonly targetWordCount: number;
}

const MOST_QUESTIONS = 3;
/** Questions that a model may choose among. */
const MOST_OFFERED = 12;

/**
 * Makes one section anew, as one AI request, and leaves the rest as it is: another heading, by a language model where one
 * is set, else the next of those of its pages and its purpose, with questions and terms that no other section has.
 * @throws ApiError 404 for a section that is not there, 422 where nothing else is known, 429 at the limit; the signal's
 * reason, where the caller goes.
 */
export async function regenerateSection(ctx: Context, request: Request): Promise<OutlineResult> {
  return metered(ctx, { kind: 'ai', requests: 1, ownKey: 'model' }, (_metering, inside) =>
    remake(inside, request),
  );
}

async function remake(
  ctx: Context,
  { analysisData: analysis, outline, sectionId, targetWordCount }: Request,
): Promise<OutlineResult> {
  const startedAt = performance.now();
  const all = flatSections(outline.sections);
  const section = all.find(({ id }) => id === sectionId);
  if (!section) throw new ApiError(404, 'section_not_found', outlineMessages.noSection);
  const ideas = otherHeadings(analysis, section, all);
  const questions = otherQuestions(analysis, all);
  const worded = await wordSection(ctx, {
    keyword: analysis.keyword,
    section,
    all,
    ideas,
    questions: questions.slice(0, MOST_OFFERED),
    startedAt,
  });
  const heading = worded.heading ?? ideas[0];
  if (heading === undefined && questions.length === 0)
    throw new ApiError(422, 'nothing_else', outlineMessages.nothingElse);
  const asked = worded.questions.length > 0 ? worded.questions : questions;
  const made: RemadeFields = {
    heading: heading ?? section.heading,
    questions: asked.length > 0 ? asked.slice(0, MOST_QUESTIONS) : section.questions,
    optimizations: moreTerms(analysis, section, all),
  };
  const result = await compute(
    describing,
    worded.heading !== null && worded.cost ? asWorded(analysis, worded.cost) : analysis,
    { ...outline, sections: outline.sections.map((one) => replaced(one, sectionId, made)) },
    targetWordCount,
  );
  return worded.notice === null ? result : withNotice(result, worded.notice);
}

function replaced(section: OutlineSection, id: string, made: RemadeFields): OutlineSection {
  if (section.id === id) return { ...section, ...made };
  return {
    ...section,
    subsections: section.subsections.map((child) => (child.id === id ? { ...child, ...made } : child)),
  };
}
