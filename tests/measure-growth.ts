const TIMES_LARGER = 4;
const TRIES = 2;
/** More attempts if the growth seems too large: one may have included garbage collection for other tests. */
const TRIES_MAX = 6;
/** CPU time may be counted in steps of 4 ms, so short work is repeated until the steps no longer matter. */
const ENOUGH_MICROSECONDS = 40_000;

/** Linear work takes 4 times as long on 4 times the size; quadratic work takes 16 times. */
export const GROWTH_MAX = 10;

/** How many times longer work takes on this size than on a quarter of it, by the fastest of a few attempts. */
export function measureGrowth(work: (size: number) => unknown, size: number): number {
  let [small, large] = [Infinity, Infinity];
  for (
    let attempt = 0;
    attempt < TRIES || (large / small >= GROWTH_MAX && attempt < TRIES_MAX);
    attempt += 1
  ) {
    small = Math.min(
      small,
      microsecondsOf(() => work(size / TIMES_LARGER)),
    );
    large = Math.min(
      large,
      microsecondsOf(() => work(size)),
    );
  }
  return large / small;
}

/** CPU time of one run, which does not include other programs. */
function microsecondsOf(work: () => unknown): number {
  const before = process.threadCpuUsage();
  for (let runs = 1; ; runs += 1) {
    work();
    const { user, system } = process.threadCpuUsage(before);
    if (user + system >= ENOUGH_MICROSECONDS) return (user + system) / runs;
  }
}
