import type { AnalyticsOverview, VisitCounts } from '@pagewright/contract/analytics';
import { DIRECT } from '@pagewright/contract/analytics';
import type { Context } from '../../platform/context.ts';
import type { Period } from './period.ts';
import { findFirstDay, listDays, listSources, type Pages } from './repository.ts';

const NOTHING: VisitCounts = { views: 0, engagedSeconds: 0, conversions: 0 };
const DAY_MS = 86_400_000;

/**
 * Returns the sums, days, and sources of pages in a period. Days before the first counted visit are unknown and left
 * out; the previous period is null if it began before that visit.
 */
export async function showOverview(ctx: Context, pages: Pages, period: Period): Promise<AnalyticsOverview> {
  const [known, sources, measuredSince] = await Promise.all([
    listDays(ctx.db, pages, period),
    listSources(ctx.db, pages, period),
    findFirstDay(ctx.db, pages),
  ]);
  const { timeRange, from, to, previousFrom } = period;
  const isPreviousKnown = measuredSince !== null && measuredSince <= previousFrom;
  return {
    timeRange,
    from,
    to,
    measuredSince,
    totals: sumOf(known.filter(({ date }) => date >= from)),
    previous: isPreviousKnown ? sumOf(known.filter(({ date }) => date < from)) : null,
    series: everyDay(known, measuredSince === null ? null : measuredSince > from ? measuredSince : from, to),
    sources: sources.map((row) => ({ ...row, source: row.source || DIRECT })),
  };
}

function sumOf(days: readonly VisitCounts[]): VisitCounts {
  return days.reduce(
    (sum, day) => ({
      views: sum.views + day.views,
      engagedSeconds: sum.engagedSeconds + day.engagedSeconds,
      conversions: sum.conversions + day.conversions,
    }),
    NOTHING,
  );
}

function everyDay(
  known: readonly (VisitCounts & { readonly date: string })[],
  from: string | null,
  to: string,
): AnalyticsOverview['series'] {
  if (from === null) return [];
  const byDate = new Map(known.map((day) => [day.date, day]));
  const days: AnalyticsOverview['series'] = [];
  for (let at = Date.parse(from); at <= Date.parse(to); at += DAY_MS) {
    const date = new Date(at).toISOString().slice(0, 10);
    days.push(byDate.get(date) ?? { date, ...NOTHING });
  }
  return days;
}
