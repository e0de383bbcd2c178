import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** The context that encryption is bound to: a ciphertext can only be decrypted in the same context. */
export interface SecretPlace {
  readonly workspaceId: string;
  /** Stable for as long as the ciphertext is stored: `openaiKey`, `webhook:<id>`. */
  readonly field: string;
}

/** Encrypts secrets for storage and decrypts them where they are used. */
export interface Secrets {
  /** Encrypts a text; the ciphertext differs each time. */
  seal(text: string, place: SecretPlace): string;
  /** @throws UnreadableSecretError if it was encrypted in another context, its key is missing, or it was modified. */
  open(sealed: string, place: SecretPlace): string;
  /** Whether it was encrypted with the current key; re-encrypt it if not. */
  isCurrent(sealed: string): boolean;
  /** Fingerprints of the keys, current one first; they reveal nothing about the keys. */
  readonly fingerprints: readonly string[];
}

/** A secret that cannot be decrypted; the error reveals nothing about it. */
export class UnreadableSecretError extends Error {
  constructor(why: string) {
    super(`the secret cannot be opened: ${why}`);
  }
}

interface Key {
  /** Eight hex digits that identify a key without revealing it. */
  readonly version: string;
  readonly bytes: Buffer;
}

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** @param keys at least one text of 32 characters or more; the first encrypts, all decrypt */
export function createSecrets(keys: readonly string[]): Secrets {
  const known = keys.map(makeKey);
  const [current] = known;
  if (current === undefined) throw new RangeError('no key to seal with');
  return {
    fingerprints: known.map(({ version }) => version),
    seal(text, place) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, current.bytes, nonce).setAAD(described(place));
      const hidden = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return `${current.version}.${Buffer.concat([nonce, cipher.getAuthTag(), hidden]).toString('base64url')}`;
    },
    open(sealed, place) {
      const [version, packed = ''] = sealed.split('.');
      const key = known.find((one) => one.version === version);
      if (key === undefined) throw new UnreadableSecretError('it was sealed with another key');
      const bytes = Buffer.from(packed, 'base64url');
      if (bytes.length < NONCE_BYTES + TAG_BYTES) throw new UnreadableSecretError('it is cut off');
      const nonce = bytes.subarray(0, NONCE_BYTES);
      const tag = bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
      const decipher = createDecipheriv(CIPHER, key.bytes, nonce, { authTagLength: TAG_BYTES })
        .setAAD(described(place))
        .setAuthTag(tag);
      try {
        const hidden = bytes.subarray(NONCE_BYTES + TAG_BYTES);
        return Buffer.concat([decipher.update(hidden), decipher.final()]).toString('utf8');
      } catch {
        throw new UnreadableSecretError('it was changed, or sealed for another place');
      }
    },
    isCurrent: (sealed) => sealed.startsWith(`${current.version}.`),
  };
}

function makeKey(text: string): Key {
  return {
    version: Buffer.from(derived(text, 'version', 4)).toString('hex'),
    bytes: Buffer.from(derived(text, 'key', 32)),
  };
}

function derived(text: string, purpose: string, length: number): ArrayBuffer {
  return hkdfSync('sha256', text, '', `pagewright secrets ${purpose}`, length);
}

/** JSON, so that different contexts are never encoded the same. */
function described({ workspaceId, field }: SecretPlace): Buffer {
  return Buffer.from(JSON.stringify([workspaceId, field]));
}
