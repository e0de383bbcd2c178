/**
 * A smoothing method after a run over a series, with its state after each value. The forecast after `t` values, `h`
 * steps ahead, is `levels[t] + trends[t] * (damping + damping² + … + damping^h)`.
 */
export interface SmoothedPath {
  levels: Float64Array;
  trends: Float64Array;
  /** 0-1; 1 is a straight line. */
  damping: number;
}

interface Fit {
  error: number;
  alpha: number;
  beta: number;
  level: number;
  trend: number;
}

/**
 * Initial guesses, followed by halving steps around the best one: as near to the optimum as makes a difference for
 * forecasts.
 */
const ALPHAS = [0.01, 0.05, 0.1, 0.2, 0.3, 0.5, 0.7, 0.9, 0.99];
const DAMPED_ALPHAS = [0.05, 0.2, 0.4, 0.7, 0.95];
const BETAS = [0.01, 0.1, 0.3];
/** The usual range (Gardner and McKenzie): below .8, a trend is gone in a few steps; above .98, it is not damped. */
const DAMPINGS = [0.8, 0.85, 0.9, 0.95, 0.98];
const REFINEMENTS = 4;
const FIRST_ALPHA_STEP = 0.1;
const FIRST_BETA_STEP = 0.05;
const LEAST = 0.001;
const MOST = 0.999;
/** Keeps a starting trend finite if the series cannot distinguish it from the starting level. */
const RIDGE = 1e-9;
/** For longer series, the smoothing constants are fitted on the latest values. The path covers all values. */
const FITTED_VALUES = 400;

/** Sum of `damping^1 … damping^steps`. */
export function dampedSteps(damping: number, steps: number): number {
  if (damping >= 1) return steps;
  return (damping * (1 - damping ** steps)) / (1 - damping);
}

/** The forecast of a path after `origin` values, `steps` ahead. */
export function pathForecast(path: SmoothedPath, origin: number, steps: number): number {
  return path.levels[origin]! + path.trends[origin]! * dampedSteps(path.damping, steps);
}

/**
 * Theta (Assimakopoulos and Nikolopoulos 2000; as simple smoothing with half the slope as drift: Hyndman and Billah
 * 2003). At least one value.
 */
export function thetaPath(values: Float64Array): SmoothedPath {
  const drift = slope(values) / 2;
  const fit = fitSimple(values);
  const levels = new Float64Array(values.length + 1);
  let level = fit.level;
  let remembered = 1;
  levels[0] = level - drift;
  for (let index = 0; index < values.length; index += 1) {
    level += fit.alpha * (values[index]! - level);
    remembered *= 1 - fit.alpha;
    levels[index + 1] = level + drift * ((1 - remembered) / fit.alpha - 1);
  }
  return { levels, trends: new Float64Array(values.length + 1).fill(drift), damping: 1 };
}

/** Exponential smoothing with a damped trend (Gardner and McKenzie 1985). At least one value. */
export function dampedPath(values: Float64Array): SmoothedPath {
  let best: Fit | null = null;
  let damping = MOST;
  const part = values.subarray(Math.max(0, values.length - FITTED_VALUES));
  for (const candidate of DAMPINGS) {
    for (const alpha of DAMPED_ALPHAS) {
      for (const beta of BETAS) {
        const fit = damped(part, alpha, beta, candidate);
        if (best !== null && fit.error >= best.error) continue;
        best = fit;
        damping = candidate;
      }
    }
  }
  const refined = refine(best!, (alpha, beta) => damped(part, alpha, beta, damping));
  return runDamped(values, damped(values, refined.alpha, refined.beta, damping), damping);
}

function fitSimple(values: Float64Array): Fit {
  let best: Fit | null = null;
  const part = values.subarray(Math.max(0, values.length - FITTED_VALUES));
  for (const alpha of ALPHAS) {
    const fit = simple(part, alpha);
    if (best === null || fit.error < best.error) best = fit;
  }
  return simple(values, refine(best!, (alpha) => simple(part, alpha)).alpha);
}

