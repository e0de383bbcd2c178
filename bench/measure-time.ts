/** How long some work took, in milliseconds: by the clock, and of this thread's processor alone. */
export interface Duration {
  wall: number;
  /** Does not grow when other programs take their turn. */
  cpu: number;
}

/** Does some work once and says how long it took. */
export function measureTime(work: () => unknown): Duration {
  const before = process.threadCpuUsage();
  const begin = performance.now();
  work();
  const wall = performance.now() - begin;
  const { user, system } = process.threadCpuUsage(before);
  return { wall, cpu: (user + system) / 1000 };
}

/** The middle value; NaN for none. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** The clock of the processor ticks in milliseconds, so that short work is known only by its mean. */
export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
