import type { liveScore as call } from '@pagewright/contract/advanced';
import type { ParsedRequest } from '@pagewright/contract/endpoint';
import type { ExplainedScore } from '@pagewright/contract/score';
import { compute } from '../../../compute/index.ts';
import type { Context } from '../../../context.ts';
import { readSubject } from '../../content/index.ts';
import { scoring } from './scoring.ts';

/**
 * Scores a text compared with the workspace's research of its keyword, and with the pages of the item that is named.
 * @throws ApiError 404 where there is no item that the caller may read.
 */
export async function scoreLive(
  ctx: Context,
  { contentId, ...request }: Omit<ParsedRequest<typeof call>['body'], 'keep'>,
): Promise<ExplainedScore> {
  return compute(scoring, request, await readSubject(ctx, { keyword: request.primaryKeyword, contentId }));
}
