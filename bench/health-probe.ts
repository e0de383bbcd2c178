import { Worker } from 'node:worker_threads';
import type { Releases } from './bench-server.ts';

/** Milliseconds between two questions. */
export const HEALTH_EVERY_MS = 25;
/** Longest that a health answer may take while the server is busy. */
export const HEALTH_MAX_MS = 250;

/** Asks a server for its health from a thread of its own. The answer tells the longest time since it was last called. */
export function probeHealth(releases: Releases, url: string): () => Promise<number> {
  const probe = new Worker(new URL('./health-probe-worker.ts', import.meta.url), {
    workerData: { url, everyMs: HEALTH_EVERY_MS },
  });
  releases.push(() => probe.terminate());
  return () =>
    new Promise((done) => {
      probe.once('message', ({ longest }: { readonly longest: number }) => done(longest));
      probe.postMessage('tell');
    });
}
