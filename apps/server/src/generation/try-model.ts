import { z } from 'zod';
import type { Context } from '../platform/context.ts';
import type { LanguageModel } from '../providers/language/port.ts';
import { requestOnce } from './request-once.ts';
import { generationMessages } from './messages.ts';

const WITHIN_MS = 20_000;
/** Some models think before they write; truncated output still proves that the key works. */
const TOKENS_OUT = 64;

/** The result of a trial: `message` is for the user, null on success. */
export interface Trial {
  readonly code: string | null;
  readonly message: string | null;
}

/**
 * Requests one word from a model with the workspace's own key. The cost is recorded.
 * @throws the signal's reason.
 */
export async function tryModel(ctx: Context, model: LanguageModel): Promise<Trial> {
  const { outcome } = await requestOnce(ctx, model, {
    instructions: 'Answer with the JSON {"ready": true}.',
    prompt: 'Are you ready?',
    schema: z.object({ ready: z.boolean() }),
    tokensOut: TOKENS_OUT,
    withinMs: WITHIN_MS,
    isOwnKey: true,
  });
  if (outcome === 'answered') return { code: null, message: null };
  return { code: outcome, message: generationMessages.failed(model.vendor, outcome) };
}
