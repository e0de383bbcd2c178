import {
  SPEED_DEVICES,
  SPEED_METRICS,
  SPEED_RATINGS,
  SPEED_THRESHOLDS,
  type PageSpeedGroup,
  type SpeedMetric,
  type SpeedRating,
} from '@pagewright/contract/analytics';
import type { FieldData } from '../../../providers/page-speed/port.ts';
import type { SpeedTargetRow } from './record-repository.ts';

/** Rates a percentile by Google's thresholds, which are inclusive on the better side. */
export function rateMetric(name: SpeedMetric, p75: number): SpeedRating {
  const { good, poor } = SPEED_THRESHOLDS[name];
  return p75 <= good ? 'good' : p75 <= poor ? 'needs_improvement' : 'poor';
}

/** The worst of the ratings. As at Google, INP may be missing, but without LCP or CLS there is no rating. */
export function rateFieldData({ lcp, inp, cls }: FieldData): SpeedRating | null {
  if (lcp === null || cls === null) return null;
  return worst([
    rateMetric('lcp', lcp.p75),
    rateMetric('cls', cls.p75),
    ...(inp === null ? [] : [rateMetric('inp', inp.p75)]),
  ]);
}

const worst = (ratings: readonly SpeedRating[]): SpeedRating | null =>
  SPEED_RATINGS.find((rating) => ratings.includes(rating)) ?? null;

/** The group of a page: the rating of its worse device, or why it has none. */
export function groupOf({ checkedAt, data }: Pick<SpeedTargetRow, 'checkedAt' | 'data'>): PageSpeedGroup {
  const ratings = SPEED_DEVICES.flatMap((device) => (data[device] && rateFieldData(data[device])) ?? []);
  return worst(ratings) ?? (checkedAt === null ? 'not_checked' : 'not_enough_visits');
}

/** How far the worst percentile of a page is from good: 2 is twice the limit. */
export function distanceFromGood({ data }: Pick<SpeedTargetRow, 'data'>): number {
  return Math.max(
    0,
    ...SPEED_DEVICES.flatMap((device) =>
      SPEED_METRICS.map((name) => (data[device]?.[name]?.p75 ?? 0) / SPEED_THRESHOLDS[name].good),
    ),
  );
}
