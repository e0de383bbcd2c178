import { ApiError } from '../api-error.ts';
import { parseWebUrl } from '../outgoing/index.ts';
import { askPolitely } from './ask-politely.ts';
import type { Crawler, ReadingContext } from './crawler.ts';
import { readRobots } from './robots/read-robots.ts';

/** What the target of a link answered. */
export interface CheckedLink {
  readonly href: string;
  /** HTTP statuses in the order in which it was asked; 0 where its host does not exist. None: it is not known. */
  readonly statuses: readonly number[];
  /** When it was last asked. */
  readonly checkedAt: Date;
}

/** How links are checked. */
export interface CheckOptions {
  /** Milliseconds after which no further link is asked. */
  readonly timeMs: number;
  readonly onProgress?: (done: number, total: number) => void;
  readonly signal: AbortSignal;
}

/** Statuses with which a target is gone, as far as one answer tells. */
const GONE: ReadonlySet<number> = new Set([0, 404, 410]);
/** What a page begins with is enough: its status stands before it. */
const BYTES_MAX = 1_000;

/**
 * Follows links as a reader would, as far as robots.txt of their sites allows. What seems to be gone is asked a second
 * time once all have been asked, so that no passing fault counts as a dead link. A target that cannot be asked, or was
 * not in time, has no status.
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
      const again = status !== null && GONE.has(status) ? await ask(href) : null;
      const statuses = [status, again].filter((one) => one !== null);
      return { href, statuses, checkedAt: new Date() };
    }),
  );
}

/** Null where robots.txt keeps programs away, or what failed is not known to be the target. */
async function statusOf(crawler: Crawler, href: string, signal: AbortSignal): Promise<number | null> {
  const url = parseWebUrl(href);
  try {
    if (!(await readRobots(crawler, url, signal)).allows(url)) return null;
    const { status } = await askPolitely(crawler, {
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

/** Whether a name server said that there is no such name, rather than that it cannot tell. */
function hasNoHost(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) {
    if (Reflect.get(at, 'code') === 'ENOTFOUND') return true;
  }
  return false;
}
