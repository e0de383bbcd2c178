import type { ServiceAccountKey } from '../google-account/service-account-key.ts';

export { readServiceAccountKey } from './service-account-key.ts';
export { SearchConsoleError } from './search-console-error.ts';

/** What an account proves itself with: a service account's key, or a person's permission. */
export type SearchAccess = ServiceAccountKey | { readonly refreshToken: string };

/** A request for a person's permission, stored until they return from Google. */
interface SignInRequest {
  /** Where Google sends the browser; must be registered with Google. */
  readonly redirectUri: string;
  readonly codeVerifier: string;
}

/** Signing in with a Google account. The calls throw SearchConsoleError and the signal's reason. */
export interface SearchSignIn {
  /** Where to send the browser. */
  url(request: SignInRequest & { readonly state: string }): string;
  /** Exchanges the code that the browser returned with; `endsAt` is null if Google named no end. */
  finish(
    request: SignInRequest & { readonly code: string },
    signal: AbortSignal,
  ): Promise<{ readonly refreshToken: string; readonly endsAt: Date | null }>;
  /** Ends the permission at Google, for every connection that the same account has made here. */
  revoke(refreshToken: string, signal: AbortSignal): Promise<void>;
}

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

/** Maximum number of rows in a response. */
export const ROWS_OF_ANSWER = 25_000;

/**
 * Search Console as seen by one account. Every call throws SearchConsoleError, which says what to do, if it fails, and
 * the signal's reason.
 */
export interface SearchConsole {
  /** The most rows that it gives out for one day. */
  readonly rowsOfDay: number;
  listProperties(signal: AbortSignal): Promise<SearchProperty[]>;
  query(property: string, query: SearchConsoleQuery, signal: AbortSignal): Promise<SearchConsoleAnswer>;
}
