import { dropOldest } from './session-cache.ts';

/** Common content of every verified token. */
export interface CheckedToken {
  readonly sessionId: string;
  readonly workspaceId: string;
  readonly userId: string;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
  readonly claims: Readonly<Record<string, unknown>>;
}

const TOKENS_MAX = 20_000;

/** Caches valid tokens by their text until they expire; `check` returns null for any other. */
export function createTokenCache<Token extends CheckedToken>(
  lengthMax: number,
  check: (token: string) => Promise<Token | null>,
) {
  const checked = new Map<string, Token>();
  return {
    /** The cached result of a token that was checked before and has not expired. */
    peek(token: string): Token | undefined {
      const cached = checked.get(token);
      if (!cached || cached.expiresAt > Date.now()) return cached;
      checked.delete(token);
      return undefined;
    },
    /** The token's claims, or null for anything that is not currently a valid token. */
    async check(token: string): Promise<Token | null> {
      const result = token.length > lengthMax ? null : await check(token);
      if (!result) return null;
      // All tokens have the same lifetime, so the oldest expires first.
      if (checked.size >= TOKENS_MAX) dropOldest(checked);
      checked.set(token, result);
      return result;
    },
    clear(): void {
      checked.clear();
    },
  };
}

/** Whether an error of the token library means that the token is invalid. */
export function isTokenRefusal(error: unknown): boolean {
  const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : undefined;
  return typeof code === 'string' && code.startsWith('ERR_J');
}
