import { z } from 'zod';
import type { Context } from '../platform/context.ts';
import type { LanguageModel } from '../providers/language/port.ts';
import { requestOnce } from './request-once.ts';
import { generationMessages } from './messages.ts';
import { parseModelOutput } from './parse-model-output.ts';
import type { Trial } from './try-model.ts';

/** A local model is loaded into memory first. */
const WITHIN_MS = 60_000;
const TOKENS_OUT = 400;
const CHARACTERS_OF_A_TOKEN = 4;

const schema = z.object({
  plants: z.array(z.object({ name: z.string().min(1), care: z.string().min(1) })).min(3),
});

/** Measurements of a model. */
export interface Measured extends Trial {
  readonly tokensPerSecond: number | null;
  readonly isEstimate: boolean;
  readonly firstWordMs: number | null;
  readonly isStructured: boolean | null;
}

/**
 * Has a model write a short list, and measures its speed and whether the output follows the schema. The cost is
 * recorded.
 * @throws the signal's reason if the caller disconnects.
 */
export async function measureModel(ctx: Context, model: LanguageModel): Promise<Measured> {
  const { outcome, tokens, text, startedAt, firstAt, endedAt } = await requestOnce(ctx, model, {
    instructions: 'You write short lists. Answer with JSON alone: {"plants": [{"name": "…", "care": "…"}]}.',
    prompt: 'Name six plants for a balcony, each with one sentence on its care.',
    schema,
    tokensOut: TOKENS_OUT,
    withinMs: WITHIN_MS,
    isOwnKey: false,
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
    isStructured: parseModelOutput(text, schema).isRead,
  };
}
