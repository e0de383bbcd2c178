import {
  UNATTENDED_HEADER,
  type CallInput,
  type CallOutput,
  type Endpoint,
} from '@pagewright/contract/endpoint';
import { getAccessToken, dropToken, NOT_A_MEMBER } from './access-token.ts';
import type { ApiFailure, ApiResult } from './api-failure.ts';
import { type UrlParts, callUrl } from './call-url.ts';
import { type OutgoingRequest, readJson, sendRequest } from './send-request.ts';

export interface CallOptions {
  /** Cancels the call. The result is then a failure with the code `cancelled`. */
  readonly signal?: AbortSignal | undefined;
  /** Timeout in milliseconds; 90,000 by default. */
  readonly timeoutMs?: number | undefined;
  /** Makes retried POST requests idempotent. */
  readonly idempotencyKey?: string | undefined;
  /** ID of the last event read, to resume a stream from there. */
  readonly lastEventId?: string | undefined;
  /** Lets the call continue after the page is left. Calls with a large body may still be cut off. */
  readonly keepalive?: boolean;
  /** Sends the session cookie and accepts a new one from the response. */
  readonly withCookie?: boolean;
}

/** A file returned by the API. */
export interface Download {
  readonly blob: Blob;
  /** The file name from the server; null if it sent none. */
  readonly fileName: string | null;
}

type Given = UrlParts & { readonly body?: unknown };

/** Callbacks for what API calls reveal about the session. */
interface SessionWatcher {
  /** The API no longer knows this browser's session. */
  readonly onEnded: (isIdle: boolean) => void;
  /** The server could not be reached for a token. */
  readonly onUnreachable: () => void;
  /** The user is no longer a member of the workspace. */
  readonly onRemoved: () => void;
}

let watcher: SessionWatcher = {
  onEnded: () => undefined,
  onUnreachable: () => undefined,
  onRemoved: () => undefined,
};

/** Sets the callbacks for session changes that API calls reveal. */
export function setSessionWatcher(next: SessionWatcher): void {
  watcher = next;
}

let isUnattended = (): boolean => false;

/** Sets the check for an unattended window. Calls from an unattended window do not extend the session. */
export function setUnattendedCheck(isNobodyHere: () => boolean): void {
  isUnattended = isNobodyHere;
}

/** Calls an API endpoint as the signed-in user. Never throws. */
export async function callApi<const Call extends Endpoint>(
  endpoint: Call,
  input: CallInput<Call>,
  options: CallOptions = {},
): Promise<ApiResult<CallOutput<Call>>> {
  // The server builds its response from the schema behind CallOutput; parsing it again would only cost time.
  return callAsUser(
    endpoint,
    input,
    options,
    async (response) => (await readJson(response)) as CallOutput<Call>,
  );
}

/** Calls an endpoint that returns a file. Never throws. */
export async function downloadApi<const Call extends Endpoint>(
  endpoint: Call,
  input: CallInput<Call>,
  options: CallOptions = {},
): Promise<ApiResult<Download>> {
  return callAsUser(endpoint, input, options, async (response) => ({
    blob: await response.blob(),
    fileName: parseFileName(response.headers.get('content-disposition') ?? ''),
  }));
}

/**
 * Calls an endpoint with a fresh token, retries once if the token is rejected, and reads the response. Never throws.
 */
export async function callAsUser<Data>(
  endpoint: Endpoint,
  input: Given,
  options: CallOptions & Pick<OutgoingRequest, 'accept' | 'timeout'>,
  read: (response: Response) => Promise<Data>,
): Promise<ApiResult<Data>> {
  const attempt = (token: string | null): Promise<ApiResult<Data>> =>
    sendRequest(
      {
        method: endpoint.method,
        url: callUrl(endpoint, input, Date.now()),
        headers: {
          ...(token === null ? {} : { authorization: `Bearer ${token}` }),
          ...(isUnattended() ? { [UNATTENDED_HEADER]: '1' } : {}),
          ...(options.idempotencyKey === undefined ? {} : { 'idempotency-key': options.idempotencyKey }),
          ...(options.lastEventId === undefined ? {} : { 'last-event-id': options.lastEventId }),
        },
        body: input.body,
        signal: options.signal,
        timeoutMs: options.timeoutMs,
        timeout: options.timeout,
        withCookie: options.withCookie ?? false,
        keepalive: options.keepalive ?? false,
        accept: options.accept,
      },
      read,
    );

  const first = await getAccessToken();
  if (first.failure && endpoint.access !== 'public') return failWithoutToken(first.failure);
  const answer = await attempt(first.token);
  if (answer.error?.status !== 401) return answer;
  if (first.token === null) {
    // The session ended while the tab was idle: report it, so that the screen offers Login.
    if (endpoint.access !== 'public') watcher.onEnded(first.isIdle);
    return answer;
  }

  dropToken(first.token);
  const second = await getAccessToken();
  if (second.failure) return failWithoutToken(second.failure);
  if (second.token === null) {
    watcher.onEnded(second.isIdle);
    return answer;
  }
  return attempt(second.token);
}

function failWithoutToken(failure: ApiFailure): { readonly data: null; readonly error: ApiFailure } {
  if (failure.code === NOT_A_MEMBER) watcher.onRemoved();
  else watcher.onUnreachable();
  return { data: null, error: failure };
}

function parseFileName(disposition: string): string | null {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1];
  if (encoded !== undefined) return decodeURIComponent(encoded);
  return /filename="?([^";]+)"?/i.exec(disposition)?.[1] ?? null;
}
