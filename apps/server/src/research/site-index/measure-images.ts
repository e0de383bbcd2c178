import { ApiError } from '../../platform/api-error.ts';
import { fetchPolitely } from '../polite-fetch.ts';
import type { Crawler } from '../crawler.ts';
import { checkRobots } from '../robots/read-robots.ts';
import type { ClaimedCrawl } from './crawl-repository.ts';
import { countWeighedImages, findUnweighedImages, saveImageSize } from './image-repository.ts';

/** Maximum images per crawl: at one per second, they take little of its time. */
const IMAGES_MAX = 100;
const BATCH = 20;

/**
 * Requests the size of a site's images, those on the most pages first, without loading them, as robots.txt of their
 * hosts allows and at their pace. Continues where a previous crawl stopped.
 * @throws the signal's reason.
 */
export async function measureImages(
  crawler: Crawler,
  { siteId, staleBefore }: Pick<ClaimedCrawl, 'siteId' | 'staleBefore'>,
  signal: AbortSignal,
): Promise<void> {
  const weighed = await countWeighedImages(crawler.db, siteId, staleBefore);
  for (let left = IMAGES_MAX - weighed; left > 0; left -= BATCH) {
    const limit = Math.min(BATCH, left);
    const urls = await findUnweighedImages(crawler.db, { siteId, staleBefore, limit });
    for (const url of urls) await saveImageSize(crawler.db, siteId, url, await sizeOf(crawler, url, signal));
    if (urls.length < limit) return;
  }
}

/** The size of an image according to its server; null if unknown. */
async function sizeOf(crawler: Crawler, address: string, signal: AbortSignal): Promise<number | null> {
  try {
    const answer = await fetchPolitely(crawler, {
      url: new URL(address),
      method: 'HEAD',
      accept: 'image/*',
      signal,
      prepare: (hop) => checkRobots(crawler, hop, signal),
    });
    const length = answer.header('content-length');
    return answer.status === 200 &&
      answer.header('content-type').startsWith('image/') &&
      /^\d{1,12}$/.test(length)
      ? Number(length)
      : null;
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof ApiError)) throw error;
    return null;
  }
}
