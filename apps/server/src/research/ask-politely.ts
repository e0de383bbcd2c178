import { OutgoingError, redirectOf, type ResponseHead, type OutgoingResponse } from '../outgoing/index.ts';
import type { Crawler } from './crawler.ts';
import { takeHostTurn } from './host-turn.ts';

const REDIRECTS_MAX = 5;
/** A site that is overloaded or refuses is left alone for this long where it does not say how long. */
const LEAVE_ALONE_MS = 10_000;
const LEAVE_ALONE_MS_MAX = 3_600_000;

/** How one hop is asked. */
export interface Hop {
  readonly headers?: Readonly<Record<string, string>>;
  /** Milliseconds that the host wants between two requests, where they are more than ours. */
  readonly pauseMs?: number;
}

/** What is to be asked, and how. */
export interface PoliteRequest {
  readonly url: URL;
  readonly accept: string;
  /** Without the body; GET unless given. */
  readonly method?: 'HEAD';
  readonly signal: AbortSignal;
  readonly bytesMax?: number;
  /** Keep about the first `bytesMax` bytes of a larger answer instead of refusing it. */
  readonly cut?: boolean;
  /** Sees each address before it is asked, redirects too; what it throws ends the request. */
  readonly prepare?: (url: URL) => Promise<Hop>;
  /** Sees the beginning of each answer before the rest is read; what it throws ends the request. */
  readonly onHead?: (head: ResponseHead) => void;
}

/**
 * Asks an address under the crawler's name and follows up to five redirects; each hop waits for the turn of its host.
 * @throws OutgoingError and ApiError with the sentence for the user; the signal's reason.
 */
export async function askPolitely(crawler: Crawler, request: PoliteRequest): Promise<OutgoingResponse> {
  let { url } = request;
  for (let redirects = 0; ; redirects += 1) {
    const hop = (await request.prepare?.(url)) ?? {};
    const answer = await askHop(crawler, request, url, hop);
    const next = redirectOf(answer);
    if (next === null) return answer;
    if (redirects === REDIRECTS_MAX) throw new OutgoingError('too_many_redirects');
    url = next;
  }
}

/** Asks one address when its host's turn has come, and follows no redirect. @throws as `askPolitely`. */
export function askHop(
  crawler: Crawler,
  request: Omit<PoliteRequest, 'url' | 'prepare'>,
  url: URL,
  hop: Hop,
): Promise<OutgoingResponse> {
  const { signal, bytesMax, cut, method = 'GET' } = request;
  return takeHostTurn<OutgoingResponse>(crawler, {
    // `a.example.` is the same machine.
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

/** What `retry-after` asks for (RFC 9110: seconds or a date), an hour at most. */
function leaveAloneMs(retryAfter: string): number {
  const ms = /^\d+$/.test(retryAfter) ? Number(retryAfter) * 1000 : Date.parse(retryAfter) - Date.now();
  return Number.isNaN(ms) ? LEAVE_ALONE_MS : Math.min(Math.max(ms, 0), LEAVE_ALONE_MS_MAX);
}
