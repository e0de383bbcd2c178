import { ApiError } from '../../platform/api-error.ts';
import { fetchPolitely } from '../polite-fetch.ts';
import type { Crawler } from '../crawler.ts';
import { checkRobots } from '../robots/read-robots.ts';
import type { ClaimedCrawl } from './crawl-repository.ts';
import { countWeighedImages, findUnweighedImages, saveImageSize } from './image-repository.ts';

/** Images whose size one crawl asks for: at a second each they take little of its time. */
const IMAGES_MAX = 100;
const BATCH = 20;

/**
 * Asks for the size of the images on the pages of a site that stand on the most pages, without loading them, as robots.txt
 * of their hosts allows and at their pace. Goes on where a crawl was left.
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

/** The size of an image as its server states it; null where nothing is stated. */
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
