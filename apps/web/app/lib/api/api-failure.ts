import {
  errorMessage,
  NETWORK_ERROR_MESSAGE,
  property,
  type ErrorDetail,
  type NormalizedError,
} from '@pagewright/contract/errors';

/** A failed call, with the wait a rate limit asks for. */
export interface ApiFailure extends NormalizedError {
  /** Whole seconds until a retry may succeed; null if the server does not say. */
  readonly retryAfterSeconds: number | null;
}

/** The result of a call: either the data or the failure. */
export type ApiResult<Data> =
  | { readonly data: Data; readonly error: null }
  | { readonly data: null; readonly error: ApiFailure };

/** Error codes that the client assigns to failures without a response. */
export const CLIENT_CODES = { network: 'network_error', timeout: 'timeout', cancelled: 'cancelled' } as const;

interface Call {
  readonly url: string;
  readonly method: string;
}

/** An error response apart from its body. One that arrives in a stream has only a status. */
interface ErrorResponse {
  readonly status: number;
  readonly statusText?: string;
  readonly headers?: Headers;
}

/** Converts an error response into a failure. */
export function failureFromResponse(call: Call, response: ErrorResponse, body: unknown): ApiFailure {
  const code = property(body, 'code');
  return {
    message: errorMessage(body, response.status, response.statusText),
    status: response.status,
    statusText: response.statusText ?? '',
    url: call.url,
    method: call.method,
    code: typeof code === 'string' ? code : null,
    details: readDetails(body),
    body,
    retryAfterSeconds: retryAfter(response.headers),
  };
}

/** Converts the exception of a call without a complete response into a failure. */
export function failureFromException(call: Call, exception: unknown, isCancelled: boolean): ApiFailure {
  const name = exception instanceof Error ? exception.name : '';
  const code = isCancelled
    ? CLIENT_CODES.cancelled
    : name === 'TimeoutError'
      ? CLIENT_CODES.timeout
      : CLIENT_CODES.network;
  return {
    message: NETWORK_ERROR_MESSAGE,
    status: 0,
    statusText: '',
    url: call.url,
    method: call.method,
    code,
    details: [],
    body: null,
    retryAfterSeconds: null,
  };
}

function readDetails(body: unknown): ErrorDetail[] {
  const details = property(body, 'details');
  if (!Array.isArray(details)) return [];
  return details.flatMap((detail: unknown) => {
    const path = property(detail, 'path');
    const message = property(detail, 'message');
    return typeof path === 'string' && typeof message === 'string' ? [{ path, message }] : [];
  });
}

function retryAfter(headers?: Headers): number | null {
  const seconds = Number(headers?.get('retry-after') ?? headers?.get('x-retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? Math.ceil(seconds) : null;
}
