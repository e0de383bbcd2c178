import { setTimeout as delay } from 'node:timers/promises';
import { endpoint } from '@pagewright/contract/endpoint';
import { USAGE_KINDS } from '@pagewright/contract/usage';
import { z } from 'zod';
import { ApiError } from '../../../platform/api-error.ts';
import type { Feature } from '../../feature.ts';
import { features } from '../../index.ts';
import { metered } from '../index.ts';

/** A metered endpoint that does only what its body says. */
export const doWork = endpoint({
  method: 'POST',
  path: '/test/work',
  feature: 'usage',
  summary: 'Works, in a test.',
  access: 'user',
  streams: true,
  body: z.object({
    name: z.string().default('work'),
    kind: z.enum(USAGE_KINDS).default('seo'),
    requests: z.int().default(1),
    /** What a workspace's own key may pay for, and who paid. */
    ownKey: z.enum(['model', 'search']).optional(),
    payers: z.array(z.enum(['workspace', 'installation'])).default([]),
    /** Steps of progress and their duration. */
    steps: z.int().default(0),
    stepMs: z.int().default(0),
    /** Whether it notices that the caller disconnected. */
    listens: z.boolean().default(true),
    end: z.enum(['done', 'cached', 'refused', 'broken']).default('done'),
  }),
  response: z.object({ name: z.string(), run: z.int() }),
});

/** The states of tasks in this process by name: `started`, `finished`, `ended`. */
export const workLog: string[] = [];

const work: Feature = {
  mountApi(mount) {
    mount(doWork, (ctx, { body: { name, kind, requests, ownKey, payers, steps, stepMs, listens, end } }) =>
      metered(ctx, { kind, requests, ...(ownKey && { ownKey }) }, async (metering, inside) => {
        workLog.push(`${name} started`);
        for (const payer of payers) inside.meter?.asked(ownKey ?? 'search', payer);
        try {
          for (let step = 0; step < steps; step += 1) {
            if (listens) ctx.progress('Working', step, steps);
            await delay(stepMs, undefined, listens ? { signal: ctx.signal } : {}).catch(() =>
              ctx.signal.throwIfAborted(),
            );
          }
          if (end === 'refused') throw new ApiError(502, 'source_failed', 'The source failed.');
          if (end === 'broken') throw new Error('a secret of the inside');
          if (end === 'cached') metering.answeredFromCache();
          workLog.push(`${name} finished`);
          return { name, run: workLog.length, unknown: 'not in the contract' };
        } finally {
          workLog.push(`${name} ended`);
        }
      }),
    );
  },
};

/**
 * Adds this file's endpoint to every server started in this process from now on.
 * @returns a function that stops adding it.
 */
export function addMeteredCalls(): () => void {
  const all = features as Feature[];
  all.push(work);
  return () => void all.splice(all.indexOf(work), 1);
}
