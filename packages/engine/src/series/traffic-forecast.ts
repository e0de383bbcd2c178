import { clickRate } from './click-rate.ts';
import type { ClickRate, OwnClicks, ResultsLayout } from './click-rate.ts';
import published from './click-rates.json' with { type: 'json' };
import { forecast } from './forecast.ts';
import type { Forecast } from './forecast.ts';

export interface TrafficInput {
  /** Searches (or another measure of demand) in each step, oldest first; null where unknown. */
  demand: readonly (number | null)[];
  /** Steps a season lasts (12 for months), and steps to forecast. */
  period: number;
  horizon: number;
  /** The position on the results page that is supposed, from 1. */
  position: number;
  layout?: readonly ResultsLayout[];
  ownClicks?: readonly OwnClicks[];
}

/** Visits to expect from a results page if the page stands at the position. */
export interface TrafficForecast {
  position: number;
  demand: Forecast;
  /** Null when neither a published curve nor own data know the position. */
  clickRate: ClickRate | null;
  /** Visits a step: demand's mean times the mean rate; `low` and `high` take the 90 % bounds of demand and the rates'. */
  visits: { mean: number[]; low: number[]; high: number[] } | null;
  unknown: 'demand' | 'click_rate' | null;
  /** How rarely a new page gets there at all: share of new pages in the top ten within a year, 0-1. */
  baseRate: {
    topTenWithinAYear: number;
    ofPagesWithEnglishText: number;
    publisher: string;
    year: number;
    readAt: string;
  };
  provenance: { kind: 'modelled'; method: 'demand_times_click_rate' };
}

/** Traffic = demand × click rate at the position × factor of the layout. Never throws. */
export function trafficForecast(input: TrafficInput): TrafficForecast {
  const { position, layout = [], ownClicks = [] } = input;
  const demand = forecast({ values: input.demand, period: input.period, horizon: input.horizon });
  const rate = clickRate(position, layout, ownClicks);
  const times = (values: readonly number[], factor: number): number[] =>
    values.map((value) => Math.max(0, value) * factor);
  const isKnown = demand.method !== 'none' && rate !== null;
  const { topTenWithinAYear, ofPagesWithEnglishText, publisher, year, readAt } = published.newPages;
  return {
    position,
    demand,
    clickRate: rate,
    visits: isKnown
      ? {
          mean: times(demand.mean, rate.mean),
          low: times(demand.lower90, rate.low),
          high: times(demand.upper90, rate.high),
        }
      : null,
    unknown: demand.method === 'none' ? 'demand' : rate === null ? 'click_rate' : null,
    baseRate: { topTenWithinAYear, ofPagesWithEnglishText, publisher, year, readAt },
    provenance: { kind: 'modelled', method: 'demand_times_click_rate' },
  };
}
