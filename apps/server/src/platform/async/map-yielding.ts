import { setImmediate as nextTurn } from 'node:timers/promises';

/** Longest time to block the event loop, in milliseconds. */
const YIELD_EVERY_MS = 8;

/** Maps values, yielding to the event loop every 8 ms. */
export async function mapYielding<Value, Result>(
  values: Iterable<Value>,
  map: (value: Value) => Result,
): Promise<Result[]> {
  const results: Result[] = [];
  let since = performance.now();
  for (const value of values) {
    results.push(map(value));
    if (performance.now() - since < YIELD_EVERY_MS) continue;
    await nextTurn();
    since = performance.now();
  }
  return results;
}
