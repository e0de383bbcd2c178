import { combinedForecast } from './combined-path.ts';
import type { CombinedPath } from './combined-path.ts';

/** How far the truth may be from a forecast, based on the errors of the same method on the series itself. */
export interface ForecastSpread {
  /** Half widths of the 50 and 90 % intervals `steps` (from 1) ahead, in the spread's own scale. */
  at: (steps: number) => { inner: number; outer: number };
  /** A forecast minus and plus a half width; by a factor if the series is proportional. */
  below: (centre: number, width: number) => number;
  above: (centre: number, width: number) => number;
}

/** Maximum number of origins (the latest) and of leads from which errors are taken. Both limit the time. */
const MAX_ORIGINS = 120;
const MAX_LEADS = 24;
/** With fewer values, a method has hardly seen the series. */
const FIRST_ORIGIN = 3;
/**
 * Half widths in root mean squares of the errors. A normal distribution would have .67 and 1.64; errors have heavier
 * tails. Set together with the four constants below on all four kinds of M3 series (`node bench/engine/forecast.ts`
 * prints the coverage): 48-54 % and 89-91 %.
 */
const INNER_WIDTH = 0.61;
const OUTER_WIDTH = 1.75;
/** The spread grows with the lead by this power, between that of a random walk (.5) and of a drifting trend (1). */
const GROWTH = 0.7;
/**
 * The spread of a lead is estimated from few errors: the spread of the lead before, extended, counts as this many more.
 */
const LEAD_WEIGHT = 20;
/** Half an error of a tenth of the size is added, so that one or two values do not look certain. */
const FIRST_WEIGHT = 0.5;
const FIRST_SPREAD = 0.1;
/** The errors come from the values that the methods were fitted to. Future errors are larger by 3 / n. */
const FITTING = 3;
/** An error by more than this factor is caused by a value near 0, not by the method. */
const MAX_FACTOR = 100;

/**
 * The spread of forecasts up to `steps` ahead. `path` is null if no method ran: a tenth of the size then replaces the
 * unknown errors.
 */
export function forecastSpread(
  values: Float64Array,
  path: CombinedPath | null,
  steps: number,
): ForecastSpread {
  const isProportional = path !== null && path.proportional !== null;
  const leads = Math.max(1, Math.min(steps, MAX_LEADS));
  const spreads: number[] = [];
  for (let lead = 1; lead <= leads; lead += 1) {
    const isFirst = lead === 1;
    const expected = isFirst
      ? FIRST_SPREAD * (isProportional ? 1 : meanSize(values))
      : spreads[lead - 2]! * (lead / (lead - 1)) ** GROWTH;
    const weight = isFirst ? FIRST_WEIGHT : LEAD_WEIGHT;
    const { count, squares } =
      path === null ? { count: 0, squares: 0 } : errorsAt(values, path, lead, isProportional);
    const spread = Math.sqrt((squares + weight * expected * expected) / (count + weight));
    spreads.push(isFirst ? spread : Math.max(spread, spreads[lead - 2]!));
  }
  const optimism = 1 + FITTING / values.length;
  return {
    at: (ahead) => {
      const lead = Math.min(ahead, leads);
      const spread = optimism * spreads[lead - 1]! * (ahead / lead) ** GROWTH;
      return { inner: INNER_WIDTH * spread, outer: OUTER_WIDTH * spread };
    },
    below: (centre, width) => (isProportional ? centre * Math.exp(-width) : centre - width),
    above: (centre, width) => (isProportional ? centre * Math.exp(width) : centre + width),
  };
}

function errorsAt(
  values: Float64Array,
  path: CombinedPath,
  lead: number,
  isProportional: boolean,
): { count: number; squares: number } {
  const last = values.length - lead;
  let squares = 0;
  let count = 0;
  for (let origin = Math.max(FIRST_ORIGIN, last - MAX_ORIGINS); origin <= last; origin += 1) {
    const expected = combinedForecast(path, origin, lead);
    const actual = values[origin + lead - 1]!;
    const error = isProportional
      ? Math.log(actual / Math.max(expected, actual / MAX_FACTOR))
      : actual - expected;
    squares += error * error;
    count += 1;
  }
  return { count, squares };
}

function meanSize(values: Float64Array): number {
  let sum = 0;
  for (const value of values) sum += Math.abs(value);
  return sum / values.length;
}
