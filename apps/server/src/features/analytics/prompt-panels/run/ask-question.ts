import { PROMPT_LIMITS } from '@pagewright/contract/analytics';
import { answerQuestion, type QuestionAnswer } from '../../../../generation/index.ts';
import { ApiError } from '../../../../platform/api-error.ts';
import type { Context } from '../../../../platform/context.ts';
import type { OfferedModel } from '../../../../vendors/index.ts';
import { metered } from '../../../usage/index.ts';
import { insertAnswer, type PromptCall } from '../answer-repository.ts';
import { brandsOf } from '../brands.ts';
import { findNames } from '../find-names.ts';
import type { RunRow } from '../run-repository.ts';

/** Time limit for one answer, with all attempts. */
const ANSWER_MS = 60_000;
/** Longer texts are cut off; `PROMPT_LIMITS.answerTokens` are about half of that. */
const CHARACTERS_MAX = 20_000;

/** An answer that failed, so that the plan's request is refunded. */
class NoAnswer extends Error {
  readonly answer: QuestionAnswer;

  constructor(answer: QuestionAnswer) {
    super(answer.outcome);
    this.answer = answer;
  }
}

/**
 * Asks one question of a run once, and stores the answer, or why there is none. Returns the problem; null if there was an
 * answer. `plan_limit` is not stored: nothing was asked.
 * @throws the context's signal's reason.
 */
export async function askQuestion(
  ctx: Context,
  { run, model, call }: { readonly run: RunRow; readonly model: OfferedModel; readonly call: PromptCall },
): Promise<string | null> {
  const question = run.questions[call.question] ?? '';
  let answer: QuestionAnswer;
  try {
    answer = await paidFor(ctx, model, question);
  } catch (error) {
    ctx.signal.throwIfAborted();
    if (error instanceof ApiError && error.code === 'quota_exceeded') return 'plan_limit';
    if (!(error instanceof NoAnswer)) throw error;
    ({ answer } = error);
  }
  const text = answer.text?.replaceAll('\0', '').slice(0, CHARACTERS_MAX).toWellFormed() ?? null;
  const problem = problemOf(answer);
  const [found] = text === null || problem !== null ? [] : await findNames([text], brandsOf(run));
  await insertAnswer(ctx.db, {
    runId: run.id,
    ...call,
    text,
    problem,
    brands: [...new Set(found?.mentions.map(({ brand }) => brand))],
    urls: [...new Set(found?.citations.map(({ url }) => url))],
    tokensIn: answer.tokens.in,
    tokensOut: answer.tokens.out,
    cost: answer.dollars,
  });
  return problem;
}

function problemOf({ outcome, text, isCutOff }: QuestionAnswer): string | null {
  if (outcome !== 'answered') return outcome;
  if (isCutOff) return 'cut_off';
  return text === null || text.trim() === '' ? 'empty' : null;
}

/** What the installation pays for counts as one AI request of the plan per answer. */
function paidFor(ctx: Context, model: OfferedModel, question: string): Promise<QuestionAnswer> {
  const ask = async (inside: Context): Promise<QuestionAnswer> => {
    const answer = await answerQuestion(inside, model, question, {
      kind: 'prompt_panel.answer',
      tokensOut: PROMPT_LIMITS.answerTokens,
      withinMs: ANSWER_MS,
    });
    if (answer.outcome !== 'answered') throw new NoAnswer(answer);
    return answer;
  };
  if (model.payer !== 'installation') return ask(ctx);
  return metered(ctx, { kind: 'ai', requests: 1 }, (_metering, inside) => ask(inside));
}
