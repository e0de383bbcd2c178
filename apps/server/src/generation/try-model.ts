import { z } from 'zod';
import type { Context } from '../platform/context.ts';
import type { LanguageModel } from '../providers/language/port.ts';
import { requestOnce } from './request-once.ts';
import { generationMessages } from './messages.ts';

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
