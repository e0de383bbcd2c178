import { clickRate } from './click-rate.ts';
import type { ClickRate, OwnClicks, ResultsLayout } from './click-rate.ts';
import published from './click-rates.json' with { type: 'json' };
import { forecast } from './forecast.ts';
import type { Forecast } from './forecast.ts';

export interface TrafficInput {
  /** Searches (or another measure of demand) per step, oldest first; null if unknown. */
  demand: readonly (number | null)[];
  /** Steps per season (12 for months), and steps to forecast. */
  period: number;
  horizon: number;
  /** The assumed position on the results page, from 1. */
  position: number;
  layout?: readonly ResultsLayout[];
  ownClicks?: readonly OwnClicks[];
}

/** Expected visits from a results page if the page is at the position. */
export interface TrafficForecast {
  position: number;
  demand: Forecast;
  /** Null if neither a published curve nor own data covers the position. */
  clickRate: ClickRate | null;
  /**
   * Visits per step: mean demand times mean rate. `low` and `high` combine the 90 % bounds of demand with those of the
   * rate.
   */
  visits: { mean: number[]; low: number[]; high: number[] } | null;
  unknown: 'demand' | 'click_rate' | null;
  /** How rarely a new page gets there at all: share of new pages that reach the top ten within a year, 0-1. */
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
