import { Worker } from 'node:worker_threads';
import type { Cleanups } from './bench-server.ts';

/** Milliseconds between two requests. */
export const HEALTH_EVERY_MS = 25;
/** Maximum health response time while the server is busy. */
export const HEALTH_MAX_MS = 250;

/**
 * Requests a server's health from a separate thread. The returned function gives the slowest response since its last
 * call.
 */
export function probeHealth(releases: Cleanups, url: string): () => Promise<number> {
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