function refine(start: Fit, evaluate: (alpha: number, beta: number) => Fit): Fit {
  let best = start;
  let alphaStep = FIRST_ALPHA_STEP;
  let betaStep = FIRST_BETA_STEP;
  for (let round = 0; round < REFINEMENTS; round += 1) {
    for (const [alphaShift, betaShift] of [
      [alphaStep, 0],
      [-alphaStep, 0],
      [0, betaStep],
      [0, -betaStep],
    ] as const) {
      const alpha = best.alpha + alphaShift;
      const beta = best.beta + betaShift;
      if (alpha < LEAST || alpha > MOST || beta < 0 || beta > MOST) continue;
      const fit = evaluate(alpha, beta);
      if (fit.error < best.error) best = fit;
    }
    alphaStep /= 2;
    betaStep /= 2;
  }
  return best;
}

/** Simple smoothing. Errors are linear in the starting level, so its best value has a closed form. */
function simple(values: Float64Array, alpha: number): Fit {
  let smoothed = 0;
  let share = 1;
  let weights = 0;
  let products = 0;
  let squares = 0;
  for (const value of values) {
    const error = value - smoothed;
    weights += share * share;
    products += share * error;
    squares += error * error;
    smoothed += alpha * error;
    share *= 1 - alpha;
  }
  return {
    error: squares - (products * products) / weights,
    alpha,
    beta: 0,
    level: products / weights,
    trend: 0,
  };
}

/** Damped smoothing. Errors are linear in the starting level and trend: two normal equations give both. */
function damped(values: Float64Array, alpha: number, beta: number, damping: number): Fit {
  let [level, trend, levelOfLevel, trendOfLevel, levelOfTrend, trendOfTrend] = [0, 0, 1, 0, 0, 1];
  let [a11, a12, a22, b1, b2, squares] = [0, 0, 0, 0, 0, 0];
  const trendGain = alpha * beta;
  for (const value of values) {
    const error = value - level - damping * trend;
    const first = levelOfLevel + damping * trendOfLevel;
    const second = levelOfTrend + damping * trendOfTrend;
    a11 += first * first;
    a12 += first * second;
    a22 += second * second;
    b1 += first * error;
    b2 += second * error;
    squares += error * error;
    level += damping * trend + alpha * error;
    trend = damping * trend + trendGain * error;
    levelOfLevel = first * (1 - alpha);
    trendOfLevel = damping * trendOfLevel - trendGain * first;
    levelOfTrend = second * (1 - alpha);
    trendOfTrend = damping * trendOfTrend - trendGain * second;
  }
  a22 += RIDGE * a11;
  const determinant = a11 * a22 - a12 * a12;
  const isTold = determinant > RIDGE * a11 * a22;
  const startLevel = isTold ? (b1 * a22 - b2 * a12) / determinant : b1 / a11;
  const startTrend = isTold ? (a11 * b2 - a12 * b1) / determinant : 0;
  return {
    error: squares - startLevel * b1 - startTrend * b2,
    alpha,
    beta,
    level: startLevel,
    trend: startTrend,
  };
}

function runDamped(values: Float64Array, fit: Fit, damping: number): SmoothedPath {
  const levels = new Float64Array(values.length + 1);
  const trends = new Float64Array(values.length + 1);
  levels[0] = fit.level;
  trends[0] = fit.trend;
  for (let index = 0; index < values.length; index += 1) {
    const expected = levels[index]! + damping * trends[index]!;
    const error = values[index]! - expected;
    levels[index + 1] = expected + fit.alpha * error;
    trends[index + 1] = damping * trends[index]! + fit.alpha * fit.beta * error;
  }
  return { levels, trends, damping };
}

/** Slope of the least-squares line, per step. */
function slope(values: Float64Array): number {
  const middle = (values.length - 1) / 2;
  let products = 0;
  let squares = 0;
  for (let index = 0; index < values.length; index += 1) {
    products += (index - middle) * values[index]!;
    squares += (index - middle) ** 2;
  }
  return squares === 0 ? 0 : products / squares;
}
