import { dampedPath, pathForecast, thetaPath } from './smoothing.ts';
import type { SmoothedPath } from './smoothing.ts';

/**
 * Theta and damped smoothing of a series as it is and, where all of it is well above 0, of its logarithms too: traffic
 * grows and scatters in proportion, and the mean of both scales was better on every kind of series of M3.
 */
export interface CombinedPath {
  plain: readonly SmoothedPath[];
  /** Paths of the logarithms; null where there are none to take. */
  proportional: readonly SmoothedPath[] | null;
}

/** Below this share of the mean a value's logarithm would outweigh the rest of the series. */
const MIN_SHARE_OF_MEAN = 0.05;
/** A forecast in logarithms may not leave its starting level by more than this many powers of ten. */
const MAX_LOG_DISTANCE = 1;

/** Runs the methods over a series of at least one value. */
export function combinedPath(values: Float64Array): CombinedPath {
  const plain = [thetaPath(values), dampedPath(values)];
  let sum = 0;
  let least = Infinity;
  for (const value of values) {
    sum += value;
    least = Math.min(least, value);
  }
  if (least <= (MIN_SHARE_OF_MEAN * sum) / values.length) return { plain, proportional: null };
  const logarithms = values.map(Math.log);
  return { plain, proportional: [thetaPath(logarithms), dampedPath(logarithms)] };
}

/** Mean of the methods' forecasts from after `origin` values, `steps` ahead. */
export function combinedForecast(path: CombinedPath, origin: number, steps: number): number {
  const plain = meanForecast(path.plain, origin, steps);
  if (path.proportional === null) return plain;
  const logarithm = meanForecast(path.proportional, origin, steps);
  const level = path.proportional[0]!.levels[origin]!;
  const bounded = Math.min(
    level + MAX_LOG_DISTANCE * Math.LN10,
    Math.max(level - MAX_LOG_DISTANCE * Math.LN10, logarithm),
  );
  return (plain + Math.exp(bounded)) / 2;
}

function meanForecast(paths: readonly SmoothedPath[], origin: number, steps: number): number {
  let sum = 0;
  for (const path of paths) sum += pathForecast(path, origin, steps);
  return sum / paths.length;
}
