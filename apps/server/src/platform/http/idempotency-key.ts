import type { FastifyRequest } from 'fastify';
import { ApiError } from '../api-error.ts';
import { httpMessages } from './messages.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** SHA-256 of the raw JSON body of a call with an Idempotency-Key; otherwise empty. */
    bodyDigest: string;
  }
}

const IDEMPOTENCY_KEY = /^[\x21-\x7e]{1,200}$/;

/**
 * The call's idempotency key; null if there is none.
 * @throws ApiError 400 for a malformed key.
 */
export function readIdempotencyKey(request: FastifyRequest): string | null {
  const key = request.headers['idempotency-key'];
  if (typeof key !== 'string') return null;
  if (!IDEMPOTENCY_KEY.test(key)) throw new ApiError(400, 'invalid_idempotency_key', httpMessages.invalid);
  return key;
}

/** Hashes the body of a call with an idempotency key, in a worker thread because it may be large. */
export async function hashIdempotentBody(
  request: FastifyRequest,
  body: Uint8Array<ArrayBuffer>,
): Promise<void> {
  if (request.headers['idempotency-key'] === undefined) return;
  request.bodyDigest = Buffer.from(await crypto.subtle.digest('SHA-256', body)).toString('hex');
}

/** The request a key belongs to: reusing the key requires the same request, byte for byte, in the same workspace. */
export function requestFingerprint({ session, method, url, bodyDigest }: FastifyRequest): string {
  return `${session?.actor.workspaceId ?? ''} ${method} ${url.split('?')[0]} ${bodyDigest}`;
}
