import type { GivenPage } from '@pagewright/contract/given-pages';
import type { KeywordAnalysis, Targeting } from '@pagewright/contract/outline';
import { compute, defineTask } from '../../../compute/index.ts';
import type { Context } from '../../../context.ts';
import { gatherEvidence, withoutOriginals } from '../../../research/index.ts';
import { outlineMessages } from '../messages.ts';
import { keepEvidence } from '../pages/keep-evidence.ts';
import { analyzeEvidence } from './analyze-evidence.ts';
import { toGivenPages } from './to-given-pages.ts';

/** What an outline is asked for. */
export interface OutlineRequest {
  readonly keyword: string;
  readonly targeting: Targeting;
  readonly idea?: string;
  readonly language?: string | null;
  readonly pages: readonly GivenPage[];
  readonly competitors: readonly string[];
  readonly includeSearch: boolean;
}

/** What was found out, and whether a source was asked anew for it. */
export interface Analyzed {
  readonly analysis: KeywordAnalysis;
  readonly askedAnew: boolean;
}

const STEPS = 3;

const analyzing = defineTask(new URL('./analyze-evidence.ts', import.meta.url), analyzeEvidence, {
  kind: 'long',
});

/**
 * Gathers evidence for a keyword and finds out what it says. A page or a source that fails is told and ends nothing.
 * @throws the signal's reason, where the caller goes.
 */
export async function analyzeSubject(ctx: Context, request: OutlineRequest): Promise<Analyzed> {
  const { keyword, targeting, includeSearch, idea, language } = request;
  ctx.progress(outlineMessages.gathering, 0, STEPS);
  const gathered = await gatherEvidence(ctx, {
    keyword: targeting.location ? `${keyword} ${targeting.location}` : keyword,
    pages: toGivenPages(request.pages),
    competitors: request.competitors,
    includeSearch,
    signal: ctx.signal,
  });
  ctx.progress(outlineMessages.analyzing, 1, STEPS);
  const digests = await keepEvidence(ctx, gathered);
  const analysis = await compute(
    analyzing,
    { keyword, targeting, idea, language },
    withoutOriginals(gathered),
    digests,
  );
  ctx.progress(outlineMessages.composing, 2, STEPS);
  return { analysis, askedAnew: gathered.askedAnew };
}
