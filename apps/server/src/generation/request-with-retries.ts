import { setTimeout as wait } from 'node:timers/promises';
import {
  type LanguageModel,
  type ModelAnswer,
  ModelError,
  type ModelRequest,
} from '../providers/language/port.ts';

const MOST_TRIES = 3;
/** Delay before the second attempt; doubled before the third. */
const FIRST_WAIT_MS = 500;

/** Called before each attempt. */
export interface Patience {
  readonly onTry: () => void;
  /** Deadline, by `performance.now()`. */
  readonly until: number;
}

/**
 * Calls a model and retries if it was busy or failed: after the delay its vendor names, or else after 0.5 and 1 s with
 * jitter. Gives up if the remaining time is too short.
 * @throws ModelError of the last attempt; the signal's reason.
 */
export async function requestWithRetries(
  model: LanguageModel,
  request: ModelRequest,
  { onTry, until }: Patience,
): Promise<ModelAnswer> {
  for (let tries = 1; ; tries += 1) {
    onTry();
    try {
      // The next attempt has to wait for this one.
      return await model.ask(request);
    } catch (error) {
      if (!(error instanceof ModelError) || tries === MOST_TRIES || !isPassing(error)) throw error;
      const pause = error.retryAfterMs ?? FIRST_WAIT_MS * 2 ** (tries - 1) * (1 + Math.random() / 4);
      if (performance.now() + pause >= until) throw error;
      await wait(pause, undefined, { signal: request.signal }).catch(() => request.signal.throwIfAborted());
    }
  }
}

function isPassing({ fault }: ModelError): boolean {
  return fault === 'busy' || fault === 'failed';
}
