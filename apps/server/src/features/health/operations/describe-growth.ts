import type { EarlierSizes } from './storage-repository.ts';

/** Earlier sizes for each period that growth is told of. */
type Earlier = Readonly<Record<'week' | 'month', EarlierSizes | null>>;

/** Bytes per day in each period; null where nothing was measured before. */
export function describeGrowth(
  earlier: Earlier,
  bytes: number,
  bytesThen: (sizes: EarlierSizes) => number,
): Record<'week' | 'month', number | null> {
  const of = (then: EarlierSizes | null): number | null =>
    then === null ? null : Math.round((bytes - bytesThen(then)) / then.daysAgo);
  return { week: of(earlier.week), month: of(earlier.month) };
}
