import { callEventLoop } from '../services.ts';

/** Tasks for the pool's tests. */
export function doubled(numbers: readonly number[]): number[] {
  return numbers.map((number) => 2 * number);
}

/** Keeps its thread busy until `shared[0]` is set, and signals its start. */
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

/** Allocates all available memory. */
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

/** Calls the event loop and returns its response. */
export async function asking(service: string, input: number): Promise<unknown> {
  return callEventLoop(service, input);
}
