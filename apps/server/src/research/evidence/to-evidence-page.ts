import { setImmediate as nextTurn } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { ExtractedEvidencePage } from '@pagewright/engine';
import { takeTurns } from '../../take-turns.ts';
import { extractPage } from './extract-page.ts';
import type { GivenPage } from './gathered-evidence.ts';

/** UTF-16 units that are read at once, in the time that a thread of its own would take to start. */
const AT_ONCE_MAX = 200_000;
const TIME_MAX_MS = 20_000;
const MEMORY_MAX_MB = 512;
/** Threads of one server: more would only wait for each other. */
const takeThread = takeTurns(2);

/**
 * A page as the engine takes it. A large one is read in a thread of its own, so that the server goes on meanwhile; null
 * for one that takes more time or memory than any page should.
 * @throws the signal's reason.
 */
export async function toEvidencePage(
  page: GivenPage,
  signal: AbortSignal,
): Promise<ExtractedEvidencePage | null> {
  if (page.text.length > AT_ONCE_MAX) return takeThread(signal, () => extractAside(page, signal));
  await nextTurn();
  signal.throwIfAborted();
  return extractPage(page);
}

async function extractAside(page: GivenPage, signal: AbortSignal): Promise<ExtractedEvidencePage | null> {
  const worker = new Worker(new URL('./extract-worker.ts', import.meta.url), {
    workerData: page,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MAX_MB },
  });
  const stop = AbortSignal.any([signal, AbortSignal.timeout(TIME_MAX_MS)]);
  try {
    return await new Promise((resolve) => {
      worker.once('message', (read: ExtractedEvidencePage) => resolve(read));
      // What ends a thread is its memory: reading itself never throws.
      worker.once('error', () => resolve(null));
      worker.once('exit', () => resolve(null));
      stop.addEventListener('abort', () => resolve(null), { once: true });
    });
  } finally {
    await worker.terminate();
    signal.throwIfAborted();
  }
}
