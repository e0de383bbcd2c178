import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

const CURVE = 'prime256v1';
const SALT_BYTES = 16;
const KEY_BYTES = 32;
const CONTENT_KEY_BYTES = 16;
const NONCE_BYTES = 12;
/** The one record that a message is. */
const RECORD_BYTES = 4_096;
/** Ends the text of the last record. */
const LAST_RECORD = Buffer.from([2]);

/** What a browser gave to encrypt with, base64url. */
export interface BrowserKeys {
  readonly publicKey: string;
  readonly authSecret: string;
}

/** What is new for each message: 16 bytes, and a private key of P-256. */
interface Fresh {
  readonly salt: Buffer;
  readonly privateKey: Buffer;
}

/**
 * Encrypts a message of at most 3,993 bytes so that only the browser can read it (RFC 8291, aes128gcm).
 * @throws Error where the browser's key is no point of the curve.
 */
export function encryptPush(text: string, browser: BrowserKeys, fresh: Fresh = makeFresh()): Buffer {
  const ours = createECDH(CURVE);
  ours.setPrivateKey(fresh.privateKey);
  const theirKey = Buffer.from(browser.publicKey, 'base64url');
  const ourKey = ours.getPublicKey();
  const secret = derive(
    ours.computeSecret(theirKey),
    Buffer.from(browser.authSecret, 'base64url'),
    Buffer.concat([Buffer.from('WebPush: info\0'), theirKey, ourKey]),
    KEY_BYTES,
  );
  const part = (name: string, length: number): Buffer =>
    derive(secret, fresh.salt, Buffer.from(`Content-Encoding: ${name}\0`), length);
  const cipher = createCipheriv(
    'aes-128-gcm',
    part('aes128gcm', CONTENT_KEY_BYTES),
    part('nonce', NONCE_BYTES),
  );
  const recordSize = Buffer.alloc(4);
  recordSize.writeUInt32BE(RECORD_BYTES);
  return Buffer.concat([
    fresh.salt,
    recordSize,
    Buffer.from([ourKey.length]),
    ourKey,
    cipher.update(text, 'utf8'),
    cipher.update(LAST_RECORD),
    cipher.final(),
    cipher.getAuthTag(),
  ]);
}

/** Whether messages can be encrypted with it: a point of the curve. */
export function isPublicKey(text: string): boolean {
  try {
    const ours = createECDH(CURVE);
    ours.generateKeys();
    ours.computeSecret(Buffer.from(text, 'base64url'));
    return true;
  } catch {
    return false;
  }
}

function makeFresh(): Fresh {
  const keys = createECDH(CURVE);
  keys.generateKeys();
  return { salt: randomBytes(SALT_BYTES), privateKey: keys.getPrivateKey() };
}

function derive(key: Buffer, salt: Buffer, info: Buffer, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', key, salt, info, length));
}
