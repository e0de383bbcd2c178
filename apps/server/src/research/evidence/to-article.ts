import { computeOrNull, computingUntil, defineTask } from '../../platform/compute/index.ts';
import { extractSitePage } from './extract-page.ts';
import type { SerializedArticle } from './serialized-article.ts';

/** A page of a site as its site served it. */
export interface AnsweredPage {
  readonly html: string;
  /** The address that responded. */
  readonly finalUrl: string;
}

const extraction = defineTask(new URL('./extract-page.ts', import.meta.url), extractSitePage, {
  kind: 'long',
});

/**
 * Extracts a page's article for jobs, with its metadata and without links to invalid URLs; null for a page that takes
 * too much time or memory.
 * @throws the signal's reason.
 */
export async function toArticle(page: AnsweredPage, signal: AbortSignal): Promise<SerializedArticle | null> {
  return computingUntil(signal, () => computeOrNull(extraction, page.html, page.finalUrl));
}
