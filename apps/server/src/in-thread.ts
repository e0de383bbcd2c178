import { Worker } from 'node:worker_threads';
import { takeTurns } from './take-turns.ts';

/** UTF-16 units of a page that are read at once, in the time that a thread of its own would take to start. */
export const AT_ONCE_MAX = 200_000;
const TIME_MAX_MS = 20_000;
const MEMORY_MAX_MB = 512;
/** Threads of one server: more would only wait for each other. */
const takeThread = takeTurns(2);

/**
 * What the script of a thread makes of some data; null where that takes more than 20 seconds, or more memory
 * than any pages should.
 * @throws the signal's reason.
 */
export function inThread<Result>(
  script: URL,
  workerData: unknown,
  signal: AbortSignal,
): Promise<Result | null> {
  return takeThread(signal, async () => {
    const worker = new Worker(script, {
      workerData,
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MAX_MB },
    });
    const stop = AbortSignal.any([signal, AbortSignal.timeout(TIME_MAX_MS)]);
    try {
      return await new Promise((resolve) => {
        worker.once('message', (made: Result) => resolve(made));
        // What ends a thread is its memory: reading itself never throws.
        worker.once('error', () => resolve(null));
        worker.once('exit', () => resolve(null));
        stop.addEventListener('abort', () => resolve(null), { once: true });
      });
    } finally {
      await worker.terminate();
      signal.throwIfAborted();
    }
  });
}
