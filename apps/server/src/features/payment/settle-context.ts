import type { Log, Services } from '../../context.ts';
import type { Database } from '../../db/client.ts';

/** What settling an order works with. */
export interface SettleContext {
  readonly db: Database;
  readonly services: Services;
  readonly log: Log;
}
