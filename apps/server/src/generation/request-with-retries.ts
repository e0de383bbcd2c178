import { setTimeout as wait } from 'node:timers/promises';
import {
  type LanguageModel,
  type ModelAnswer,
  ModelError,
  type ModelRequest,
} from '../providers/language/port.ts';

const MOST_TRIES = 3;
/** Before the second try; doubled before the third. */
const FIRST_WAIT_MS = 500;

/** Told before each try. */
export interface Patience {
  readonly onTry: () => void;
  /** When the time is over, by the clock of `performance.now()`. */
  readonly until: number;
}

/**
 * Asks a model, and again where it was busy or failed: after the time that its vendor names, else after 0.5 and 1 s and
 * a little chance. Ends at once where the time that is left is too short for it.
 * @throws ModelError of the last try; the signal's reason.
 */
export async function requestWithRetries(
  model: LanguageModel,
  request: ModelRequest,
  { onTry, until }: Patience,
): Promise<ModelAnswer> {
  for (let tries = 1; ; tries += 1) {
    onTry();
    try {
      // The next try waits for this one.
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
