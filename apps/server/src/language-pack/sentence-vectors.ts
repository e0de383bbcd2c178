import { Worker } from 'node:worker_threads';
import { textOfVector, type SentenceVectors } from '@pagewright/engine';
import { callEventLoop, exposeToThreads } from '../platform/compute/index.ts';
import type { EncodingAnswer } from './encoder-thread.ts';
import { installedPack } from './encoder.ts';

/** Two kilobytes each. */
const MOST_REMEMBERED = 10_000;
/** Larger sets are not encoded, since it would take too long. */
const MOST_TEXTS = 600;
/** Small enough to interleave several callers. */
const CHUNK = 16;
const LIMIT_MS = 8_000;
/** A thread without a response for this long is considered hung. */
const SILENT_MS = 5_000;
/** Pause after the thread could not load or failed. */
const PAUSE_MS = 60_000;
const SERVICE = 'sentence-vectors';

const remembered = new Map<string, Float32Array>();
let thread: EncoderThread | null = null;
let problem: { readonly message: string; readonly until: number } | null = null;

/**
 * Returns vectors of English texts if the language pack is installed, else null; also null if encoding fails or exceeds
 * the time limit, so that a result is based on all of its vectors or on none. May be called on the event loop and in
 * jobs.
 */
export async function sentenceVectors(
  texts: readonly string[],
  limitMs = LIMIT_MS,
): Promise<SentenceVectors | null> {
  const wanted = [...new Set(texts.map(textOfVector))].filter((text) => text !== '');
  if (wanted.length === 0 || wanted.length > MOST_TEXTS) return null;
  return (await callEventLoop(SERVICE, [wanted, limitMs])) as SentenceVectors | null;
}

/** Why the installed pack is not used at the moment, or null. */
export function encoderProblem(): string | null {
  return problem !== null && performance.now() < problem.until ? problem.message : null;
}

/** Ends the encoder's thread; the next text starts a new one. */
export async function stopEncoder(): Promise<void> {
  const ended = thread;
  thread = null;
  await ended?.end();
}

exposeToThreads(SERVICE, async ([texts, limitMs]: readonly [readonly string[], number]) => {
  if (installedPack() === null || encoderProblem() !== null) return null;
  const deadline = performance.now() + limitMs;
  const found = new Map<string, Float32Array>();
  const missing: string[] = [];
  for (const text of texts) {
    const known = remembered.get(text);
    if (known === undefined) missing.push(text);
    else found.set(text, known);
  }
  for (let at = 0; at < missing.length; at += CHUNK) {
    const chunk = missing.slice(at, at + CHUNK);
    const vectors = await encoded(chunk, deadline);
    if (vectors === null) return null;
    for (const [index, vector] of vectors.entries()) {
      const text = chunk[index] ?? '';
      found.set(text, vector);
      remember(text, vector);
    }
  }
  return found;
});

async function encoded(chunk: readonly string[], deadline: number): Promise<readonly Float32Array[] | null> {
  const left = deadline - performance.now();
  if (left <= 0) return null;
  try {
    thread ??= new EncoderThread();
    return await thread.encode(chunk, left);
  } catch (error) {
    problem = { message: (error as Error).message, until: performance.now() + PAUSE_MS };
    await stopEncoder();
    return null;
  }
}

/** Evicts the oldest entry if the cache is full. */
function remember(text: string, vector: Float32Array): void {
  remembered.set(text, vector);
  if (remembered.size <= MOST_REMEMBERED) return;
  for (const oldest of remembered.keys()) {
    remembered.delete(oldest);
    return;
  }
}

interface Waiting {
  readonly resolve: (vectors: readonly Float32Array[] | null) => void;
  readonly reject: (error: Error) => void;
}

/** The encoder's thread and its pending chunks. */
class EncoderThread {
  readonly #worker = new Worker(new URL('./encoder-thread.ts', import.meta.url), {
    // An old package imports a module that Node deprecates.
    execArgv: ['--disable-warning=DeprecationWarning'],
  });
  readonly #waiting = new Map<number, Waiting>();
  #last = 0;
  /** Time of its last response, or when it started to work. */
  #heardAt = 0;

  constructor() {
    this.#worker.on('message', (answer: EncodingAnswer) => {
      this.#heardAt = performance.now();
      const waiting = this.#waiting.get(answer.id);
      if ('vectors' in answer) waiting?.resolve(answer.vectors);
      else waiting?.reject(new Error(answer.problem));
    });
    this.#worker.on('error', (error) => this.#fail(error as Error));
    this.#worker.on('exit', () => this.#fail(new Error('the encoder ended')));
    // The thread must not keep the process alive; the timers of pending calls do.
    this.#worker.unref();
  }

  /**
   * Null if it takes longer than `limitMs`.
   * @throws Error if the model cannot be loaded or run, or hangs.
   */
  async encode(texts: readonly string[], limitMs: number): Promise<readonly Float32Array[] | null> {
    const id = (this.#last += 1);
    let timer: NodeJS.Timeout | undefined;
    if (this.#waiting.size === 0) this.#heardAt = performance.now();
    try {
      return await new Promise<readonly Float32Array[] | null>((resolve, reject) => {
        this.#waiting.set(id, { resolve, reject });
        timer = setTimeout(() => {
          if (performance.now() - this.#heardAt < SILENT_MS) resolve(null);
          else reject(new Error('the encoder does not answer'));
        }, limitMs);
        this.#worker.postMessage({ id, texts });
      });
    } finally {
      clearTimeout(timer);
      this.#waiting.delete(id);
    }
  }

  async end(): Promise<void> {
    await this.#worker.terminate();
  }

  #fail(error: Error): void {
    for (const { reject } of this.#waiting.values()) reject(error);
  }
}
