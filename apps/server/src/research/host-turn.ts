import { setTimeout as sleep } from 'node:timers/promises';
import type { Crawler } from './crawler.ts';
import { claimHost, releaseHost } from './host-repository.ts';
import { siteAsksToWait } from './refusals.ts';

/** A host that is being asked is taken for longer than any request lasts; a killed server's place is free after it. */
const LEASE_MS = 25_000;
/** Longer than this nobody is made to wait for a host. */
const WAIT_MS_MAX = 30_000;
/** A host may come free early, so it is looked at again this often. */
const LOOK_MS = 500;

/** What is known of a request while it runs. */
export interface Visit {
  /** The host has begun to answer: the request had reached it by now. */
  answered(): void;
  /** The host wants to be left alone for so many milliseconds. */
  leaveAlone(ms: number): void;
}

/** How a host is to be asked. */
export interface HostTurn<Result> {
  /** Name without port: the pause is the machine's. */
  readonly host: string;
  /** Milliseconds from this request's arrival to the next one's. */
  readonly pauseMs: number;
  readonly signal: AbortSignal;
  readonly ask: (visit: Visit) => Promise<Result>;
}

/**
 * Runs one request to a host when its turn has come: one at a time and never within the pause of the one before, of all
 * servers on the database together. The pause is counted from the first byte of the answer, when the request has
 * certainly arrived.
 * @throws ApiError where the host wants a longer pause than 30 s; the signal's reason; what the request throws.
 */
export function takeHostTurn<Result>(crawler: Crawler, turn: HostTurn<Result>): Promise<Result> {
  const { host, signal } = turn;
  return crawler.takeHost(host)(signal, async () => {
    for (;;) {
      const attempt = await crawler.takePlace(signal, () => askNow(crawler, turn));
      if ('result' in attempt) return attempt.result;
      if (attempt.waitMs > WAIT_MS_MAX) throw siteAsksToWait(attempt.waitMs);
      await sleep(Math.min(attempt.waitMs, LOOK_MS), undefined, { signal });
    }
  });
}

/** Asks where the host is free now; else says how long it is not. */
async function askNow<Result>(
  crawler: Crawler,
  { host, pauseMs, ask }: HostTurn<Result>,
): Promise<{ readonly result: Result } | { readonly waitMs: number }> {
  const waitMs = await claimHost(crawler, host, LEASE_MS);
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
    await releaseHost(crawler, host, Math.max(0, pauseMs - sinceArrival, leaveAloneMs));
  }
}
