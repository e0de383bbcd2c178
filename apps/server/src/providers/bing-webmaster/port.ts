export { BingError } from './bing-error.ts';

/** A site of an account. */
export interface BingSite {
  readonly url: string;
  readonly isVerified: boolean;
}

/** A site's day. */
export interface BingDay {
  /** In Pacific Time. */
  readonly day: string;
  readonly clicks: number;
  readonly impressions: number;
}

/** A query's or a page's week. */
export interface BingWeek {
  /** The day that Bing dates the week by, in Pacific Time. */
  readonly week: string;
  /** The query, or the URL of the page. */
  readonly name: string;
  readonly clicks: number;
  readonly impressions: number;
  /** Mean position of the impressions, from 1; null if Bing names none. */
  readonly position: number | null;
}

/**
 * Bing Webmaster Tools for an API key. Its calls take no range: each returns what Bing has. They throw BingError, which
 * says what to do, and the signal's reason.
 */
export interface BingWebmaster {
  listSites(signal: AbortSignal): Promise<BingSite[]>;
  readDays(site: string, signal: AbortSignal): Promise<BingDay[]>;
  readWeeks(site: string, kind: 'query' | 'page', signal: AbortSignal): Promise<BingWeek[]>;
}
