/** Starts a worker that scores one text again and again; who starts it ends it. */
export function startScoreWorker(): Worker {
  return new Worker(new URL('./score.worker.ts', import.meta.url), { type: 'module', name: 'score' });
}
