import { Agent, errors, request } from 'undici';
import { checkedConnect, mayAsk, type LookUp } from './checked-connect.ts';
import { networkList } from './networks.ts';
import { OutgoingError } from './outgoing-error.ts';
import { ACCEPTED_ENCODINGS, readResponseBody } from './read-response-body.ts';
import { resolveTxtRecords } from './resolve-txt-records.ts';
import { parseUrlField, parseWebUrl } from './web-url.ts';

/** Most bytes of an answer, unpacked. */
const ANSWER_BYTES_MAX = 5_000_000;
/** Milliseconds for a request with all its redirects, to the last byte. */
const ANSWER_MS_MAX = 15_000;
const REDIRECTS_MAX = 5;
const HEADER_BYTES_MAX = 32_768;
const CONNECTIONS_PER_HOST = 4;
const SECRET_HEADER = /^(?:authorization|cookie)$/i;
const REDIRECT_STATUS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

/** What an answer begins with. */
export interface ResponseHead {
  /** The address that answered, after redirects. */
  readonly url: URL;
  readonly status: number;
  /** A header by its name in lower case, several of one name with commas; empty where it is absent. */
  header(name: string): string;
}

/** An answer, unpacked. */
export interface OutgoingResponse extends ResponseHead {
  readonly bytes: Buffer;
}

/** How a request is made. */
export interface OutgoingOptions {
  /** Ends the request at once. */
  readonly signal: AbortSignal;
  readonly method?: 'GET' | 'HEAD' | 'POST' | 'PUT';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
  /** How many redirects of a GET or HEAD are followed, 5 at most and unless given; the next one is answered as it is where it is 0. */
  readonly redirectsMax?: number;
  /** Most bytes of the answer, unpacked; 5,000,000 unless given. */
  readonly bytesMax?: number;
  /** Milliseconds for the request with all its redirects, to the last byte; 15,000 unless given. */
  readonly millisecondsMax?: number;
  /** Keep about the first `bytesMax` bytes of a larger answer instead of refusing it. */
  readonly cut?: boolean;
  /** Sees the beginning of the last answer before anything more of it is read; what it throws ends the request. */
  readonly onHead?: (head: ResponseHead) => void;
}

/** The one way out to addresses that people and pages give. */
export interface Outgoing {
  /**
   * Asks an address and reads the answer whole, whatever its status: at most 15 s, 5 redirects, 5 MB unpacked, unless
   * the options say otherwise. Every
   * address that is connected to is within reach; others get no connection.
   * @throws OutgoingError with the sentence for the user; the signal's reason; what `onHead` throws.
   */
  fetch(address: string | URL, options: OutgoingOptions): Promise<OutgoingResponse>;
  /**
   * An address that somebody gave in a field, to be asked later.
   * @throws ApiError 400 or 422 that names the field: no address of the web, or a bare IP address that may not be asked.
   */
  parseField(field: string, text: string): URL;
  /** The texts of a name's TXT records; none where it has none, null where no name server answered within 6 s. */
  textRecords(name: string): Promise<readonly string[] | null>;
  close(): Promise<void>;
}

/** What the way out is made with. */
export interface OutgoingDeps {
  /** Networks that may be reached, as `10.0.0.0/8`. */
  readonly allow: readonly string[];
  /** Whether all public addresses may be reached too; true unless given. */
  readonly isPublic?: boolean;
  /** Name servers that are asked for TXT records, as `10.0.0.53` or `10.0.0.53:5353`; the machine's own unless given. */
  readonly nameServers?: readonly string[];
  /** Looks names up; the machine's own way unless given. */
  readonly lookUp?: LookUp;
}

/** Makes the way out. Requests keep no cookies, take no proxy from the environment and send no credentials of ours. */
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
      const deadline = AbortSignal.timeout(options.millisecondsMax ?? ANSWER_MS_MAX);
      const signal = AbortSignal.any([options.signal, deadline]);
      try {
        signal.throwIfAborted();
        return await follow(dispatcher, parseWebUrl(address), { ...options, signal });
      } catch (error) {
        options.signal.throwIfAborted();
        if (deadline.aborted) throw new OutgoingError('answer_too_slow', { cause: error });
        throw toOutgoingError(error);
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
    // A body that nobody reads to its end, because what follows throws, must not end the process.
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
      // What was meant for one host is not told to another.
      headers = Object.fromEntries(Object.entries(headers).filter(([name]) => !SECRET_HEADER.test(name)));
    }
    url = next;
  }
}

/** Where an answer leads on to; null where it does not. @throws OutgoingError where nobody may be led there. */
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

/** What a failed request means; what is no failure of a request stays as it is. */
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
