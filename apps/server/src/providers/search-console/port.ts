export { searchConsoleMessages } from './messages.ts';
export { readServiceAccountKey, type ServiceAccountKey } from './service-account-key.ts';
export { SearchConsoleError } from './search-console-error.ts';

/** A site as Search Console knows it. */
export interface SearchProperty {
  /** `https://www.example.com/` or `sc-domain:example.com`. */
  readonly url: string;
  /** Whether the account may read its figures. */
  readonly isReadable: boolean;
}

/** What figures are grouped by. */
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
  /** First and last day, as California counts them. */
  readonly from: string;
  readonly to: string;
  readonly dimensions: readonly SearchDimension[];
  readonly startRow: number;
}

export interface SearchConsoleAnswer {
  readonly rows: readonly SearchConsoleRow[];
  /** The first day whose figures may still change, where they were grouped by day; null: none of them. */
  readonly firstIncompleteDay: string | null;
}

/** Most rows of one answer, and most rows that Google has of one day and kind of search. */
export const ROWS_OF_ANSWER = 25_000;
export const ROWS_OF_DAY = 50_000;

/**
 * Search Console as one account sees it. Every call throws SearchConsoleError, with what to do about it, where it brought
 * nothing, and the signal's reason.
 */
export interface SearchConsole {
  listProperties(signal: AbortSignal): Promise<SearchProperty[]>;
  query(property: string, query: SearchConsoleQuery, signal: AbortSignal): Promise<SearchConsoleAnswer>;
}
