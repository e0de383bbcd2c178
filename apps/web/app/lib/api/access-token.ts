import { readToken } from '@pagewright/contract/auth';
import { property } from '@pagewright/contract/errors';
import type { ApiFailure } from './api-failure.ts';
import { callWithCookie } from './call-with-cookie.ts';

/** A token is replaced this long before it ends, so that a call never travels with one that dies on the way. */
const REFRESH_BEFORE_MS = 30_000;
/** How long a token is used whose own times cannot be read. */
const UNREADABLE_LIFE_MS = 60_000;
const TOKEN_TIMEOUT_MS = 15_000;

/** A token, or why there is none: signed out (both null) or a failure. */
export interface TokenAnswer {
  readonly token: string | null;
  readonly failure: ApiFailure | null;
}

let held: { readonly token: string; readonly useUntil: number } | null = null;
let underway: Promise<TokenAnswer> | null = null;
/** Rises when the session changes, so that an answer that was under way then is not kept. */
let generation = 0;

/** The bearer token of the session, from memory while it is fresh, else fetched; calls at the same time share one fetch. */
export async function accessToken(): Promise<TokenAnswer> {
  if (held && performance.now() < held.useUntil) return { token: held.token, failure: null };
  underway ??= fetchToken(generation);
  return underway;
}

/** Forgets this token, when the API refused it. One that was fetched since then stays. */
export function dropToken(refused: string): void {
  if (held?.token === refused) held = null;
}

/** Forgets every token: the session has begun or ended. */
export function forgetTokens(): void {
  generation += 1;
  held = null;
  underway = null;
}

async function fetchToken(startedIn: number): Promise<TokenAnswer> {
  const { data, error } = await callWithCookie(
    readToken,
    {},
    { timeoutMs: TOKEN_TIMEOUT_MS, expectedStatus: 401 },
  );
  if (startedIn !== generation) return accessToken();
  underway = null;
  if (error) return { token: null, failure: error.status === 401 ? null : error };
  const { token } = data;
  held = { token, useUntil: performance.now() + Math.max(0, lifeOf(token) - REFRESH_BEFORE_MS) };
  return { token, failure: null };
}

/** Milliseconds that a token lives by its own claims: the difference of two of them, so that a wrong clock here does not matter. */
function lifeOf(token: string): number {
  try {
    const payload = token.split('.')[1] ?? '';
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    const from = property(claims, 'iat');
    const until = property(claims, 'exp');
    if (typeof from === 'number' && typeof until === 'number') return (until - from) * 1000;
  } catch {
    // An opaque token has no claims to read.
  }
  return UNREADABLE_LIFE_MS + REFRESH_BEFORE_MS;
}
