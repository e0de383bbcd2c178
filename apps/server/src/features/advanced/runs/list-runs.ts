import type { listRuns as call } from '@pagewright/contract/advanced';
import type { HandlerOutput, ParsedRequest } from '@pagewright/contract/endpoint';
import type { Context } from '../../../platform/context.ts';
import { readChangeCursor, toChangePage } from '../../../platform/http/change-cursor.ts';
import { countRuns, findRunLines } from './repository.ts';
import { toRunLine } from './show-run.ts';

/** Totals are exact up to this number. */
const EXACT_TO = 10_000;

/** Lists the analysis runs of the caller's workspace, newest first. @throws ApiError 400 for an invalid cursor. */
export async function listRuns(
  { actor, db }: Context,
  { kind: kinds = [], cursor, limit }: ParsedRequest<typeof call>['query'],
): Promise<HandlerOutput<typeof call>> {
  const filter = { workspaceId: actor.workspaceId, kinds };
  const after = cursor === undefined || cursor === '' ? null : readChangeCursor(cursor);
  const [rows, counted] = await Promise.all([
    findRunLines(db, filter, after, limit + 1),
    countRuns(db, filter, EXACT_TO + 1),
  ]);
  // A run never changes, so it is sorted by its creation time.
  const placed = rows.map((row) => ({ ...row, updatedAt: row.createdAt }));
  const { shown, nextCursor } = toChangePage(placed, limit);
  return {
    runs: shown.map((row) => toRunLine(actor, row)),
    nextCursor,
    total: Math.min(counted, EXACT_TO),
    ...(counted > EXACT_TO ? { totalIsEstimate: true } : {}),
  };
}
