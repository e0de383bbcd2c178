import type { AnalyticsOverview, VisitCounts } from '@pagewright/contract/analytics';

/** More bars than this are too thin to see on a phone. */
const BARS_MAX = 120;
const WEEK = 7;

/** A bar: its first day and number of days. */
export interface Bar extends VisitCounts {
  readonly date: string;
  readonly days: number;
}

/** A bar per day, oldest first; for long periods a bar per seven days, counted back from the last day. */
export function groupIntoBars(days: AnalyticsOverview['series']): Bar[] {
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
