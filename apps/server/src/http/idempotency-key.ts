import type { FastifyRequest } from 'fastify';
import { ApiError } from '../api-error.ts';
import { httpMessages } from './messages.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** SHA-256 of the JSON body as it came, of a call with an Idempotency-Key; empty where there is none. */
    bodyDigest: string;
  }
}

const IDEMPOTENCY_KEY = /^[\x21-\x7e]{1,200}$/;

/**
 * The key under which a caller wants a call to act once; null where it gave none.
 * @throws ApiError 400 for a key of another form.
 */
export function idempotencyKeyOf(request: FastifyRequest): string | null {
  const key = request.headers['idempotency-key'];
  if (typeof key !== 'string') return null;
  if (!IDEMPOTENCY_KEY.test(key)) throw new ApiError(400, 'invalid_idempotency_key', httpMessages.invalid);
  return key;
}

/** Notes what the body of a call with a key is told by. A body may be large: it is hashed beside the event loop. */
export async function noteBody(request: FastifyRequest, body: Uint8Array<ArrayBuffer>): Promise<void> {
  if (request.headers['idempotency-key'] === undefined) return;
  request.bodyDigest = Buffer.from(await crypto.subtle.digest('SHA-256', body)).toString('hex');
}

/** What a key is given for: the same again must be the same request, byte for byte, in the same workspace. */
export function describeRequest({ session, method, url, bodyDigest }: FastifyRequest): string {
  return `${session?.actor.workspaceId ?? ''} ${method} ${url.split('?')[0]} ${bodyDigest}`;
}
