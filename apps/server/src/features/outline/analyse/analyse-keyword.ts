import type { GivenPage } from '@pagewright/contract/given-pages';
import type { KeywordAnalysis, Targeting } from '@pagewright/contract/outline';
import type { Context } from '../../../context.ts';
import { gatherEvidence, type GatheredEvidence } from '../../../research/index.ts';
import { analyseEvidence } from './analyse-evidence.ts';
import { readCompetitors, toGivenPages } from './read-competitors.ts';

/** What an outline is asked for. */
export interface OutlineRequest {
  readonly keyword: string;
  readonly targeting: Targeting;
  readonly pages: readonly GivenPage[];
  readonly competitors: readonly string[];
  readonly includeSearch: boolean;
}

/** What was found out, and whether a source was asked anew for it. */
export interface Analysed {
  readonly analysis: KeywordAnalysis;
  readonly askedAnew: boolean;
}

const STEPS = 4;

/**
 * Gathers evidence for a keyword and finds out what it says. A page or a source that fails is told and ends nothing.
 * @throws the signal's reason, where the caller goes.
 */
export async function analyseKeyword(ctx: Context, request: OutlineRequest): Promise<Analysed> {
  const { keyword, targeting, includeSearch } = request;
  ctx.progress('Reading competitor pages', 0, STEPS);
  const competitors = await readCompetitors(ctx, request.competitors);
  ctx.progress('Gathering evidence', 1, STEPS);
  const gathered = await gatherEvidence(ctx, {
    keyword: targeting.location ? `${keyword} ${targeting.location}` : keyword,
    pages: [...toGivenPages(request.pages), ...competitors.pages],
    includeSearch,
    signal: ctx.signal,
  });
  ctx.progress('Analysing the keyword', 2, STEPS);
  const analysis = await analyseEvidence(ctx, { keyword, targeting }, told(gathered, competitors));
  ctx.progress('Writing the outline', 3, STEPS);
  return { analysis, askedAnew: gathered.askedAnew || competitors.pages.length > 0 };
}

/** Pages at addresses that were asked for are read from the web, and not given. */
function told(
  gathered: GatheredEvidence,
  { pages, leftOut }: Awaited<ReturnType<typeof readCompetitors>>,
): GatheredEvidence {
  const read = new Set(pages.map(({ url }) => url));
  return {
    ...gathered,
    pages: gathered.pages.map((page) => (read.has(page.url) ? { ...page, source: 'web' } : page)),
    leftOut: [...gathered.leftOut, ...leftOut.map((page) => ({ ...page, code: 'not_read' }))],
  };
}
