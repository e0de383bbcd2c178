import * as contract from '@pagewright/contract/usage';
import type { Mount } from '../../platform/http/mount.ts';
import { readModelUsage } from './read-model-usage.ts';
import { readUsage } from './read-usage.ts';

/** Mounts the endpoints for a workspace's usage. */
export function usageRoutes(mount: Mount): void {
  mount(contract.readUsage, (ctx) => readUsage(ctx));
  mount(contract.readModelUsage, (ctx) => readModelUsage(ctx));
}
