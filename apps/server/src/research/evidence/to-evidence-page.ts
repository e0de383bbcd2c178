import type { ExtractedEvidencePage } from '@pagewright/engine';
import { computeOrNull, computingUntil, defineWork } from '../../compute/index.ts';
import { extractPage } from './extract-page.ts';
import type { GivenPage } from './gathered-evidence.ts';

const extraction = defineWork(new URL('./extract-page.ts', import.meta.url), extractPage, { kind: 'long' });

/**
 * A page as the engine takes it; null for one that takes more time or memory than any page should.
 * @throws the signal's reason.
 */
export async function toEvidencePage(
  page: GivenPage,
  signal: AbortSignal,
): Promise<ExtractedEvidencePage | null> {
  return computingUntil(signal, () => computeOrNull(extraction, page));
}
