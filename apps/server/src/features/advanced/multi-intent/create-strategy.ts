import type { createStrategy as call } from '@pagewright/contract/advanced';
import type { HandlerOutput, ParsedRequest } from '@pagewright/contract/endpoint';
import { clusterKeywords, detectKeywordLanguage } from '@pagewright/engine';
import { compute, defineTask } from '../../../platform/compute/index.ts';
import type { Context } from '../../../platform/context.ts';
import { currentLanguage } from '../../../platform/language/current-language.ts';
import { sentenceVectors } from '../../../language-pack/index.ts';
import { readKnownEvidence, pagesForThread, type KnownEvidence } from '../evidence/known-evidence.ts';
import { executeRun } from '../runs/execute-run.ts';
import { intentMessages } from './messages.ts';
import { planPages } from './plan-pages.ts';
import { rewordTitles } from './reword-titles.ts';

type Answer = HandlerOutput<typeof call>;
type PlannedPage = Answer['pages'][number];
type RequestBody = ParsedRequest<typeof call>['body'];

const planning = defineTask(new URL('./plan-pages.ts', import.meta.url), planPages, { kind: 'long' });

/** Plans a page for each sufficiently likely intent of a keyword. @throws ApiError 429 at the plan's limit. */
export async function createStrategy(ctx: Context, body: RequestBody): Promise<Answer> {
  const { keyword, intentAnalysis, pages, includeSearch } = body;
  return executeRun(
    ctx,
    { kind: 'create-strategy', label: keyword, inputs: body },
    async (_metering, inside) => {
      const startedAt = performance.now();
      inside.progress(intentMessages.reading(keyword), 0, 3);
      const known = await readKnownEvidence(inside, { keyword, pages, includeSearch });
      inside.progress(intentMessages.planning, 1, 3);
      const language = detectKeywordLanguage(keyword, currentLanguage());
      const intents = intentAnalysis.intents ?? null;
      const planned = await compute(planning, keyword, evidenceOf(known), intents, language);
      const { pages: worded, notice } = await rewordTitles(inside, keyword, planned, startedAt);
      const isGenerated = worded.some(({ provenance }) => provenance.kind === 'generated');
      return {
        keyword,
        pages: worded,
        canShareAPage: await findShareablePages(worded),
        notice,
        evidence: known.shown,
        provenance: {
          kind: isGenerated ? 'generated' : 'modelled',
          method: 'intent of each expansion of the keyword',
        },
      };
    },
  );
}

/** Intents whose primary keywords one page can cover. */
async function findShareablePages(pages: readonly PlannedPage[]): Promise<Answer['canShareAPage']> {
  const keywords = pages.map(({ primaryKeyword }) => primaryKeyword);
  const { clusters } = clusterKeywords(keywords, { vectors: await sentenceVectors(keywords) });
  return clusters
    .flatMap((cluster) => cluster.pages)
    .map((group) =>
      pages.filter(({ primaryKeyword }) => group.includes(primaryKeyword)).map(({ intent }) => intent),
    )
    .filter((group) => group.length > 1);
}

/** The parts of the evidence that planning needs, to avoid copying the rest. */
function evidenceOf({ pages, questions, suggestions, results }: KnownEvidence) {
  return {
    pages: pagesForThread({ pages }),
    questions,
    suggestions,
    results,
  };
}
