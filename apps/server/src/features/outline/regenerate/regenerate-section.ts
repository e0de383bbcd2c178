import type {
  KeywordAnalysis,
  OutlineResult,
  OutlineSection,
  WrittenOutline,
} from '@pagewright/contract/outline';
import { ApiError } from '../../../platform/api-error.ts';
import { compute } from '../../../platform/compute/index.ts';
import type { Context } from '../../../platform/context.ts';
import { metered } from '../../usage/index.ts';
import { describeTask } from '../compose/outline-tasks.ts';
import { flattenSections } from '../compose/flatten-sections.ts';
import { outlineMessages } from '../messages.ts';
import { markReworded, withNotice } from '../reword-outline.ts';
import { moreTerms, otherHeadings, otherQuestions, type RegeneratedFields } from './section-alternatives.ts';
import { rewordSection } from './reword-section.ts';

interface Request {
  readonly analysisData: KeywordAnalysis;
  readonly outline: WrittenOutline;
  readonly sectionId: string;
  readonly targetWordCount: number;
}

const QUESTIONS_MAX = 3;
/** Questions offered to the model. */
const OFFERED_QUESTIONS_MAX = 12;

/**
 * Regenerates one section, as one AI request, and leaves the rest unchanged. The heading comes from a language model if
 * one is set, or else is the next alternative, with questions and terms that no other section has.
 * @throws ApiError 404 for an unknown section, 422 if nothing else is known, 429 at the limit; the signal's reason on
 * cancellation.
 */
export async function regenerateSection(ctx: Context, request: Request): Promise<OutlineResult> {
  return metered(ctx, { kind: 'ai', requests: 1, ownKey: 'model' }, (_metering, inside) =>
    regenerate(inside, request),
  );
}

async function regenerate(
  ctx: Context,
  { analysisData: analysis, outline, sectionId, targetWordCount }: Request,
): Promise<OutlineResult> {
  const startedAt = performance.now();
  const all = flattenSections(outline.sections);
  const section = all.find(({ id }) => id === sectionId);
  if (!section) throw new ApiError(404, 'section_not_found', outlineMessages.noSection);
  const alternatives = otherHeadings(analysis, section, all);
  const questions = otherQuestions(analysis, all);
  const reworded = await rewordSection(ctx, {
    keyword: analysis.keyword,
    section,
    all,
    alternatives,
    questions: questions.slice(0, OFFERED_QUESTIONS_MAX),
    startedAt,
  });
  const heading = reworded.heading ?? alternatives[0];
  if (heading === undefined && questions.length === 0)
    throw new ApiError(422, 'nothing_else', outlineMessages.nothingElse);
  const asked = reworded.questions.length > 0 ? reworded.questions : questions;
  const regenerated: RegeneratedFields = {
    heading: heading ?? section.heading,
    questions: asked.length > 0 ? asked.slice(0, QUESTIONS_MAX) : section.questions,
    optimizations: moreTerms(analysis, section, all),
  };
  const result = await compute(
    describeTask,
    reworded.heading !== null && reworded.cost ? markReworded(analysis, reworded.cost) : analysis,
    { ...outline, sections: outline.sections.map((one) => replaceSection(one, sectionId, regenerated)) },
    targetWordCount,
  );
  return reworded.notice === null ? result : withNotice(result, reworded.notice);
}

function replaceSection(section: OutlineSection, id: string, regenerated: RegeneratedFields): OutlineSection {
  if (section.id === id) return { ...section, ...regenerated };
  return {
    ...section,
    subsections: section.subsections.map((child) => (child.id === id ? { ...child, ...regenerated } : child)),
  };
}
