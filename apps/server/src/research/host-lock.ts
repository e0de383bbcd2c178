import { setTimeout as sleep } from 'node:timers/promises';
import type { Crawler } from './crawler.ts';
import { claimHost, releaseHost } from './host-repository.ts';
import { siteAsksToWait } from './refusals.ts';

/** Lease of a host during a request, longer than any request; a killed server's lock expires after it. */
const LEASE_MS = 25_000;
/** Maximum time to wait for a host. */
const WAIT_MS_MAX = 30_000;
/** A host may be released early, so it is checked this often. */
const LOOK_MS = 500;

/** Callbacks of a running request. */
export interface Visit {
  /** The host has started to respond, so the request has arrived. */
  answered(): void;
  /** The host asks to be left alone for this long. */
  leaveAlone(ms: number): void;
}

/** A request to a host. */
export interface HostRequest<Result> {
  /** Host name without port: the pause applies to the machine. */
  readonly host: string;
  /** Minimum time from this request's arrival to the next one's, in milliseconds. */
  readonly pauseMs: number;
  readonly signal: AbortSignal;
  readonly ask: (visit: Visit) => Promise<Result>;
}

/**
 * Runs one request when the host's lock is free: one at a time, with a pause between, across all servers on the
 * database. The pause is counted from the first byte of the response, when the request has certainly arrived.
 * @throws ApiError if the host asks for a pause of more than 30 s; the signal's reason; whatever the request throws.
 */
export function withHostLock<Result>(crawler: Crawler, turn: HostRequest<Result>): Promise<Result> {
  const { host, signal } = turn;
  return crawler.limitHost(host)(signal, async () => {
    for (;;) {
      const attempt = await crawler.limitTotal(signal, () => askNow(crawler, turn));
      if ('result' in attempt) return attempt.result;
      if (attempt.waitMs > WAIT_MS_MAX) throw siteAsksToWait(attempt.waitMs);
      await sleep(Math.min(attempt.waitMs, LOOK_MS), undefined, { signal });
    }
  });
}

/** Runs the request if the host is free; otherwise returns how long it is not. */
async function askNow<Result>(
  crawler: Crawler,
  { host, pauseMs, ask }: HostRequest<Result>,
): Promise<{ readonly result: Result } | { readonly waitMs: number }> {
  const waitMs = await claimHost(crawler.db, host, { leaseMs: LEASE_MS, pauseMs });
  if (waitMs !== null) return { waitMs };
  let arrivedAt: number | null = null;
  let leaveAloneMs = 0;
  const visit: Visit = {
    answered: () => (arrivedAt ??= performance.now()),
    leaveAlone: (ms) => (leaveAloneMs = ms),
  };
  try {
    return { result: await ask(visit) };
  } finally {
    const sinceArrival = performance.now() - (arrivedAt ?? performance.now());
    await releaseHost(crawler.db, host, Math.max(0, pauseMs - sinceArrival, leaveAloneMs));
  }
}
