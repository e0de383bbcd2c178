import { jwtVerify } from 'jose';
import { z } from 'zod';
import type { KeyFinder } from '../key-set.ts';
import { isTokenRefusal, type CheckedToken } from '../token-cache.ts';
import { personalWorkspaceId } from './names.ts';

/** The only accepted signature algorithm. */
export const TOKEN_ALGORITHM = 'RS256';
/** Tolerated difference between the service's clock and ours. */
export const CLOCK_SKEW_SECONDS = 5;

const id = z.string().regex(/^[\w-]{1,100}$/);
const claimsSchema = z.looseObject({
  sub: id,
  sid: id,
  iat: z.int(),
  exp: z.int(),
  azp: z.string().nullish(),
  sts: z.string().nullish(),
  v: z.union([z.literal(1), z.literal(2)]).nullish(),
  fva: z.tuple([z.int(), z.int()]).nullish(),
  o: z.looseObject({ id, rol: z.string() }).nullish(),
  org_id: id.nullish(),
  org_role: z.string().nullish(),
});
type Claims = z.output<typeof claimsSchema>;

/** A currently valid token of the service. */
export interface ClerkToken extends CheckedToken {
  /** The service's name of the role in the workspace; null in a personal workspace. */
  readonly role: string | null;
  /** Milliseconds since 1970. */
  readonly issuedAt: number;
  /** When each factor was last entered; null if unknown or never. */
  readonly firstFactorAt: Date | null;
  readonly secondFactorAt: Date | null;
}

/** Rules for checking a token. */
export interface TokenRules {
  readonly findKey: KeyFinder;
  readonly issuer: string;
  /** Origins of the pages that may use one. */
  readonly parties: () => readonly string[];
}

/**
 * Checks a token of version 1 or 2, without a network call unless its key is unknown. Null for anything the service did
 * not just sign for one of our pages, and for a session that is still pending.
 * @throws any error of finding the key.
 */
export async function verifyToken(token: string, rules: TokenRules): Promise<ClerkToken | null> {
  const verified = await jwtVerify(
    token,
    async ({ kid }) => {
      const key = kid === undefined ? undefined : await rules.findKey(kid);
      if (!key) throw new UnknownKey();
      return key;
    },
    {
      algorithms: [TOKEN_ALGORITHM],
      issuer: rules.issuer,
      clockTolerance: CLOCK_SKEW_SECONDS,
      requiredClaims: ['exp', 'iat', 'nbf', 'sub', 'sid'],
    },
  ).catch((error: unknown) => {
    if (error instanceof UnknownKey || isTokenRefusal(error)) return null;
    throw error;
  });
  const claims = claimsSchema.safeParse(verified?.payload);
  return claims.success && isForUs(claims.data, rules.parties()) ? toToken(claims.data) : null;
}

class UnknownKey extends Error {}

function isForUs({ azp, sts, iat }: Claims, parties: readonly string[]): boolean {
  // A token that was not requested by a page names none.
  if (azp && !parties.includes(azp)) return false;
  return sts !== 'pending' && iat <= Date.now() / 1000 + CLOCK_SKEW_SECONDS;
}

function toToken(claims: Claims): ClerkToken {
  const { sub, sid, iat, exp, fva } = claims;
  const organization =
    claims.v === 2
      ? (claims.o ?? null)
      : claims.org_id
        ? { id: claims.org_id, rol: claims.org_role ?? '' }
        : null;
  const givenAt = (minutes: number | undefined): Date | null =>
    minutes === undefined || minutes < 0 ? null : new Date((iat - minutes * 60) * 1000);
  return {
    userId: sub,
    sessionId: sid,
    workspaceId: organization?.id ?? personalWorkspaceId(sub),
    role: organization?.rol ?? null,
    issuedAt: iat * 1000,
    expiresAt: exp * 1000,
    firstFactorAt: givenAt(fva?.[0]),
    secondFactorAt: givenAt(fva?.[1]),
    claims,
  };
}
