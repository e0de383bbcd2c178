import { createHash, randomBytes } from 'node:crypto';
import { toBase32 } from './one-time-codes.ts';

const COUNT = 10;
/** 50 bits are enough with a limit on guesses; 80 are enough without one. */
const CODE_BYTES = 10;

/** New recovery codes, in groups of four letters and digits. */
export function generateRecoveryCodes(): string[] {
  return Array.from({ length: COUNT }, () =>
    (toBase32(randomBytes(CODE_BYTES)).match(/.{4}/g) ?? []).join('-'),
  );
}

/** The stored digest of a recovery code. A code has too many bits to guess, so a plain hash protects it. */
export function recoveryDigest(code: string): string {
  return createHash('sha256').update(normalizeCode(code)).digest('base64url');
}

/** Normalizes a code for comparison, however it was typed. */
export function normalizeCode(code: string): string {
  return code.replaceAll(/[\s-]/g, '').toLowerCase();
}
