import { Agent, errors, request } from 'undici';
import { checkedConnect, mayAsk, type LookUp } from './checked-connect.ts';
import { networkList } from './networks.ts';
import { OutgoingError } from './outgoing-error.ts';
import { ACCEPTED_ENCODINGS, readResponseBody } from './read-response-body.ts';
import { resolveTxtRecords } from './resolve-txt-records.ts';
import { parseUrlField, parseWebUrl } from './web-url.ts';

/** Maximum size of a decompressed response, in bytes. */
const ANSWER_BYTES_MAX = 5_000_000;
/** Timeout for a request including redirects, to the last byte, in milliseconds. */
const ANSWER_MS_MAX = 15_000;
const REDIRECTS_MAX = 5;
const HEADER_BYTES_MAX = 32_768;
const CONNECTIONS_PER_HOST = 4;
const SECRET_HEADER = /^(?:authorization|cookie)$/i;
const REDIRECT_STATUS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

/** Head of a response. */
export interface ResponseHead {
  /** Final URL after redirects. */
  readonly url: URL;
  readonly status: number;
  /** Header by lowercase name; repeated headers are comma-joined, missing ones are empty. */
  header(name: string): string;
}

/** A decompressed response. */
export interface OutgoingResponse extends ResponseHead {
  readonly bytes: Buffer;
}

export interface OutgoingOptions {
  /** Aborts the request. */
  readonly signal: AbortSignal;
  readonly method?: 'GET' | 'HEAD' | 'POST' | 'PUT';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
  /**
   * Redirects to follow for GET and HEAD, 5 at most and by default; beyond that the redirect itself is returned if this
   * is 0.
   */
  readonly redirectsMax?: number;
  /** Maximum decompressed size in bytes; 5,000,000 by default. */
  readonly bytesMax?: number;
  /** Timeout for the request including redirects, to the last byte; 15,000 by default. */
  readonly millisecondsMax?: number;
  /** Truncate a larger response to about `bytesMax` bytes instead of rejecting it. */
  readonly cut?: boolean;
  /** Called with the head of the final response before the body is read; throwing aborts the request. */
  readonly onHead?: (head: ResponseHead) => void;
}

/** Client for URLs from users, pages, and sites. */
export interface Outgoing {
  /**
   * Fetches a URL and reads the whole response, whatever its status: by default at most 15 s, 5 redirects, and 5 MB
   * decompressed. Connects only to allowed addresses.
   * @throws OutgoingError with a message for the user; the signal's reason; whatever `onHead` throws.
   */
  fetch(address: string | URL, options: OutgoingOptions): Promise<OutgoingResponse>;
  /**
   * Parses a URL from a form field, to be fetched later.
   * @throws ApiError 400 or 422 naming the field: not a web URL, or a bare IP address that is not allowed.
   */
  parseField(field: string, text: string): URL;
  /** Resolves a name's TXT records; empty if there are none, null if no name server responded within 6 s. */
  textRecords(name: string): Promise<readonly string[] | null>;
  close(): Promise<void>;
}

export interface OutgoingDeps {
  /** Additionally allowed networks, such as `10.0.0.0/8`. */
  readonly allow: readonly string[];
  /** Whether all public addresses are allowed; true by default. */
  readonly isPublic?: boolean;
  /** Name servers for TXT records, such as `10.0.0.53` or `10.0.0.53:5353`; the system's by default. */
  readonly nameServers?: readonly string[];
  /** Name resolver; the system's by default. */
  readonly lookUp?: LookUp;
}

/** Creates the client. It stores no cookies, uses no proxy from the environment, and sends no credentials of ours. */
export function createOutgoing({ allow, isPublic = true, nameServers = [], lookUp }: OutgoingDeps): Outgoing {
  const reach = { allowed: networkList(allow), isPublic };
  const dispatcher = new Agent({
    connect: checkedConnect(reach, lookUp),
    allowH2: false,
    pipelining: 1,
    connections: CONNECTIONS_PER_HOST,
    maxHeaderSize: HEADER_BYTES_MAX,
    headersTimeout: ANSWER_MS_MAX,
    bodyTimeout: ANSWER_MS_MAX,
  });
  return {
    async fetch(address, options) {
      // The timer of `AbortSignal.timeout` keeps an ended request in memory until it fires.
      const ending = new AbortController();
      const abort = (): void => ending.abort(options.signal.reason);
      let isLate = false;
      const timer = setTimeout(() => {
        isLate = true;
        ending.abort();
      }, options.millisecondsMax ?? ANSWER_MS_MAX).unref();
      options.signal.addEventListener('abort', abort, { once: true });
      try {
        options.signal.throwIfAborted();
        return await follow(dispatcher, parseWebUrl(address), { ...options, signal: ending.signal });
      } catch (error) {
        options.signal.throwIfAborted();
        if (isLate) throw new OutgoingError('answer_too_slow', { cause: error });
        throw toOutgoingError(error);
      } finally {
        clearTimeout(timer);
        options.signal.removeEventListener('abort', abort);
      }
    },
    parseField: (field, text) =>
      parseUrlField(field, text, (url) => {
        if (!mayAsk(url, reach)) throw new OutgoingError('address_not_allowed');
      }),
    textRecords: (name) => resolveTxtRecords(name, nameServers),
    close: () => dispatcher.destroy(),
  };
}

