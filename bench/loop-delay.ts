import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** The longest time for which an event loop served nobody, in milliseconds. */
export interface LoopDelay {
  /** By the clock: what else ran on the machine is part of it. */
  readonly longest: number;
  /** By what the loop's thread computed. */
  readonly computing: number;
}

/** Settings of a server whose event loop is measured; it writes into the file. */
export const loopDelaySettings = (file: string): Readonly<Record<string, string>> => ({
  LOOP_DELAY_FILE: file,
  NODE_OPTIONS: `--import ${join(import.meta.dirname, 'loop-delay-hook.ts')}`,
});

/** Measures a server started with these settings. The answer tells the longest delay since it was last called. */
export function measureLoopDelay(child: ChildProcess, file: string): () => Promise<LoopDelay> {
  let asked = 0;
  return async () => {
    asked += 1;
    child.kill('SIGUSR2');
    for (;;) {
      const [count, longest = 0, computing = 0] = readNumbers(file);
      if (count === asked) return { longest, computing };
      await wait(5);
    }
  };
}

function readNumbers(file: string): number[] {
  try {
    return readFileSync(file, 'utf8').split(' ').map(Number);
  } catch {
    return [];
  }
}
