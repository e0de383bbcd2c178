import { jwtVerify } from 'jose';
import { z } from 'zod';
import type { KeyFinder } from '../key-set.ts';
import { createTokenCache, isTokenRefusal, type CheckedToken } from '../token-cache.ts';

const claimsSchema = z.looseObject({
  sub: z.string(),
  sid: z.string(),
  org: z.string(),
  exp: z.int(),
});

/** The only accepted signature algorithm: Ed25519. */
export const TOKEN_ALGORITHM = 'EdDSA';
const TOKEN_LENGTH_MAX = 2_000;

/** Checks tokens offline: null for anything that is not a current token signed by this installation for its API. */
export function createTokenChecker(options: { findKey: KeyFinder; issuer: string; audience: string }) {
  return createTokenCache(TOKEN_LENGTH_MAX, (token) => verify(token, options));
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
    // A database failure while loading the key does not make the token invalid.
    if (error instanceof UnknownKey || isTokenRefusal(error)) return null;
    throw error;
  });
  const claims = claimsSchema.safeParse(verified?.payload);
  if (!claims.success) return null;
  const { sub, sid, org, exp } = claims.data;
  return { userId: sub, sessionId: sid, workspaceId: org, expiresAt: exp * 1000, claims: claims.data };
}

class UnknownKey extends Error {}
