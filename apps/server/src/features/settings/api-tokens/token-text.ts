import { createHash, randomBytes } from 'node:crypto';

/** Distinguishes API tokens from session tokens, and lets secret scanners find leaked ones. */
const PREFIX = 'pgw_';
const RANDOM_BYTES = 32;
const PREFIX_LENGTH = 10;

/** Creates a token: its text, which is not stored, its visible prefix, and the digest to find it by. */
export function createTokenText(): {
  readonly text: string;
  readonly prefix: string;
  readonly digest: string;
} {
  const text = PREFIX + randomBytes(RANDOM_BYTES).toString('base64url');
  return { text, prefix: text.slice(0, PREFIX_LENGTH), digest: hashToken(text) };
}

/** The hexadecimal SHA-256 of a token. With 256 random bits, a slower hash would not be safer. */
export function hashToken(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
