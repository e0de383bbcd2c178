import type { ContentCard, ContentSort, contentQuerySchema } from '@pagewright/contract/content';
import type { z } from 'zod';
import type { Actor, Context } from '../../platform/context.ts';
import type { Database } from '../../platform/db/client.ts';
import { toCard } from './content-item.ts';
import { readTotal } from './count-repository.ts';
import { readCursor, writeCursor, type SortOrder } from './cursor.ts';
import {
  countCards,
  estimateCards,
  findAmongNewest,
  findCards,
  GATHERED_MAX,
  gatherIds,
  type ListFilter,
  type ListPage,
  type SearchWords,
} from './list-repository.ts';
import { findOwnCards, isOwnList } from './own-list-repository.ts';
import type { CardRow } from './repository.ts';

type Query = z.output<typeof contentQuerySchema>;

/** A search is looked for among so many last changed items first. */
const NEWEST = 2_000;
const DAY_MS = 86_400_000;

/** One page of items that the caller may read. */
export interface ContentPage {
  readonly content: ContentCard[];
  readonly nextCursor: string | null;
  readonly total: number;
  readonly totalIsEstimate?: boolean;
}

/**
 * Lists items by cursor, in an order that changes to other items do not disturb. The total is exact up to
 * `GATHERED_MAX` or `exactTo`, and always exact if only author and status filter the list.
 * @throws ApiError 400 for a cursor of another list.
 */
export async function listContent(ctx: Context, query: Query): Promise<ContentPage> {
  const { sort, limit } = query;
  const order = query.order ?? usualOrder(sort);
  const after = query.cursor === undefined ? null : readCursor(query.cursor, sort, order);
  const filter = toFilter(ctx.actor, query);
  const page = { sort, order, after, limit: limit + 1 };
  const { rows, ...total } = await findPage(ctx, filter, page, query.exactTo ?? GATHERED_MAX);

  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return {
    content: shown.map((row) => toCard(ctx, row)),
    nextCursor: last ? writeCursor({ sort, order, key: keyOf(last, sort), id: last.id }) : null,
    ...total,
  };
}

interface FoundPage {
  readonly rows: CardRow[];
  readonly total: number;
  readonly totalIsEstimate?: boolean;
}

async function findPage(
  { db }: Context,
  filter: ListFilter,
  page: ListPage,
  exactTo: number,
): Promise<FoundPage> {
  if (isNarrowedByCountsOnly(filter)) {
    const [rows, total] = isOwnList(filter, page)
      ? await findOwnCards(db, filter, page)
      : await Promise.all([findCards(db, filter, page), readTotal(db, filter)]);
    return { rows, total };
  }
  const ids = await gatherIds(db, filter);
  if (ids !== null) return { rows: await findCards(db, filter, page, ids), total: ids.length };
  const rows = await findAmongMany(db, filter, page);
  const counted = exactTo > GATHERED_MAX ? await countCards(db, filter, exactTo + 1) : exactTo + 1;
  if (counted <= exactTo) return { rows, total: counted };
  return { rows, total: Math.max(counted, await estimateCards(db, filter)), totalIsEstimate: true };
}

/** Finds a page of many items: those of a search are hardly ever old, and their words are costly to read. */
async function findAmongMany(db: Database, filter: ListFilter, page: ListPage): Promise<CardRow[]> {
  const { sort, order, after, limit } = page;
  if (filter.words !== undefined && sort === 'updated' && order === 'desc' && after === null) {
    const rows = await findAmongNewest(db, filter, { limit, newest: NEWEST });
    if (rows.length === limit) return rows;
  }
  return findCards(db, filter, page);
}

/** Converts a query to a filter for this reader. */
export function toFilter(actor: Actor, query: Omit<Query, 'sort' | 'limit' | 'exactTo'>): ListFilter {
  const authorId = query.authorId === undefined || query.authorId === '' ? actor.userId : query.authorId;
  const isOwn = authorId === actor.userId;
  return {
    workspaceId: actor.workspaceId,
    authorId: authorId === 'all' ? null : authorId,
    memberId: actor.role === 'admin' || isOwn ? null : actor.userId,
    statuses: [...new Set(query.status)],
    contentType: query.contentType === 'all' ? undefined : query.contentType,
    category: query.category || undefined,
    tag: query.tag || undefined,
    scoreFrom: query.scoreFrom,
    scoreTo: query.scoreTo,
    updatedFrom: query.updatedFrom === undefined ? undefined : new Date(`${query.updatedFrom}T00:00:00Z`),
    updatedBefore:
      query.updatedTo === undefined
        ? undefined
        : new Date(Date.parse(`${query.updatedTo}T00:00:00Z`) + DAY_MS),
    words: toSearchWords(query.searchTerm ?? ''),
  };
}

/** Splits a search term into words; undefined for a blank one. */
export function toSearchWords(searchTerm: string): SearchWords | undefined {
  const term = searchTerm.trim();
  return term === '' ? undefined : { term };
}

const COUNTED: ReadonlySet<keyof ListFilter> = new Set(['workspaceId', 'authorId', 'memberId', 'statuses']);

function isNarrowedByCountsOnly(filter: ListFilter): boolean {
  return Object.entries(filter).every(
    ([key, value]) => value === undefined || COUNTED.has(key as keyof ListFilter),
  );
}

function keyOf(row: CardRow, sort: ContentSort): string | number {
  switch (sort) {
    case 'updated':
      return row.updatedAt.toISOString();
    case 'created':
      return row.createdAt.toISOString();
    case 'title':
      return row.title;
    case 'score':
      return row.score ?? -1;
    case 'words':
      return row.wordCount;
    case 'views':
      return row.viewCount;
  }
}

/** The default direction of a sort: A to Z for titles, newest or highest first otherwise. */
function usualOrder(sort: ContentSort): SortOrder {
  return sort === 'title' ? 'asc' : 'desc';
}
