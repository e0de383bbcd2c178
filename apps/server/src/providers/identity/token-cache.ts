import { dropOldest } from './session-cache.ts';

/** What every checked token says. */
export interface CheckedToken {
  readonly sessionId: string;
  readonly workspaceId: string;
  readonly userId: string;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
  readonly claims: Readonly<Record<string, unknown>>;
}

const TOKENS_MAX = 20_000;

/** Keeps good tokens by their text until they expire; `check` answers null for anything else. */
export function createTokenCache<Token extends CheckedToken>(
  lengthMax: number,
  check: (token: string) => Promise<Token | null>,
) {
  const checked = new Map<string, Token>();
  return {
    /** The kept result of a token that was checked before and has not expired. */
    peek(token: string): Token | undefined {
      const kept = checked.get(token);
      if (!kept || kept.expiresAt > Date.now()) return kept;
      checked.delete(token);
      return undefined;
    },
    /** The token's claims, or null for anything that is no good token now. */
    async check(token: string): Promise<Token | null> {
      const result = token.length > lengthMax ? null : await check(token);
      if (!result) return null;
      // Tokens live equally long, so the first that came is the first to expire.
      if (checked.size >= TOKENS_MAX) dropOldest(checked);
      checked.set(token, result);
      return result;
    },
    clear(): void {
      checked.clear();
    },
  };
}

/** Whether an error of the library that checks tokens says that the token is none. */
export function isTokenRefusal(error: unknown): boolean {
  const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : undefined;
  return typeof code === 'string' && code.startsWith('ERR_J');
}
