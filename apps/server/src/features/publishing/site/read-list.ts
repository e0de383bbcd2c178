import { z } from 'zod';
import type { Database } from '../../../platform/db/client.ts';
import {
  countArticles,
  listCards,
  searchArticles,
  SEARCH_RESULTS_MAX,
  type Article,
  type ListFilter,
  type ListKey,
  type OrderedFilter,
  type PageStart,
} from '../article-repository.ts';
import type { SiteRequest } from './site-visit.ts';

/** Articles per page of a list. */
export const LIST_PAGE_SIZE = 20;
/** Articles are counted up to this number, and their pages numbered. Older ones have pages without a number. */
const COUNTED_MAX = 1_000;
const NUMBERED_MAX = COUNTED_MAX / LIST_PAGE_SIZE;

/** Which page of a list: by its number, from 1, or next to a place in the order of publication. */
export type ListPosition =
  | { readonly page: number }
  | { readonly after: ListKey }
  | { readonly before: ListKey };

/** The articles of one page of a list. */
export interface ReadList {
  readonly articles: Article[];
  /** The number of articles in the whole list; `COUNTED_MAX` stands for that many or more. */
  readonly count: number;
  /** Whether there are more than were counted. */
  readonly isMore: boolean;
  readonly newer: ListPosition | null;
  readonly older: ListPosition | null;
}

const PLACE = /^(?<time>\d{1,13})-(?<id>[\da-f-]{36})$/;

/** A place as the value of a query parameter. */
export function writePlace({ publishedAt, contentId }: ListKey): string {
  return `${publishedAt.getTime()}-${contentId}`;
}

function readPlace(text: string | null): ListKey | null {
  const { time, id } = PLACE.exec(text ?? '')?.groups ?? {};
  const publishedAt = new Date(Number(time));
  if (time === undefined || Number.isNaN(publishedAt.getTime()) || !z.guid().safeParse(id).success)
    return null;
  return { publishedAt, contentId: String(id) };
}

/** The page that a request asks for; the first one if it asks for none. */
export function readPosition(query: SiteRequest['query'], filter: ListFilter): ListPosition {
  const valueOf = (name: 'page' | 'after' | 'before'): string | null => {
    const given = query[name];
    return (typeof given === 'string' ? given : given?.[0]) ?? null;
  };
  if (filter.by !== 'words') {
    const [after, before] = [readPlace(valueOf('after')), readPlace(valueOf('before'))];
    if (after !== null) return { after };
    if (before !== null) return { before };
  }
  const page = valueOf('page') ?? '';
  return { page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1 };
}

const isOrdered = (filter: ListFilter): filter is OrderedFilter => filter.by !== 'words';

/** Reads one page of a list; null if there is no such page. */
export async function readList(
  db: Database,
  workspaceId: string,
  filter: ListFilter,
  position: ListPosition,
): Promise<ReadList | null> {
  // One more than is shown, to know whether there are others.
  const limit = LIST_PAGE_SIZE + 1;
  const start: PageStart = 'page' in position ? { skip: (position.page - 1) * LIST_PAGE_SIZE } : position;
  const { articles: found, count: counted } = isOrdered(filter)
    ? {
        count: await countArticles(db, workspaceId, filter, COUNTED_MAX + 1),
        articles: await listCards(db, workspaceId, filter, { start, limit }),
      }
    : await searchArticles(db, workspaceId, filter.value, { skip: 'skip' in start ? start.skip : 0, limit });
  const isFirst = 'page' in position && position.page === 1;
  if (found.length === 0 && !(isFirst && filter.by === 'words')) return null;
  const hasMore = found.length > LIST_PAGE_SIZE;
  const isBackward = 'before' in position;
  const articles = hasMore ? (isBackward ? found.slice(1) : found.slice(0, -1)) : found;
  return {
    articles,
    count: Math.min(counted, COUNTED_MAX),
    isMore: filter.by === 'words' ? counted >= SEARCH_RESULTS_MAX : counted > COUNTED_MAX,
    ...neighbors(position, articles, hasMore),
  };
}

/** The pages around one. Numbered pages lead to numbered ones as far as they are counted. */
function neighbors(
  position: ListPosition,
  articles: readonly Article[],
  hasMore: boolean,
): Pick<ReadList, 'newer' | 'older'> {
  const [first, last] = [articles[0], articles.at(-1)];
  if (!('page' in position)) {
    const isBackward = 'before' in position;
    // A reader who came from the other page can go back to it.
    return {
      newer: first && (!isBackward || hasMore) ? { before: toPlace(first) } : isBackward ? null : { page: 1 },
      older: last && (isBackward || hasMore) ? { after: toPlace(last) } : null,
    };
  }
  const { page } = position;
  const next: ListPosition | undefined =
    page < NUMBERED_MAX ? { page: page + 1 } : last && { after: toPlace(last) };
  return {
    newer: page > 1 ? { page: page - 1 } : null,
    older: hasMore ? (next ?? null) : null,
  };
}

const toPlace = ({ publishedAt, contentId }: Article): ListKey => ({ publishedAt, contentId });
