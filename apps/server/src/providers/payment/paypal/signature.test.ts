import { describe, expect, test } from 'vitest';
import { readApiDescription } from '../../../../../../tests/fakes/language-model/read-api-description.ts';
import { isCertificateUrl, isFresh, isSignedWith, transmissionOf } from './signature.ts';

interface Vectors {
  readonly paypalOffline: {
    readonly webhookId: string;
    readonly rawBody: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly publicKeyPem: string;
  };
}

const vectors = readApiDescription('vectors/webhook_vectors.json') as Vectors | null;

describe.skipIf(vectors === null)('the published vector', () => {
  const { webhookId, rawBody, headers, publicKeyPem } = vectors?.paypalOffline ?? {
    webhookId: '',
    rawBody: '',
    headers: {},
    publicKeyPem: '',
  };
  const transmission = transmissionOf({ body: rawBody, headers });
  const check = (key: string, id: string, body: string): boolean =>
    transmission !== null && isSignedWith(key, transmission, id, body);

  test('is verified', () => {
    expect(check(publicKeyPem, webhookId, rawBody)).toBe(true);
  });

  test('is rejected with a changed byte in the body or another webhook', () => {
    expect(check(publicKeyPem, webhookId, rawBody.replace('11.99', '11.98'))).toBe(false);
    expect(check(publicKeyPem, webhookId, `${rawBody} `)).toBe(false);
    expect(check(publicKeyPem, `${webhookId}A`, rawBody)).toBe(false);
  });

  test('is not a transmission if a header is missing or names another algorithm', () => {
    for (const name of Object.keys(headers)) {
      const { [name]: _, ...rest } = headers;
      expect([name, transmissionOf({ body: rawBody, headers: rest })]).toEqual([name, null]);
    }
    const weaker = { ...headers, 'paypal-auth-algo': 'SHA1withRSA' };
    expect(transmissionOf({ body: rawBody, headers: weaker })).toBeNull();
  });

  test('is fresh for four days, and not before it was created', () => {
    const at = (text: string): boolean => transmission !== null && isFresh(transmission, new Date(text));
    expect(at('2026-11-20T23:00:00Z')).toBe(true);
    expect(at('2026-11-24T23:00:00Z')).toBe(true);
    expect(at('2026-11-24T23:00:01Z')).toBe(false);
    expect(at('2026-11-20T22:55:00Z')).toBe(true);
    expect(at('2026-11-20T22:54:59Z')).toBe(false);
  });
});

const API = 'https://api-m.paypal.com';
const PATH = '/v1/notifications/certs/CERT-360caa42-fca2a594-a5cafa77';

test.each([
  ['https://api.paypal.com', true],
  ['https://api.sandbox.paypal.com', true],
  ['https://api-m.paypal.com', true],
  ['http://api.paypal.com', false],
  ['https://api.paypal.com:8443', false],
  ['https://api.paypal.com.evil.example', false],
  ['https://evil.example', false],
  ['https://api.paypal.com@evil.example', false],
  ['https://user:word@api.paypal.com', false],
  ['https://127.0.0.1', false],
])('a certificate at %s may be loaded: %s', (origin, expected) => {
  expect(isCertificateUrl(`${origin}${PATH}`, API)).toBe(expected);
});

test.each(['/v1/notifications/certs/../../x', '/redirect?to=https://evil.example', `${PATH}?x=1`, '/', ''])(
  'a certificate at the path “%s” may not be loaded',
  (path) => {
    expect(isCertificateUrl(`https://api.paypal.com${path}`, API)).toBe(false);
  },
);
