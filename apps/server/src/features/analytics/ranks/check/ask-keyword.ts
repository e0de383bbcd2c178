import { RANK_LIMITS } from '@pagewright/contract/analytics';
import { ApiError } from '../../../../platform/api-error.ts';
import type { Context } from '../../../../platform/context.ts';
import { SearchError } from '../../../../providers/search/search-error.ts';
import type { Ranking, RankingSource } from '../../../../providers/search/port.ts';
import type { OfferedSource } from '../../../../vendors/index.ts';
import { metered } from '../../../usage/index.ts';
import { reservePages, returnPages } from '../budget-repository.ts';
import { writeCheck } from '../check-repository.ts';
import { findSites } from '../target-sites.ts';
import type { TrackerRow } from '../tracker-repository.ts';

/** Time limit for all results pages of one keyword. */
const KEYWORD_MS = 45_000;

/** A source that reads positions. */
export type RankingVendor = OfferedSource & { readonly ranking: RankingSource };

interface Question {
  readonly tracker: TrackerRow;
  readonly source: RankingVendor;
  readonly sites: readonly string[];
  readonly keyword: string;
}

/**
 * Asks for the positions for one keyword and stores them, or why there are none. Pages are counted before they are asked
 * for. Returns the problem; null if there was an answer.
 * @throws the context's signal's reason.
 */
export async function askKeyword(ctx: Context, question: Question): Promise<string | null> {
  const { tracker, source, sites, keyword } = question;
  const pages = Math.ceil(tracker.depth / RANK_LIMITS.resultsPerPage);
  if (!(await reservePages(ctx.db, tracker.workspaceId, pages))) return 'budget_used';
  let asked = 0;
  try {
    const { results, features } = await paidFor(ctx, source, () =>
      readRanking(ctx, question, (more) => (asked += more)),
    );
    const found = findSites(results, sites);
    await writeCheck(ctx.db, {
      trackerId: tracker.id,
      keyword,
      results: results.length,
      features: features && [...features],
      sites: found,
      problem: null,
    });
    return null;
  } catch (error) {
    ctx.signal.throwIfAborted();
    if (error instanceof ApiError && error.code === 'quota_exceeded') return 'plan_limit';
    if (!(error instanceof SearchError)) throw error;
    const { fault, detail } = error;
    ctx.log.warn(
      { event: 'rank_check_failed', source: source.name, fault, detail, workspaceId: tracker.workspaceId },
      'a search source failed',
    );
    await writeCheck(ctx.db, {
      trackerId: tracker.id,
      keyword,
      results: null,
      features: null,
      sites: [],
      problem: fault,
    });
    return fault;
  } finally {
    await returnPages(ctx.db, tracker.workspaceId, pages - asked);
  }
}

/** What the installation pays for counts as one SEO request of the plan per keyword. */
function paidFor(ctx: Context, { payer }: OfferedSource, read: () => Promise<Ranking>): Promise<Ranking> {
  if (payer !== 'installation') return read();
  return metered(ctx, { kind: 'seo', requests: 1 }, async (_metering, { meter }) => {
    const ranking = await read();
    meter?.asked('search', 'installation');
    return ranking;
  });
}

async function readRanking(
  { signal }: Context,
  { tracker, source, sites, keyword }: Question,
  onRequest: (pages: number) => void,
): Promise<Ranking> {
  const { country, language, device, depth } = tracker;
  const deadline = AbortSignal.timeout(KEYWORD_MS);
  try {
    return await source.ranking.read({
      keyword,
      country,
      language,
      device,
      depth,
      onRequest,
      isEnough: (results) => findSites(results, sites).every(({ position }) => position !== null),
      signal: AbortSignal.any([signal, deadline]),
    });
  } catch (error) {
    if (deadline.aborted && error === deadline.reason)
      throw new SearchError(source.title, 'source_too_slow', 'all pages');
    throw error;
  }
}
