import { median } from '../series/quantile.ts';
import { dayOf } from './site-page.ts';
import type { SitePage } from './site-page.ts';

/** How often a site publishes, by the dates on its pages. */
export interface PublishingRhythm {
  /** Pages that state a publication date, and all pages. */
  dated: number;
  pages: number;
  /** ISO dates of the first and the last dated page. */
  first: string;
  last: string;
  /** New pages per month (30.44 days) between the first and the last. Null if all are from one day. */
  perMonth: number | null;
  /** Median days between days with a new page. Null if all are from one day. */
  medianDays: number | null;
  /** New pages per month, oldest first, without empty months: 'YYYY-MM'. */
  months: readonly { month: string; pages: number }[];
}

const DAYS_PER_MONTH = 30.44;
/** Fewer dates do not show a rhythm. */
const MIN_DATED = 3;

/** The publishing frequency of pages. Null if fewer than three state a date. Each page counts once. */
export function publishingRhythm(pages: readonly SitePage[]): PublishingRhythm | null {
  const dates = pages
    .map((page) => page.article.published?.slice(0, 10) ?? '')
    .filter((date) => dayOf(date) !== null)
    .toSorted();
  if (dates.length < MIN_DATED) return null;
  const first = dates[0]!;
  const last = dates.at(-1)!;
  const span = dayOf(last)! - dayOf(first)!;
  const days = [...new Set(dates)].map((date) => dayOf(date)!);
  const months = new Map<string, number>();
  for (const date of dates) months.set(date.slice(0, 7), (months.get(date.slice(0, 7)) ?? 0) + 1);
  return {
    dated: dates.length,
    pages: pages.length,
    first,
    last,
    // The first page only starts the time span: two pages a month apart are one a month.
    perMonth: span === 0 ? null : ((dates.length - 1) / span) * DAYS_PER_MONTH,
    medianDays: days.length < 2 ? null : median(days.slice(1).map((day, index) => day - days[index]!)),
    months: [...months].map(([month, count]) => ({ month, pages: count })),
  };
}
