const TIMES_LARGER = 4;
const TRIES = 2;
/** More tries where the growth seems too large: garbage that other tests left may have been collected in one of them. */
const TRIES_MAX = 6;
/** The processor's time may be counted in steps of 4 ms: short work is repeated until they no longer matter. */
const ENOUGH_MICROSECONDS = 40_000;

/** Work that grows with its size takes 4 times as long on 4 times the size; what grows with the square takes 16 times. */
export const GROWTH_MAX = 10;

/** How many times as long work takes on the size as on a quarter of it, by the quickest of some tries of each. */
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

/** The processor's time for one run of the work: what else the machine does meanwhile does not count. */
function microsecondsOf(work: () => unknown): number {
  const before = process.threadCpuUsage();
  for (let runs = 1; ; runs += 1) {
    work();
    const { user, system } = process.threadCpuUsage(before);
    if (user + system >= ENOUGH_MICROSECONDS) return (user + system) / runs;
  }
}
