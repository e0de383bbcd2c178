import { jwtVerify, type CryptoKey } from 'jose';
import { z } from 'zod';
import { dropOldest } from './session-cache.ts';

const claimsSchema = z.looseObject({
  sub: z.string(),
  sid: z.string(),
  org: z.string(),
  exp: z.int(),
});

/** A token whose signature, issuer, audience and time were checked. */
export interface CheckedToken {
  readonly sessionId: string;
  readonly workspaceId: string;
  readonly userId: string;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
  readonly claims: Readonly<Record<string, unknown>>;
}

/** Finds a public key by its id; undefined where there is none. */
export type KeyFinder = (keyId: string) => Promise<CryptoKey | undefined>;

/** The only way in which a token may be signed: Ed25519. */
export const TOKEN_ALGORITHM = 'EdDSA';
const TOKENS_MAX = 20_000;
const TOKEN_LENGTH_MAX = 2_000;

/** Checks tokens offline and keeps the good ones by their text until they expire. */
export function createTokenChecker(options: { findKey: KeyFinder; issuer: string; audience: string }) {
  const checked = new Map<string, CheckedToken>();
  return {
    /** The kept result of a token that was checked before and has not expired. */
    peek(token: string): CheckedToken | undefined {
      const kept = checked.get(token);
      if (!kept || kept.expiresAt > Date.now()) return kept;
      checked.delete(token);
      return undefined;
    },
    /** The token's claims, or null for anything that this installation did not sign for its API just now. */
    async check(token: string): Promise<CheckedToken | null> {
      const result = token.length > TOKEN_LENGTH_MAX ? null : await verify(token, options);
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

async function verify(
  token: string,
  options: { findKey: KeyFinder; issuer: string; audience: string },
): Promise<CheckedToken | null> {
  const verified = await jwtVerify(
    token,
    async ({ kid }) => {
      const key = kid === undefined ? undefined : await options.findKey(kid);
      if (!key) throw new UnknownKey();
      return key;
    },
    {
      algorithms: [TOKEN_ALGORITHM],
      issuer: options.issuer,
      audience: options.audience,
      requiredClaims: ['exp', 'iat', 'sub', 'sid', 'org'],
    },
  ).catch((error: unknown) => {
    // A database that cannot be asked for the key does not make the token wrong.
    if (error instanceof UnknownKey || isRefusal(error)) return null;
    throw error;
  });
  const claims = claimsSchema.safeParse(verified?.payload);
  if (!claims.success) return null;
  const { sub, sid, org, exp } = claims.data;
  return { userId: sub, sessionId: sid, workspaceId: org, expiresAt: exp * 1000, claims: claims.data };
}

class UnknownKey extends Error {}

function isRefusal(error: unknown): boolean {
  const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : undefined;
  return typeof code === 'string' && code.startsWith('ERR_J');
}
