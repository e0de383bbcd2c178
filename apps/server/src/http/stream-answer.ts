import { PassThrough } from 'node:stream';
import { EVENT_STREAM, type StreamEvent } from '@pagewright/contract/progress';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ReportProgress } from '../context.ts';
import { errorBody, toApiError } from './errors.ts';

/** A call that says nothing by itself has its stream opened then, so that the caller knows that it runs. */
const OPEN_AFTER_MS = 500;
/** Far below the 60 s after which proxies give up a silent connection. */
const HEARTBEAT_MS = 10_000;
const HEARTBEAT = ': still at work\n\n';

/** Whether the caller wants to hear how far the call is. */
export function wantsStream(request: FastifyRequest): boolean {
  const media = (request.headers.accept ?? '').toLowerCase().split(',');
  return media.some((entry) => {
    const [name = '', ...parameters] = entry.split(';').map((part) => part.trim());
    return name === EVENT_STREAM && !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter));
  });
}

/** Answers with events, the last of them `result` with the JSON that the work gives. @throws as `streamEvents`. */
export async function streamAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  signal: AbortSignal,
  work: (progress: ReportProgress) => Promise<string>,
): Promise<FastifyReply> {
  return streamEvents(request, reply, signal, async (progress) => resultEvent(await work(progress)));
}

/**
 * Answers with events: `progress` as the work reports it, then the event that the work gives, or `error` with
 * the body of the refusal and its status. The stream opens with the first progress, after 0.5 s, or with the
 * result; what fails before is answered as on any call.
 * @throws what the work throws before the stream is open.
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
    // A caller who reads slowly hears less of the progress, never more of it later.
    if (!stream.destroyed && !stream.writableNeedDrain) {
      stream.write(eventText('progress', JSON.stringify({ step, done, total, text })));
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
    .catch((error: unknown) => eventText('error', refusalOf(request, error)))
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

/** The last event of work that yields JSON. */
export const resultEvent = (body: string): string => eventText('result', body === '' ? 'null' : body);

/** JSON has no line break outside of its strings, and none in them. */
export function eventText(name: StreamEvent, json: string): string {
  return `event: ${name}\ndata: ${json}\n\n`;
}
