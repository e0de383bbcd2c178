import * as contract from '@pagewright/contract/runs';
import type { Mount } from '../../platform/http/mount.ts';
import { listRunningCrawls } from '../../research/index.ts';
import { listRuns, toReadRun } from '../../platform/http/runs/show-run.ts';
import { waitForRun } from '../../platform/http/runs/wait-for-run.ts';
import { cancelRun } from './cancel-run.ts';
import { mayRead, mayReadCrawls, requireReadable } from './policy.ts';

/** Mounts the endpoints for runs. */
export function runRoutes(mount: Mount): void {
  mount(contract.listCallRuns, async (ctx, { request }) => ({
    runs: (await listRuns(ctx)).filter(({ operation }) => mayRead(request.apiToken, operation)),
    crawls: mayReadCrawls(request.apiToken) ? await listRunningCrawls(ctx) : [],
  }));
  mount(contract.readCallRun, async (ctx, { params, request }) =>
    toReadRun(ctx.actor, await requireReadable(ctx, params.id, request.apiToken)),
  );
  mount(contract.followCallRun, async (ctx, { params, request }) => {
    await requireReadable(ctx, params.id, request.apiToken);
    const run = await waitForRun(ctx, params.id, ({ step, done, total, text }) =>
      ctx.progress(step, done, total, text),
    );
    return toReadRun(ctx.actor, run);
  });
  mount(contract.cancelCallRun, async (ctx, { params, request }) => {
    await requireReadable(ctx, params.id, request.apiToken);
    return cancelRun(ctx, params.id);
  });
}
