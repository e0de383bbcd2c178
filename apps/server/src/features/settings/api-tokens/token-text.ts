import { createHash, randomBytes } from 'node:crypto';

/** By this a token is told from a session's, and found by those who look for secrets in what was published. */
const MARK = 'pgw_';
const RANDOM_BYTES = 32;
const SHOWN = 10;

/** A new token: its text, which is not kept, what is shown of it, and what it is found by. */
export function makeTokenText(): { readonly text: string; readonly prefix: string; readonly digest: string } {
  const text = MARK + randomBytes(RANDOM_BYTES).toString('base64url');
  return { text, prefix: text.slice(0, SHOWN), digest: digestOf(text) };
}

/** SHA-256 of a token, hexadecimal: of 256 random bits no slower digest would keep more. */
export function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
