import type { listOutlines as call } from '@pagewright/contract/outline';
import type { HandlerOutput, ParsedRequest } from '@pagewright/contract/endpoint';
import type { Context } from '../../../platform/context.ts';
import { readChangeCursor, toChangePage } from '../../../platform/http/change-cursor.ts';
import { ownershipFilter } from '../../../platform/access/ownership.ts';
import { countListed, findListed } from './repository.ts';
import { toListed } from './to-saved-outline.ts';

/** Totals are exact up to this number. */
const EXACT_TO = 10_000;

/**
 * Lists the outlines that the caller may access, last changed first.
 * @throws ApiError 400 for an invalid cursor.
 */
export async function listOutlines(
  { actor, db }: Context,
  { searchTerm = '', cursor, limit }: ParsedRequest<typeof call>['query'],
): Promise<HandlerOutput<typeof call>> {
  const filter = { ...ownershipFilter(actor), words: searchTerm };
  const after = cursor === undefined || cursor === '' ? null : readChangeCursor(cursor);
  const [rows, counted] = await Promise.all([
    findListed(db, filter, after, limit + 1),
    countListed(db, filter, EXACT_TO + 1),
  ]);
  const { shown, nextCursor } = toChangePage(rows, limit);
  return {
    outlines: shown.map(toListed),
    nextCursor,
    total: Math.min(counted, EXACT_TO),
    ...(counted > EXACT_TO ? { totalIsEstimate: true } : {}),
  };
}
