import {
  UNATTENDED_HEADER,
  type CallInput,
  type CallOutput,
  type Endpoint,
} from '@pagewright/contract/endpoint';
import { accessToken, dropToken, NOT_A_MEMBER } from './access-token.ts';
import type { ApiFailure, ApiResult } from './api-failure.ts';
import { type AddressParts, callAddress } from './call-address.ts';
import { type OutgoingRequest, readJson, sendRequest } from './send-request.ts';

export interface CallOptions {
  /** Cancels the call; the result is then a failure with the code `cancelled`. */
  readonly signal?: AbortSignal | undefined;
  /** Milliseconds until the call is given up; 90,000 where absent. */
  readonly timeoutMs?: number | undefined;
  /** Makes a repeated POST act once. */
  readonly idempotencyKey?: string | undefined;
  /** The id of the last event that was read of a stream, for one that goes on from there. */
  readonly lastEventId?: string | undefined;
  /** Whether the call goes on when the page is left meanwhile; one with a large body may be cut off all the same. */
  readonly keepalive?: boolean;
  /** Whether the session cookie goes along, and another one is taken from the answer. */
  readonly withCookie?: boolean;
}

/** A file that the API answered with. */
export interface Download {
  readonly blob: Blob;
  /** The name that the server gives it; null where it gives none. */
  readonly fileName: string | null;
}

type Given = AddressParts & { readonly body?: unknown };

/** Who wants to know what calls find out about the session. */
interface SessionWatcher {
  /** The API no longer knows the session that this browser had. */
  readonly ended: (isIdle: boolean) => void;
  /** The server could not be asked for a token. */
  readonly away: () => void;
  /** The user is no member of the workspace any more. */
  readonly removed: () => void;
}

let watcher: SessionWatcher = { ended: () => undefined, away: () => undefined, removed: () => undefined };

/** Sets who is told what calls find out about the session. */
export function watchSession(next: SessionWatcher): void {
  watcher = next;
}

let isUnattended = (): boolean => false;

/** Sets what knows whether nobody is at this window; calls that it makes then do not keep the session from ending. */
export function watchAttendance(isNobodyHere: () => boolean): void {
  isUnattended = isNobodyHere;
}

/** Calls an endpoint of the contract as the signed-in user. Never throws. */
export async function callApi<const Call extends Endpoint>(
  endpoint: Call,
  input: CallInput<Call>,
  options: CallOptions = {},
): Promise<ApiResult<CallOutput<Call>>> {
  // The server writes its answer by the schema that CallOutput is made of; parsing it again would only cost time.
  return callAsUser(
    endpoint,
    input,
    options,
    async (response) => (await readJson(response)) as CallOutput<Call>,
  );
}

/** Calls an endpoint that answers with a file. Never throws. */
export async function downloadApi<const Call extends Endpoint>(
  endpoint: Call,
  input: CallInput<Call>,
  options: CallOptions = {},
): Promise<ApiResult<Download>> {
  return callAsUser(endpoint, input, options, async (response) => ({
    blob: await response.blob(),
    fileName: fileNameOf(response.headers.get('content-disposition') ?? ''),
  }));
}

/** Calls an endpoint with a fresh token, a second time where the first was refused, and reads its answer. Never throws. */
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
        url: callAddress(endpoint, input, Date.now()),
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

  const first = await accessToken();
  if (first.failure && endpoint.access !== 'public') return withoutToken(first.failure);
  const answer = await attempt(first.token);
  if (answer.error?.status !== 401 || first.token === null) return answer;

  dropToken(first.token);
  const second = await accessToken();
  if (second.failure) return withoutToken(second.failure);
  if (second.token === null) {
    watcher.ended(second.isIdle);
    return answer;
  }
  return attempt(second.token);
}

function withoutToken(failure: ApiFailure): { readonly data: null; readonly error: ApiFailure } {
  if (failure.code === NOT_A_MEMBER) watcher.removed();
  else watcher.away();
  return { data: null, error: failure };
}

function fileNameOf(disposition: string): string | null {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1];
  if (encoded !== undefined) return decodeURIComponent(encoded);
  return /filename="?([^";]+)"?/i.exec(disposition)?.[1] ?? null;
}
