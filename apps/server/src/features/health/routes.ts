import { readHealth, readStatus } from '@pagewright/contract/health';
import type { Mount } from '../../http/mount.ts';
import { describeStatus } from './read-status.ts';

/** Mounts the checks of the service. */
export function healthRoutes(mount: Mount): void {
  mount(readHealth, async () => ({ status: 'ok' as const }));
  mount(readStatus, (ctx) => describeStatus(ctx));
}
