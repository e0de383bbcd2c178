import { setTimeout as delay } from 'node:timers/promises';
import { ApiError } from '../../platform/api-error.ts';
import type { Context } from '../../platform/context.ts';
import { healthMessages } from './messages.ts';
import { hasKnownSchema } from './repository.ts';

/** Time limit for the database, since load balancers ask every few seconds. */
const ANSWER_WITHIN_MS = 2_000;

/** @throws ApiError 503 with all reasons why this server should not receive calls now. */
export async function requireReady(ctx: Pick<Context, 'db' | 'services'>): Promise<void> {
  const { readiness } = ctx.services;
  const state = readiness.state();
  const schema = await Promise.race([
    hasKnownSchema(ctx.db).catch(() => null),
    delay(ANSWER_WITHIN_MS, null, { ref: false }),
  ]);
  const reasons = [
    ...(state === null ? [] : [state]),
    ...(schema === null ? (['database'] as const) : schema ? [] : (['schema'] as const)),
    ...(state !== null || readiness.areJobsRunning() ? [] : (['jobs'] as const)),
  ];
  if (reasons.length === 0) return;
  throw new ApiError(503, 'not_ready', healthMessages.notReady.sentence, {
    details: reasons.map((reason) => ({ path: reason, message: healthMessages.notReady[reason] })),
  });
}
