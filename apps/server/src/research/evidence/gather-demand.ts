import { nearestTitle } from '@pagewright/engine';
import type { Interest } from '../../providers/search/port.ts';
import { normalizeKeyword } from '../research-keyword.ts';
import { querySources } from './query-sources.ts';
import { wasAnySourceQueried, type SourceReport } from './gathered-evidence.ts';
import type { GatheringContext } from './gathering-context.ts';
import { figuresPart, interestPart } from './search-parts.ts';
import { searchQuery } from './search-query.ts';

/** Monthly demand. */
export interface DemandSeries {
  /** `searches` of the keyword, or `pageviews` of the article closest to it. */
  readonly measure: 'searches' | 'pageviews';
  /** The keyword, or the article's title. */
  readonly subject: string;
  readonly url: string | null;
  /** Complete months, oldest first; `month` is `2026-01`. */
  readonly months: readonly { readonly month: string; readonly value: number }[];
}

/** The demand for a keyword, and the sources that were asked. */
export interface GatheredDemand {
  /** Null if no source knows it. */
  readonly series: DemandSeries | null;
  readonly sources: readonly SourceReport[];
  /** Whether a source was actually queried: only then is a metered run charged. */
  readonly askedAnew: boolean;
}

/**
 * How often a keyword is searched, or else how often the article that represents it is read; null if the articles that
 * the source finds are about something else.
 * @throws the signal's reason.
 */
export async function gatherDemand(ctx: GatheringContext, keyword: string): Promise<GatheredDemand> {
  const figures = await querySources(ctx, figuresPart, searchQuery(ctx, keyword));
  const months = figures.answer?.months ?? [];
  if (months.length > 0) {
    const series = {
      measure: 'searches',
      subject: normalizeKeyword(keyword),
      url: null,
      months: months.map(({ month, volume }) => ({ month, value: volume })),
    } as const;
    return answered(series, figures.reports);
  }
  const { interests, sources } = await gatherInterest(ctx, keyword);
  const titles = interests.map(({ subject }) => subject);
  const place = nearestTitle(normalizeKeyword(keyword), titles, ctx.services.config.search.language);
  const nearest = place === null ? undefined : interests[place];
  return answered(nearest ? toSeries(nearest) : null, [...figures.reports, ...sources]);
}

/**
 * Pageviews of the articles closest to a keyword, in the source's order.
 * @throws the signal's reason.
 */
export async function gatherInterest(
  ctx: GatheringContext,
  keyword: string,
): Promise<{ readonly interests: readonly Interest[]; readonly sources: readonly SourceReport[] }> {
  const asked = await querySources(ctx, interestPart, searchQuery(ctx, keyword));
  return { interests: asked.answer ?? [], sources: asked.reports };
}

/** Converts an article's pageviews to demand. */
export function toSeries({ subject, url, months }: Interest): DemandSeries {
  return {
    measure: 'pageviews',
    subject,
    url,
    months: months.map(({ month, views }) => ({ month, value: views })),
  };
}

function answered(series: DemandSeries | null, sources: readonly SourceReport[]): GatheredDemand {
  return { series, sources, askedAnew: wasAnySourceQueried(sources) };
}
