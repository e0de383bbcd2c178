import { randomUUID } from 'node:crypto';
import {
  startFakeService,
  type FakeService,
  type ServiceResponse,
  type ServiceRequest,
} from '../service/start-fake-service.ts';
import { createBrowserKeys, type BrowserKeys } from './browser-keys.ts';
import { readVapidKey } from './read-vapid.ts';

/** A browser's subscription, as `PushSubscription.toJSON()` shows it. */
export interface FakeSubscription {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

/** An accepted message, as decrypted by the browser. */
export interface PushedMessage {
  readonly endpoint: string;
  readonly text: string;
  /** Seconds for which it would have been stored. */
  readonly ttl: number;
  readonly urgency: string;
  /** The sender's VAPID key, base64url, which verified its token. */
  readonly senderKey: string;
}

/** A browser push service (RFC 8030) with its browsers: it decrypts what only they can. */
export interface PushService extends Pick<FakeService, 'url' | 'requests' | 'close'> {
  readonly messages: readonly PushedMessage[];
  /** Subscribes a new browser. */
  subscribe(): FakeSubscription;
  /** Refuses messages, or accepts them and loses the response; that many times, always by default. */
  failWith(fault: ServiceResponse | 'hang' | 'cut_off', times?: number): void;
  /** Revokes a browser's permission: 410 from then on. */
  end(endpoint: string): void;
}

/** Maximum message size in bytes. */
const BYTES_MAX = 4_096;

/** Starts a push service on a free local port. */
export async function startPushService(): Promise<PushService> {
  const browsers = new Map<string, BrowserKeys>();
  const messages: PushedMessage[] = [];
  let refusing: { readonly answer: ServiceResponse; left: number } | null = null;
  const service = await startFakeService((request) => {
    if (refusing !== null && refusing.left > 0) {
      refusing.left -= 1;
      return refusing.answer;
    }
    const endpoint = `${service.url}${request.path}`;
    const browser = browsers.get(endpoint);
    if (!browser) return refuse(410, 'push subscription has unsubscribed or expired');
    const ttl = String(request.headers['ttl'] ?? '');
    if (!/^\d+$/.test(ttl)) return refuse(400, 'TTL is missing');
    if (request.headers['content-encoding'] !== 'aes128gcm') return refuse(415, 'content encoding');
    if (request.bytes.length > BYTES_MAX) return refuse(413, 'message too large');
    const senderKey = readVapidKey(request, service.url);
    if (senderKey === null) return refuse(403, 'VAPID token is not valid');
    const text = browser.read(request.bytes);
    if (text === null) return refuse(400, 'message cannot be decrypted');
    messages.push({ endpoint, text, ttl: Number(ttl), urgency: urgencyOf(request), senderKey });
    return { status: 201, headers: { location: `${service.url}/message/${messages.length}` }, body: '' };
  });
  return {
    ...service,
    messages,
    subscribe() {
      const endpoint = `${service.url}/push/${randomUUID()}`;
      const browser = createBrowserKeys();
      browsers.set(endpoint, browser);
      return { endpoint, keys: { p256dh: browser.publicKey, auth: browser.authSecret } };
    },
    failWith(fault, times = Number.POSITIVE_INFINITY) {
      const isLost = typeof fault === 'string';
      service.failWith(isLost ? fault : null, times);
      refusing = isLost ? null : { answer: fault, left: times };
    },
    end: (endpoint) => void browsers.delete(endpoint),
  };
}

const refuse = (status: number, reason: string): ServiceResponse => ({ status, body: { reason } });
const urgencyOf = ({ headers }: ServiceRequest): string => String(headers['urgency'] ?? 'normal');
