import { createScoreWorker } from '../../app/features/scoring/create-score-worker.ts';
import type { LiveScore, ScoreRequest, ScoreResponse } from '../../app/features/scoring/score-messages.ts';

/** Timeout in milliseconds after which the engine counts as failed to load. */
const TIMEOUT_MS = 60_000;

let worker: Worker | null = null;
let lastRequestId = 0;

let hasAnswered = false;

/** Whether the engine has responded before and is therefore loaded. */
export function isEngineLoaded(): boolean {
  return hasAnswered;
}

/**
 * Scores an article with the engine, in a worker of this browser. Nothing is sent anywhere.
 * @throws Error if the engine does not load; the signal's reason if aborted
 */
export function scoreInWorker(article: ScoreRequest['article'], signal: AbortSignal): Promise<LiveScore> {
  const engine = (worker ??= createScoreWorker());
  const id = (lastRequestId += 1);
  const done = new AbortController();
  const untilDone = { signal: done.signal };
  const { promise, resolve, reject } = Promise.withResolvers<LiveScore>();
  const giveUp = (reason: unknown): void => {
    engine.terminate();
    worker = null;
    hasAnswered = false;
    reject(reason instanceof Error ? reason : new Error('The engine did not come.'));
  };
  const late = setTimeout(giveUp, TIMEOUT_MS);
  engine.addEventListener('error', giveUp, untilDone);
  signal.addEventListener('abort', () => giveUp(signal.reason), untilDone);
  engine.addEventListener(
    'message',
    ({ data }: MessageEvent<ScoreResponse>) => {
      if (data.id !== id) return;
      hasAnswered = true;
      resolve(data.score);
    },
    untilDone,
  );
  engine.postMessage({ id, article } satisfies ScoreRequest);
  return promise.finally(() => {
    clearTimeout(late);
    done.abort();
  });
}
