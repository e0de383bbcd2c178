import { isActive } from '@pagewright/contract/runs';
import type { Progress } from '@pagewright/contract/progress';
import { setTimeout as delay } from 'node:timers/promises';
import type { Context } from '../../context.ts';
import { requireRun } from './show-run.ts';
import type { FullRunRow } from './run-list-repository.ts';

/** How often a run is read, should the notification of a change be lost. */
const LOOK_MS = 500;

/**
 * Waits until a run has ended, the time limit is reached, or this server stops; reports progress along the way.
 * @throws ApiError 404 if it is not the caller's; the signal's reason when the caller disconnects, which does not
 * affect the run.
 */
export async function waitForRun(
  ctx: Context,
  id: string,
  onProgress: (progress: Progress) => void,
): Promise<FullRunRow> {
  const { runs, config } = ctx.services;
  const until = Date.now() + config.runWaitMs;
  let wake = (): void => undefined;
  let toldAt = '';
  let hasHeard = false;
  const leave = runs.hear(id, (progress) => {
    if (progress === null) return wake();
    hasHeard = true;
    onProgress(progress);
  });
  try {
    const wasOpen = runs.isOpen();
    for (;;) {
      const woken = new Promise<void>((resolve) => (wake = resolve));
      const run = await requireRun(ctx, id);
      const isPutBack = run.status === 'queued' && wasOpen && !runs.isOpen();
      if (!isActive(run.status) || isPutBack || Date.now() >= until) return run;
      const { step, done, total } = run;
      const told = JSON.stringify([step, done, total]);
      // Progress of a run on this server has been reported already.
      if (!hasHeard && run.status === 'running' && told !== toldAt) onProgress({ step, done, total });
      toldAt = told;
      await Promise.race([woken, delay(LOOK_MS, undefined, { signal: ctx.signal })]);
      ctx.signal.throwIfAborted();
    }
  } finally {
    leave();
  }
}
