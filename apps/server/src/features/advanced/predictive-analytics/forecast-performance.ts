import {
  FORECAST_LIMITS,
  type DemandForecast,
  type forecastPerformance as call,
} from '@pagewright/contract/advanced';
import type { HandlerOutput, ParsedRequest } from '@pagewright/contract/endpoint';
import { clickRate, trafficForecast, type ClickRateSource } from '@pagewright/engine';
import type { Context } from '../../../platform/context.ts';
import { gatherDemand } from '../../../research/index.ts';
import { readOwnClicks, SEARCH_PROVENANCE, type OwnClicks } from '../own-search/read-own-clicks.ts';
import { executeRun } from '../runs/execute-run.ts';
import { workInRounds } from '../runs/work-in-rounds.ts';
import { forecastDemand } from './forecast-demand.ts';
import { gradeSeries } from './grade-series.ts';
import { predictiveMessages } from './messages.ts';
import { countAvailableAt } from './months.ts';
import { insertForecasts } from './repository.ts';
import { toSource } from './show-source.ts';

type Answer = HandlerOutput<typeof call>;

/**
 * Forecasts the demand for a topic and keywords, and stores each forecast for later grading. The current series also
 * grades earlier forecasts.
 * @throws ApiError 429 at the plan's limit; the signal's reason.
 */
export async function forecastPerformance(
  ctx: Context,
  body: ParsedRequest<typeof call>['body'],
): Promise<Answer> {
  const { topic, targetKeywords, outline } = body;
  const request = { kind: 'forecast-performance', label: topic, inputs: body } as const;
  return executeRun(
    ctx,
    request,
    async (metering, inside) => {
      const keywords = [...new Set([topic, ...targetKeywords])];
      const forecasts: DemandForecast[] = [];
      const sources: Answer['sources'] = [];
      let askedAnew = false;
      const askAbout = async (keyword: string, at: number): Promise<void> => {
        inside.progress(predictiveMessages.asking(keyword), at, keywords.length);
        const demand = await gatherDemand(inside, keyword);
        askedAnew ||= demand.askedAnew;
        sources.push(...demand.sources.map(toSource));
        forecasts.push(forecastDemand(keyword, demand.series, outline));
        if (demand.series) await gradeSeries(inside.db, inside.actor.workspaceId, demand.series);
      };
      const soFar = async () => {
        const isKnown = forecasts.some(({ measure }) => measure !== null);
        return {
          topic,
          forecasts: [...forecasts],
          ...clicks(await readOwnClicks(inside, FORECAST_LIMITS.positions)),
          sources: [...sources],
          provenance: isKnown
            ? ({ kind: 'modelled', method: 'mean of Theta and damped smoothing' } as const)
            : ({ kind: 'unknown', method: 'no source knows the demand' } as const),
        };
      };
      const answer = await workInRounds(inside, request, { items: keywords, round: askAbout, soFar });
      if (!askedAnew) metering.answeredFromCache();
      return answer;
    },
    (inside, runId, { forecasts }) => keep(inside, runId, forecasts),
  );
}

/**
 * Click rates by position from published studies, refined by the workspace's own data as it grows, and how rarely a
 * new page ranks there.
 */
function clicks(
  own: OwnClicks | null,
): Pick<Answer, 'clickRates' | 'clickRateSources' | 'ownClicks' | 'baseRate'> {
  const sources = new Map<string, ClickRateSource>();
  const clickRates = Array.from({ length: FORECAST_LIMITS.positions }, (_, at) => at + 1).flatMap(
    (position) => {
      const rate = clickRate(position, [], own?.positions ?? []);
      for (const source of rate?.sources ?? []) sources.set(source.publisher, source);
      return rate
        ? [{ position, low: rate.low, mean: rate.mean, high: rate.high, own: { ...rate.own } }]
        : [];
    },
  );
  const { baseRate } = trafficForecast({ demand: [], period: 12, horizon: 0, position: 1 });
  const { topTenWithinAYear, publisher, year, readAt } = baseRate;
  return {
    clickRates,
    clickRateSources: [...sources.values()].map((source) => ({
      publisher: source.publisher,
      year: source.year,
      readAt: source.readAt,
    })),
    ownClicks: own && {
      from: own.from,
      to: own.to,
      brands: [...own.brands],
      provenance: SEARCH_PROVENANCE,
    },
    baseRate: { topTenWithinAYear, publisher, year, readAt },
  };
}

/** Stores the forecasts of a run for later grading. */
async function keep(ctx: Context, runId: string, forecasts: readonly DemandForecast[]): Promise<void> {
  const rows = forecasts.flatMap(({ keyword, measure, subject, months, ...said }) => {
    const [first] = months;
    if (measure === null || first === undefined) return [];
    const { mean, lower50, upper50, lower90, upper90 } = said;
    return {
      workspaceId: ctx.actor.workspaceId,
      runId,
      keyword,
      measure,
      subject,
      stored: { months, mean, lower50, upper50, lower90, upper90 },
      actual: months.map(() => null),
      gradeAt: countAvailableAt(first),
    };
  });
  if (rows.length > 0) await insertForecasts(ctx.db, rows);
}