async function follow(dispatcher: Agent, first: URL, options: OutgoingOptions): Promise<OutgoingResponse> {
  const {
    method = 'GET',
    signal,
    redirectsMax = REDIRECTS_MAX,
    bytesMax = ANSWER_BYTES_MAX,
    millisecondsMax = ANSWER_MS_MAX,
  } = options;
  const mayFollow = redirectsMax > 0 && (method === 'GET' || method === 'HEAD');
  let url = first;
  let headers: Record<string, string> = { ...options.headers, 'accept-encoding': ACCEPTED_ENCODINGS };
  for (let redirects = 0; ; redirects += 1) {
    const answer = await request(url, {
      dispatcher,
      method,
      headers,
      body: options.body ?? null,
      signal,
      headersTimeout: millisecondsMax,
      bodyTimeout: millisecondsMax,
    });
    // An unread body, because later code throws, must not crash the process.
    answer.body.on('error', () => undefined);
    const head = headOf(url, answer.statusCode, answer.headers);
    let next: URL | null;
    try {
      next = mayFollow ? redirectOf(head) : null;
      if (next === null) {
        options.onHead?.(head);
        const encoding = method === 'HEAD' ? '' : head.header('content-encoding');
        const bytes = await readResponseBody(answer.body, {
          encoding,
          bytesMax,
          cut: options.cut ?? false,
          signal,
        });
        return { ...head, bytes };
      }
      if (redirects === Math.min(redirectsMax, REDIRECTS_MAX)) throw new OutgoingError('too_many_redirects');
    } finally {
      answer.body.destroy();
    }
    if (next.origin !== url.origin) {
      // Secrets for one host must not be sent to another.
      headers = Object.fromEntries(Object.entries(headers).filter(([name]) => !SECRET_HEADER.test(name)));
    }
    url = next;
  }
}

/**
 * The redirect target of a response; null if it is not a redirect.
 * @throws OutgoingError if the target is not allowed.
 */
export function redirectOf(head: ResponseHead): URL | null {
  const location = head.header('location');
  return REDIRECT_STATUS.has(head.status) && location !== '' ? parseWebUrl(location, head.url) : null;
}

function headOf(
  url: URL,
  status: number,
  headers: Readonly<Record<string, string | string[] | undefined>>,
): ResponseHead {
  return {
    url,
    status,
    header(name) {
      const value = headers[name];
      return Array.isArray(value) ? value.join(', ') : (value ?? '');
    },
  };
}

/** Maps a failed request to an OutgoingError; other errors are unchanged. */
function toOutgoingError(error: unknown): unknown {
  if (error instanceof errors.HeadersOverflowError)
    return new OutgoingError('answer_too_large', { cause: error });
  if (error instanceof errors.HeadersTimeoutError || error instanceof errors.BodyTimeoutError)
    return new OutgoingError('answer_too_slow', { cause: error });
  if (error instanceof errors.HTTPParserError)
    return new OutgoingError('answer_unreadable', { cause: error });
  if (error instanceof errors.UndiciError) return new OutgoingError('address_unreachable', { cause: error });
  const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : undefined;
  if (typeof code !== 'string' || error instanceof OutgoingError) return error;
  if (/CERT|SELF_SIGNED|UNABLE_TO_/.test(code))
    return new OutgoingError('certificate_invalid', { cause: error });
  if (/^(?:E[A-Z]{2,}|ERR_(?:SSL|TLS|SOCKET|STREAM)_\w+)$/.test(code))
    return new OutgoingError('address_unreachable', { cause: error });
  return error;
}
