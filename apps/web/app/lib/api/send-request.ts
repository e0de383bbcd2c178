import { CALL_TIMEOUT_MS } from '@pagewright/contract/endpoint';
import { logFailure } from '../log/log-failure.ts';
import { currentLocale } from '../messages/locale.ts';
import {
  type ApiFailure,
  type ApiResult,
  CLIENT_CODES,
  failureFromResponse,
  failureFromException,
} from './api-failure.ts';

/** An outgoing request. */
export interface OutgoingRequest {
  readonly method: string;
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON unless it is form data. */
  readonly body?: unknown;
  readonly signal?: AbortSignal | undefined;
  /** Timeout in milliseconds; 90,000 by default. */
  readonly timeoutMs?: number | undefined;
  /** Replaces the default timeout signal. */
  readonly timeout?: AbortSignal | undefined;
  /** Accepted media types; JSON by default. */
  readonly accept?: string | undefined;
  /** Sends the session cookie. Only for sign-in routes and the one that restarts the session. */
  readonly withCookie?: boolean;
  /** Lets the request continue after the page is left. Ignored if the body is too large. */
  readonly keepalive?: boolean;
  /** An error status that is expected and therefore not logged. */
  readonly expectedStatus?: number | undefined;
}

/** Browsers reject more than 64 KiB of bodies that outlive their page; this leaves room for another request. */
const KEEPALIVE_BYTES = 60_000;

/** Reads the body of a successful response. */
type Read<Data> = (response: Response) => Promise<Data>;

/** An error that arrives after the response has started. */
export class StreamedError extends Error {
  readonly status: number;
  readonly body: unknown;

  constructor(status: number, body: unknown) {
    super(`refused with ${status}`);
    this.status = status;
    this.body = body;
  }
}

/** Sends a request and reads its response. Never throws: every failure is normalized, logged, and returned. */
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
    if (!response.ok)
      return toFailure(request, failureFromResponse(request, response, await readJson(response)));
    return { data: await read(response), error: null };
  } catch (exception) {
    if (exception instanceof StreamedError) {
      return toFailure(request, failureFromResponse(request, exception, exception.body));
    }
    return toFailure(request, failureFromException(request, exception, signal?.aborted ?? false));
  }
}

function isSmall(body: string | FormData | undefined): boolean {
  if (typeof body !== 'string') return body === undefined;
  return body.length <= KEEPALIVE_BYTES && new TextEncoder().encode(body).length <= KEEPALIVE_BYTES;
}

/** Parses a response's JSON; undefined if it is empty or unreadable. */
export async function readJson(response: Response): Promise<unknown> {
  const text = await response.text();
  if (text === '') return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function toFailure(
  request: OutgoingRequest,
  error: ApiFailure,
): { readonly data: null; readonly error: ApiFailure } {
  if (error.code !== CLIENT_CODES.cancelled && error.status !== request.expectedStatus) {
    const { message, status, statusText, url, method, code } = error;
    logFailure(`${method} ${url} failed: ${message}`, { status, statusText, code });
  }
  return { data: null, error };
}
