import type { SavedOutlineLine } from '@pagewright/contract/outline';
import { z } from 'zod';
import { ApiError } from '../../../api-error.ts';
import type { Context } from '../../../context.ts';
import { outlineMessages } from '../messages.ts';
import { countLines, findLines, type OutlineFilter } from './repository.ts';
import { toLine } from './show-outline.ts';

/** What a list is asked for. */
interface Query {
  readonly searchTerm?: string | undefined;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

/** Lists the outlines that the caller may use, last changed first. @throws ApiError 400 for a cursor that no list gave. */
export async function listOutlines(
  { actor, db }: Context,
  { searchTerm = '', cursor, limit }: Query,
): Promise<{ outlines: SavedOutlineLine[]; nextCursor: string | null; total: number }> {
  const filter: OutlineFilter = {
    workspaceId: actor.workspaceId,
    authorId: actor.role === 'admin' ? null : actor.userId,
    searchTerm,
    after: cursor === undefined || cursor === '' ? null : readCursor(cursor),
  };
  const [rows, total] = await Promise.all([findLines(db, filter, limit + 1), countLines(db, filter)]);
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return {
    outlines: shown.map(toLine),
    nextCursor: last
      ? Buffer.from(JSON.stringify([last.updatedAt.toISOString(), last.id])).toString('base64url')
      : null,
    total,
  };
}

const placeSchema = z.tuple([
  z.iso.datetime().refine((value) => value >= '1970' && value < '9999'),
  z.uuid(),
]);

function readCursor(cursor: string): OutlineFilter['after'] {
  const parsed = placeSchema.safeParse(parseJson(Buffer.from(cursor, 'base64url').toString('utf8')));
  if (!parsed.success) throw new ApiError(400, 'invalid_cursor', outlineMessages.wrongCursor);
  const [updatedAt, id] = parsed.data;
  return { updatedAt: new Date(updatedAt), id };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
