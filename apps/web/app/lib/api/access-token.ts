import { readToken } from '@pagewright/contract/auth';
import { property } from '@pagewright/contract/errors';
import { type ApiFailure, failureFromException } from './api-failure.ts';
import { callWithCookie } from './call-with-cookie.ts';

/** Tokens are refreshed this long before they expire, so none expires in transit. */
const REFRESH_BEFORE_MS = 30_000;
/** Lifetime assumed for a token with no readable expiration. */
const DEFAULT_LIFETIME_MS = 60_000;
const TOKEN_TIMEOUT_MS = 15_000;

/** Error code: no token, because the user is not (or no longer) a member of the workspace. */
export const NOT_A_MEMBER = 'not_a_member';

/** A token, or why there is none: signed out (both null) or a failure. */
export interface TokenResult {
  readonly token: string | null;
  readonly failure: ApiFailure | null;
  /** There is no token because the session timed out from inactivity. */
  readonly isIdle: boolean;
  /** The provider is only partially available. */
  readonly isPartial?: boolean;
}

/** Options of a token request: force a new token, or one for the workspace the user was last in. */
export interface TokenRequest {
  readonly isNew: boolean;
  readonly isForLastWorkspace: boolean;
}

/** Provides tokens in place of this application's own session, and caches them itself. */
type TokenSource = (wish: TokenRequest) => Promise<TokenResult>;

const DEFAULT_REQUEST: TokenRequest = { isNew: false, isForLastWorkspace: false };
let source: TokenSource | null = null;
let nextRequest = DEFAULT_REQUEST;

let cachedToken: { readonly token: string; readonly useUntil: number } | null = null;
/** The workspace of this window, independent of other windows; null until the first token names it. */
let workspace: string | null = null;
let pendingRequest: Promise<TokenResult> | null = null;
/** Incremented when the session changes, so that responses from before the change are discarded. */
let generation = 0;

/** The session's bearer token: cached while fresh, otherwise fetched. Concurrent calls share one fetch. */
export async function getAccessToken(): Promise<TokenResult> {
  if (source !== null) return requestFromSource(source);
  if (cachedToken && performance.now() < cachedToken.useUntil)
    return { token: cachedToken.token, failure: null, isIdle: false };
  pendingRequest ??= fetchToken(generation);
  return pendingRequest;
}

/** Sets the token source that replaces this application's own session. */
export function setTokenSource(next: TokenSource): void {
  source = next;
}

/** Drops a token that the API rejected, unless it has been replaced since. */
export function dropToken(refused: string): void {
  if (cachedToken?.token === refused) cachedToken = null;
  nextRequest = { ...nextRequest, isNew: true };
}

/** Drops all tokens when the session begins or ends. */
export function clearTokens(): void {
  generation += 1;
  cachedToken = null;
  pendingRequest = null;
  nextRequest = { ...nextRequest, isNew: true };
}

/** Makes the next token be for the workspace the user was last in. */
export function resetWorkspace(): void {
  workspace = null;
  clearTokens();
  nextRequest = { isNew: true, isForLastWorkspace: true };
}

async function requestFromSource(ask: TokenSource): Promise<TokenResult> {
  const request = nextRequest;
  nextRequest = DEFAULT_REQUEST;
  try {
    return await ask(request);
  } catch (error) {
    return {
      token: null,
      failure: failureFromException({ url: '', method: 'GET' }, error, false),
      isIdle: false,
    };
  }
}

async function fetchToken(startedIn: number): Promise<TokenResult> {
  const { data, error } = await callWithCookie(
    readToken,
    workspace === null ? {} : { query: { workspace } },
    { timeoutMs: TOKEN_TIMEOUT_MS, expectedStatus: 401 },
  );
  if (startedIn !== generation) return getAccessToken();
  pendingRequest = null;
  if (error)
    return {
      token: null,
      failure: error.status === 401 ? null : error,
      isIdle: error.code === 'session_idle',
    };
  const { token } = data;
  const claims = readClaims(token);
  const org = property(claims, 'org');
  workspace = typeof org === 'string' ? org : null;
  cachedToken = { token, useUntil: performance.now() + Math.max(0, lifetimeOf(claims) - REFRESH_BEFORE_MS) };
  return { token, failure: null, isIdle: false };
}

/** The claims of a JWT; empty if the token is opaque. */
function readClaims(token: string): unknown {
  try {
    const payload = token.split('.')[1] ?? '';
    return JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
  } catch {
    return null;
  }
}

/** A token's lifetime in milliseconds: the difference of two of its claims, so a wrong local clock does not matter. */
function lifetimeOf(claims: unknown): number {
  const from = property(claims, 'iat');
  const until = property(claims, 'exp');
  return typeof from === 'number' && typeof until === 'number'
    ? (until - from) * 1000
    : DEFAULT_LIFETIME_MS + REFRESH_BEFORE_MS;
}
