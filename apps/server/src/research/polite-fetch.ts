import {
  OutgoingError,
  redirectOf,
  type ResponseHead,
  type OutgoingResponse,
} from '../platform/outgoing/index.ts';
import type { Crawler } from './crawler.ts';
import { withHostLock } from './host-lock.ts';

const REDIRECTS_MAX = 5;
/** How long an overloaded or refusing site is left alone if it does not specify a time. */
const LEAVE_ALONE_MS = 10_000;
const LEAVE_ALONE_MS_MAX = 3_600_000;

/** Options of one hop. */
export interface Hop {
  readonly headers?: Readonly<Record<string, string>>;
  /** The host's requested pause between requests, if longer than ours. */
  readonly pauseMs?: number;
}

export interface PoliteRequest {
  readonly url: URL;
  readonly accept: string;
  /** HEAD skips the body; GET by default. */
  readonly method?: 'HEAD';
  readonly signal: AbortSignal;
  readonly bytesMax?: number;
  /** Truncate a larger response to about `bytesMax` bytes instead of rejecting it. */
  readonly cut?: boolean;
  /** Called before each request, including redirects; throwing aborts the request. */
  readonly prepare?: (url: URL) => Promise<Hop>;
  /** Called with each response head before the body is read; throwing aborts the request. */
  readonly onHead?: (head: ResponseHead) => void;
}

/**
 * Fetches a URL as the crawler and follows up to five redirects; each hop waits for its host's lock.
 * @throws OutgoingError and ApiError with a message for the user; the signal's reason.
 */
export async function fetchPolitely(crawler: Crawler, request: PoliteRequest): Promise<OutgoingResponse> {
  let { url } = request;
  for (let redirects = 0; ; redirects += 1) {
    const hop = (await request.prepare?.(url)) ?? {};
    const answer = await fetchHop(crawler, request, url, hop);
    const next = redirectOf(answer);
    if (next === null) return answer;
    if (redirects === REDIRECTS_MAX) throw new OutgoingError('too_many_redirects');
    url = next;
  }
}

/**
 * Fetches one URL when its host's lock is free, without following redirects.
 * @throws like `fetchPolitely`.
 */
export function fetchHop(
  crawler: Crawler,
  request: Omit<PoliteRequest, 'url' | 'prepare'>,
  url: URL,
  hop: Hop,
): Promise<OutgoingResponse> {
  const { signal, bytesMax, cut, method = 'GET' } = request;
  return withHostLock<OutgoingResponse>(crawler, {
    // `a.example.` is the same host.
    host: url.hostname.replace(/\.$/, ''),
    pauseMs: Math.max(crawler.pauseMs, hop.pauseMs ?? 0),
    signal,
    ask: (visit) =>
      crawler.outgoing.fetch(url, {
        method,
        signal,
        bytesMax,
        cut,
        redirectsMax: 0,
        headers: { ...hop.headers, 'user-agent': crawler.userAgent(), accept: request.accept },
        onHead: (head) => {
          visit.answered();
          if (head.status === 429 || head.status === 503)
            visit.leaveAlone(leaveAloneMs(head.header('retry-after')));
          request.onHead?.(head);
        },
      }),
  });
}

/** Parses `retry-after` (RFC 9110: seconds or a date), capped at one hour. */
function leaveAloneMs(retryAfter: string): number {
  const ms = /^\d+$/.test(retryAfter) ? Number(retryAfter) * 1000 : Date.parse(retryAfter) - Date.now();
  return Number.isNaN(ms) ? LEAVE_ALONE_MS : Math.min(Math.max(ms, 0), LEAVE_ALONE_MS_MAX);
}
