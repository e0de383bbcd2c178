import type { ContentStatus } from '@pagewright/contract/content';
import type { Context } from '../../platform/context.ts';
import { findAmongNewest, findCards, gatherIds, type ListFilter } from './list-repository.ts';
import { toFilter } from './list-content.ts';
import type { CardRow } from './repository.ts';

/**
 * Common words are searched for among the last changed items, because title words are split on every read while text
 * words are stored.
 */
const NEWEST_TITLES = 100;
const NEWEST_TEXTS = 400;

/** A search result. */
export type FoundContent = Pick<CardRow, 'id' | 'title' | 'status' | 'excerpt'>;

/**
 * Finds items that the caller may read: title matches first, then by last change. A blank term finds the last changed
 * ones.
 */
export async function searchContent(
  ctx: Context,
  query: {
    readonly searchTerm: string;
    readonly status?: ContentStatus[] | undefined;
    readonly limit: number;
  },
): Promise<FoundContent[]> {
  const filter = toFilter(ctx.actor, { ...query, authorId: 'all' });
  const find = async (narrowed: ListFilter) => {
    const { words } = narrowed;
    if (words !== undefined) {
      const newest = words.inTitle ? NEWEST_TITLES : NEWEST_TEXTS;
      const found = await findAmongNewest(ctx.db, narrowed, { limit: query.limit, newest });
      if (found.length === query.limit) return found;
    }
    const ids = narrowed.words === undefined ? null : await gatherIds(ctx.db, narrowed);
    const page = { sort: 'updated', order: 'desc', after: null, limit: query.limit } as const;
    return findCards(ctx.db, narrowed, page, ids);
  };
  if (!filter.words) return (await find(filter)).map(shorten);
  const titled = await find({ ...filter, words: { ...filter.words, inTitle: true } });
  if (titled.length === query.limit) return titled.map(shorten);
  const ids = new Set(titled.map(({ id }) => id));
  const others = (await find(filter)).filter(({ id }) => !ids.has(id));
  return [...titled, ...others].slice(0, query.limit).map(shorten);
}

function shorten({ id, title, status, excerpt }: CardRow): FoundContent {
  return { id, title, status, excerpt };
}
