import { Worker } from 'node:worker_threads';
import { FairQueue, type Queued } from './fair-queue.ts';
import { handleServiceCall, type ServiceAnswer, type ServiceCall } from './services.ts';
import { workModules, type ErrorCopy, type ComputeTask, type TaskKind } from './task.ts';
import type { Answer, Call } from './worker.ts';

/** Limits of the jobs of one process. */
export interface ComputeSettings {
  readonly threads: number;
  /** Milliseconds that one job may run. */
  readonly timeoutMs: number;
  /** Megabytes of JavaScript memory of one thread. */
  readonly memoryMb: number;
  /** How many jobs may wait: of one user, and of all users together. */
  readonly waitingOfUser: number;
  readonly waiting: number;
}

export interface ComputeLoad {
  readonly threads: number;
  readonly running: number;
  readonly waiting: number;
}

/** Why a job was not done: `user_busy` and `busy` before it started, the others while it ran. */
export type ComputeFailureCode = 'user_busy' | 'busy' | 'too_slow' | 'too_much_memory' | 'stopped';

/** A job that was not done. */
export class ComputeFailure extends Error {
  readonly code: ComputeFailureCode;

  constructor(code: ComputeFailureCode) {
    super(`computing failed: ${code}`);
    this.code = code;
  }
}

/** The owner of a job, the language of its sentences, and what cancels it. */
export interface JobOwner {
  /** Blank for background work: it is never refused, and takes turns like one more workspace. */
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

/** Long-lived threads and the queue in front of them. A thread is started when it is first needed, or by `warm`. */
export class ComputePool {
  readonly #settings: ComputeSettings;
  readonly #queue = new FairQueue<Job>();
  readonly #threads = new Set<Thread>();
  #isWarm = false;
  #isClosed = false;

  constructor(settings: ComputeSettings) {
    this.#settings = settings;
  }

  /** Starts all threads now, so that no job waits while one loads. */
  warm(): void {
    this.#isWarm = true;
    while (this.#threads.size < this.#settings.threads) this.#start();
  }

  /**
   * Runs work in a thread when its turn comes.
   * @throws ComputeFailure if it was not done, the signal's reason if it was canceled, and what the work throws.
   */
  async run<Args extends readonly unknown[], Result>(
    { workspaceId, userId, language, signal }: JobOwner,
    work: ComputeTask<Args, Result>,
    args: Args,
  ): Promise<Result> {
    signal?.throwIfAborted();
    if (this.#isClosed) throw new ComputeFailure('stopped');
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

  /** Current load. */
  load(): ComputeLoad {
    const running = [...this.#threads].filter(({ job }) => job !== null).length;
    return { threads: this.#threads.size, running, waiting: this.#queue.size };
  }

  /** Ends all threads; jobs that are running or waiting, and later ones, fail as stopped. */
  async close(): Promise<void> {
    this.#isWarm = false;
    this.#isClosed = true;
    for (const job of this.#queue.clear()) job.settle({ failure: new ComputeFailure('stopped') });
    await Promise.all([...this.#threads].map((thread) => this.#end(thread, new ComputeFailure('stopped'))));
  }

  /** Gives idle threads the next jobs. */
  #next(): void {
    for (;;) {
      const free = [...this.#threads].find(({ job }) => job === null);
      if (!free && this.#threads.size >= this.#settings.threads) return;
      const job = this.#queue.take((kind) => this.#mayRun(kind));
      if (!job) return;
      this.#assign(free ?? this.#start(), job);
    }
  }

  /** One thread is kept free for quick work if there are several. */
  #mayRun(kind: TaskKind): boolean {
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
    worker.on('message', (message: Answer | ServiceCall) => {
      if ('service' in message) void answerThread(worker, message);
      else this.#finish(thread, message);
    });
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
      // Arguments that cannot be copied into a thread are a bug in the caller.
      this.#release(thread)?.settle({ failure: error as Error });
    }
  }

  #finish(thread: Thread, answer: Answer): void {
    this.#release(thread)?.settle(answer);
    this.#next();
  }

  /** Ends a thread and the job that it runs. */
  async #end(thread: Thread, failure: Error): Promise<void> {
    if (!this.#threads.delete(thread)) return;
    const job = this.#release(thread);
    // Its memory is freed before another thread starts.
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

/** A thread that was terminated meanwhile gets no response. */
async function answerThread(worker: Worker, { service, id, input }: ServiceCall): Promise<void> {
  worker.postMessage({
    answered: id,
    output: await handleServiceCall(service, input),
  } satisfies ServiceAnswer);
}

function failureOf(error: Error): Error {
  const isMemory = 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
  return isMemory ? new ComputeFailure('too_much_memory') : error;
}

function revived({ name, message, stack, fields }: ErrorCopy): Error {
  return Object.assign(new Error(message), fields, { name, stack });
}
