import { setTimeout as sleep } from 'node:timers/promises';
import type { z } from 'zod';
import { SearchError, type SearchFault } from './search-error.ts';

/** Maximum uncompressed bytes of a response. */
const ANSWER_BYTES_MAX = 5_000_000;
/** Milliseconds before the second attempt, and a random addition so that clients do not retry together. */
const PAUSE_MS = 400;
const PAUSE_SPREAD_MS = 300;
/** A source that asks for a longer pause is not retried. */
const PAUSE_MS_MAX = 3000;

/** One request to a source. */
export interface SourceRequest<Answer> {
  /** The source's display name. */
  readonly title: string;
  readonly url: URL;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON in a POST; without it, a GET. */
  readonly body?: unknown;
  /** Timeout of one attempt in milliseconds, up to the last byte. */
  readonly timeoutMs: number;
  readonly signal: AbortSignal;
  readonly schema: z.ZodType<Answer>;
  /** Source-specific meaning of a status other than 2xx; null for the usual meaning. */
  readonly faultOfStatus?: (status: number, text: string) => SearchFault | null;
  /** The fault reported in a successful response, for sources that fail with status 200. */
  readonly faultOfAnswer?: (
    answer: Answer,
  ) => { readonly fault: SearchFault; readonly detail: string } | null;
}

/**
 * Calls a source and parses its response, with one retry after a pause if it is overloaded or fails (429, 5xx). Its URL
 * is set by the operator, so it may be in a private network; redirects are not followed, so neither the request nor the
 * key goes elsewhere.
 * @throws SearchError; the signal's reason.
 */
export async function askSource<Answer>(request: SourceRequest<Answer>): Promise<Answer> {
  const first = await attempt(request);
  if ('answer' in first) return first.answer;
  const pause = first.pauseMs ?? PAUSE_MS + Math.random() * PAUSE_SPREAD_MS;
  if (!first.isPassing || pause > PAUSE_MS_MAX) throw first.error;
  await sleep(pause, undefined, { signal: request.signal }).catch(() => request.signal.throwIfAborted());
  const second = await attempt(request);
  if ('answer' in second) return second.answer;
  throw second.error;
}

type Outcome<Answer> =
  | { readonly answer: Answer }
  /** `pauseMs`: the pause the source asks for; null if it does not. */
  | { readonly error: SearchError; readonly isPassing: boolean; readonly pauseMs: number | null };

async function attempt<Answer>(request: SourceRequest<Answer>): Promise<Outcome<Answer>> {
  const { title, schema } = request;
  const failed = (fault: SearchFault, detail: string, pauseMs: number | null = null): Outcome<Answer> => ({
    error: new SearchError(title, fault, detail),
    isPassing: fault === 'rate_limited' || fault === 'source_failed',
    pauseMs,
  });
  const deadline = AbortSignal.timeout(request.timeoutMs);
  let hasAnswered = false;
  try {
    const response = await fetch(request.url, {
      method: request.body === undefined ? 'GET' : 'POST',
      redirect: 'manual',
      headers: {
        accept: 'application/json',
        ...(request.body === undefined ? {} : { 'content-type': 'application/json' }),
        ...request.headers,
      },
      ...(request.body === undefined ? {} : { body: JSON.stringify(request.body) }),
      signal: AbortSignal.any([request.signal, deadline]),
    });
    hasAnswered = true;
    const text = await readText(response);
    if (text === null) return failed('source_unreadable', 'too large');
    if (!response.ok) {
      const fault = request.faultOfStatus?.(response.status, text) ?? usualFault(response.status);
      return failed(fault, String(response.status), waitOf(response));
    }
    const parsed = schema.safeParse(readJson(text));
    if (!parsed.success) return failed('source_unreadable', parsed.error.issues[0]?.path.join('.') ?? '');
    const against = request.faultOfAnswer?.(parsed.data);
    return against ? failed(against.fault, against.detail) : { answer: parsed.data };
  } catch (error) {
    request.signal.throwIfAborted();
    if (deadline.aborted) return failed('source_too_slow', `${request.timeoutMs} ms`);
    return failed(hasAnswered ? 'source_unreadable' : 'source_unreachable', codeOf(error));
  }
}

/** The whole body as text; null if it is too large. */
async function readText(response: Response): Promise<string | null> {
  if (!response.body) return '';
  const body: AsyncIterable<Uint8Array> = response.body;
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.length;
    if (bytes > ANSWER_BYTES_MAX) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function usualFault(status: number): SearchFault {
  if (status === 401 || status === 403) return 'key_refused';
  if (status === 402) return 'credit_used_up';
  if (status === 429) return 'rate_limited';
  return status >= 500 ? 'source_failed' : 'source_refused';
}

function waitOf(response: Response): number | null {
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds * 1000 : null;
}

/** The system's code of a failed connection. Its message is dropped. */
function codeOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  const code: unknown = cause instanceof Error ? Reflect.get(cause, 'code') : undefined;
  return typeof code === 'string' ? code : 'no connection';
}
