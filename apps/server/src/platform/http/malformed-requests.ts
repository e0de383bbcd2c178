import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { ErrorBody } from '@pagewright/contract/errors';
import type { FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify';
import { ApiError } from '../api-error.ts';
import { sendError } from './errors.ts';
import { httpMessages } from './messages.ts';

type RefuseRequest = NonNullable<FastifyServerOptions['clientErrorHandler']>;

/** Headers of every response; the hooks that set them do not run before routing. */
const HEADERS = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
} as const;

/** Responds to a request whose URL cannot be decoded, so it cannot be routed. */
export function rejectMalformedUrl(_error: Error, request: FastifyRequest, reply: FastifyReply): void {
  reply.headers({ ...HEADERS, 'x-request-id': request.id });
  sendError(reply, new ApiError(400, 'invalid', httpMessages.invalid));
}

/** Responds to invalid HTTP, oversized headers, or headers that arrive too slowly, and closes the connection. */
export const rejectMalformedRequest: RefuseRequest = function refuse(error, socket) {
  if (error.code !== 'ECONNRESET' && socket.writable) socket.write(rawAnswer(error.code));
  socket.destroy(error);
};

function rawAnswer(code: string): string {
  const [status, body] = refusalOf(code);
  const text = JSON.stringify(body);
  const headers = {
    ...HEADERS,
    'x-request-id': randomUUID(),
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(text),
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`, ...lines, '', text].join('\r\n');
}

function refusalOf(code: string): readonly [status: number, body: ErrorBody] {
  if (code === 'HPE_HEADER_OVERFLOW') return [431, { error: httpMessages.tooLarge, code: 'too_large' }];
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return [408, { error: httpMessages.tooSlow, code: 'too_slow' }];
  return [400, { error: httpMessages.invalid, code: 'invalid' }];
}
