import type { z } from 'zod';
import type { Context } from '../platform/context.ts';
import { type LanguageModel, ModelError } from '../providers/language/port.ts';
import { estimateDollars } from './estimate-dollars.ts';
import { insertGeneration } from './repository.ts';

/** A request that only tests a model. */
interface Question {
  readonly instructions: string;
  readonly prompt: string;
  readonly schema: z.ZodType;
  readonly tokensOut: number;
  readonly withinMs: number;
  readonly isOwnKey: boolean;
}

/** The result; times by `performance.now()`. */
export interface Tried {
  readonly outcome: 'answered' | 'too_slow' | ModelError['fault'];
  readonly tokens: Awaited<ReturnType<LanguageModel['ask']>>['tokens'];
  readonly text: string;
  readonly startedAt: number;
  readonly firstAt: number | null;
  readonly endedAt: number;
}

/**
 * Sends one request to a model, from Settings. Its cost is recorded.
 * @throws the signal's reason if the caller disconnects.
 */
export async function requestOnce(
  ctx: Context,
  model: LanguageModel,
  { withinMs, isOwnKey, ...question }: Question,
): Promise<Tried> {
  const deadline = AbortSignal.timeout(withinMs);
  const startedAt = performance.now();
  let firstAt: number | null = null;
  let outcome: Tried['outcome'] = 'answered';
  let tokens: Tried['tokens'] = { in: null, out: null };
  let text = '';
  try {
    const answer = await model.ask({
      ...question,
      signal: AbortSignal.any([ctx.signal, deadline]),
      onText: () => {
        firstAt ??= performance.now();
      },
    });
    ({ tokens, text } = answer);
  } catch (error) {
    ctx.signal.throwIfAborted();
    if (!(error instanceof ModelError) && !deadline.aborted) throw error;
    outcome = error instanceof ModelError ? error.fault : 'too_slow';
  }
  const endedAt = performance.now();
  await insertGeneration(ctx.db, {
    workspaceId: ctx.actor.workspaceId,
    userId: ctx.actor.userId,
    kind: 'settings.test',
    vendor: model.vendor,
    model: model.model,
    outcome,
    asked: 1,
    tokensIn: tokens.in,
    tokensOut: tokens.out,
    cost: estimateDollars(model, tokens, new Date()),
    isOwnKey,
    ms: Math.round(endedAt - startedAt),
  });
  return { outcome, tokens, text, startedAt, firstAt, endedAt };
}
