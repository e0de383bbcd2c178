/** The stored forecast to grade: means and bounds as returned by `forecast`. */
export interface StoredForecast {
  mean: readonly number[];
  lower50: readonly number[];
  upper50: readonly number[];
  lower90: readonly number[];
  upper90: readonly number[];
}

export interface GradedStep {
  /** From 1, in steps after the forecast was created. */
  step: number;
  expected: number;
  actual: number;
  /** (actual - expected) / actual. Null if the actual value is 0. */
  error: number | null;
  within: 50 | 90 | null;
}

/** How accurate a forecast was. Shares are 0-1. Null if no step can be graded. */
export interface ForecastGrade {
  steps: readonly GradedStep[];
  /** Mean symmetric absolute percentage error, 0-200. */
  smape: number | null;
  /** (sum of actual - sum of expected) / sum of expected: above 0 means that more came than expected. */
  bias: number | null;
  within50: number | null;
  within90: number | null;
  /**
   * `held`: as many values within the 90 % interval as chance allows; `missed`: fewer; `open`: nothing to grade yet.
   */
  verdict: 'held' | 'missed' | 'open';
  provenance: { kind: 'measured'; method: 'forecast_against_actual' };
}

/** If so few hits of a 90 % interval have a probability below 1 in 20, the forecast missed. */
const RARE = 0.05;
const OUTER_SHARE = 0.9;

/** Compares a stored forecast with the actual values. Unknown values (null) are skipped. */
export function gradeForecast(stored: StoredForecast, actual: readonly (number | null)[]): ForecastGrade {
  const steps: GradedStep[] = [];
  for (const [at, expected] of stored.mean.entries()) {
    const value = actual[at];
    if (typeof value !== 'number' || !Number.isFinite(value) || !Number.isFinite(expected)) continue;
    const isWithin = (lower: readonly number[], upper: readonly number[]): boolean =>
      value >= lower[at]! && value <= upper[at]!;
    const isIn50 = isWithin(stored.lower50, stored.upper50);
    const isIn90 = isWithin(stored.lower90, stored.upper90);
    const error = value === 0 ? null : (value - expected) / value;
    steps.push({ step: at + 1, expected, actual: value, error, within: isIn50 ? 50 : isIn90 ? 90 : null });
  }
  const provenance = { kind: 'measured', method: 'forecast_against_actual' } as const;
  if (steps.length === 0) {
    return { steps, smape: null, bias: null, within50: null, within90: null, verdict: 'open', provenance };
  }
  const expected = steps.reduce((sum, step) => sum + step.expected, 0);
  const happened = steps.reduce((sum, step) => sum + step.actual, 0);
  const hits = steps.filter((step) => step.within !== null).length;
  return {
    steps,
    smape: steps.reduce((sum, step) => sum + symmetricError(step), 0) / steps.length,
    bias: expected === 0 ? null : (happened - expected) / expected,
    within50: steps.filter((step) => step.within === 50).length / steps.length,
    within90: hits / steps.length,
    verdict: chanceOfAtMost(hits, steps.length) < RARE ? 'missed' : 'held',
    provenance,
  };
}

function symmetricError({ expected, actual }: GradedStep): number {
  const size = Math.abs(expected) + Math.abs(actual);
  return size === 0 ? 0 : (200 * Math.abs(actual - expected)) / size;
}

/** Probability that at most `hits` of `steps` independent values are within their 90 % intervals. */
function chanceOfAtMost(hits: number, steps: number): number {
  let chance = 0;
  let term = (1 - OUTER_SHARE) ** steps;
  for (let count = 0; count <= hits; count += 1) {
    chance += term;
    term *= ((steps - count) / (count + 1)) * (OUTER_SHARE / (1 - OUTER_SHARE));
  }
  return chance;
}
