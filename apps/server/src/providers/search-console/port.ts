export { readServiceAccountKey, type ServiceAccountKey } from './service-account-key.ts';
export { SearchConsoleError } from './search-console-error.ts';

/** A site in Search Console. */
export interface SearchProperty {
  /** `https://www.example.com/` or `sc-domain:example.com`. */
  readonly url: string;
  /** Whether the account may read its data. */
  readonly isReadable: boolean;
}

/** Dimensions to group figures by. */
export type SearchDimension = 'DATE' | 'PAGE' | 'QUERY' | 'COUNTRY' | 'DEVICE';

/** Figures of one group. */
export interface SearchConsoleRow {
  /** The values of the dimensions, in their order. */
  readonly keys: readonly string[];
  readonly clicks: number;
  readonly impressions: number;
  /** Mean position, from 1. */
  readonly position: number;
}

/** One page of figures. */
export interface SearchConsoleQuery {
  /** First and last day, in Pacific Time. */
  readonly from: string;
  readonly to: string;
  readonly dimensions: readonly SearchDimension[];
  readonly startRow: number;
}

export interface SearchConsoleAnswer {
  readonly rows: readonly SearchConsoleRow[];
  /** The first day whose figures may still change, if grouped by day; null: none. */
  readonly firstIncompleteDay: string | null;
}

/** Maximum number of rows in a response, and the most Google has per day and search type. */
export const ROWS_OF_ANSWER = 25_000;
export const ROWS_OF_DAY = 50_000;

/**
 * Search Console as seen by one account. Every call throws SearchConsoleError, which says what to do, if it fails, and
 * the signal's reason.
 */
export interface SearchConsole {
  listProperties(signal: AbortSignal): Promise<SearchProperty[]>;
  query(property: string, query: SearchConsoleQuery, signal: AbortSignal): Promise<SearchConsoleAnswer>;
}
