import type { readPromptAnswers as answersCall } from '@pagewright/contract/analytics';
import type { HandlerOutput, ParsedRequest } from '@pagewright/contract/endpoint';
import { csvTable } from '../../../documents/index.ts';
import { ApiError } from '../../../platform/api-error.ts';
import type { Context } from '../../../platform/context.ts';
import { analyticsMessages } from '../messages.ts';
import { listAnswers } from './answer-repository.ts';
import { brandsOf } from './brands.ts';
import { describePromptProblem } from './describe-prompt-problem.ts';
import { findNames } from './find-names.ts';
import { requirePanel } from './manage-panels.ts';
import { requireRun } from './read-result.ts';

/**
 * Reads a run's answers to one question, with the places of mentions and addresses.
 * @throws ApiError 404 if the caller's workspace has no such panel, run, or question.
 */
export async function readAnswers(
  ctx: Context,
  id: string,
  query: ParsedRequest<typeof answersCall>['query'],
): Promise<HandlerOutput<typeof answersCall>> {
  await requirePanel(ctx, id);
  const { run } = await requireRun(ctx, id, query.run);
  const question = run.questions[query.question];
  if (question === undefined) throw new ApiError(404, 'not_found', analyticsMessages.notFound);
  const rows = await listAnswers(ctx.db, run.id, query.question);
  const brands = brandsOf(run);
  const found = await findNames(
    rows.map(({ text }) => text ?? ''),
    brands,
  );
  return {
    brands: brands.map(({ name, isOwn }) => ({ name, isOwn })),
    question,
    answers: rows.map(({ repeat, text, problem, answeredAt }, at) => ({
      number: repeat + 1,
      text,
      problem:
        problem === null ? null : { code: problem, message: describePromptProblem(problem, run.model) },
      answeredAt: answeredAt.toISOString(),
      mentions: [...(found[at]?.mentions ?? [])],
      citations: [...(found[at]?.citations ?? [])],
    })),
  };
}

/** A run's answers as CSV, one row per call. @throws ApiError 404. */
export async function exportAnswers(ctx: Context, id: string, runId: string): Promise<string> {
  await requirePanel(ctx, id);
  const { run } = await requireRun(ctx, id, runId);
  const brands = brandsOf(run);
  const rows = await listAnswers(ctx.db, run.id);
  return csvTable([
    ['answeredAt', 'model', 'question', 'number', 'state', 'mentions', 'addresses', 'text'],
    ...rows.map((row) => [
      row.answeredAt.toISOString(),
      run.model,
      run.questions[row.question] ?? '',
      row.repeat + 1,
      row.problem ?? 'answered',
      row.brands.map((brand) => brands[brand]?.name ?? '').join(', '),
      row.urls.join(' '),
      row.text ?? '',
    ]),
  ]);
}
