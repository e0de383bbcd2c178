import { z } from 'zod';
import { ApiError } from '../api-error.ts';
import { httpMessages } from './messages.ts';

/** Position in a list ordered by last change. */
export interface ChangePlace {
  readonly updatedAt: string;
  readonly id: string;
}

/** Server-generated timestamps, within the database's range of years. */
const MOMENT = /^[1-9]\d{3}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
const placeSchema = z.tuple([
  z
    .string()
    .regex(MOMENT)
    .refine((text) => !Number.isNaN(Date.parse(text))),
  z.uuid(),
]);

/** The refusal of a cursor that does not continue this list. */
export function wrongCursor(): ApiError {
  return new ApiError(400, 'invalid_cursor', httpMessages.wrongCursor);
}

/** @throws ApiError 400 for an invalid cursor. */
export function readChangeCursor(cursor: string): ChangePlace {
  const parsed = placeSchema.safeParse(parseJson(Buffer.from(cursor, 'base64url').toString('utf8')));
  if (!parsed.success) throw wrongCursor();
  const [updatedAt, id] = parsed.data;
  return { updatedAt, id };
}

/** Turns rows, read one beyond the page size, into a page. Its cursor is opaque, and null at the end. */
export function toChangePage<Row extends { readonly updatedAt: Date; readonly id: string }>(
  rows: readonly Row[],
  limit: number,
): { readonly shown: readonly Row[]; readonly nextCursor: string | null } {
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return {
    shown,
    nextCursor: last ? writeChangeCursor({ updatedAt: last.updatedAt.toISOString(), id: last.id }) : null,
  };
}

/** Encodes a position as an opaque cursor. */
export function writeChangeCursor({ updatedAt, id }: ChangePlace): string {
  return Buffer.from(JSON.stringify([updatedAt, id])).toString('base64url');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
