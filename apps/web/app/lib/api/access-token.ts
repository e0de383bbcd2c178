import { readToken } from '@pagewright/contract/auth';
import { property } from '@pagewright/contract/errors';
import { type ApiFailure, failureOfException } from './api-failure.ts';
import { callWithCookie } from './call-with-cookie.ts';

/** A token is replaced this long before it ends, so that a call never travels with one that dies on the way. */
const REFRESH_BEFORE_MS = 30_000;
/** How long a token is used whose own times cannot be read. */
const UNREADABLE_LIFE_MS = 60_000;
const TOKEN_TIMEOUT_MS = 15_000;

/** The code of the refusal to give a token for a workspace that the user is no member of, or no longer. */
export const NOT_A_MEMBER = 'not_a_member';

/** A token, or why there is none: signed out (both null) or a failure. */
export interface TokenAnswer {
  readonly token: string | null;
  readonly failure: ApiFailure | null;
  /** There is none because nothing was done in the session for too long. */
  readonly isIdle: boolean;
  /** Who gave it answers in part only. */
  readonly isPartial?: boolean;
}

/** What is asked of a token: that it is a new one, and for the workspace that the user was last in. */
export interface TokenWish {
  readonly isNew: boolean;
  readonly isElsewhere: boolean;
}

/** Gives tokens instead of this application's own session, and keeps them itself. */
type TokenSource = (wish: TokenWish) => Promise<TokenAnswer>;

const NO_WISH: TokenWish = { isNew: false, isElsewhere: false };
let source: TokenSource | null = null;
let wish = NO_WISH;

let held: { readonly token: string; readonly useUntil: number } | null = null;
/** The workspace that this window works in, whatever others do; null until its first token says which. */
let workspace: string | null = null;
let underway: Promise<TokenAnswer> | null = null;
/** Rises when the session changes, so that an answer that was under way then is not kept. */
let generation = 0;

/** The bearer token of the session, from memory while it is fresh, else fetched; calls at the same time share one fetch. */
export async function accessToken(): Promise<TokenAnswer> {
  if (source !== null) return askSource(source);
  if (held && performance.now() < held.useUntil) return { token: held.token, failure: null, isIdle: false };
  underway ??= fetchToken(generation);
  return underway;
}

/** Sets who gives tokens instead of this application's own session. */
export function setTokenSource(next: TokenSource): void {
  source = next;
}

/** Forgets this token, when the API refused it. One that was fetched since then stays. */
export function dropToken(refused: string): void {
  if (held?.token === refused) held = null;
  wish = { ...wish, isNew: true };
}

/** Forgets every token: the session has begun or ended. */
export function forgetTokens(): void {
  generation += 1;
  held = null;
  underway = null;
  wish = { ...wish, isNew: true };
}

/** Has the next token be for the workspace that the user was last in. */
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

/** What a token says; nothing where it is opaque. */
function claimsOf(token: string): unknown {
  try {
    const payload = token.split('.')[1] ?? '';
    return JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
  } catch {
    return null;
  }
}

/** Milliseconds that a token lives by its own claims: the difference of two of them, so that a wrong clock here does not matter. */
function lifeOf(claims: unknown): number {
  const from = property(claims, 'iat');
  const until = property(claims, 'exp');
  return typeof from === 'number' && typeof until === 'number'
    ? (until - from) * 1000
    : UNREADABLE_LIFE_MS + REFRESH_BEFORE_MS;
}
