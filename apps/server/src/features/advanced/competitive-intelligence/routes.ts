import * as contract from '@pagewright/contract/advanced';
import type { Mount } from '../../../platform/http/mount.ts';
import { runAlerts, runFreshness, runGaps, runStrategy } from './run.ts';

/** Mounts the routes for competitors. */
export function competitiveIntelligenceRoutes(mount: Mount): void {
  mount(contract.trackGaps, (ctx, { body }) => runGaps(ctx, body));
  mount(contract.checkAlerts, (ctx, { body }) => runAlerts(ctx, body));
  mount(contract.trackFreshness, (ctx, { body }) => runFreshness(ctx, body));
  mount(contract.analyzeStrategy, (ctx, { body }) => runStrategy(ctx, body));
}
