import type { FastifyRequest } from 'fastify';
import { ApiError } from '../api-error.ts';
import { httpMessages } from './messages.ts';

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
