import {
  rankCost,
  type RankOverview,
  type RankSource,
  type RankTracker,
} from '@pagewright/contract/analytics';
import type { Context } from '../../../platform/context.ts';
import { mayChangeConnection } from '../search-connection/policy.ts';
import { findBudget } from './budget-repository.ts';
import { describeRankProblem, titleOfSource } from './describe-rank-problem.ts';
import { findRankTargets } from './target-sites.ts';
import { listTrackers, type TrackerRow } from './tracker-repository.ts';

/** Returns the trackers of the caller's workspace, what they cost, and what else could be tracked. */
export async function showTrackers(ctx: Context): Promise<RankOverview> {
  const { workspaceId, userId } = ctx.actor;
  const rows = await listTrackers(ctx.db, workspaceId);
  const sources = await listRankSources(ctx);
  const targets = await findRankTargets(ctx, { workspaceId, authorId: userId });
  const budget = await findBudget(ctx.db, workspaceId);
  const { ownSite, sites, keywords } = targets;
  const trackers = rows.map(({ tracker, hasAdmin }) =>
    showTracker(tracker, { hasAdmin, sources, keywords: keywords.length }),
  );
  const running = trackers.filter(({ state }) => state !== 'paused' && state !== 'ownerless');
  return {
    trackers,
    sources,
    market: { country: ctx.services.config.search.country, language: ctx.services.config.search.language },
    keywords: keywords.length,
    ownSite,
    competitors: sites.length - (ownSite === null ? 0 : 1),
    budget: { ...budget, planned: running.reduce((sum, { pagesPerMonth }) => sum + pagesPerMonth, 0) },
    mayChange: mayChangeConnection(ctx.actor),
  };
}

/** Lists the sources of a workspace that read positions, each once: its own key comes first. */
export async function listRankSources({ actor, services }: Context): Promise<RankSource[]> {
  const sources = await services.vendors.sources(actor.workspaceId);
  const byName = new Map<string, RankSource>();
  for (const { name, title, payer, ranking } of sources)
    if (ranking && !byName.has(name))
      byName.set(name, { name, title, payer, engine: ranking.engine, devices: [...ranking.devices] });
  return [...byName.values()];
}

interface Surroundings {
  readonly hasAdmin: boolean;
  readonly sources: readonly RankSource[];
  readonly keywords: number;
}

function showTracker(row: TrackerRow, around: Surroundings): RankTracker {
  const { id, source, country, language, device, depth, rhythm } = row;
  const vendor = around.sources.find(({ name }) => name === source);
  const { perCheck, perMonth, keywordsPerMonth } = rankCost({ keywords: around.keywords, depth, rhythm });
  const state = stateOf(row, around);
  const isWaiting = state === 'current' || state === 'failing';
  return {
    id,
    source,
    country,
    language,
    device,
    depth,
    rhythm,
    title: vendor?.title ?? titleOfSource(source),
    engine: vendor?.engine ?? null,
    state,
    problem:
      row.problem === null
        ? null
        : {
            code: row.problem,
            message: describeRankProblem(row.problem, source),
            since: (row.problemSince ?? row.createdAt).toISOString(),
          },
    checkedAt: row.checkedAt?.toISOString() ?? null,
    nextCheckAt: isWaiting ? row.dueAt.toISOString() : null,
    payer: vendor?.payer ?? null,
    pagesPerCheck: perCheck,
    pagesPerMonth: perMonth,
    keywordsPerMonth,
  };
}

function stateOf(row: TrackerRow, { hasAdmin, keywords }: Surroundings): RankTracker['state'] {
  if (row.isPaused) return 'paused';
  if (!hasAdmin) return 'ownerless';
  if (keywords === 0) return 'no_keywords';
  if (row.problem !== null) return 'failing';
  if (row.isChecking) return 'checking';
  return row.dueAt.getTime() <= Date.now() ? 'waiting' : 'current';
}
