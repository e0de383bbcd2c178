import { importPKCS8, SignJWT } from 'jose';
import type { GoogleSettings } from '../../../platform/config/google-settings.ts';
import type { Outgoing } from '../../../platform/outgoing/index.ts';
import type { SearchAccess, ServiceAccountKey } from '../port.ts';
import { SearchConsoleError } from '../search-console-error.ts';
import { askGoogle, formOf } from './ask-google.ts';
import { tokenSchema } from './schema.ts';

export const SCOPE = 'https://www.googleapis.com/auth/webmasters.readonly';
/** The audience of an assertion. It stays Google's even for a stand-in. */
const AUDIENCE = 'https://oauth2.googleapis.com/token';
const ASSERTION_GRANT = 'urn:ietf:params:oauth:grant-type:jwt-bearer';
const TOKEN_SECONDS = 3_600;
/** A token is renewed this long before it expires. */
const EARLY_MS = 60_000;

/** Returns a function that gets an access token and keeps it until shortly before it expires. */
export function accessTokens(
  outgoing: Outgoing,
  google: GoogleSettings,
  access: SearchAccess,
): (signal: AbortSignal) => Promise<string> {
  let token: { readonly value: string; readonly until: number } | null = null;
  return async (signal) => {
    if (token !== null && token.until > Date.now()) return token.value;
    const sent = formOf(await grantOf(google, access));
    const answer = await askGoogle(outgoing, google.tokenUrl, { sent, schema: tokenSchema, signal });
    token = { value: answer.access_token, until: Date.now() + answer.expires_in * 1_000 - EARLY_MS };
    return token.value;
  };
}

async function grantOf(google: GoogleSettings, access: SearchAccess): Promise<Record<string, string>> {
  if (!('refreshToken' in access))
    return { grant_type: ASSERTION_GRANT, assertion: await signAssertion(access) };
  if (google.client === null) throw new SearchConsoleError('search_client_refused');
  const { id, secret } = google.client;
  return {
    grant_type: 'refresh_token',
    refresh_token: access.refreshToken,
    client_id: id,
    client_secret: secret,
  };
}

/** The RFC 7523 assertion that Google exchanges for a token. */
async function signAssertion({ email, keyId, privateKey }: ServiceAccountKey): Promise<string> {
  const now = Math.floor(Date.now() / 1_000);
  const signingKey = await importPKCS8(privateKey, 'RS256').catch((cause: unknown) => {
    throw new SearchConsoleError('search_key_invalid', { cause });
  });
  return new SignJWT({ scope: SCOPE })
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT', kid: keyId })
    .setIssuer(email)
    .setAudience(AUDIENCE)
    .setIssuedAt(now)
    .setExpirationTime(now + TOKEN_SECONDS)
    .sign(signingKey);
}
