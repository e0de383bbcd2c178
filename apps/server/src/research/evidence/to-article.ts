import { computeOrNull, computingUntil, defineTask } from '../../platform/compute/index.ts';
import { extractSitePage } from './extract-page.ts';
import type { SerializedArticle } from './serialized-article.ts';

/** A page of a site as its site answered it. */
export interface AnsweredPage {
  readonly html: string;
  /** The address that answered. */
  readonly finalUrl: string;
}

const extraction = defineTask(new URL('./extract-page.ts', import.meta.url), extractSitePage, {
  kind: 'long',
});

/**
 * The article of a page for jobs, with all that the page says of itself, but for links that nobody could open; null for a
 * page that takes more time or memory than any page should.
 * @throws the signal's reason.
 */
export async function toArticle(page: AnsweredPage, signal: AbortSignal): Promise<SerializedArticle | null> {
  return computingUntil(signal, () => computeOrNull(extraction, page.html, page.finalUrl));
}
