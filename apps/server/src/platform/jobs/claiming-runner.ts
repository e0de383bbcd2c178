import { setTimeout as delay } from 'node:timers/promises';
import { runInWorkContext } from '../observability/work-context.ts';
import { randomUUID } from 'node:crypto';
import type { EffectContext, Runner } from './define.ts';

/** Work of many workspaces that any number of servers share. */
interface ClaimedWork<Due> {
  /** Names it in the log. */
  readonly name: string;
  /** How many of them one server does at a time. */
  readonly parallel: number;
  /** How long a server waits before it looks again when nothing is due. */
  readonly pollMs: number;
  /** Takes what has been due longest, with a lease that keeps other servers away; undefined if nothing is due. */
  claim(ctx: EffectContext): Promise<Due | undefined>;
  work(ctx: EffectContext, due: Due): Promise<void>;
}

/**
 * Runs due work on every server that starts recurring jobs: each claims one piece after the other, so more servers do
 * more, and a slow workspace delays no other. What a stopped server had claimed is done when its lease ends.
 */
export function claimingRunner<Due>(kind: ClaimedWork<Due>): Runner {
  return {
    start(ctx) {
      const stopping = new AbortController();
      const { signal } = stopping;
      const slot = async (): Promise<void> => {
        while (!signal.aborted) {
          const hasWorked = await runInWorkContext({ requestId: randomUUID() }, () =>
            workOnce(ctx, kind),
          ).catch((error: unknown) => {
            if (!signal.aborted)
              ctx.log.error(
                { event: 'due_work_failed', err: error, work: kind.name },
                'due work could not be done',
              );
            return false;
          });
          if (!hasWorked) await delay(kind.pollMs, undefined, { signal }).catch(() => undefined);
        }
      };
      const slots = ctx.services.config.recurringJobs ? kind.parallel : 0;
      const working = Promise.all(Array.from({ length: slots }, slot));
      return {
        async stop(graceMs) {
          stopping.abort();
          await Promise.race([working, delay(graceMs, undefined, { ref: false })]);
        },
      };
    },
  };
}

/** Does one piece; false if nothing is due. */
async function workOnce<Due>(ctx: EffectContext, kind: ClaimedWork<Due>): Promise<boolean> {
  const due = ctx.services.hasRoom() ? await kind.claim(ctx) : undefined;
  if (due === undefined) return false;
  await kind.work(ctx, due);
  return true;
}
