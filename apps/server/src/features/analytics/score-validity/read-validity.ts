import {
  VALIDITY_PAGES_MIN,
  VALIDITY_WINDOW,
  type ScoreValidity,
  type ValidityCorrelation,
} from '@pagewright/contract/analytics';
import { PART_IDS } from '@pagewright/contract/score-parts';
import { rankCorrelation } from '@pagewright/engine';
import type { Context } from '../../../platform/context.ts';
import { findProperty } from '../search-connection/connection-repository.ts';
import { listJudgedPages, type JudgedPage } from './validity-repository.ts';

/** A two-week window counts if at most two of its days are unknown. */
const DAYS_KNOWN = VALIDITY_WINDOW.days - 2;

type Measure = (page: JudgedPage) => number;

/** Correlates scores with search figures eight weeks later, over the workspace's own pages. */
export async function readScoreValidity(ctx: Context): Promise<ScoreValidity> {
  const property = await findProperty(ctx.db, ctx.actor.workspaceId);
  const pages = property ? await listJudgedPages(ctx, property.id) : [];
  const judged = pages.filter(({ knownDays }) => knownDays >= DAYS_KNOWN);
  const placed = judged.filter(({ impressions }) => impressions > 0);
  return {
    isConnected: property !== undefined,
    provenance: { kind: 'modelled', method: 'spearman-of-score-and-search-console' },
    published: pages.length,
    waiting: pages.length - judged.length,
    unfound: judged.length - placed.length,
    // Position 1 is best, so the sign is flipped: more is better in both.
    position: measured(placed, ({ positionSum, impressions }) => -positionSum / impressions),
    clicks: measured(judged, ({ clicks }) => clicks),
  };
}

function measured(pages: readonly JudgedPage[], measure: Measure): ScoreValidity['position'] {
  return {
    overall: correlate(pages.map((page) => [page.score, measure(page)])),
    parts: PART_IDS.map((part) => ({
      part,
      ...correlate(
        pages.flatMap((page) => {
          const share = page.parts.find(({ id }) => id === part)?.share;
          return share === undefined ? [] : [[share, measure(page)] as const];
        }),
      ),
    })),
  };
}

/** With fewer than twenty pages, the confidence interval would be meaningless. */
function correlate(pairs: readonly (readonly [number, number])[]): ValidityCorrelation {
  if (pairs.length < VALIDITY_PAGES_MIN)
    return { pages: pairs.length, isEnough: false, rho: null, interval: null };
  const { n, rho, interval } = rankCorrelation(pairs);
  return { pages: n, isEnough: true, rho, interval };
}
