import { readUsage as readCall } from '@pagewright/contract/usage';
import type { Mount } from '../../http/mount.ts';
import { readUsage } from './read-usage.ts';

/** Mounts the call of the usage panel. */
export function usageRoutes(mount: Mount): void {
  mount(readCall, (ctx) => readUsage(ctx));
}
