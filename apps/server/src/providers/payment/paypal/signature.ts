import { createVerify, X509Certificate, type KeyObject } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { readText } from '../../read-text.ts';
import type { ReceivedEvent } from '../port.ts';

/** Maximum age of an event: PayPal retries delivery for three days. */
const AGE_MAX_MS = 4 * 24 * 3_600_000;
/** Maximum lead of PayPal's clock over ours. */
const AHEAD_MAX_MS = 5 * 60_000;
const ALGORITHM = 'SHA256withRSA';
/** Origins of certificates, besides the API's own. */
const CERTIFICATE_ORIGINS = [
  'https://api.paypal.com',
  'https://api-m.paypal.com',
  'https://api.sandbox.paypal.com',
  'https://api-m.sandbox.paypal.com',
];
const CERTIFICATE_PATH = /^\/v1\/notifications\/certs\/[A-Za-z0-9-]{1,100}$/;
const CERTIFICATE_BYTES_MAX = 20_000;
const CERTIFICATES_MAX = 20;

/** Headers with the sender and time of an event. */
export interface Transmission {
  readonly id: string;
  readonly time: string;
  readonly signature: string;
  readonly certificateUrl: string;
  readonly algorithm: string;
}

/** The transmission's headers; null if one is missing or malformed. */
export function transmissionOf({ headers }: ReceivedEvent): Transmission | null {
  const header = (name: string): string => headers[`paypal-${name}`] ?? '';
  const transmission = {
    id: header('transmission-id'),
    time: header('transmission-time'),
    signature: header('transmission-sig'),
    certificateUrl: header('cert-url'),
    algorithm: header('auth-algo'),
  };
  const isWhole =
    /^[\w-]{1,50}$/.test(transmission.id) &&
    /^[\d:.TZ+-]{10,40}$/.test(transmission.time) &&
    /^[A-Za-z0-9+/]{1,500}={0,2}$/.test(transmission.signature) &&
    /^https?:\/\/.{1,490}$/.test(transmission.certificateUrl) &&
    transmission.algorithm === ALGORITHM;
  return isWhole ? transmission : null;
}

/** Whether a transmission is recent enough to be accepted. */
export function isFresh({ time }: Transmission, now: Date): boolean {
  const age = now.getTime() - Date.parse(time);
  return age <= AGE_MAX_MS && age >= -AHEAD_MAX_MS;
}

/** Whether a body is signed for a webhook: RSA-SHA256 of `id|time|webhook|crc32 of the body`, the last in decimal. */
export function isSignedWith(
  key: KeyObject | string,
  { id, time, signature }: Transmission,
  webhookId: string,
  body: string,
): boolean {
  const verify = createVerify('RSA-SHA256');
  verify.update(`${id}|${time}|${webhookId}|${crc32(body)}`);
  return verify.verify(key, signature, 'base64');
}

/** Whether certificates may be loaded from a URL: only PayPal's own origins and the API's. */
export function isCertificateUrl(text: string, apiBase: string): boolean {
  const url = URL.parse(text);
  return (
    url !== null &&
    url.username === '' &&
    url.password === '' &&
    url.search === '' &&
    [...CERTIFICATE_ORIGINS, new URL(apiBase).origin].includes(url.origin) &&
    CERTIFICATE_PATH.test(url.pathname)
  );
}

/** Loads certificates from allowed URLs and caches the valid ones. */
export class Certificates {
  private readonly kept = new Map<string, X509Certificate>();
  private readonly apiBase: string;
  private readonly timeoutMs: number;

  constructor(apiBase: string, timeoutMs: number) {
    this.apiBase = apiBase;
    this.timeoutMs = timeoutMs;
  }

  /**
   * The public key at a URL; null if the URL is not allowed or the certificate has expired.
   * @throws the network's error if it cannot be loaded.
   */
  async keyAt(url: string, signal: AbortSignal): Promise<KeyObject | null> {
    if (!isCertificateUrl(url, this.apiBase)) return null;
    const certificate = this.kept.get(url) ?? (await this.fetch(url, signal));
    const now = Date.now();
    const holds =
      certificate.validFromDate.getTime() <= now &&
      now <= certificate.validToDate.getTime() &&
      certificate.publicKey.asymmetricKeyType === 'rsa';
    if (!holds) return null;
    if (this.kept.size >= CERTIFICATES_MAX) this.kept.clear();
    this.kept.set(url, certificate);
    return certificate.publicKey;
  }

  private async fetch(url: string, signal: AbortSignal): Promise<X509Certificate> {
    const response = await fetch(url, {
      redirect: 'error',
      signal: AbortSignal.any([signal, AbortSignal.timeout(this.timeoutMs)]),
    });
    if (response.status !== 200) throw new Error(`the certificate was answered with ${response.status}`);
    return new X509Certificate(await readText(response, CERTIFICATE_BYTES_MAX));
  }
}
