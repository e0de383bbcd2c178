import { readTables } from '@pagewright/engine';
import { mapYielding } from '../../../async/map-yielding.ts';

/**
 * Loads the engine's word tables in advance, yielding in between; otherwise the first short text would block the
 * event loop.
 */
export async function warmEngine(): Promise<void> {
  await mapYielding(readTables(), () => undefined);
}
