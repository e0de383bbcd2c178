import { createHash } from 'node:crypto';
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT, type JWTPayload } from 'jose';
import { startFakeService } from '../service/start-fake-service.ts';

export const CLIENT_ID = 'pagewright';
export const CLIENT_SECRET = 'a-secret-of-the-client';

/** The user who signs in at the provider, and what is wrong with its response. */
export interface SignInAtProvider {
  readonly claims: JWTPayload;
  /** Signed with a key that the provider does not publish, or unsigned. */
  readonly signature?: 'foreign' | 'none';
  /** Added to the redirect URL. */
  readonly back?: Readonly<Record<string, string>>;
}

/** A fake OpenID provider that can send every wrong response that a client must refuse. */
export interface FakeOidc {
  readonly issuer: string;
  /** Signs in at the authorization URL and returns the redirect URL. */
  signIn(address: string, how: SignInAtProvider): string;
  /** A logout token. */
  logoutToken(claims: JWTPayload, signature?: 'foreign' | 'none'): Promise<string>;
  close(): Promise<void>;
}

/** Starts the provider. It verifies credentials, code, redirect URL, and PKCE proof as OAuth requires. */
export async function startFakeOidc(): Promise<FakeOidc> {
  const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true });
  const foreign = await generateKeyPair('RS256');
  const jwk = { ...(await exportJWK(publicKey)), kid: 'one', alg: 'RS256', use: 'sig' };
  const codes = new Map<string, SignInAtProvider & { readonly query: URLSearchParams }>();

  const sign = (claims: JWTPayload, signature?: 'foreign' | 'none'): Promise<string> | string =>
    signature === 'none'
      ? new UnsecuredJWT(claims).encode()
      : new SignJWT(claims)
          .setProtectedHeader({ alg: 'RS256', kid: 'one' })
          .sign(signature === 'foreign' ? foreign.privateKey : privateKey);

  const service = await startFakeService(async ({ path, headers, text }) => {
    if (path === '/.well-known/openid-configuration') {
      return {
        body: {
          issuer: service.url,
          authorization_endpoint: `${service.url}/authorize`,
          token_endpoint: `${service.url}/token`,
          jwks_uri: `${service.url}/keys`,
          response_types_supported: ['code'],
          subject_types_supported: ['public'],
          id_token_signing_alg_values_supported: ['RS256'],
          authorization_response_iss_parameter_supported: true,
          scopes_supported: ['openid', 'email', 'profile', 'groups'],
        },
      };
    }
    if (path === '/keys') return { body: { keys: [jwk] } };
    if (path !== '/token') return { status: 404, body: {} };
    const form = new URLSearchParams(text);
    const code = form.get('code') ?? '';
    const asked = codes.get(code);
    codes.delete(code);
    // Both halves are percent-encoded before they are joined (RFC 6749, section 2.3.1).
    const credentials = Buffer.from(headers.authorization?.replace(/^Basic /, '') ?? '', 'base64').toString();
    const isClient =
      credentials.split(':').map(decodeURIComponent).join(':') === `${CLIENT_ID}:${CLIENT_SECRET}`;
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    if (!isClient) return { status: 401, body: { error: 'invalid_client' } };
    if (
      asked === undefined ||
      asked.query.get('code_challenge') !== challenge ||
      asked.query.get('redirect_uri') !== form.get('redirect_uri')
    )
      return { status: 400, body: { error: 'invalid_grant' } };
    const now = Math.floor(Date.now() / 1000);
    const usual = {
      iss: service.url,
      aud: CLIENT_ID,
      iat: now,
      exp: now + 300,
      nonce: asked.query.get('nonce'),
    };
    // Undefined values are left out.
    const claims = JSON.parse(JSON.stringify({ ...usual, ...asked.claims })) as JWTPayload;
    const token = await sign(claims, asked.signature);
    return { body: { access_token: 'access', token_type: 'Bearer', expires_in: 300, id_token: token } };
  });

  return {
    issuer: service.url,
    signIn(address, how) {
      const { searchParams: query, pathname } = new URL(address);
      if (pathname !== '/authorize' || query.get('code_challenge_method') !== 'S256')
        throw new Error(`not what a client sends: ${address}`);
      const code = `code-${codes.size}-${query.get('state') ?? ''}`;
      codes.set(code, { ...how, query });
      const back = new URL(query.get('redirect_uri') ?? '');
      const parameters = { code, state: query.get('state') ?? '', iss: service.url, ...how.back };
      for (const [name, value] of Object.entries(parameters)) back.searchParams.set(name, value);
      return back.href;
    },
    logoutToken: async (claims, signature) => sign(claims, signature),
    close: () => service.close(),
  };
}
