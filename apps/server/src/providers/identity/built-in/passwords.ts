import { hash, verify } from '@node-rs/argon2';

/** OWASP's parameters for argon2id, the library's default algorithm: 19 MiB, two passes, one lane. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The hash to store for a password. */
export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFKC'), PARAMETERS);
}

/** Whether a password matches a hash; false for an invalid hash. */
export async function verifyPassword(given: { hash: string; password: string }): Promise<boolean> {
  return verify(given.hash, given.password.normalize('NFKC')).catch(() => false);
}
