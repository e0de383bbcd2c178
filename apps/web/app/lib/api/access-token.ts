import { readToken } from '@pagewright/contract/auth';
import { property } from '@pagewright/contract/errors';
import { type ApiFailure, failureOfException } from './api-failure.ts';
import { callWithCookie } from './call-with-cookie.ts';

/** Tokens are refreshed this long before they expire, so none expires in transit. */
const REFRESH_BEFORE_MS = 30_000;
/** Lifetime assumed for a token with no readable expiration. */
const UNREADABLE_LIFE_MS = 60_000;
const TOKEN_TIMEOUT_MS = 15_000;

/** Error code: no token, because the user is not (or no longer) a member of the workspace. */
export const NOT_A_MEMBER = 'not_a_member';

/** A token, or why there is none: signed out (both null) or a failure. */
export interface TokenAnswer {
  readonly token: string | null;
  readonly failure: ApiFailure | null;
  /** There is no token because the session timed out from inactivity. */
  readonly isIdle: boolean;
  /** The provider is only partially available. */
  readonly isPartial?: boolean;
}

/** Options of a token request: force a new token, or one for the workspace the user was last in. */
export interface TokenWish {
  readonly isNew: boolean;
  readonly isElsewhere: boolean;
}

/** Provides tokens in place of this application's own session, and caches them itself. */
type TokenSource = (wish: TokenWish) => Promise<TokenAnswer>;

const NO_WISH: TokenWish = { isNew: false, isElsewhere: false };
let source: TokenSource | null = null;
let wish = NO_WISH;

let held: { readonly token: string; readonly useUntil: number } | null = null;
/** The workspace of this window, independent of other windows; null until the first token names it. */
let workspace: string | null = null;
let underway: Promise<TokenAnswer> | null = null;
/** Incremented when the session changes, so that responses from before the change are discarded. */
let generation = 0;

/** The session's bearer token: cached while fresh, otherwise fetched. Concurrent calls share one fetch. */
export async function accessToken(): Promise<TokenAnswer> {
  if (source !== null) return askSource(source);
  if (held && performance.now() < held.useUntil) return { token: held.token, failure: null, isIdle: false };
  underway ??= fetchToken(generation);
  return underway;
}

/** Sets the token source that replaces this application's own session. */
export function setTokenSource(next: TokenSource): void {
  source = next;
}

/** Drops a token that the API rejected, unless it has been replaced since. */
export function dropToken(refused: string): void {
  if (held?.token === refused) held = null;
  wish = { ...wish, isNew: true };
}

/** Drops all tokens when the session begins or ends. */
export function forgetTokens(): void {
  generation += 1;
  held = null;
  underway = null;
  wish = { ...wish, isNew: true };
}

/** Makes the next token be for the workspace the user was last in. */
export function forgetWorkspace(): void {
  workspace = null;
  forgetTokens();
  wish = { isNew: true, isElsewhere: true };
}

async function askSource(ask: TokenSource): Promise<TokenAnswer> {
  const asked = wish;
  wish = NO_WISH;
  try {
    return await ask(asked);
  } catch (error) {
    return {
      token: null,
      failure: failureOfException({ url: '', method: 'GET' }, error, false),
      isIdle: false,
    };
  }
}

async function fetchToken(startedIn: number): Promise<TokenAnswer> {
  const { data, error } = await callWithCookie(
    readToken,
    workspace === null ? {} : { query: { workspace } },
    { timeoutMs: TOKEN_TIMEOUT_MS, expectedStatus: 401 },
  );
  if (startedIn !== generation) return accessToken();
  underway = null;
  if (error)
    return {
      token: null,
      failure: error.status === 401 ? null : error,
      isIdle: error.code === 'session_idle',
    };
  const { token } = data;
  const claims = claimsOf(token);
  const org = property(claims, 'org');
  workspace = typeof org === 'string' ? org : null;
  held = { token, useUntil: performance.now() + Math.max(0, lifeOf(claims) - REFRESH_BEFORE_MS) };
  return { token, failure: null, isIdle: false };
}

/** The claims of a JWT; empty if the token is opaque. */
function claimsOf(token: string): unknown {
  try {
    const payload = token.split('.')[1] ?? '';
    return JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
  } catch {
    return null;
  }
}

/** A token's lifetime in milliseconds: the difference of two of its claims, so a wrong local clock does not matter. */
function lifeOf(claims: unknown): number {
  const from = property(claims, 'iat');
  const until = property(claims, 'exp');
  return typeof from === 'number' && typeof until === 'number'
    ? (until - from) * 1000
    : UNREADABLE_LIFE_MS + REFRESH_BEFORE_MS;
}
