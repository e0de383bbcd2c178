import { readTables } from '@pagewright/engine';
import { mapYielding } from '../../../async/map-yielding.ts';

/** Reads the engine's tables of words, others served in between: the first short text would keep the event loop for it. */
export async function warmEngine(): Promise<void> {
  await mapYielding(readTables(), () => undefined);
}
