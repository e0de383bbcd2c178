import type { OutlineStrategy } from '@pagewright/contract/outline';
import type { Context } from '../../../context.ts';
import { ownershipFilter } from '../../../access/ownership.ts';
import { findLines } from './repository.ts';

/** A found outline, in short. */
export interface FoundOutline {
  readonly id: string;
  readonly title: string;
  readonly strategy: OutlineStrategy;
  /** Its keyword. */
  readonly excerpt: string;
}

/** Finds saved outlines that the caller may use, the last changed first. A blank term finds none: it asks for nothing. */
export async function searchOutlines(
  { actor, db }: Context,
  { searchTerm, limit }: { readonly searchTerm: string; readonly limit: number },
): Promise<FoundOutline[]> {
  if (searchTerm === '') return [];
  const rows = await findLines(db, { ...ownershipFilter(actor), words: searchTerm }, null, limit);
  return rows.map(({ id, title, strategy, keyword }) => ({ id, title, strategy, excerpt: keyword }));
}
