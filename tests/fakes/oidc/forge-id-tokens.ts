import { createSecretKey, type KeyObject } from 'node:crypto';
import { decodeJwt, generateKeyPair, SignJWT, UnsecuredJWT, type CryptoKey, type JWTPayload } from 'jose';
import type { Tampering } from './start-changing-proxy.ts';

/** What is put in the place of an ID token. */
export type Forgery = (token: string) => string | Promise<string>;

/** Signs claims as the provider does, or with another key under the provider's key ID. */
export type SignClaims = (claims: JWTPayload, key?: CryptoKey) => Promise<string>;

/** Creates a signer that has the provider's own key. */
export const createSigner =
  (own: CryptoKey | KeyObject, keyId: string): SignClaims =>
  (claims, key) =>
    new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: keyId }).sign(key ?? own);

/**
 * ID tokens that must be refused, by what is wrong with them. Most are signed with the provider's own key, so that
 * nothing else is wrong.
 */
export function forgedIdTokens(
  sign: SignClaims,
  clientSecret: string,
): readonly (readonly [what: string, forge: Forgery])[] {
  const now = (): number => Math.floor(Date.now() / 1000);
  return [
    ['for another audience', (token) => sign({ ...decodeJwt(token), aud: 'another-client' })],
    ['of another issuer', (token) => sign({ ...decodeJwt(token), iss: 'https://evil.example' })],
    ['without a signature', (token) => new UnsecuredJWT(decodeJwt(token)).encode()],
    [
      'signed with a foreign key',
      async (token) => sign(decodeJwt(token), (await generateKeyPair('RS256')).privateKey),
    ],
    [
      'signed with the client secret as a symmetric key',
      (token) =>
        new SignJWT(decodeJwt(token))
          .setProtectedHeader({ alg: 'HS256' })
          .sign(createSecretKey(clientSecret, 'utf8')),
    ],
    [
      'with another person’s address and groups under the same signature',
      (token) => {
        const [head, , signature] = token.split('.');
        const claims = { ...decodeJwt(token), email: 'boss@corp.example', groups: ['chiefs'] };
        return [head, Buffer.from(JSON.stringify(claims)).toString('base64url'), signature].join('.');
      },
    ],
    ['that expired', (token) => sign({ ...decodeJwt(token), iat: now() - 900, exp: now() - 60 })],
    ['of a clock that is minutes ahead', (token) => sign({ ...decodeJwt(token), nbf: now() + 300 })],
    ['of another sign-in (nonce)', (token) => sign({ ...decodeJwt(token), nonce: 'another' })],
  ];
}

/**
 * An ID token signed again, unchanged: it must be accepted, or forged ones may be refused for how they are made.
 */
export const signedAgain =
  (sign: SignClaims): Forgery =>
  (token) =>
    sign(decodeJwt(token));

/** Replaces the ID tokens in a provider's answers. */
export const replaceIdToken =
  (forge: Forgery): Tampering =>
  async (_path, answer) =>
    typeof answer['id_token'] === 'string'
      ? { ...answer, id_token: await forge(answer['id_token']) }
      : answer;
