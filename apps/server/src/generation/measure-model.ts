import { z } from 'zod';
import type { Context } from '../context.ts';
import { type LanguageModel, ModelError } from '../providers/language/port.ts';
import { estimateDollars } from './estimate-dollars.ts';
import { generationMessages } from './messages.ts';
import type { Outcome } from './outcome.ts';
import { readAnswer } from './read-answer.ts';
import { insertGeneration } from './repository.ts';
import type { Trial } from './try-model.ts';

/** A model on a machine of one's own is loaded into memory first. */
const WITHIN_MS = 60_000;
const TOKENS_OUT = 400;
const CHARACTERS_OF_A_TOKEN = 4;

const schema = z.object({
  plants: z.array(z.object({ name: z.string().min(1), care: z.string().min(1) })).min(3),
});

/** What a model showed of itself. */
export interface Measured extends Trial {
  readonly tokensPerSecond: number | null;
  readonly isEstimate: boolean;
  readonly firstWordMs: number | null;
  readonly isStructured: boolean | null;
}

/**
 * Has a model write a short list once, and measures how fast it does and whether the answer has the form that was asked
 * for. What it cost is kept.
 * @throws the signal's reason where the caller goes.
 */
export async function measureModel(ctx: Context, model: LanguageModel): Promise<Measured> {
  const deadline = AbortSignal.timeout(WITHIN_MS);
  const startedAt = performance.now();
  let firstAt: number | null = null;
  let outcome: Outcome = 'answered';
  let tokens = { in: null, out: null } as Awaited<ReturnType<LanguageModel['ask']>>['tokens'];
  let text = '';
  try {
    const answer = await model.ask({
      instructions:
        'You write short lists. Answer with JSON alone: {"plants": [{"name": "…", "care": "…"}]}.',
      prompt: 'Name six plants for a balcony, each with one sentence on its care.',
      schema,
      tokensOut: TOKENS_OUT,
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
    isOwnKey: false,
    ms: Math.round(endedAt - startedAt),
  });
  if (outcome !== 'answered') {
    const message = generationMessages.failed(model.vendor, outcome);
    return {
      code: outcome,
      message,
      tokensPerSecond: null,
      isEstimate: false,
      firstWordMs: null,
      isStructured: null,
    };
  }
  const written = tokens.out ?? text.length / CHARACTERS_OF_A_TOKEN;
  const seconds = (endedAt - (firstAt ?? startedAt)) / 1000;
  return {
    code: null,
    message: null,
    tokensPerSecond: written > 0 && seconds > 0 ? Math.round((written / seconds) * 10) / 10 : null,
    isEstimate: tokens.out === null,
    firstWordMs: firstAt === null ? null : Math.round(firstAt - startedAt),
    isStructured: readAnswer(text, schema).isRead,
  };
}
