import type { Log, Services } from '../../platform/context.ts';
import type { Database } from '../../platform/db/client.ts';

/** The dependencies of settling an order. */
export interface SettleContext {
  readonly db: Database;
  readonly services: Services;
  readonly log: Log;
}
