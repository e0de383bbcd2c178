import {
  COMPREHENSIVE_PARTS,
  type comprehensiveAnalysis as call,
  type Comprehensive,
  type ComprehensivePart,
} from '@pagewright/contract/advanced';
import type { ParsedRequest } from '@pagewright/contract/endpoint';
import { ApiError } from '../../../platform/api-error.ts';
import { compute, defineTask } from '../../../platform/compute/index.ts';
import type { Context } from '../../../platform/context.ts';
import { keywordDemand, keywordIntents } from '../../../research/index.ts';
import { readSubject } from '../../content/index.ts';
import { checkOutgoing, opportunitiesIn } from '../backlinks/find-links.ts';
import { withKnownPages, type LinkPages } from '../backlinks/gather-pages.ts';
import { describeReadPages } from '../competitive-intelligence/analyze-strategy.ts';
import { compareSites } from '../competitive-intelligence/track-gaps.ts';
import { pagesTargeting } from '../competitive-intelligence/judge-age.ts';
import { scoring } from '../content-scoring/scoring.ts';
import { readAllOwnPages } from '../sites/all-own-pages.ts';
import type { Analysis } from '../sites/analysis.ts';
import { readSites, type SiteRead, type SitesRead } from '../sites/read-sites.ts';
import { findGains } from './find-gains.ts';
import { comprehensiveMessages } from './messages.ts';
import { sharedProgress } from './shared-progress.ts';

type RequestBody = ParsedRequest<typeof call>['body'];
type Parts = Comprehensive['parts'];

const matching = defineTask(
  new URL('../competitive-intelligence/judge-age.ts', import.meta.url),
  pagesTargeting,
  { kind: 'long' },
);

const MAX_LINKS_SHOWN = 20;
/** Limits for link checks within this report, lower than in the separate analysis. */
const CHECKS = { linksMax: 60, timeMs: 15_000 } as const;
const NOBODY: SitesRead = { sites: [], reports: [], askedAnew: false };

/**
 * Runs all parts in parallel with one progress bar. Sites are read once for all of them. A part that fails reports it
 * without affecting the others; no total score is computed.
 * @throws ApiError 404 if there is no item that the caller may read; the signal's reason.
 */
export async function analyzeAll(ctx: Context, body: RequestBody): Promise<Analysis<Comprehensive>> {
  const { contentId, primaryKeyword, keywords, competitors, yourDomain, refresh } = body;
  // Before anything is fetched for an item that the caller may not read.
  if (contentId !== undefined) await readSubject(ctx, { keyword: primaryKeyword, contentId });
  const followed = [...new Set([primaryKeyword, ...keywords])];
  const of = sharedProgress(ctx, COMPREHENSIVE_PARTS);
  // Each part awaits the sites itself, so a failure to read them only fails the parts that need them.
  const sites = settled(competitors.length === 0 ? NOBODY : readSites(of('gaps'), competitors, { refresh }));
  const own = settled(readAllOwnPages(of('links'), yourDomain, { refresh }));
  const demand = settled(keywordDemand(of('intent'), followed));

  const [score, intent, gaps, strategies, links] = await Promise.all([
    part(of('score'), 'score', async () => {
      // Competitors' pages that target the keyword, which the text is compared with.
      const read = (await sites).value ?? NOBODY;
      const given = await compute(matching, primaryKeyword, toNamed(read));
      const subject = await readSubject(ctx, { keyword: primaryKeyword, contentId, given });
      // The keywords are for the comparison with competitors; this text does not cover all of them.
      return compute(scoring, { content: body.content, primaryKeyword, targetKeywords: [] }, subject);
    }),
    part(of('intent'), 'intent', async () => (await keywordIntents([primaryKeyword]))[0] ?? null),
    part(of('gaps'), 'gaps', async () => {
      if (competitors.length === 0) return null;
      const [read, ours, known] = [unwrap(await sites), unwrap(await own), unwrap(await demand)];
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
      const ours = unwrap(await own);
      return Promise.all(
        unwrap(await sites).sites.map((site) => describeReadPages(site, { own: ours, keywords: followed })),
      );
    }),
    part(of('links'), 'links', async () => {
      if (competitors.length === 0) return null;
      const pages = await withKnownPages(of('links'), unwrap(await sites), unwrap(await own));
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

/** Finds link opportunities of every kind among the pages that were read, as the separate analyses do. */
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
    .slice(0, MAX_LINKS_SHOWN);
  const looked = { pages: pages.pages.length, links: checks.length };
  return { opportunities, looked, notice: comprehensiveMessages.lookedForLinks(looked) };
}

/** Returns a part's outcome. @throws the signal's reason. */
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

/** A text without a score gives a part without a result. */
function unscored(score: Parts['score']): Parts['score'] {
  if (score.result === null || score.result.overallScore !== null) return score;
  return { state: 'left_out', message: comprehensiveMessages.noScore, result: null };
}

/** The outcome of a promise awaited by several parts, each of which handles a failure itself. */
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

/** @throws the original error. */
function unwrap<Value>(outcome: Settled<Value>): Value {
  if (outcome.value === null) throw outcome.error;
  return outcome.value;
}

/** Reduces sites to their names and pages. */
function toNamed({ sites }: SitesRead): Pick<SiteRead, 'name' | 'pages'>[] {
  return sites.map(({ name, pages }) => ({ name, pages }));
}
