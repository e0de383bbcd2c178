import { computeOrNull, computingUntil, defineTask } from '../../platform/compute/index.ts';
import { OutgoingError } from '../../platform/outgoing/index.ts';
import { fetchPolitely, type Hop } from '../polite-fetch.ts';
import { CRAWLER_NAME, type Crawler } from '../crawler.ts';
import { findRobots, saveRobots, type RobotsFile } from '../host-repository.ts';
import { robotsForbid, robotsUnavailable } from '../refusals.ts';
import { readRobotsRules, robotsOf, type Robots } from './parse-robots.ts';

const reading = defineTask(new URL('./parse-robots.ts', import.meta.url), readRobotsRules, { kind: 'long' });
/** Characters of a robots.txt that take the event loop a millisecond or two; most files are far shorter. */
const SMALL = 10_000;

/** RFC 9309: at least 500 KiB are read, and no copy is older than a day. Failures are retried sooner. */
const BYTES_MAX = 600_000;
const AGE = { answeredMs: 86_400_000, failedMs: 300_000 } as const;

/**
 * Reads a site's robots.txt for our crawler, cached for 24 hours. A site without one (4xx) allows everything.
 * @throws ApiError if the site fails to serve it (5xx, 429), OutgoingError if it is unreachable; the signal's reason.
 */
export async function readRobots(crawler: Crawler, url: URL, signal: AbortSignal): Promise<Robots> {
  const { origin } = url;
  // Of several concurrent callers for a new site, one fetches and the others find its result.
  const file = await crawler.limitOrigin(origin)(
    signal,
    async () => (await findRobots(crawler.db, origin, AGE)) ?? (await askForRobots(crawler, origin, signal)),
  );
  if (file.status >= 500 || file.status === 429) throw robotsUnavailable();
  const text = file.status < 300 ? file.text : '';
  const rules =
    text.length <= SMALL
      ? readRobotsRules(text, CRAWLER_NAME)
      : await computingUntil(signal, () => computeOrNull(reading, text, CRAWLER_NAME));
  if (rules === null) throw robotsUnavailable();
  return robotsOf(rules);
}

/**
 * Checks a URL against robots.txt, for each hop of `fetchPolitely`.
 * @throws like `readRobots`; ApiError if it forbids the URL.
 */
export async function checkRobots(crawler: Crawler, url: URL, signal: AbortSignal): Promise<Hop> {
  const robots = await readRobots(crawler, url, signal);
  if (!robots.allows(url)) throw robotsForbid();
  return { pauseMs: robots.crawlDelayMs ?? 0 };
}

async function askForRobots(crawler: Crawler, origin: string, signal: AbortSignal): Promise<RobotsFile> {
  const url = new URL('/robots.txt', origin);
  const accept = 'text/plain, */*;q=0.5';
  const file: RobotsFile = await fetchPolitely(crawler, {
    url,
    accept,
    signal,
    bytesMax: BYTES_MAX,
    cut: true,
  }).then(
    ({ status, bytes }) => ({ status, text: bytes.toString('utf8').replaceAll('\0', '') }),
    (error: unknown) => {
      // RFC 9309: more than five redirects count as missing.
      if (error instanceof OutgoingError && error.fault === 'too_many_redirects')
        return { status: 404, text: '' };
      throw error;
    },
  );
  await saveRobots(crawler.db, origin, file);
  return file;
}
