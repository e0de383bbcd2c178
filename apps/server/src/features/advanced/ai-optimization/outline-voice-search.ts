import type { voiceSearchOutline as call } from '@pagewright/contract/advanced';
import type { HandlerOutput, ParsedRequest } from '@pagewright/contract/endpoint';
import type { PassageSource, VoiceSection } from '@pagewright/engine';
import { compute, defineTask } from '../../../platform/compute/index.ts';
import type { Context } from '../../../platform/context.ts';
import { readKnownEvidence, pagesForThread } from '../evidence/known-evidence.ts';
import { executeRun } from '../runs/execute-run.ts';
import { optimizationMessages } from './messages.ts';
import { outlineAnswers } from './outline-answers.ts';
import { rewordAnswers } from './reword-answers.ts';

const outlining = defineTask(new URL('./outline-answers.ts', import.meta.url), outlineAnswers, {
  kind: 'long',
});

/**
 * Outlines an article for spoken answers, taken verbatim from the evidence; if a language model is configured, it
 * adds reworded versions.
 * @throws ApiError 429 at the limit.
 */
export async function outlineVoiceSearch(
  ctx: Context,
  body: ParsedRequest<typeof call>['body'],
): Promise<HandlerOutput<typeof call>> {
  const { topic, optimizationData, pages, includeSearch } = body;
  return executeRun(
    ctx,
    { kind: 'voice-search-outline', label: topic, inputs: body },
    async (_metering, inside) => {
      const startedAt = performance.now();
      inside.progress(optimizationMessages.reading(topic), 0, 2);
      const known = await readKnownEvidence(inside, { keyword: topic, pages, includeSearch });
      inside.progress(optimizationMessages.answering, 1, 2);
      const outline = await compute(
        outlining,
        { keyword: topic, pages: pagesForThread(known), peopleAlsoAsk: known.questions },
        (optimizationData.questions ?? []).map(({ text }) => text),
      );
      const isMeasured = known.pages.length > 0;
      const drafted = {
        sections: outline.sections.map(toSection),
        method: isMeasured ? outline.provenance.method : 'questions from templates',
      };
      const { sections, isWorded, method, notice } = await rewordAnswers(inside, topic, drafted, startedAt);
      return {
        topic,
        sections,
        answered: outline.answered,
        notice,
        evidence: known.shown,
        provenance: { kind: isWorded ? 'generated' : 'modelled', method },
      };
    },
  );
}

function toSection({ question, answer, depth }: VoiceSection) {
  return {
    question,
    answer: answer && {
      text: answer.text,
      words: answer.words,
      grade: answer.grade,
      coverage: answer.coverage,
      ...toPage(answer.source),
      spoken: null,
    },
    depth: depth.map(({ text, kind, source }) => ({ text, kind, ...toPage(source) })),
  };
}

function toPage({ url, title }: PassageSource): { url: string | null; title: string } {
  return { url, title };
}
