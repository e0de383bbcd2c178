import { CONTENT_SORTS, type ContentSort } from '@pagewright/contract/content';
import { z } from 'zod';
import { ApiError } from '../../platform/api-error.ts';
import { contentMessages } from './messages.ts';

export type SortOrder = 'asc' | 'desc';

/** The last item of the previous page: its sort value, and its id as the tie-breaker. */
export interface PageStart {
  readonly sort: ContentSort;
  readonly order: SortOrder;
  readonly key: string | number;
  readonly id: string;
}

/** A timestamp as the server writes it, within the years that the database supports. */
const MOMENT = /^[1-9]\d{3}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

const placeSchema = z.tuple([
  z.enum(CONTENT_SORTS),
  z.enum(['asc', 'desc']),
  z.union([z.string(), z.int()]),
  z.uuid(),
]);

/** Encodes the opaque cursor of a page. */
export function writeCursor({ sort, order, key, id }: PageStart): string {
  return Buffer.from(JSON.stringify([sort, order, key, id])).toString('base64url');
}

/** @throws ApiError 400 for a cursor that does not belong to a list with this sort order. */
export function readCursor(cursor: string, sort: ContentSort, order: SortOrder): PageStart {
  const parsed = placeSchema.safeParse(parseJson(Buffer.from(cursor, 'base64url').toString('utf8')));
  const place = parsed.success ? parsed.data : null;
  if (place?.[0] !== sort || place[1] !== order || !isKeyOf(sort, place[2])) {
    throw new ApiError(400, 'invalid_cursor', contentMessages.wrongCursor);
  }
  return { sort, order, key: place[2], id: place[3] };
}

function isKeyOf(sort: ContentSort, key: string | number): boolean {
  switch (sort) {
    case 'updated':
    case 'created':
      return typeof key === 'string' && MOMENT.test(key) && !Number.isNaN(Date.parse(key));
    case 'title':
      return typeof key === 'string' && key.isWellFormed() && !key.includes('\u0000');
    case 'score':
    case 'words':
    case 'views':
      return typeof key === 'number';
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
