import type { listBriefs as call } from '@pagewright/contract/strategy';
import type { HandlerOutput, ParsedRequest } from '@pagewright/contract/endpoint';
import type { Actor, Context } from '../../context.ts';
import { readCursor, writeCursor } from './cursor.ts';
import { countBriefs, findBriefCards, type BriefFilter } from './repository.ts';
import { toCard } from './show-brief.ts';

/** Totals are exact up to here. */
const EXACT_TO = 10_000;

/**
 * Lists the briefs that the caller may use, the last changed first.
 * @throws ApiError 400 for a cursor that no list gave.
 */
export async function listBriefs(
  ctx: Context,
  { searchTerm = '', stage, cursor, limit }: ParsedRequest<typeof call>['query'],
): Promise<HandlerOutput<typeof call>> {
  const filter = { ...usableBriefs(ctx.actor), stage, words: searchTerm };
  const after = cursor === undefined ? null : readCursor(cursor);
  const [rows, counted] = await Promise.all([
    findBriefCards(ctx.db, filter, after, limit + 1),
    countBriefs(ctx.db, filter),
  ]);
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return {
    briefs: shown.map(toCard),
    nextCursor: last ? writeCursor({ updatedAt: last.updatedAt.toISOString(), id: last.id }) : null,
    total: Math.min(counted, EXACT_TO),
    ...(counted > EXACT_TO ? { totalIsEstimate: true } : {}),
  };
}

/** The briefs that an actor may use: all of the workspace for an admin, else the own ones. */
export function usableBriefs(actor: Actor): Pick<BriefFilter, 'workspaceId' | 'authorId'> {
  return { workspaceId: actor.workspaceId, authorId: actor.role === 'admin' ? null : actor.userId };
}
