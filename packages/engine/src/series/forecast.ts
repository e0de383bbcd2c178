import { combinedForecast, combinedPath } from './combined-path.ts';
import { fillGaps } from './fill-gaps.ts';
import { forecastSpread } from './forecast-spread.ts';
import { isClear, isSeasonal, seasonOf, withoutSeason, withSeason } from './seasonality.ts';
import type { Season } from './seasonality.ts';

export interface ForecastInput {
  /** One value per step, oldest first; null if unknown. */
  values: readonly (number | null)[];
  /**
   * Steps after which the series may repeat: 12 for months, 4 for quarters, 52 for weeks, 7 for days, 1 for no
   * repetition.
   */
  period: number;
  /** Steps to forecast, 0 to 1,000. */
  horizon: number;
}

/** A forecast. Each list has `horizon` numbers, or none if no value of the series is known. */
export interface Forecast {
  mean: number[];
  /** Half of the future values should be between these bounds. */
  lower50: number[];
  upper50: number[];
  /** Nine tenths of the future values should be between these bounds. */
  lower90: number[];
  upper90: number[];
  /**
   * `combination`: mean of Theta and damped smoothing, of values and logarithms; `combination_plain`: without
   * logarithms, for series near or below 0; `repeat`: the last value, for fewer than three values; `none`: no value.
   */
  method: 'combination' | 'combination_plain' | 'repeat' | 'none';
  seasonal: 'none' | 'multiplied' | 'added';
  /**
   * Whether the season is clear enough to be reported. A doubtful one is strongly shrunk but still helps the forecast.
   */
  isSeasonClear: boolean;
  /** Number of known values that the forecast is based on, and of linearly interpolated values between them. */
  observations: number;
  filledGaps: number;
  provenance: { kind: 'modelled'; method: 'theta_damped_combination' };
}

const MAX_HORIZON = 1000;
const MIN_VALUES = 3;

/**
 * Forecasts a series with 50 and 90 % intervals. Never throws: values that are not finite count as unknown, a period
 * below 2 means no season. A series without negative values gets no negative forecast. Unknown values at the end are
 * bridged: the first result is for the step after the end of `values`.
 */
export function forecast(input: ForecastInput): Forecast {
  const horizon = wholeNumber(input.horizon, 0, MAX_HORIZON);
  const period = wholeNumber(input.period, 1, input.values.length);
  const filled = fillGaps(input.values);
  const { missingAtEnd } = filled;
  if (filled.values.length === 0) return emptyForecast();
  const { values, season } = takeSeason(filled.values, filled.filled, period);
  const path = values.length < MIN_VALUES ? null : combinedPath(values);
  const steps = missingAtEnd + horizon;
  const spread = forecastSpread(values, path, steps);
  const isNeverNegative = filled.values.every((value) => value >= 0);
  const result: Forecast = {
    ...emptyForecast(),
    method: path === null ? 'repeat' : path.proportional === null ? 'combination_plain' : 'combination',
    seasonal: season === null ? 'none' : season.kind,
    isSeasonClear: season !== null && isClear(season),
    observations: values.length - filled.filled.length,
    filledGaps: filled.filled.length,
  };
  for (let step = missingAtEnd + 1; step <= steps; step += 1) {
    const centre = path === null ? values.at(-1)! : combinedForecast(path, values.length, step);
    const put = (list: number[], value: number): void => {
      const seasoned = season === null ? value : withSeason(value, values.length + step - 1, season);
      list.push(isNeverNegative ? Math.max(0, seasoned) : seasoned);
    };
    const { inner, outer } = spread.at(step);
    put(result.mean, centre);
    put(result.lower50, spread.below(centre, inner));
    put(result.upper50, spread.above(centre, inner));
    put(result.lower90, spread.below(centre, outer));
    put(result.upper90, spread.above(centre, outer));
  }
  return result;
}

/** The series without its season, if it has one. Gaps are interpolated again once the season is known. */
function takeSeason(
  known: Float64Array,
  gaps: readonly number[],
  period: number,
): { values: Float64Array; season: Season | null } {
  if (!isSeasonal(known, period)) return { values: known, season: null };
  const season = seasonOf(known, period);
  const values = withoutSeason(known, season);
  if (gaps.length === 0) return { values, season };
  const isGap = new Set(gaps);
  const refilled = fillGaps(Array.from(values, (value, at) => (isGap.has(at) ? null : value)));
  return { values: refilled.values, season };
}

function emptyForecast(): Forecast {
  return {
    mean: [],
    lower50: [],
    upper50: [],
    lower90: [],
    upper90: [],
    method: 'none',
    seasonal: 'none',
    isSeasonClear: false,
    observations: 0,
    filledGaps: 0,
    provenance: { kind: 'modelled', method: 'theta_damped_combination' },
  };
}

function wholeNumber(value: number, least: number, most: number): number {
  if (!Number.isFinite(value)) return least;
  return Math.max(least, Math.min(most, Math.floor(value)));
}
