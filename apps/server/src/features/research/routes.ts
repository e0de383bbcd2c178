import * as contract from '@pagewright/contract/research';
import type { Mount } from '../../platform/http/mount.ts';
import { compareSnapshots } from './compare-snapshots.ts';
import { listSnapshots } from './list-snapshots.ts';

/** Mounts the endpoints for fetched pages. */
export function researchRoutes(mount: Mount): void {
  mount(contract.listSnapshots, async (ctx, { query }) => ({ snapshots: await listSnapshots(ctx, query) }));
  mount(contract.compareSnapshots, (ctx, { params }) => compareSnapshots(ctx, params.id, params.otherId));
}
