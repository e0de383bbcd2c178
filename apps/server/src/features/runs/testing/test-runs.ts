import { setTimeout as delay } from 'node:timers/promises';
import { endpoint } from '@pagewright/contract/endpoint';
import { z } from 'zod';
import { ApiError } from '../../../platform/api-error.ts';
import type { Feature } from '../../feature.ts';
import { features } from '../../index.ts';
import { metered } from '../../usage/index.ts';

/** An endpoint that starts a run and follows the steps in its body, for one SEO request. */
export const doRun = endpoint({
  method: 'POST',
  path: '/test/run',
  feature: 'runs',
  summary: 'Works as a run, in a test.',
  access: 'user',
  scope: 'analyses:write',
  streams: true,
  runs: true,
  body: z.object({
    keyword: z.string().default('work'),
    /** Steps of progress and their duration. */
    steps: z.int().default(0),
    stepMs: z.int().default(10),
    end: z.enum(['done', 'cached', 'refused', 'broken']).default('done'),
  }),
  response: z.object({ keyword: z.string(), by: z.string() }),
});

/** What the runs of this process did since the file's endpoint was added, in order. */
export const runLog: string[] = [];

/** The role of the server that carried out each of these runs. */
export const runRoles: string[] = [];

const work: Feature = {
  mountApi(mount) {
    mount(doRun, (ctx, { body: { keyword, steps, stepMs, end } }) =>
      metered(ctx, { kind: 'seo', requests: 1 }, async (metering, inside) => {
        runLog.push(`${keyword} started`);
        runRoles.push(inside.services.config.role);
        for (let step = 0; step < steps; step += 1) {
          inside.progress('Working', step, steps);
          await delay(stepMs, undefined, { signal: inside.signal }).catch(() =>
            inside.signal.throwIfAborted(),
          );
        }
        if (end === 'refused') throw new ApiError(502, 'source_failed', 'The source failed.');
        if (end === 'broken') throw new Error('a secret of the inside');
        if (end === 'cached') metering.answeredFromCache();
        runLog.push(`${keyword} finished`);
        return { keyword, by: ctx.actor.name };
      }),
    );
  },
};

/**
 * Adds this file's endpoint to every server started in this process from now on.
 * @returns a function that stops adding it.
 */
export function addTestRuns(): () => void {
  // Another file may have run in this process before.
  runLog.length = 0;
  runRoles.length = 0;
  const all = features as Feature[];
  all.push(work);
  return () => void all.splice(all.indexOf(work), 1);
}
