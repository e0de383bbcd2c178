/** Duration of a task in milliseconds: wall time, and processor time of this thread. */
export interface Duration {
  wall: number;
  /** Not affected by other programs. */
  cpu: number;
}

/** Runs a task once and returns its duration. */
export function measureTime(work: () => unknown): Duration {
  const before = process.threadCpuUsage();
  const begin = performance.now();
  work();
  const wall = performance.now() - begin;
  const { user, system } = process.threadCpuUsage(before);
  return { wall, cpu: (user + system) / 1000 };
}

/** The value that a share (0 to 1) of all values is below: .99 for the 99th percentile. NaN if there are no values. */
export function percentile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN;
}

/** The median; NaN if there are no values. */
export function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}

/** The processor clock ticks in milliseconds, so short tasks need a mean. */
export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
