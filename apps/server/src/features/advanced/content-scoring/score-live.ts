import type { liveScore as call } from '@pagewright/contract/advanced';
import type { ParsedRequest } from '@pagewright/contract/endpoint';
import type { ExplainedScore } from '@pagewright/contract/score';
import { compute } from '../../../platform/compute/index.ts';
import type { Context } from '../../../platform/context.ts';
import { readSubject } from '../../content/index.ts';
import { scoring } from './scoring.ts';

/**
 * Scores a text against the workspace's research of its keyword, and the pages of the given item.
 * @throws ApiError 404 if there is no item that the caller may read.
 */
export async function scoreLive(
  ctx: Context,
  { contentId, ...request }: Omit<ParsedRequest<typeof call>['body'], 'keep'>,
): Promise<ExplainedScore> {
  return compute(scoring, request, await readSubject(ctx, { keyword: request.primaryKeyword, contentId }));
}
