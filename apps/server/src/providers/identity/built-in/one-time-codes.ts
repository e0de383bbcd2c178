import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const STEP_SECONDS = 30;
const DIGITS = 6;
/** RFC 6238 §5.2: tolerates a clock or a user that is one step late. */
const STEPS_AROUND = [0, -1, 1] as const;
/** RFC 4226 §4 recommends 160 bits. */
const SECRET_BYTES = 20;
const BASE_32 = 'abcdefghijklmnopqrstuvwxyz234567';

/** A new secret, as bytes in base32 (RFC 4648, lower case, without padding). */
export function generateSecret(): string {
  return toBase32(randomBytes(SECRET_BYTES));
}

/** Bytes in base32, lower case, without padding. */
export function toBase32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? [])
    .map((five) => BASE_32[Number.parseInt(five.padEnd(5, '0'), 2)])
    .join('');
}

/** The step of a time in milliseconds since 1970. */
export function stepAt(moment: number): number {
  return Math.floor(moment / 1000 / STEP_SECONDS);
}

/** The six digits for a secret in a step: TOTP of RFC 6238 with HMAC-SHA-1, as used by authenticators. */
export function codeOfStep(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', fromBase32(secret)).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 0xf;
  const number = digest.readUInt32BE(offset) & 0x7f_ff_ff_ff;
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0');
}

/** The step near the given time that the code belongs to; null if there is none. */
export function stepOfCode(secret: string, code: string, moment: number): number | null {
  const given = Buffer.from(code);
  const now = stepAt(moment);
  const found = STEPS_AROUND.map((distance) => now + distance).find((step) => {
    const right = Buffer.from(codeOfStep(secret, step));
    return right.length === given.length && timingSafeEqual(right, given);
  });
  return found ?? null;
}

/** The URI for adding a secret to an authenticator. */
export function authenticatorUri(secret: string, account: string): string {
  const issuer = 'Pagewright';
  const label = `${issuer}:${encodeURIComponent(account)}`;
  return `otpauth://totp/${label}?secret=${secret.toUpperCase()}&issuer=${issuer}`;
}

function fromBase32(text: string): Buffer {
  const bits = [...text].map((letter) => BASE_32.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}
