export { GoogleAnalyticsError } from './google-analytics-error.ts';
export { readAnalyticsKey } from './analytics-key.ts';
export type { ServiceAccountKey } from '../google-account/service-account-key.ts';

/** What rows are grouped by. */
export type AnalyticsDimension = 'date' | 'hostName' | 'landingPage';

/** Days of a report, first and last included: `YYYY-MM-DD`, or relative to the property's time zone: `3daysAgo`, `yesterday`. */
export interface ReportRange {
  readonly from: string;
  readonly to: string;
}

/** One page of a report. */
export interface AnalyticsQuery extends ReportRange {
  readonly dimensions: readonly AnalyticsDimension[];
  /** Number of rows to skip; rows are ordered by sessions, most first. */
  readonly offset: number;
}

/** Figures of one group. */
export interface AnalyticsRow {
  /** The values of the dimensions, in their order; a date as `YYYY-MM-DD`. */
  readonly keys: readonly string[];
  readonly sessions: number;
  readonly engagedSessions: number;
  /** Google may give a part of a key event to a session. */
  readonly keyEvents: number;
}

export interface AnalyticsReport {
  readonly rows: readonly AnalyticsRow[];
  /** Rows of the whole report, on all its pages. */
  readonly rowCount: number;
  /** IANA name of the property's time zone; null if Google names none. */
  readonly timeZone: string | null;
  /** Rare groups were moved into a row named `(other)`. */
  readonly hasOtherRow: boolean;
  /** Groups of few people may be withheld. */
  readonly isThresholded: boolean;
  /** Computed from a part of the events. */
  readonly isSampled: boolean;
  /** Google cut the report. */
  readonly isTruncated: boolean;
}

/** How Google names the row that sums rare pages, and sessions without a landing page. */
export const OTHER_PAGES = '(other)';
export const NO_PAGE: readonly string[] = ['(not set)', ''];

/** Rows that are asked for at once. */
export const ROWS_OF_REPORT = 10_000;

/**
 * Google Analytics 4 as seen by one service account. Every call throws GoogleAnalyticsError, which says what to do, if it
 * fails, and the signal's reason.
 */
export interface GoogleAnalytics {
  report(property: string, query: AnalyticsQuery, signal: AbortSignal): Promise<AnalyticsReport>;
}
