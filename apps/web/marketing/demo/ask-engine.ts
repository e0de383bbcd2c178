import { startScoreWorker } from '../../app/features/scoring/start-score-worker.ts';
import type { LiveScore, ScoreRequest, ScoreResponse } from '../../app/features/scoring/score-messages.ts';

/** Milliseconds after which an engine that has not answered is taken for one that did not come. */
const LONGEST_WAIT_MS = 60_000;

let worker: Worker | null = null;
let asked = 0;

let hasAnswered = false;

/** Whether the engine has answered before, so that it need not be loaded. */
export function isEngineLoaded(): boolean {
  return hasAnswered;
}

/**
 * The score of an article, by the engine in a worker of this browser. Nothing is sent anywhere.
 * @throws Error where the engine does not come; the signal's reason where it is stopped
 */
export function askEngine(article: ScoreRequest['article'], signal: AbortSignal): Promise<LiveScore> {
  const engine = (worker ??= startScoreWorker());
  const id = (asked += 1);
  const done = new AbortController();
  const untilDone = { signal: done.signal };
  const { promise, resolve, reject } = Promise.withResolvers<LiveScore>();
  const giveUp = (reason: unknown): void => {
    engine.terminate();
    worker = null;
    hasAnswered = false;
    reject(reason instanceof Error ? reason : new Error('The engine did not come.'));
  };
  const late = setTimeout(giveUp, LONGEST_WAIT_MS);
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
