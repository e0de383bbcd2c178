import type { suggestWatched as call } from '@pagewright/contract/analytics';
import type { HandlerOutput } from '@pagewright/contract/endpoint';
import type { Context } from '../../../context.ts';
import { ownershipFilter } from '../../../access/ownership.ts';
import { suggest } from './watch-repository.ts';

const SUGGESTIONS_MAX = 20;

/** What the workspace might watch: rivals that its research met, keywords that it writes for or is found by. */
export async function suggestWatched(ctx: Context): Promise<HandlerOutput<typeof call>> {
  const { competitor, keyword } = await suggest(ctx, {
    ...ownershipFilter(ctx.actor),
    ownHost: new URL(ctx.services.publicUrl()).host,
    limit: SUGGESTIONS_MAX,
  });
  return { competitors: competitor, keywords: keyword };
}
