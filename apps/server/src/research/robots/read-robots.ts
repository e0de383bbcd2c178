import { OutgoingError } from '../../outgoing/index.ts';
import { askPolitely, type Hop } from '../ask-politely.ts';
import { CRAWLER_NAME, type Crawler } from '../crawler.ts';
import { findRobots, keepRobots, type RobotsFile } from '../host-repository.ts';
import { robotsForbid, robotsUnavailable } from '../refusals.ts';
import { parseRobots, type Robots } from './parse-robots.ts';

/** RFC 9309: at least 500 KiB are read, and no copy is older than a day. What failed is asked for again sooner. */
const BYTES_MAX = 600_000;
const AGE = { answeredMs: 86_400_000, failedMs: 300_000 } as const;

/**
 * What a site's robots.txt says to our crawler, from the copy of the last 24 hours where there is one. A site that has
 * none (4xx) allows everything.
 * @throws ApiError where the site fails to say it (5xx, 429), OutgoingError where it cannot be reached; the signal's reason.
 */
export async function readRobots(crawler: Crawler, url: URL, signal: AbortSignal): Promise<Robots> {
  const { origin } = url;
  // Of those who come to a new site together one asks, the others find its answer.
  const file = await crawler.takeOrigin(origin)(
    signal,
    async () => (await findRobots(crawler, origin, AGE)) ?? (await askForRobots(crawler, origin, signal)),
  );
  if (file.status >= 500 || file.status === 429) throw robotsUnavailable();
  return parseRobots(file.status < 300 ? file.text : '', CRAWLER_NAME);
}

/**
 * How an address is asked as its site's robots.txt wants it: for each hop of `askPolitely`.
 * @throws as `readRobots`; ApiError where it forbids the address.
 */
export async function prepareByRobots(crawler: Crawler, url: URL, signal: AbortSignal): Promise<Hop> {
  const robots = await readRobots(crawler, url, signal);
  if (!robots.allows(url)) throw robotsForbid();
  return { pauseMs: robots.crawlDelayMs ?? 0 };
}

async function askForRobots(crawler: Crawler, origin: string, signal: AbortSignal): Promise<RobotsFile> {
  const url = new URL('/robots.txt', origin);
  const accept = 'text/plain, */*;q=0.5';
  const file: RobotsFile = await askPolitely(crawler, {
    url,
    accept,
    signal,
    bytesMax: BYTES_MAX,
    cut: true,
  }).then(
    ({ status, bytes }) => ({ status, text: bytes.toString('utf8').replaceAll('\0', '') }),
    (error: unknown) => {
      // RFC 9309: what five redirects do not lead to is taken for missing.
      if (error instanceof OutgoingError && error.fault === 'too_many_redirects')
        return { status: 404, text: '' };
      throw error;
    },
  );
  await keepRobots(crawler, origin, file);
  return file;
}
