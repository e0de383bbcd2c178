import { createHash, randomBytes } from 'node:crypto';

const SECRET_BYTES = 32;

/** A new secret for the link of an invitation. */
export function makeSecret(): string {
  return randomBytes(SECRET_BYTES).toString('base64url');
}

/** What is kept of a secret to find it by. */
export function digestOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
