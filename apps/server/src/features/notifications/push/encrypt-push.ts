import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

const CURVE = 'prime256v1';
const SALT_BYTES = 16;
const KEY_BYTES = 32;
const CONTENT_KEY_BYTES = 16;
const NONCE_BYTES = 12;
/** A message is a single record. */
const RECORD_BYTES = 4_096;
/** Marks the end of the last record's text. */
const LAST_RECORD = Buffer.from([2]);

/** The browser's encryption keys, base64url. */
export interface BrowserKeys {
  readonly publicKey: string;
  readonly authSecret: string;
}

/** Generated for each message: a 16-byte salt and a P-256 private key. */
interface MessageKeys {
  readonly salt: Buffer;
  readonly privateKey: Buffer;
}

/**
 * Encrypts a message of at most 3,993 bytes for a browser (RFC 8291, aes128gcm).
 * @throws Error if the browser's key is not a point on the curve.
 */
export function encryptPush(
  text: string,
  browser: BrowserKeys,
  messageKeys: MessageKeys = createMessageKeys(),
): Buffer {
  const ours = createECDH(CURVE);
  ours.setPrivateKey(messageKeys.privateKey);
  const theirKey = Buffer.from(browser.publicKey, 'base64url');
  const ourKey = ours.getPublicKey();
  const secret = derive(
    ours.computeSecret(theirKey),
    Buffer.from(browser.authSecret, 'base64url'),
    Buffer.concat([Buffer.from('WebPush: info\0'), theirKey, ourKey]),
    KEY_BYTES,
  );
  const part = (name: string, length: number): Buffer =>
    derive(secret, messageKeys.salt, Buffer.from(`Content-Encoding: ${name}\0`), length);
  const cipher = createCipheriv(
    'aes-128-gcm',
    part('aes128gcm', CONTENT_KEY_BYTES),
    part('nonce', NONCE_BYTES),
  );
  const recordSize = Buffer.alloc(4);
  recordSize.writeUInt32BE(RECORD_BYTES);
  return Buffer.concat([
    messageKeys.salt,
    recordSize,
    Buffer.from([ourKey.length]),
    ourKey,
    cipher.update(text, 'utf8'),
    cipher.update(LAST_RECORD),
    cipher.final(),
    cipher.getAuthTag(),
  ]);
}

/** Whether a key can be used for encryption: it is a point on the curve. */
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

function createMessageKeys(): MessageKeys {
  const keys = createECDH(CURVE);
  keys.generateKeys();
  return { salt: randomBytes(SALT_BYTES), privateKey: keys.getPrivateKey() };
}

function derive(key: Buffer, salt: Buffer, info: Buffer, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', key, salt, info, length));
}
