/** Starts a worker that repeatedly scores one text; the caller terminates it. */
export function createScoreWorker(): Worker {
  return new Worker(new URL('./score.worker.ts', import.meta.url), { type: 'module', name: 'score' });
}
