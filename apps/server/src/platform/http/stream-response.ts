import { PassThrough } from 'node:stream';
import { EVENT_STREAM, type StreamEvent } from '@pagewright/contract/progress';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ReportProgress } from '../context.ts';
import { errorBody, toApiError } from './errors.ts';

/** A stream without events opens after this time, so that the caller knows the call is running. */
const OPEN_AFTER_MS = 500;
/** Far below the 60 s after which proxies drop idle connections. */
const HEARTBEAT_MS = 10_000;
const HEARTBEAT = ': still at work\n\n';

/** Whether the caller accepts progress events. */
export function wantsStream(request: FastifyRequest): boolean {
  const media = (request.headers.accept ?? '').toLowerCase().split(',');
  return media.some((entry) => {
    const [name = '', ...parameters] = entry.split(';').map((part) => part.trim());
    return name === EVENT_STREAM && !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter));
  });
}

/**
 * Responds with an event stream that ends with `result`, the JSON from the work.
 * @throws like `streamEvents`.
 */
export async function streamResponse(
  request: FastifyRequest,
  reply: FastifyReply,
  signal: AbortSignal,
  work: (progress: ReportProgress) => Promise<string>,
): Promise<FastifyReply> {
  return streamEvents(request, reply, signal, async (progress) => resultEvent(await work(progress)));
}

/**
 * Responds with events: `progress` as reported, then the event from the work, or `error` with the error body and
 * status. The stream opens with the first progress, after 0.5 s, or with the result; earlier failures are regular error
 * responses.
 * @throws what the work throws before the stream opens.
 */
export async function streamEvents(
  request: FastifyRequest,
  reply: FastifyReply,
  signal: AbortSignal,
  work: (progress: ReportProgress) => Promise<string>,
): Promise<FastifyReply> {
  const stream = new PassThrough();
  const opening = Promise.withResolvers<null>();
  const outcome = work((step, done, total, text) => {
    signal.throwIfAborted();
    // Slow readers get fewer progress events instead of late ones.
    if (!stream.destroyed && !stream.writableNeedDrain) {
      stream.write(formatEvent('progress', JSON.stringify({ step, done, total, text })));
    }
    opening.resolve(null);
  });
  const opener = setTimeout(() => opening.resolve(null), OPEN_AFTER_MS);
  try {
    await Promise.race([outcome, opening.promise]);
  } finally {
    clearTimeout(opener);
  }
  reply
    .code(200)
    .type(`${EVENT_STREAM}; charset=utf-8`)
    .headers({ 'cache-control': 'no-store, no-transform', 'x-accel-buffering': 'no' })
    .send(stream);
  stream.write(HEARTBEAT);
  const heartbeat = setInterval(() => {
    if (!stream.destroyed && !stream.writableNeedDrain) stream.write(HEARTBEAT);
  }, HEARTBEAT_MS);
  void outcome
    .catch((error: unknown) => formatEvent('error', refusalOf(request, error)))
    .then((last) => {
      clearInterval(heartbeat);
      if (!stream.destroyed) stream.end(last);
    });
  return reply;
}

function refusalOf(request: FastifyRequest, error: unknown): string {
  const refusal = toApiError(error);
  if (refusal.status >= 500) request.log.error({ event: 'call_failed', err: error }, 'call failed');
  return JSON.stringify({ ...errorBody(refusal), status: refusal.status });
}

/** The final event of work that yields JSON. */
export const resultEvent = (body: string): string => formatEvent('result', body === '' ? 'null' : body);

/** JSON has no raw line breaks. */
export function formatEvent(name: StreamEvent, json: string): string {
  return `event: ${name}\ndata: ${json}\n\n`;
}
