import type { AnalyticsOverview, VisitCounts } from '@pagewright/contract/analytics';

/** More bars than these are too thin to be seen on a phone. */
const BARS_MAX = 120;
const WEEK = 7;

/** What one bar stands for: its first day, and how many days. */
export interface Bar extends VisitCounts {
  readonly date: string;
  readonly days: number;
}

/** A bar for each day, oldest first; for each seven days, counted back from the last, where the days are many. */
export function barsOf(days: AnalyticsOverview['series']): Bar[] {
  const width = days.length > BARS_MAX ? WEEK : 1;
  const bars: Bar[] = [];
  for (let end = days.length; end > 0; end -= width) {
    const some = days.slice(Math.max(0, end - width), end);
    const sum = (key: keyof VisitCounts): number => some.reduce((total, day) => total + day[key], 0);
    bars.unshift({
      date: some[0]?.date ?? '',
      days: some.length,
      views: sum('views'),
      engagedSeconds: sum('engagedSeconds'),
      conversions: sum('conversions'),
    });
  }
  return bars;
}
