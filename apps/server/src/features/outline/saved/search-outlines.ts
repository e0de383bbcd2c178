import type { OutlineStrategy } from '@pagewright/contract/outline';
import type { Context } from '../../../platform/context.ts';
import { ownershipFilter } from '../../../platform/access/ownership.ts';
import { findListed } from './repository.ts';

/** A search result. */
export interface FoundOutline {
  readonly id: string;
  readonly title: string;
  readonly strategy: OutlineStrategy;
  /** The keyword. */
  readonly excerpt: string;
}

/** Searches the saved outlines that the caller may access, last changed first. A blank term finds nothing. */
export async function searchOutlines(
  { actor, db }: Context,
  { searchTerm, limit }: { readonly searchTerm: string; readonly limit: number },
): Promise<FoundOutline[]> {
  if (searchTerm === '') return [];
  const rows = await findListed(db, { ...ownershipFilter(actor), words: searchTerm }, null, limit);
  return rows.map(({ id, title, strategy, keyword }) => ({ id, title, strategy, excerpt: keyword }));
}
