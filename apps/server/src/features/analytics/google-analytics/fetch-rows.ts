import { GOOGLE_ANALYTICS_LIMITS } from '@pagewright/contract/analytics';
import {
  GoogleAnalyticsError,
  type AnalyticsQuery,
  type AnalyticsReport,
  type AnalyticsRow,
  type GoogleAnalytics,
} from '../../../providers/google-analytics/port.ts';
import type { DayTotals } from './days-to-import.ts';

const ALL_DAYS = { from: `${GOOGLE_ANALYTICS_LIMITS.days}daysAgo`, to: 'yesterday' };
/** Hosts that are stored. */
const HOSTS_MAX = 20;

/** The landing pages of a day. */
export interface DayRows extends Pick<AnalyticsReport, 'hasOtherRow' | 'isThresholded' | 'isSampled'> {
  /** The first key is the path. */
  readonly rows: readonly AnalyticsRow[];
  /** There are more rows than these. */
  readonly isCapped: boolean;
}

/** Fetches the totals of all days that Google has. Missing days have no figures, which is not the same as zero. */
export async function fetchTotals(
  google: GoogleAnalytics,
  property: string,
  signal: AbortSignal,
): Promise<{ readonly totals: readonly Omit<DayTotals, 'isFinal'>[]; readonly timeZone: string | null }> {
  const { rows, timeZone } = await fetchAll(
    (offset) => google.report(property, { ...ALL_DAYS, dimensions: ['date'], offset }, signal),
    GOOGLE_ANALYTICS_LIMITS.days,
  );
  return { totals: rows.map(({ keys: [day = ''], ...sums }) => ({ ...sums, day })), timeZone };
}

/** Fetches the hosts that a property measures, the most visited first. */
export async function fetchHosts(
  google: GoogleAnalytics,
  property: string,
  signal: AbortSignal,
): Promise<string[]> {
  const { rows } = await fetchAll(
    (offset) => google.report(property, { ...ALL_DAYS, dimensions: ['hostName'], offset }, signal),
    HOSTS_MAX,
  );
  const names = rows.map(({ keys: [host = ''] }) => host.toLowerCase());
  // Others are `(not set)` and `(other)`.
  return names.filter((name) => /^[^()\s]{1,253}$/.test(name));
}

/** Fetches the landing pages of one day, up to the limit: completely or not at all. */
export async function fetchDay(
  google: GoogleAnalytics,
  property: string,
  day: string,
  signal: AbortSignal,
): Promise<DayRows> {
  const asked: Omit<AnalyticsQuery, 'offset'> = { from: day, to: day, dimensions: ['date', 'landingPage'] };
  const { rows, rowCount, isTruncated, hasOtherRow, isThresholded, isSampled } = await fetchAll(
    (offset) => google.report(property, { ...asked, offset }, signal),
    GOOGLE_ANALYTICS_LIMITS.pagesOfDay,
  );
  if (rows.some(({ keys }) => keys[0] !== day)) throw new GoogleAnalyticsError('ga4_unreadable');
  return {
    rows: rows.map(({ keys, ...sums }) => ({ ...sums, keys: keys.slice(1) })),
    isCapped: isTruncated || rows.length < rowCount,
    hasOtherRow,
    isThresholded,
    isSampled,
  };
}

/**
 * Fetches a report page by page, up to a number of rows.
 * @throws GoogleAnalyticsError if Google counts rows that it does not send.
 */
async function fetchAll(
  fetchPage: (offset: number) => Promise<AnalyticsReport>,
  rowsMax: number,
): Promise<AnalyticsReport> {
  const rows: AnalyticsRow[] = [];
  for (;;) {
    const page = await fetchPage(rows.length);
    rows.push(...page.rows);
    if (rows.length >= Math.min(page.rowCount, rowsMax)) return { ...page, rows: rows.slice(0, rowsMax) };
    if (page.rows.length === 0) throw new GoogleAnalyticsError('ga4_unreadable');
  }
}
