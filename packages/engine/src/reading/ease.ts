import type { EaseCounts } from './ease-counts.ts';
import { easeFeatures } from './ease-features.ts';
import type { EaseFeature } from './ease-features.ts';
import table from './ease-weights.json' with { type: 'json' };

const FEATURES = Object.entries(table.features) as [
  EaseFeature,
  { mean: number; deviation: number; weight: number },
][];

/**
 * How easy a text is to read: 0 (hardest) to 100, 50 for everyday news. Null without words. A weighted sum of
 * standardized features, each clipped at three standard deviations, so that no single feature of a short text decides.
 * The weights have the signs found in the literature; docs/engine.md describes how they were fitted.
 */
export function easeOf(counts: EaseCounts): number | null {
  const values = easeFeatures(counts);
  if (values === null) return null;
  let sum = table.intercept;
  for (const [name, { mean, deviation, weight }] of FEATURES) {
    const value = values[name];
    if (value === null) continue;
    const score = (value - mean) / deviation;
    sum += weight * Math.max(-table.mostDeviations, Math.min(table.mostDeviations, score));
  }
  return Math.max(0, Math.min(100, sum));
}

/** What is known about the ease of a text, and how much plainer words raise it. */
interface RaisedEase {
  readonly ease: EaseCounts | null;
  readonly easeRaise: number;
}

/** The ease with plainer words. 0 for a text whose ease is unknown. */
export function raisedEase({ ease, easeRaise }: RaisedEase): number {
  const found = ease === null ? null : easeOf(ease);
  return Math.min(100, (found ?? 0) + easeRaise);
}
