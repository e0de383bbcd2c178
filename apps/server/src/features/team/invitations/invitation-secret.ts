import { createHash, randomBytes } from 'node:crypto';

const SECRET_BYTES = 32;

/** Creates the secret for the link of an invitation. */
export function createSecret(): string {
  return randomBytes(SECRET_BYTES).toString('base64url');
}

/** The stored digest by which a secret is found. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
