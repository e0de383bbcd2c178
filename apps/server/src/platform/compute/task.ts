/** `quick`: somebody waits for it while writing, such as a score. `long`: an analysis or a file. */
export type TaskKind = 'quick' | 'long';

/** A function that can run in a thread. */
export interface ComputeTask<Args extends readonly unknown[], Result> {
  /** Address of the module that exports the function under its own name. */
  readonly module: string;
  readonly run: (...args: Args) => Result | Promise<Result>;
  readonly kind: TaskKind;
  /**
   * Whether it runs on the event loop when its arguments are small, so that it does not wait for a thread. Only for work
   * whose code `warmEngine` has run: the first analysis of a process compiles for 130 ms, however small its text.
   */
  readonly inline?: true;
  /** Restores an error's class from the copy that left the thread. */
  readonly reviveError?: (copy: ErrorCopy) => Error | undefined;
}

/** An error as it leaves a thread. */
export interface ErrorCopy {
  readonly name: string;
  readonly message: string;
  readonly stack: string | undefined;
  /** Its own fields, such as a code. */
  readonly fields: Readonly<Record<string, unknown>>;
}

/**
 * Weight (characters and nested values of the arguments) up to which such work runs on the event loop. At this size even
 * the most expensive hostile text takes far less than 50 ms (`npm run bench:event-loop`).
 */
const INLINE_MAX = 3_000;

/** Whether a call runs on the event loop. */
export const runsInline = (
  work: Pick<ComputeTask<never, unknown>, 'inline'>,
  args: readonly unknown[],
): boolean => work.inline === true && isLight(args, INLINE_MAX);

/** Modules of quick work, which a thread loads when it starts. */
const modules = new Set<string>();

/** The modules that a new thread loads at once. */
export function workModules(): readonly string[] {
  return [...modules];
}

/**
 * Names a function that `compute` may run in a thread. Its module exports it under the function's own name and has no side
 * effects; arguments and result are plain data. Large data that only jobs read is passed as `Serialized`.
 */
export function defineTask<Args extends readonly unknown[], Result>(
  module: URL,
  run: (...args: Args) => Result | Promise<Result>,
  options: {
    readonly kind: TaskKind;
    readonly inline?: true;
    readonly reviveError?: (copy: ErrorCopy) => Error | undefined;
  },
): ComputeTask<Args, Result> {
  if (options.kind === 'quick') modules.add(module.href);
  return { module: module.href, run, ...options };
}

/** Whether arguments weigh no more than `most`: one for each character and each value. Stops as soon as it knows. */
export function isLight(args: readonly unknown[], most: number): boolean {
  let left = most;
  const waiting: unknown[] = [...args];
  while (waiting.length > 0) {
    const value = waiting.pop();
    left -= 1;
    if (typeof value === 'string') left -= value.length;
    else if (ArrayBuffer.isView(value)) left -= value.byteLength;
    else if (Array.isArray(value)) {
      if (value.length > left) return false;
      for (const entry of value) waiting.push(entry);
    } else if (typeof value === 'object' && value !== null) {
      for (const key in value) {
        left -= 1;
        if (left < 0) return false;
        waiting.push((value as Record<string, unknown>)[key]);
      }
    }
    if (left < 0) return false;
  }
  return true;
}
