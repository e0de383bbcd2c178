import type { BriefStage } from '@pagewright/contract/strategy';
import type { Context } from '../../platform/context.ts';
import { ownershipFilter } from '../../platform/access/ownership.ts';
import { findBriefCards } from './repository.ts';

/** A search result. */
export interface FoundBrief {
  readonly id: string;
  readonly title: string;
  readonly stage: BriefStage;
  readonly excerpt: string;
}

/** Searches the briefs that the caller may access, last changed first. A blank term finds nothing. */
export async function searchBriefs(
  ctx: Context,
  { searchTerm, limit }: { readonly searchTerm: string; readonly limit: number },
): Promise<FoundBrief[]> {
  if (searchTerm === '') return [];
  const filter = { ...ownershipFilter(ctx.actor), stage: undefined, words: searchTerm };
  const rows = await findBriefCards(ctx.db, filter, null, limit);
  return rows.map(({ id, mainTopic, stage, idea }) => ({ id, title: mainTopic, stage, excerpt: idea }));
}
