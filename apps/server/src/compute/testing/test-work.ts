import { callEventLoop } from '../services.ts';

/** Work of the pool's tests: what a thread can be asked to do, and to suffer. */
export function doubled(numbers: readonly number[]): number[] {
  return numbers.map((number) => 2 * number);
}

/** Keeps its thread busy until `shared[0]` is set, and says when it began. */
export function heldUp(shared: Int32Array): number {
  Atomics.add(shared, 1, 1);
  Atomics.notify(shared, 1);
  Atomics.wait(shared, 0, 0);
  return Atomics.load(shared, 1);
}

/** Never ends. */
export function endless(): never {
  for (;;);
}

/** Takes all the memory that there is. */
export function boundless(): number {
  const all: number[][] = [];
  for (;;) all.push(Array.from({ length: 100_000 }, (_, at) => at + all.length));
}

class TestError extends Error {
  override name = 'TestError';
  readonly code = 'test';
}

/** Fails. */
export function failing(): void {
  throw new TestError('broken');
}

/** Asks the event loop and answers what it says. */
export async function asking(service: string, input: number): Promise<unknown> {
  return callEventLoop(service, input);
}
