import type { Context } from '../platform/context.ts';
import { ModelError, type ModelAnswer, type Tokens } from '../providers/language/port.ts';
import type { OfferedModel } from '../vendors/index.ts';
import { estimateDollars } from './estimate-dollars.ts';
import type { Outcome } from './outcome.ts';
import { recordModelCall } from './record-model-call.ts';
import { requestWithRetries } from './request-with-retries.ts';

/** As little as possible: the answers show what the model says by itself. */
const INSTRUCTIONS =
  'Answer the question as you would answer a person who asks it, in the language of the question, in plain text or Markdown.';

/** What a question is allowed to take. */
interface QuestionLimits {
  /** Name in the cost records. */
  readonly kind: string;
  readonly tokensOut: number;
  /** For all attempts. */
  readonly withinMs: number;
}

/** A model's answer to a person's question, or why there is none. */
export interface QuestionAnswer {
  readonly outcome: Outcome;
  /** Null if there is no answer. */
  readonly text: string | null;
  readonly isCutOff: boolean;
  readonly tokens: Tokens;
  /** US dollars at list price; null if the price or the tokens are unknown. */
  readonly dollars: number | null;
}

/**
 * Asks a model a question as a person would, without evidence and tools, and records the cost. The answer is unchecked:
 * it is only for reading and counting.
 * @throws the context's signal's reason.
 */
export async function answerQuestion(
  ctx: Context,
  model: OfferedModel,
  question: string,
  { kind, tokensOut, withinMs }: QuestionLimits,
): Promise<QuestionAnswer> {
  const startedAt = performance.now();
  const deadline = AbortSignal.timeout(withinMs);
  const request = {
    instructions: INSTRUCTIONS,
    prompt: question,
    schema: null,
    tokensOut,
    signal: AbortSignal.any([ctx.signal, deadline]),
    onText: () => undefined,
  };
  let asked = 0;
  let answer: ModelAnswer | null = null;
  let outcome: Outcome = 'cancelled';
  try {
    answer = await requestWithRetries(model, request, {
      until: startedAt + withinMs,
      onTry: () => {
        asked += 1;
      },
    });
    outcome = 'answered';
  } catch (error) {
    if (!ctx.signal.aborted) {
      if (!(error instanceof ModelError) && !deadline.aborted) throw error;
      outcome = error instanceof ModelError ? error.fault : 'too_slow';
    }
  }
  const tokens = answer?.tokens ?? { in: null, out: null };
  const ms = Math.round(performance.now() - startedAt);
  await recordModelCall(ctx, model, { kind, outcome, asked, tokens, ms });
  ctx.signal.throwIfAborted();
  if (answer !== null) ctx.meter?.asked('model', model.payer);
  return {
    outcome,
    text: answer?.text ?? null,
    isCutOff: answer?.isCutOff ?? false,
    tokens,
    dollars: estimateDollars(model, tokens, new Date()),
  };
}
