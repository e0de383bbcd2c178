import type { voiceSearchOutline as call } from '@pagewright/contract/advanced';
import type { HandlerOutput, ParsedRequest } from '@pagewright/contract/endpoint';
import { findQuestions, voiceOutline, type PassageSource } from '@pagewright/engine';
import type { Context } from '../../../context.ts';
import { knownEvidence } from '../evidence/known-evidence.ts';
import { asRun } from '../runs/as-run.ts';
import { optimizationMessages } from './messages.ts';

const QUESTIONS = 12;

/** Outlines an article for spoken answers, taken word for word from the evidence. @throws ApiError 429 at the limit. */
export async function outlineVoiceSearch(
  ctx: Context,
  asked: ParsedRequest<typeof call>['body'],
): Promise<HandlerOutput<typeof call>> {
  const { topic, optimizationData, pages, includeSearch } = asked;
  return asRun(
    ctx,
    { kind: 'voice-search-outline', label: topic, inputs: asked },
    async (_metering, inside) => {
      inside.progress(optimizationMessages.reading(topic), 0, 2);
      const known = await knownEvidence(inside, { keyword: topic, pages, includeSearch });
      inside.progress(optimizationMessages.answering, 1, 2);
      const found = findQuestions({ keyword: topic, pages: known.pages, peopleAlsoAsk: known.questions });
      const named = (optimizationData.questions ?? []).map(({ text }) => text);
      const questions = [...new Set([...named, ...found.questions.map(({ text }) => text)])];
      const outline = voiceOutline({
        keyword: topic,
        questions: questions.slice(0, Math.max(QUESTIONS, named.length)),
        pages: known.pages,
      });
      return {
        topic,
        sections: outline.sections.map(({ question, answer, depth }) => ({
          question,
          answer: answer && {
            text: answer.text,
            words: answer.words,
            grade: answer.grade,
            coverage: answer.coverage,
            ...toPage(answer.source),
          },
          depth: depth.map(({ text, kind, source }) => ({ text, kind, ...toPage(source) })),
        })),
        answered: outline.answered,
        evidence: known.shown,
        provenance:
          known.pages.length > 0
            ? { kind: 'measured', method: outline.provenance.method }
            : { kind: 'modelled', method: 'questions from templates' },
      };
    },
  );
}

function toPage({ url, title }: PassageSource): { url: string | null; title: string } {
  return { url, title };
}
