import { importPKCS8, SignJWT } from 'jose';
import { z } from 'zod';
import type { Outgoing } from '../../platform/outgoing/index.ts';
import { askGoogle, formOf, type GoogleErrors } from './ask-google.ts';
import type { ServiceAccountKey } from './service-account-key.ts';

/** The audience of an assertion. It stays Google's even for a stand-in. */
const AUDIENCE = 'https://oauth2.googleapis.com/token';
const ASSERTION_GRANT = 'urn:ietf:params:oauth:grant-type:jwt-bearer';
const TOKEN_SECONDS = 3_600;
/** A token is renewed this long before it expires. */
const EARLY_MS = 60_000;

export const tokenSchema = z.object({
  access_token: z.string().min(1),
  expires_in: z.number(),
});

/** Fields of a form that Google exchanges for an access token. */
type Grant = Readonly<Record<string, string>>;

/** Returns a function that gets an access token and keeps it until shortly before it expires. */
export function accessTokens(
  outgoing: Outgoing,
  errors: GoogleErrors,
  tokenUrl: string,
  createGrant: () => Promise<Grant>,
): (signal: AbortSignal) => Promise<string> {
  let token: { readonly value: string; readonly until: number } | null = null;
  return async (signal) => {
    if (token !== null && token.until > Date.now()) return token.value;
    const sent = formOf(await createGrant());
    const answer = await askGoogle(outgoing, errors, tokenUrl, { sent, schema: tokenSchema, signal });
    token = { value: answer.access_token, until: Date.now() + answer.expires_in * 1_000 - EARLY_MS };
    return token.value;
  };
}

/** The grant of a service account: an RFC 7523 assertion signed with its key. */
export async function createAssertionGrant(
  errors: GoogleErrors,
  { email, keyId, privateKey }: ServiceAccountKey,
  scope: string,
): Promise<Grant> {
  const now = Math.floor(Date.now() / 1_000);
  const signingKey = await importPKCS8(privateKey, 'RS256').catch((cause: unknown) => {
    throw errors.invalidKey(cause);
  });
  const assertion = await new SignJWT({ scope })
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT', kid: keyId })
    .setIssuer(email)
    .setAudience(AUDIENCE)
    .setIssuedAt(now)
    .setExpirationTime(now + TOKEN_SECONDS)
    .sign(signingKey);
  return { grant_type: ASSERTION_GRANT, assertion };
}
