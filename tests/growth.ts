const TIMES_LARGER = 4;
const TRIES = 4;

/** Work that grows with its size takes 4 times as long on 4 times the size; what grows with the square takes 16 times. */
export const GROWTH_MAX = 10;

/**
 * How many times as long work takes on the size as on a quarter of it. Compares the quickest of several tries, taken in
 * turns, so that a busy machine changes both alike.
 */
export function growth(work: (size: number) => unknown, size: number): number {
  let [small, large] = [Infinity, Infinity];
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    small = Math.min(
      small,
      millisecondsOf(() => work(size / TIMES_LARGER)),
    );
    large = Math.min(
      large,
      millisecondsOf(() => work(size)),
    );
  }
  return large / small;
}

function millisecondsOf(work: () => unknown): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}
