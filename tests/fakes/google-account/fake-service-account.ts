import { generateKeyPairSync, verify } from 'node:crypto';
import type { ServiceRequest, ServiceResponse } from '../service/start-fake-service.ts';

const EMAIL = 'pagewright@example-project.iam.gserviceaccount.com';
const KEY_ID = '0f1e2d3c4b5a69788796a5b4c3d2e1f00f1ea1b2';
const AUDIENCE = 'https://oauth2.googleapis.com/token';

/** A service account in Google Cloud, and Google's token server for it. */
export interface FakeServiceAccount {
  /** Its key file, as issued by Google Cloud. */
  readonly key: string;
  /** Issues access tokens for a scope from now on. Returns those that were issued for it. */
  accept(scope: string): Set<string>;
  /** Exchanges an assertion for an access token, unless the key was deleted. */
  giveToken(request: ServiceRequest, isKeyDeleted: boolean): ServiceResponse;
}

/** Creates a service account whose assertions are verified with its public key. */
export function fakeServiceAccount(): FakeServiceAccount {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const tokens = new Map<string, Set<string>>();
  let issued = 0;
  return {
    key: JSON.stringify({
      type: 'service_account',
      project_id: 'example-project',
      private_key_id: KEY_ID,
      private_key: privateKey,
      client_email: EMAIL,
      token_uri: AUDIENCE,
    }),
    accept(scope) {
      const found = tokens.get(scope) ?? new Set();
      tokens.set(scope, found);
      return found;
    },
    giveToken({ text }, isKeyDeleted) {
      const assertion = new URLSearchParams(text).get('assertion') ?? '';
      const wrong = isKeyDeleted ? 'Invalid JWT Signature.' : findAssertionError(assertion, publicKey);
      const ofScope = wrong === null ? tokens.get(String(claimsOf(assertion)['scope'])) : undefined;
      if (ofScope === undefined)
        return {
          status: 400,
          body: { error: 'invalid_grant', error_description: wrong ?? 'Invalid JWT: scope' },
        };
      issued += 1;
      const token = `ya29.c.${issued}`;
      ofScope.add(token);
      return { body: { access_token: token, expires_in: 3599, token_type: 'Bearer' } };
    },
  };
}

/** Why an RFC 7523 assertion is refused, or null if it is accepted. */
function findAssertionError(assertion: string, publicKey: string): string | null {
  const [head = '', claims = '', signature = ''] = assertion.split('.');
  const isSigned = verify(
    'RSA-SHA256',
    Buffer.from(`${head}.${claims}`),
    publicKey,
    Buffer.from(signature, 'base64url'),
  );
  if (!isSigned) return 'Invalid JWT Signature.';
  const { alg, kid } = decoded(head);
  const { iss, aud, iat, exp } = claimsOf(assertion);
  if (alg !== 'RS256' || kid !== KEY_ID || iss !== EMAIL) return 'Invalid grant: account not found';
  if (aud !== AUDIENCE) return 'Invalid JWT: audience';
  const now = Date.now() / 1_000;
  const isTimely = Number(iat) <= now + 1 && Number(exp) > now && Number(exp) - Number(iat) <= 3_600;
  return isTimely ? null : 'Invalid JWT: Token must be a short-lived token (60 minutes)';
}

const claimsOf = (assertion: string): Record<string, unknown> => decoded(assertion.split('.')[1] ?? '');

function decoded(part: string): Record<string, unknown> {
  return JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, unknown>;
}

/** An error in the format of Google's APIs. */
export function refusal(code: number, status: string, message: string, reason?: string): ServiceResponse {
  const errors = reason === undefined ? [] : [{ message, domain: 'global', reason }];
  return { status: code, body: { error: { code, message, status, errors } } };
}
