import type { GivenPage } from '@pagewright/contract/given-pages';
import type { KeywordAnalysis, Targeting } from '@pagewright/contract/outline';
import { compute, defineTask } from '../../../platform/compute/index.ts';
import type { Context } from '../../../platform/context.ts';
import { gatherEvidence, withoutOriginals } from '../../../research/index.ts';
import { outlineMessages } from '../messages.ts';
import { storeEvidencePages } from '../pages/store-evidence-pages.ts';
import { analyzeEvidence } from './analyze-evidence.ts';
import { toGivenPages } from './to-given-pages.ts';

/** The request for an outline. */
export interface OutlineRequest {
  readonly keyword: string;
  readonly targeting: Targeting;
  readonly idea?: string;
  readonly language?: string | null;
  readonly pages: readonly GivenPage[];
  readonly competitors: readonly string[];
  readonly includeSearch: boolean;
}

/** The analysis, and whether it needed a fresh call to a source. */
export interface Analyzed {
  readonly analysis: KeywordAnalysis;
  readonly usedFreshCall: boolean;
}

const STEPS = 3;

const analyzeTask = defineTask(new URL('./analyze-evidence.ts', import.meta.url), analyzeEvidence, {
  kind: 'long',
});

/**
 * Gathers and analyzes evidence for a keyword. A failing page or source is reported and does not stop the analysis.
 * @throws the signal's reason on cancellation.
 */
export async function analyzeSubject(ctx: Context, request: OutlineRequest): Promise<Analyzed> {
  const { keyword, targeting, includeSearch, idea, language } = request;
  ctx.progress(outlineMessages.gathering, 0, STEPS);
  const searched = targeting.location ? `${keyword} ${targeting.location}` : keyword;
  const gathered = await gatherEvidence(ctx, {
    keyword: searched,
    savedFor: [...new Set([searched, keyword])],
    pages: toGivenPages(request.pages),
    competitors: request.competitors,
    includeSearch,
    signal: ctx.signal,
  });
  ctx.progress(outlineMessages.analyzing, 1, STEPS);
  const digests = await storeEvidencePages(ctx, gathered);
  const analysis = await compute(
    analyzeTask,
    { keyword, targeting, idea, language },
    withoutOriginals(gathered),
    digests,
  );
  ctx.progress(outlineMessages.composing, 2, STEPS);
  return { analysis, usedFreshCall: gathered.askedAnew };
}
