import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** Whose secret it is and what it is for: a sealed text opens nowhere else. */
export interface SecretPlace {
  readonly workspaceId: string;
  /** Stays the same for as long as the text is kept: `openaiKey`, `webhook:<id>`. */
  readonly field: string;
}

/** Keeps what others must not read: sealed before it goes to the database, opened where it is used. */
export interface Secrets {
  /** The text for the database; another one each time. */
  seal(text: string, place: SecretPlace): string;
  /** @throws UnreadableSecretError where it was sealed elsewhere, with a key that is not there, or was changed. */
  open(sealed: string, place: SecretPlace): string;
  /** Whether it was sealed with the current key; reseal it if not. */
  isCurrent(sealed: string): boolean;
  /** Tell the installation's keys apart, the current one first, and tell nothing of them. */
  readonly fingerprints: readonly string[];
}

/** A sealed text that cannot be opened here; it tells nothing of the text. */
export class UnreadableSecretError extends Error {
  constructor(why: string) {
    super(`the secret cannot be opened: ${why}`);
  }
}

interface Key {
  /** Eight hexadecimal digits that tell keys apart and nothing of them. */
  readonly version: string;
  readonly bytes: Buffer;
}

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** @param keys at least one text of 32 characters or more; the first one seals, all of them open */
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

/** As JSON, so that no two places are described alike. */
function described({ workspaceId, field }: SecretPlace): Buffer {
  return Buffer.from(JSON.stringify([workspaceId, field]));
}
