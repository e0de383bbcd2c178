import { Worker } from 'node:worker_threads';
import { FairQueue, type Queued } from './fair-queue.ts';
import { workModules, type ErrorCopy, type Work, type WorkKind } from './work.ts';
import type { Answer, Call } from './worker.ts';

/** How much a process computes at once, and how much may wait. */
export interface ComputeSettings {
  readonly threads: number;
  /** Milliseconds that one job may run. */
  readonly timeoutMs: number;
  /** Megabytes of JavaScript memory of one thread. */
  readonly memoryMb: number;
  /** Jobs that may wait, of one user and of all. */
  readonly waitingOfUser: number;
  readonly waiting: number;
}

/** Why a job was not done: `user_busy` and `busy` before it ran, the others while it did. */
export type ComputeFailureCode = 'user_busy' | 'busy' | 'too_slow' | 'too_much_memory' | 'stopped';

/** A job that was not done. */
export class ComputeFailure extends Error {
  readonly code: ComputeFailureCode;

  constructor(code: ComputeFailureCode) {
    super(`computing failed: ${code}`);
    this.code = code;
  }
}

/** Whose job it is, in which language its sentences are, and what ends it. */
export interface JobOwner {
  /** Blank for work that nobody waits for: it is never refused, and takes its turn as one more workspace. */
  readonly workspaceId: string;
  readonly userId: string;
  readonly language: string;
  readonly signal?: AbortSignal | undefined;
}

interface Job extends Queued {
  readonly call: Call;
  readonly settle: (outcome: Answer | { readonly failure: Error }) => void;
}

interface Thread {
  readonly worker: Worker;
  job: Job | null;
  timer: NodeJS.Timeout | undefined;
}

/** Threads that stay, and the queue before them. A thread is started when it is first needed, or by `warm`. */
export class ComputePool {
  readonly #settings: ComputeSettings;
  readonly #queue = new FairQueue<Job>();
  readonly #threads = new Set<Thread>();
  #isWarm = false;

  constructor(settings: ComputeSettings) {
    this.#settings = settings;
  }

  /** Starts all threads, so that no job waits for one to load. */
  warm(): void {
    this.#isWarm = true;
    while (this.#threads.size < this.#settings.threads) this.#start();
  }

  /**
   * Runs work in a thread when its turn has come.
   * @throws ComputeFailure where it was not done, the signal's reason where the caller went away, and what the work throws.
   */
  async run<Args extends readonly unknown[], Result>(
    { workspaceId, userId, language, signal }: JobOwner,
    work: Work<Args, Result>,
    args: Args,
  ): Promise<Result> {
    signal?.throwIfAborted();
    const { waiting, waitingOfUser } = this.#settings;
    if (userId !== '') {
      if (this.#queue.countOf({ workspaceId, userId }) >= waitingOfUser)
        throw new ComputeFailure('user_busy');
      if (this.#queue.size >= waiting) throw new ComputeFailure('busy');
    }
    const answer = await new Promise<Answer>((resolve, reject) => {
      const leave = (): void => this.#cancel(job, signal?.reason as Error);
      const job: Job = {
        workspaceId,
        userId,
        kind: work.kind,
        call: { module: work.module, name: work.run.name, args, language },
        settle: (outcome) => {
          signal?.removeEventListener('abort', leave);
          if ('failure' in outcome) reject(outcome.failure);
          else resolve(outcome);
        },
      };
      signal?.addEventListener('abort', leave, { once: true });
      this.#queue.add(job);
      this.#next();
    });
    if ('result' in answer) return answer.result as Result;
    throw work.reviveError?.(answer.error) ?? revived(answer.error);
  }

  /** Ends all threads; what runs or waits fails as stopped. */
  async close(): Promise<void> {
    this.#isWarm = false;
    for (let job = this.#queue.take(() => true); job; job = this.#queue.take(() => true)) {
      this.#queue.end(job);
      job.settle({ failure: new ComputeFailure('stopped') });
    }
    await Promise.all([...this.#threads].map((thread) => this.#end(thread, new ComputeFailure('stopped'))));
  }

  /** Gives idle threads the jobs whose turn it is. */
  #next(): void {
    for (;;) {
      const free = [...this.#threads].find(({ job }) => job === null);
      if (!free && this.#threads.size >= this.#settings.threads) return;
      const job = this.#queue.take((kind) => this.#mayRun(kind));
      if (!job) return;
      this.#assign(free ?? this.#start(), job);
    }
  }

  /** One thread is kept for quick work, where there is more than one. */
  #mayRun(kind: WorkKind): boolean {
    if (kind === 'quick') return true;
    const long = [...this.#threads].filter(({ job }) => job?.kind === 'long').length;
    return long < Math.max(1, this.#settings.threads - 1);
  }

  #start(): Thread {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), {
      workerData: workModules(),
      resourceLimits: { maxOldGenerationSizeMb: this.#settings.memoryMb },
    });
    const thread: Thread = { worker, job: null, timer: undefined };
    worker.unref();
    worker.on('message', (answer: Answer) => this.#finish(thread, answer));
    worker.on('error', (error: Error) => void this.#end(thread, failureOf(error)));
    worker.on('exit', () => void this.#end(thread, new ComputeFailure('stopped')));
    this.#threads.add(thread);
    return thread;
  }

  #assign(thread: Thread, job: Job): void {
    thread.job = job;
    thread.worker.ref();
    const tooSlow = (): void => void this.#end(thread, new ComputeFailure('too_slow'));
    thread.timer = setTimeout(tooSlow, this.#settings.timeoutMs);
    try {
      thread.worker.postMessage(job.call);
    } catch (error) {
      // What cannot be copied into a thread: a mistake of the caller's.
      this.#release(thread)?.settle({ failure: error as Error });
    }
  }

  #finish(thread: Thread, answer: Answer): void {
    this.#release(thread)?.settle(answer);
    this.#next();
  }

  /** Ends a thread, and with it its job. */
  async #end(thread: Thread, failure: Error): Promise<void> {
    if (!this.#threads.delete(thread)) return;
    const job = this.#release(thread);
    // The memory of the one is free before the next begins.
    await thread.worker.terminate();
    job?.settle({ failure });
    if (failure instanceof ComputeFailure && failure.code === 'stopped') return;
    this.#next();
    if (this.#isWarm) this.warm();
  }

  #release(thread: Thread): Job | null {
    const { job } = thread;
    clearTimeout(thread.timer);
    thread.job = null;
    thread.worker.unref();
    if (job) this.#queue.end(job);
    return job;
  }

  #cancel(job: Job, reason: Error): void {
    if (this.#queue.drop(job)) return job.settle({ failure: reason });
    const thread = [...this.#threads].find((running) => running.job === job);
    if (thread) void this.#end(thread, reason);
  }
}

function failureOf(error: Error): Error {
  const isMemory = 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
  return isMemory ? new ComputeFailure('too_much_memory') : error;
}

function revived({ name, message, stack, fields }: ErrorCopy): Error {
  return Object.assign(new Error(message), fields, { name, stack });
}
