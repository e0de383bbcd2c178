import { createHash, randomBytes } from 'node:crypto';
import { toBase32 } from './one-time-codes.ts';

const COUNT = 10;
/** 50 bits would do against a limit on guesses; 80 do without one. */
const CODE_BYTES = 10;

/** New recovery codes, in groups of four letters and digits. */
export function generateRecoveryCodes(): string[] {
  return Array.from({ length: COUNT }, () =>
    (toBase32(randomBytes(CODE_BYTES)).match(/.{4}/g) ?? []).join('-'),
  );
}

/** What is kept of a recovery code. It has too many bits to be guessed, so a plain digest hides it. */
export function recoveryDigest(code: string): string {
  return createHash('sha256').update(normalizeCode(code)).digest('base64url');
}

/** A code as it is compared, however it was typed. */
export function normalizeCode(code: string): string {
  return code.replaceAll(/[\s-]/g, '').toLowerCase();
}
