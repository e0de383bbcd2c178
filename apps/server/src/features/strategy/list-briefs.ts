import type { listBriefs as call } from '@pagewright/contract/strategy';
import type { HandlerOutput, ParsedRequest } from '@pagewright/contract/endpoint';
import type { Context } from '../../platform/context.ts';
import { readChangeCursor, toChangePage } from '../../platform/http/change-cursor.ts';
import { ownershipFilter } from '../../platform/access/ownership.ts';
import { countBriefs, findBriefCards } from './repository.ts';
import { toCard } from './to-brief.ts';

/** Totals are exact up to this number. */
const EXACT_TO = 10_000;

/**
 * Lists the briefs that the caller may access, last changed first.
 * @throws ApiError 400 for an invalid cursor.
 */
export async function listBriefs(
  ctx: Context,
  { searchTerm = '', stage, cursor, limit }: ParsedRequest<typeof call>['query'],
): Promise<HandlerOutput<typeof call>> {
  const filter = { ...ownershipFilter(ctx.actor), stage, words: searchTerm };
  const after = cursor === undefined ? null : readChangeCursor(cursor);
  const [rows, counted] = await Promise.all([
    findBriefCards(ctx.db, filter, after, limit + 1),
    countBriefs(ctx.db, filter),
  ]);
  const { shown, nextCursor } = toChangePage(rows, limit);
  return {
    briefs: shown.map(toCard),
    nextCursor,
    total: Math.min(counted, EXACT_TO),
    ...(counted > EXACT_TO ? { totalIsEstimate: true } : {}),
  };
}
