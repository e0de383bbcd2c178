const TIMES_LARGER = 4;
const ATTEMPTS = 2;
/** More attempts if the growth seems too large: one may have included garbage collection for other tests. */
const MAX_ATTEMPTS = 6;
/** CPU time may be counted in steps of 4 ms, so short work is repeated until the steps no longer matter. */
const MIN_MICROSECONDS = 40_000;

/** Linear work takes 4 times as long on 4 times the size; quadratic work takes 16 times. */
export const GROWTH_MAX = 10;

/** How many times longer work takes on this size than on a quarter of it, by the fastest of a few attempts. */
export function measureGrowth(task: (size: number) => unknown, size: number): number {
  let [small, large] = [Infinity, Infinity];
  for (
    let attempt = 0;
    attempt < ATTEMPTS || (large / small >= GROWTH_MAX && attempt < MAX_ATTEMPTS);
    attempt += 1
  ) {
    small = Math.min(
      small,
      microsecondsOf(() => task(size / TIMES_LARGER)),
    );
    large = Math.min(
      large,
      microsecondsOf(() => task(size)),
    );
  }
  return large / small;
}

/** CPU time of one run, which does not include other programs. */
function microsecondsOf(task: () => unknown): number {
  const before = process.threadCpuUsage();
  for (let runs = 1; ; runs += 1) {
    task();
    const { user, system } = process.threadCpuUsage(before);
    if (user + system >= MIN_MICROSECONDS) return (user + system) / runs;
  }
}
