import { computeOrNull, computingUntil, defineTask } from '../../platform/compute/index.ts';
import { readPageLinks, type PageLinks } from './page-links.ts';

const reading = defineTask(new URL('./page-links.ts', import.meta.url), readPageLinks, { kind: 'long' });

/**
 * Reads the links of a page in a thread: a page of some megabytes would keep the event loop. A page that takes too long
 * has none.
 * @throws the signal's reason.
 */
export async function linksOfPage(html: string, address: string, signal: AbortSignal): Promise<PageLinks> {
  const read = await computingUntil(signal, () => computeOrNull(reading, html, address));
  return read ?? { canonicalUrl: null, links: [] };
}
