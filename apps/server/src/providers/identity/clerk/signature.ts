import { createHmac, timingSafeEqual } from 'node:crypto';

/** Tolerated age of a message, or lead over our clock, in seconds. */
const TOLERANCE_SECONDS = 5 * 60;
const SECRET_PREFIX = 'whsec_';

/** Headers with the sender and time of a message. */
export interface MessageHeaders {
  readonly id: string;
  /** Seconds since 1970. */
  readonly timestamp: string;
  /** `v1,` and base64, several separated by spaces. */
  readonly signature: string;
}

/**
 * Whether a message is recent and signed with a secret (Standard Webhooks 1.0: HMAC-SHA256 of `id.timestamp.body`).
 * @param nowMs milliseconds since 1970
 */
export function isSigned(
  body: Uint8Array,
  { id, timestamp, signature }: MessageHeaders,
  secret: string,
  nowMs: number,
): boolean {
  if (id === '' || !/^\d{1,12}$/.test(timestamp)) return false;
  if (Math.abs(nowMs / 1000 - Number(timestamp)) > TOLERANCE_SECONDS) return false;
  const key = Buffer.from(secret.slice(SECRET_PREFIX.length), 'base64');
  const expected = createHmac('sha256', key).update(`${id}.${timestamp}.`).update(body).digest();
  return signature.split(' ').some((one) => {
    if (!one.startsWith('v1,')) return false;
    const given = Buffer.from(one.slice(3), 'base64');
    return given.byteLength === expected.byteLength && timingSafeEqual(given, expected);
  });
}
