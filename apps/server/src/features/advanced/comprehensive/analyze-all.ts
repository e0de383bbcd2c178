import {
  COMPREHENSIVE_PARTS,
  type comprehensiveAnalysis as call,
  type Comprehensive,
  type ComprehensivePart,
} from '@pagewright/contract/advanced';
import type { ParsedRequest } from '@pagewright/contract/endpoint';
import { ApiError } from '../../../api-error.ts';
import { compute, defineTask } from '../../../compute/index.ts';
import type { Context } from '../../../context.ts';
import { keywordDemand, keywordIntents } from '../../../research/index.ts';
import { readSubject } from '../../content/index.ts';
import { checkOutgoing, opportunitiesIn } from '../backlinks/find-links.ts';
import { withKnownPages, type LinkPages } from '../backlinks/gather-pages.ts';
import { describeRead } from '../competitive-intelligence/analyze-strategy.ts';
import { compareSites } from '../competitive-intelligence/track-gaps.ts';
import { pagesMadeFor } from '../competitive-intelligence/judge-age.ts';
import { scoring } from '../content-scoring/scoring.ts';
import { readAllOwnPages } from '../sites/all-own-pages.ts';
import type { Analysis } from '../sites/analysis.ts';
import { readSites, type SiteRead, type SitesRead } from '../sites/read-sites.ts';
import { findGains } from './find-gains.ts';
import { comprehensiveMessages } from './messages.ts';
import { sharedProgress } from './shared-progress.ts';

type Asked = ParsedRequest<typeof call>['body'];
type Parts = Comprehensive['parts'];

const matching = defineTask(
  new URL('../competitive-intelligence/judge-age.ts', import.meta.url),
  pagesMadeFor,
  { kind: 'long' },
);

const LINKS_TOLD = 20;
/** Links that are asked within a report of all parts: fewer than the analysis of its own asks. */
const CHECKS = { linksMax: 60, timeMs: 15_000 } as const;
const NOBODY: SitesRead = { sites: [], reports: [], askedAnew: false };

/**
 * All parts side by side, with one measure of progress. Sites are read once for all of them. A part that fails says so,
 * and the others stand; nothing is added up to one number.
 * @throws ApiError 404 where there is no item that the caller may read; the signal's reason.
 */
export async function analyzeAll(ctx: Context, asked: Asked): Promise<Analysis<Comprehensive>> {
  const { contentId, primaryKeyword, keywords, competitors, yourDomain, refresh } = asked;
  // Before anything is asked for an item that the caller may not read.
  if (contentId !== undefined) await readSubject(ctx, { keyword: primaryKeyword, contentId });
  const followed = [...new Set([primaryKeyword, ...keywords])];
  const of = sharedProgress(ctx, COMPREHENSIVE_PARTS);
  // Each part waits for the sites itself, so that their failing is the failing of those that need them.
  const sites = settled(competitors.length === 0 ? NOBODY : readSites(of('gaps'), competitors, { refresh }));
  const own = settled(readAllOwnPages(of('links'), yourDomain, { refresh }));
  const demand = settled(keywordDemand(of('intent'), followed));

  const [score, intent, gaps, strategies, links] = await Promise.all([
    part(of('score'), 'score', async () => {
      // Pages of competitors that were made for the keyword: what the text is compared with.
      const read = (await sites).value ?? NOBODY;
      const given = await compute(matching, primaryKeyword, toNamed(read));
      const subject = await readSubject(ctx, { keyword: primaryKeyword, contentId, given });
      // The keywords are those of the comparison with competitors; this text is not about all of them.
      return compute(scoring, { content: asked.content, primaryKeyword, targetKeywords: [] }, subject);
    }),
    part(of('intent'), 'intent', async () => (await keywordIntents([primaryKeyword]))[0] ?? null),
    part(of('gaps'), 'gaps', async () => {
      if (competitors.length === 0) return null;
      const [read, ours, known] = [valueOf(await sites), valueOf(await own), valueOf(await demand)];
      const {
        gaps: found,
        matrix,
        own: ourSite,
        ownPages,
        notice,
      } = await compareSites(followed, read, ours, known);
      return { gaps: found, matrix, own: ourSite, ownPages, notice };
    }),
    part(of('strategies'), 'strategies', async () => {
      if (competitors.length === 0) return null;
      const ours = valueOf(await own);
      return Promise.all(
        valueOf(await sites).sites.map((site) => describeRead(site, { own: ours, keywords: followed })),
      );
    }),
    part(of('links'), 'links', async () => {
      if (competitors.length === 0) return null;
      const pages = await withKnownPages(of('links'), valueOf(await sites), valueOf(await own));
      return linksOf(of('links'), pages);
    }),
  ]);
  const parts: Parts = { score: unscored(score), intent, gaps, strategies, links };
  const [read, ourPages, known] = [(await sites).value, (await own).value, (await demand).value];
  const result: Analysis<Comprehensive>['result'] = {
    primaryKeyword,
    contentId: contentId ?? null,
    parts,
    sites: [...(read?.reports ?? []), ...(ourPages?.reports ?? [])],
    gains: findGains(parts),
    provenance: { kind: 'modelled', method: 'each part by its own method, on the pages read' },
  };
  // The text is always analyzed again; only a run on the same pages within a day makes no outside request.
  const askedAnew = read?.askedAnew !== false || ourPages?.askedAnew === true || known?.askedAnew === true;
  return { result, askedAnew: askedAnew || competitors.length === 0 };
}

