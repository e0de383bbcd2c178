import { setImmediate as nextTurn } from 'node:timers/promises';

/** Milliseconds of work after which everything else has its turn. */
const TURN_MS = 8;

/** What is made of each of many values, without keeping the event loop for longer than one of them takes. */
export async function mapInTurns<Value, Made>(
  values: Iterable<Value>,
  make: (value: Value) => Made,
): Promise<Made[]> {
  const made: Made[] = [];
  let since = performance.now();
  for (const value of values) {
    made.push(make(value));
    if (performance.now() - since < TURN_MS) continue;
    await nextTurn();
    since = performance.now();
  }
  return made;
}
