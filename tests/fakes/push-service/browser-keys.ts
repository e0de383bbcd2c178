import { createDecipheriv, createECDH, createHmac, randomBytes } from 'node:crypto';

/** A browser's subscription keys. */
export interface BrowserKeys {
  /** A point of P-256, and 16 bytes, base64url. */
  readonly publicKey: string;
  readonly authSecret: string;
  /** Decrypts a single-record message (RFC 8291); null if it was not meant for this browser. */
  read(body: Buffer): string | null;
}

const SALT_BYTES = 16;
const TAG_BYTES = 16;
/** Salt, record size, and key length. */
const HEAD_BYTES = SALT_BYTES + 4 + 1;
const LAST_RECORD = 2;

/** Creates one browser's keys. */
export function createBrowserKeys(): BrowserKeys {
  const ours = createECDH('prime256v1');
  const publicKey = ours.generateKeys();
  const authSecret = randomBytes(16);
  return {
    publicKey: publicKey.toString('base64url'),
    authSecret: authSecret.toString('base64url'),
    read(body) {
      try {
        const salt = body.subarray(0, SALT_BYTES);
        const theirs = body.subarray(HEAD_BYTES, HEAD_BYTES + body.readUInt8(HEAD_BYTES - 1));
        const keyInfo = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, theirs]);
        const ikm = expand(hmac(authSecret, ours.computeSecret(theirs)), keyInfo);
        const prk = hmac(salt, ikm);
        const key = expand(prk, Buffer.from('Content-Encoding: aes128gcm\0')).subarray(0, 16);
        const nonce = expand(prk, Buffer.from('Content-Encoding: nonce\0')).subarray(0, 12);
        const sealed = body.subarray(HEAD_BYTES + theirs.length);
        const decipher = createDecipheriv('aes-128-gcm', key, nonce);
        decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
        const padded = Buffer.concat([decipher.update(sealed.subarray(0, -TAG_BYTES)), decipher.final()]);
        const end = padded.lastIndexOf(LAST_RECORD);
        return end < 0 ? null : padded.subarray(0, end).toString('utf8');
      } catch {
        return null;
      }
    },
  };
}

/** HKDF step by step: extract is one HMAC, and so is expand for up to 32 bytes. */
const hmac = (key: Buffer, data: Buffer): Buffer => createHmac('sha256', key).update(data).digest();
const expand = (prk: Buffer, info: Buffer): Buffer => hmac(prk, Buffer.concat([info, Buffer.from([1])]));