/** All that could be a link to us among the pages that were read: of each kind what its own analysis finds there. */
async function linksOf(ctx: Context, pages: LinkPages): Promise<Parts['links']['result']> {
  const checks = await checkOutgoing(ctx, pages, CHECKS);
  const { own } = pages;
  const kinds = [
    { kind: 'links_to_competitors', brands: [], checks: [] },
    { kind: 'unlinked_mention', brands: [...new Set([own.name, own.host])], checks: [] },
    { kind: 'dead_link', brands: [], checks },
  ] as const;
  const found = await Promise.all(kinds.map((wanted) => opportunitiesIn(ctx, pages, wanted)));
  const opportunities = found
    .flatMap(({ result }) => result.opportunities)
    .toSorted((one, other) => (other.relevance ?? 0) - (one.relevance ?? 0))
    .slice(0, LINKS_TOLD);
  const looked = { pages: pages.pages.length, links: checks.length };
  return { opportunities, looked, notice: comprehensiveMessages.lookedForLinks(looked) };
}

/** A part's outcome. @throws the signal's reason. */
async function part<Result>(
  ctx: Context,
  name: ComprehensivePart,
  work: () => Promise<Result | null> | Result,
): Promise<{ state: 'done' | 'failed' | 'left_out'; message: string | null; result: Result | null }> {
  const step = comprehensiveMessages.step[name];
  try {
    ctx.progress(step, 0, 1);
    const result = await work();
    ctx.progress(step, 1, 1);
    return result === null
      ? { state: 'left_out', message: comprehensiveMessages.noCompetitors, result }
      : { state: 'done', message: null, result };
  } catch (error) {
    ctx.signal.throwIfAborted();
    if (!(error instanceof ApiError))
      ctx.log.error(
        { event: 'analysis_part_failed', err: error, part: name },
        'a part of an analysis failed',
      );
    ctx.progress(step, 1, 1);
    const message = error instanceof ApiError ? error.message : comprehensiveMessages.failed;
    return { state: 'failed', message, result: null };
  }
}

/** A text without a score is a part without a result. */
function unscored(score: Parts['score']): Parts['score'] {
  if (score.result === null || score.result.overallScore !== null) return score;
  return { state: 'left_out', message: comprehensiveMessages.noScore, result: null };
}

/** A promise that several wait for, which fails for each of them where it failed, and for nobody before. */
type Settled<Value> =
  | { readonly value: Value; readonly error: null }
  | { readonly value: null; readonly error: unknown };

async function settled<Value>(work: Promise<Value> | Value): Promise<Settled<Value>> {
  try {
    return { value: await work, error: null };
  } catch (error) {
    return { value: null, error };
  }
}

/** @throws what the work threw. */
function valueOf<Value>(outcome: Settled<Value>): Value {
  if (outcome.value === null) throw outcome.error;
  return outcome.value;
}

/** Sites with nothing beside their names and pages. */
function toNamed({ sites }: SitesRead): Pick<SiteRead, 'name' | 'pages'>[] {
  return sites.map(({ name, pages }) => ({ name, pages }));
}
