import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ExtractedEvidencePage } from '@pagewright/engine';
import { extractPage } from './extract-page.ts';
import type { GivenPage } from './gathered-evidence.ts';
import { AT_ONCE_MAX, inThread } from '../../in-thread.ts';

/**
 * A page as the engine takes it. A large one is read in a thread of its own, so that the server goes on meanwhile; null
 * for one that takes more time or memory than any page should.
 * @throws the signal's reason.
 */
export async function toEvidencePage(
  page: GivenPage,
  signal: AbortSignal,
): Promise<ExtractedEvidencePage | null> {
  if (page.text.length > AT_ONCE_MAX)
    return inThread(new URL('./extract-worker.ts', import.meta.url), page, signal);
  await nextTurn();
  signal.throwIfAborted();
  return extractPage(page);
}
