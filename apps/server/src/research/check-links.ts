import { ApiError } from '../platform/api-error.ts';
import { parseWebUrl } from '../platform/outgoing/index.ts';
import { fetchPolitely } from './polite-fetch.ts';
import type { Crawler, ReadingContext } from './crawler.ts';
import { isGone } from './gone.ts';
import { readRobots } from './robots/read-robots.ts';

/** Result of checking a link. */
export interface CheckedLink {
  readonly href: string;
  /** HTTP statuses of each attempt; 0 if the host does not exist. Empty: unknown. */
  readonly statuses: readonly number[];
  /** Time of the last attempt. */
  readonly checkedAt: Date;
}

export interface CheckOptions {
  /** Time limit after which no further link is checked, in milliseconds. */
  readonly timeMs: number;
  readonly onProgress?: (done: number, total: number) => void;
  readonly signal: AbortSignal;
}

/** Whether a status suggests a dead link, pending a second attempt. */
const seemsDead = (status: number): boolean => status === 0 || isGone(status);
/** The status is all that matters, so the start is enough. */
const BYTES_MAX = 1_000;

/**
 * Checks links as a reader would follow them, respecting robots.txt. Links that seem dead are retried after all others,
 * so that a temporary failure does not count. A link that cannot be checked, or not in time, has no status.
 * @throws the signal's reason.
 */
export async function checkLinks(
  { services: { crawler } }: Pick<ReadingContext, 'services'>,
  hrefs: readonly string[],
  { timeMs, onProgress, signal }: CheckOptions,
): Promise<CheckedLink[]> {
  const deadline = AbortSignal.timeout(timeMs);
  const until = AbortSignal.any([signal, deadline]);
  let done = 0;
  const ask = async (href: string): Promise<number | null> => {
    try {
      until.throwIfAborted();
      return await statusOf(crawler, href, until);
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof ApiError || deadline.aborted) return null;
      throw error;
    }
  };
  onProgress?.(0, hrefs.length);
  const first = await Promise.all(
    hrefs.map(async (href) => {
      const status = await ask(href);
      done += 1;
      onProgress?.(done, hrefs.length);
      return { href, status };
    }),
  );
  return Promise.all(
    first.map(async ({ href, status }) => {
      const again = status !== null && seemsDead(status) ? await ask(href) : null;
      const statuses = [status, again].filter((one) => one !== null);
      return { href, statuses, checkedAt: new Date() };
    }),
  );
}

/** Null if robots.txt forbids it, or the failure may not be the target's. */
async function statusOf(crawler: Crawler, href: string, signal: AbortSignal): Promise<number | null> {
  const url = parseWebUrl(href);
  try {
    if (!(await readRobots(crawler, url, signal)).allows(url)) return null;
    const { status } = await fetchPolitely(crawler, {
      url,
      accept: 'text/html, */*;q=0.5',
      bytesMax: BYTES_MAX,
      cut: true,
      signal,
    });
    return status;
  } catch (error) {
    if (hasNoHost(error)) return 0;
    throw error;
  }
}

/** Whether DNS reports that the name does not exist, rather than failing. */
function hasNoHost(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) {
    if (Reflect.get(at, 'code') === 'ENOTFOUND') return true;
  }
  return false;
}
