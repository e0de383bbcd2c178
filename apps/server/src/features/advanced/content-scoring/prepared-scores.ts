import type { liveScore as call } from '@pagewright/contract/advanced';
import type { ParsedRequest } from '@pagewright/contract/endpoint';
import type { ExplainedScore } from '@pagewright/contract/score';
import type { Context } from '../../../platform/context.ts';
import { saveRun } from '../runs/execute-run.ts';
import { scoreLive } from './score-live.ts';

/** A score computed before a transaction, to be saved in it as a run. */
export interface PreparedScore {
  readonly request: Omit<ParsedRequest<typeof call>['body'], 'contentId' | 'keep'>;
  readonly result: ExplainedScore;
}

/** Scores a text like the analysis "Content score", without saving a run. */
export async function prepareScore(ctx: Context, request: PreparedScore['request']): Promise<PreparedScore> {
  return { request, result: await scoreLive(ctx, request) };
}

/** Saves a prepared score as a run about an item of the caller, in their transaction. Nothing is metered. */
export async function savePreparedScore(
  inside: Context,
  { request, result }: PreparedScore,
  contentId: string,
): Promise<string> {
  const inputs = { ...request, contentId, keep: true };
  const provenance = result.provenance ?? { kind: 'unknown', method: '' };
  const { runId } = await saveRun(
    inside,
    { kind: 'live-score', label: request.primaryKeyword, inputs },
    result,
    provenance,
  );
  return runId;
}
