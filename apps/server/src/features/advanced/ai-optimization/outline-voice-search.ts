import type { voiceSearchOutline as call } from '@pagewright/contract/advanced';
import type { HandlerOutput, ParsedRequest } from '@pagewright/contract/endpoint';
import type { PassageSource, VoiceSection } from '@pagewright/engine';
import { compute, defineTask } from '../../../compute/index.ts';
import type { Context } from '../../../context.ts';
import { knownEvidence, pagesForThread } from '../evidence/known-evidence.ts';
import { asRun } from '../runs/as-run.ts';
import { optimizationMessages } from './messages.ts';
import { outlineAnswers } from './outline-answers.ts';
import { wordAnswers } from './word-answers.ts';

const outlining = defineTask(new URL('./outline-answers.ts', import.meta.url), outlineAnswers, {
  kind: 'long',
});

/**
 * Outlines an article for spoken answers, taken word for word from the evidence; where a language model is set it words
 * them beside that.
 * @throws ApiError 429 at the limit.
 */
export async function outlineVoiceSearch(
  ctx: Context,
  asked: ParsedRequest<typeof call>['body'],
): Promise<HandlerOutput<typeof call>> {
  const { topic, optimizationData, pages, includeSearch } = asked;
  return asRun(
    ctx,
    { kind: 'voice-search-outline', label: topic, inputs: asked },
    async (_metering, inside) => {
      const startedAt = performance.now();
      inside.progress(optimizationMessages.reading(topic), 0, 2);
      const known = await knownEvidence(inside, { keyword: topic, pages, includeSearch });
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
      const { sections, isWorded, method, notice } = await wordAnswers(inside, topic, drafted, startedAt);
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
