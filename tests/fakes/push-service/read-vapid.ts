import { createPublicKey, verify } from 'node:crypto';
import type { ServiceRequest } from '../service/start-fake-service.ts';

const DAY_SECONDS = 86_400;
const COORDINATE_BYTES = 32;

/** The sender's public key if its token is valid for this push service (RFC 8292), base64url; otherwise null. */
export function readVapidKey({ headers }: ServiceRequest, audience: string): string | null {
  const [, token = '', key = ''] =
    /^vapid t=([\w-]+\.[\w-]+\.[\w-]+), k=([\w-]+)$/.exec(headers.authorization ?? '') ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  if (point.length !== 1 + 2 * COORDINATE_BYTES || point[0] !== 4) return null;
  const { alg } = decode(head);
  const { aud, exp, sub } = decode(claims);
  if (alg !== 'ES256' || aud !== audience || !/^(?:mailto:.+@|https:)/.test(String(sub))) return null;
  const left = Number(exp) - Date.now() / 1000;
  if (!(left > 0 && left <= DAY_SECONDS)) return null;
  const publicKey = createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 1 + COORDINATE_BYTES).toString('base64url'),
      y: point.subarray(1 + COORDINATE_BYTES).toString('base64url'),
    },
  });
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  return isSigned ? key : null;
}

function decode(part: string): Record<string, unknown> {
  return JSON.parse(Buffer.from(part, 'base64url').toString() || '{}') as Record<string, unknown>;
}
