import type { suggestWatched as call } from '@pagewright/contract/analytics';
import type { HandlerOutput } from '@pagewright/contract/endpoint';
import type { Context } from '../../../platform/context.ts';
import { ownershipFilter } from '../../../platform/access/ownership.ts';
import { findSuggestions } from './watch-repository.ts';

const SUGGESTIONS_MAX = 20;

/** Suggests watchlist entries: rivals found in research, keywords that the workspace writes for or is found by. */
export async function suggestWatched(ctx: Context): Promise<HandlerOutput<typeof call>> {
  const { competitor, keyword } = await findSuggestions(ctx.db, {
    ...ownershipFilter(ctx.actor),
    ownHost: new URL(ctx.services.publicUrl()).host,
    limit: SUGGESTIONS_MAX,
  });
  return { competitors: competitor, keywords: keyword };
}
