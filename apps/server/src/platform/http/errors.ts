import type { ErrorBody } from '@pagewright/contract/errors';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { ApiError } from '../api-error.ts';
import { isDiskFull } from '../disk-full.ts';
import { inputFault } from './input-fault.ts';
import { httpMessages } from './messages.ts';

/** How long a client should wait for space on the disk, in seconds. */
const SPACE_SECONDS = 60;

/** PostgreSQL error classes for temporary unavailability: connection lost, shutting down, out of connections. */
const DATABASE_AWAY = /^(?:08|57P|53)/;
const CONNECTION_AWAY = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT']);

/** Responds to every failure with the API's error body; unexpected errors are logged without revealing their cause. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const refusal = toApiError(error, request.routeOptions.config.consumes);
    // Readiness checks repeat every few seconds.
    if (refusal.status >= 500 && refusal.code !== 'not_ready')
      request.log.error({ event: 'call_failed', err: error }, 'call failed');
    return sendError(reply, refusal);
  });
}

/** The body of an error response. */
export function errorBody(refusal: ApiError): ErrorBody & Record<string, unknown> {
  return {
    ...refusal.extra,
    error: refusal.message,
    code: refusal.code,
    ...(refusal.details ? { details: [...refusal.details] } : {}),
  };
}

/** Sends an error response. */
export function sendError(reply: FastifyReply, refusal: ApiError): FastifyReply {
  return reply
    .code(refusal.status)
    .headers(refusal.headers)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .serializer((value: unknown) => JSON.stringify(value))
    .send(errorBody(refusal));
}

/** Responds to an unknown API path. */
export function sendNotFound(_request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return sendError(reply, new ApiError(404, 'not_found', httpMessages.notFound));
}

/** The refusal of a write that the disk has no room for. */
export function storageFull(): ApiError {
  return new ApiError(503, 'storage_full', httpMessages.storageFull, {
    headers: { 'retry-after': String(SPACE_SECONDS) },
  });
}

/** Maps a failure to an API error. `consumes`: the media type of bodies that the route accepts. */
export function toApiError(error: unknown, consumes = 'application/json'): ApiError {
  if (error instanceof ApiError) return error;
  if (error instanceof z.ZodError) return invalidInput(error);
  const status = statusOf(error);
  if (status === 413) return new ApiError(413, 'too_large', httpMessages.tooLarge);
  if (status === 415) return new ApiError(415, 'unsupported_media_type', httpMessages.wrongType(consumes));
  if (status === 429) return new ApiError(429, 'rate_limited', httpMessages.tooMany);
  if (status === 404) return new ApiError(404, 'not_found', httpMessages.notFound);
  if (status >= 400 && status < 500) return new ApiError(400, 'invalid', httpMessages.invalid);
  if (isDiskFull(error)) return storageFull();
  if (isDatabaseAway(error)) return new ApiError(503, 'unavailable', httpMessages.unavailable);
  return new ApiError(500, 'server_error', httpMessages.server);
}

function invalidInput(error: z.ZodError): ApiError {
  const details = error.issues.slice(0, 20).map((issue) => inputFault(issue));
  const own = error.issues.find((issue) => issue.code === 'custom');
  const [first] = details;
  const where = first && first.path !== '' ? `${first.path}: ` : '';
  const sentence = own
    ? inputFault(own).message
    : first
      ? `${httpMessages.invalid} ${where}${/[.!?]$/.test(first.message) ? first.message : `${first.message}.`}`
      : httpMessages.invalid;
  return new ApiError(400, 'invalid', sentence, { details });
}

function statusOf(error: unknown): number {
  const status: unknown =
    typeof error === 'object' && error !== null ? Reflect.get(error, 'statusCode') : undefined;
  return typeof status === 'number' ? status : 500;
}

function isDatabaseAway(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code: unknown = Reflect.get(cause, 'code');
    if (typeof code === 'string' && (DATABASE_AWAY.test(code) || CONNECTION_AWAY.has(code))) return true;
    if (/Connection terminated|timeout exceeded when trying to connect/.test(cause.message)) return true;
  }
  return false;
}
