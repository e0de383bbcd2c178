import { z } from 'zod';
import type { Context } from '../context.ts';
import { type LanguageModel, ModelError } from '../providers/language/port.ts';
import { estimateDollars } from './estimate-dollars.ts';
import { generationMessages } from './messages.ts';
import type { Outcome } from './outcome.ts';
import { insertGeneration } from './repository.ts';

const WITHIN_MS = 20_000;
/** Some models think before they write; an answer that breaks off shows all the same that the key is good. */
const TOKENS_OUT = 64;

/** How a trial ended: `message` is the sentence for the user, null where the model answered. */
export interface Trial {
  readonly code: string | null;
  readonly message: string | null;
}

/**
 * Asks a model once for one word with a key of the workspace's own. What it cost is kept.
 * @throws the signal's reason where the caller goes.
 */
export async function tryModel(ctx: Context, model: LanguageModel): Promise<Trial> {
  const deadline = AbortSignal.timeout(WITHIN_MS);
  const startedAt = performance.now();
  let tokens = { in: null, out: null } as Awaited<ReturnType<LanguageModel['ask']>>['tokens'];
  let outcome: Outcome = 'answered';
  try {
    const answer = await model.ask({
      instructions: 'Answer with the JSON {"ready": true}.',
      prompt: 'Are you ready?',
      schema: z.object({ ready: z.boolean() }),
      tokensOut: TOKENS_OUT,
      signal: AbortSignal.any([ctx.signal, deadline]),
      onText: () => undefined,
    });
    tokens = answer.tokens;
  } catch (error) {
    ctx.signal.throwIfAborted();
    if (!(error instanceof ModelError) && !deadline.aborted) throw error;
    outcome = error instanceof ModelError ? error.fault : 'too_slow';
  }
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
    isOwnKey: true,
    ms: Math.round(performance.now() - startedAt),
  });
  if (outcome === 'answered') return { code: null, message: null };
  return { code: outcome, message: generationMessages.failed(model.vendor, outcome) };
}
