import { computeOrNull, computingUntil, defineTask } from '../../platform/compute/index.ts';
import { extractPage } from './extract-page.ts';
import type { GivenPage } from './gathered-evidence.ts';
import type { SerializedPage } from './serialized-page.ts';

const extraction = defineTask(new URL('./extract-page.ts', import.meta.url), extractPage, { kind: 'long' });

/**
 * Extracts a page's article for jobs that compare pages; null for a page that takes too much time or memory.
 * @throws the signal's reason.
 */
export async function toEvidencePage(page: GivenPage, signal: AbortSignal): Promise<SerializedPage | null> {
  return computingUntil(signal, () => computeOrNull(extraction, page));
}
