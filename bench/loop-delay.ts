import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** The longest event loop delay, in milliseconds. */
export interface LoopDelay {
  /** Wall time, which includes other programs. */
  readonly longest: number;
  /** Processor time of the loop's thread. */
  readonly computing: number;
}

/** Settings of a server whose event loop is measured; it writes to the file. */
export const loopDelaySettings = (file: string): Readonly<Record<string, string>> => ({
  LOOP_DELAY_FILE: file,
  NODE_OPTIONS: `--import ${join(import.meta.dirname, 'loop-delay-hook.ts')}`,
});

/** Measures a server started with these settings. The returned function gives the longest delay since its last call. */
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
