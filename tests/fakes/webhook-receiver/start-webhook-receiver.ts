import { createHmac, timingSafeEqual } from 'node:crypto';
import { startFakeService, type FakeService, type ServiceRequest } from '../service/start-fake-service.ts';

/** A received message, and whether its signature is valid. */
export interface ReceivedMessage {
  readonly id: string;
  readonly type: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly text: string;
  /** Milliseconds since 1970. */
  readonly receivedAt: number;
  readonly isSigned: boolean;
}

/** A server that receives webhooks and verifies them according to Standard Webhooks. */
export interface WebhookReceiver extends Pick<
  FakeService,
  'url' | 'failWith' | 'requests' | 'maxConcurrent' | 'close'
> {
  readonly messages: readonly ReceivedMessage[];
  /** The secrets that it trusts. */
  readonly secrets: string[];
}

/** Tolerated clock difference. */
const TOLERANCE_SECONDS = 300;

/** Starts a receiver on a free local port. */
export async function startWebhookReceiver(): Promise<WebhookReceiver> {
  const messages: ReceivedMessage[] = [];
  const secrets: string[] = [];
  const service = await startFakeService((request) => {
    messages.push(readMessage(request, secrets));
    return { status: 204, body: '' };
  });
  return { ...service, messages, secrets };
}

function readMessage(request: ServiceRequest, secrets: readonly string[]): ReceivedMessage {
  const { type = '', data = {} } = (request.body ?? {}) as Partial<ReceivedMessage>;
  return {
    id: headerOf(request, 'webhook-id'),
    type,
    data,
    text: request.text,
    receivedAt: Date.now(),
    isSigned: secrets.some((secret) => verifies(request, secret)),
  };
}

function verifies(request: ServiceRequest, secret: string): boolean {
  const timestamp = headerOf(request, 'webhook-timestamp');
  if (!/^\d+$/.test(timestamp)) return false;
  if (Math.abs(Date.now() / 1000 - Number(timestamp)) > TOLERANCE_SECONDS) return false;
  const expected = createHmac('sha256', Buffer.from(secret.replace(/^whsec_/, ''), 'base64'))
    .update([headerOf(request, 'webhook-id'), timestamp, request.text].join('.'))
    .digest();
  return headerOf(request, 'webhook-signature')
    .split(' ')
    .filter((signature) => signature.startsWith('v1,'))
    .map((signature) => Buffer.from(signature.slice(3), 'base64'))
    .some((signature) => signature.length === expected.length && timingSafeEqual(signature, expected));
}

function headerOf({ headers }: ServiceRequest, name: string): string {
  return String(headers[name] ?? '');
}
