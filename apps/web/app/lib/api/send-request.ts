import { CALL_TIMEOUT_MS } from '@pagewright/contract/endpoint';
import { logFailure } from '../log/log-failure.ts';
import { currentLocale } from '../messages/locale.ts';
import {
  type ApiFailure,
  type ApiResult,
  CLIENT_CODES,
  failureOfAnswer,
  failureOfException,
} from './api-failure.ts';

/** A request as it goes out. */
export interface OutgoingRequest {
  readonly method: string;
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON unless it is a form. */
  readonly body?: unknown;
  readonly signal?: AbortSignal | undefined;
  /** Milliseconds until it is given up; 90,000 where absent. */
  readonly timeoutMs?: number | undefined;
  /** Says instead when it is given up. */
  readonly timeout?: AbortSignal | undefined;
  /** The media types that are read; JSON where absent. */
  readonly accept?: string | undefined;
  /** Whether the session cookie goes along: only to the routes of signing in, and to the one that begins the session anew. */
  readonly withCookie?: boolean;
  /** Whether it goes on when the page is left meanwhile; a body that is too large for that goes without. */
  readonly keepalive?: boolean;
  /** A refusing status that is no failure to log, because it is one of the answers asked for. */
  readonly expectedStatus?: number | undefined;
}

/** Browsers refuse more than 64 KiB of bodies that outlive their page; this leaves room for another one. */
const KEEPALIVE_BYTES = 60_000;

/** How the body of a success is read. */
type Read<Data> = (response: Response) => Promise<Data>;

/** A refusal that comes when the answer has begun already. */
export class RefusedLater extends Error {
  readonly status: number;
  readonly body: unknown;

  constructor(status: number, body: unknown) {
    super(`refused with ${status}`);
    this.status = status;
    this.body = body;
  }
}

/** Sends a request and reads its answer. Never throws: every failure is normalized, logged and returned. */
export async function sendRequest<Data>(
  request: OutgoingRequest,
  read: Read<Data>,
): Promise<ApiResult<Data>> {
  const { method, url, body, signal } = request;
  const isForm = body instanceof FormData;
  const sent = body === undefined || isForm ? body : JSON.stringify(body);
  const timeout = request.timeout ?? AbortSignal.timeout(request.timeoutMs ?? CALL_TIMEOUT_MS);
  try {
    const response = await fetch(url, {
      method,
      headers: {
        accept: request.accept ?? 'application/json',
        'accept-language': currentLocale(),
        ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }),
        ...request.headers,
      },
      ...(sent === undefined ? {} : { body: sent }),
      ...(request.keepalive && isSmall(sent) ? { keepalive: true } : {}),
      credentials: request.withCookie ? 'same-origin' : 'omit',
      cache: 'no-store',
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
    if (!response.ok) return failed(request, failureOfAnswer(request, response, await readJson(response)));
    return { data: await read(response), error: null };
  } catch (exception) {
    if (exception instanceof RefusedLater) {
      return failed(request, failureOfAnswer(request, exception, exception.body));
    }
    return failed(request, failureOfException(request, exception, signal?.aborted ?? false));
  }
}

function isSmall(body: string | FormData | undefined): boolean {
  if (typeof body !== 'string') return body === undefined;
  return body.length <= KEEPALIVE_BYTES && new TextEncoder().encode(body).length <= KEEPALIVE_BYTES;
}

/** The JSON of an answer; undefined for an empty or unreadable one. */
export async function readJson(response: Response): Promise<unknown> {
  const text = await response.text();
  if (text === '') return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function failed(
  request: OutgoingRequest,
  error: ApiFailure,
): { readonly data: null; readonly error: ApiFailure } {
  if (error.code !== CLIENT_CODES.cancelled && error.status !== request.expectedStatus) {
    const { message, status, statusText, url, method, code } = error;
    logFailure(`${method} ${url} failed: ${message}`, { status, statusText, code });
  }
  return { data: null, error };
}
