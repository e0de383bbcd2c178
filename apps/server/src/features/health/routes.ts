import {
  readHealth,
  readOperations,
  readReadiness,
  readStatus,
  retryFailedWork,
} from '@pagewright/contract/health';
import type { Mount } from '../../platform/http/mount.ts';
import * as operations from './operations/read-operations.ts';
import { requireReady } from './require-ready.ts';
import { describeStatus } from './read-status.ts';

/** Mounts the health checks. */
export function healthRoutes(mount: Mount): void {
  mount(readHealth, async () => ({ status: 'ok' as const }));
  mount(readReadiness, async (ctx) => {
    await requireReady(ctx);
    return { status: 'ready' as const };
  });
  mount(readOperations, (ctx) => operations.readOperations(ctx));
  mount(retryFailedWork, async (ctx, { params }) => {
    await operations.retryFailedWork(ctx, params.id);
    return undefined;
  });
  mount(readStatus, (ctx) => describeStatus(ctx));
}
