import { readHealth, readReadiness, readStatus } from '@pagewright/contract/health';
import type { Mount } from '../../http/mount.ts';
import { requireReady } from './require-ready.ts';
import { describeStatus } from './read-status.ts';

/** Mounts the checks of the service. */
export function healthRoutes(mount: Mount): void {
  mount(readHealth, async () => ({ status: 'ok' as const }));
  mount(readReadiness, async (ctx) => {
    await requireReady(ctx);
    return { status: 'ready' as const };
  });
  mount(readStatus, (ctx) => describeStatus(ctx));
}
