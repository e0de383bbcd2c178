import { z } from 'zod';
import { ApiError } from '../api-error.ts';
import { httpMessages } from './messages.ts';

/** The thing after which a page begins, of a list that shows the last changed first. */
export interface ChangePlace {
  readonly updatedAt: string;
  readonly id: string;
}

/** As the server writes it, in years that the database knows. */
const MOMENT = /^[1-9]\d{3}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
const placeSchema = z.tuple([
  z
    .string()
    .regex(MOMENT)
    .refine((text) => !Number.isNaN(Date.parse(text))),
  z.uuid(),
]);

/** @throws ApiError 400 for what no list has given. */
export function readChangeCursor(cursor: string): ChangePlace {
  const parsed = placeSchema.safeParse(parseJson(Buffer.from(cursor, 'base64url').toString('utf8')));
  if (!parsed.success) throw new ApiError(400, 'invalid_cursor', httpMessages.wrongCursor);
  const [updatedAt, id] = parsed.data;
  return { updatedAt, id };
}

/** Rows that were read one further than a page is long, as that page; its cursor, opaque to callers, is null at the end. */
export function toChangePage<Row extends { readonly updatedAt: Date; readonly id: string }>(
  rows: readonly Row[],
  limit: number,
): { readonly shown: readonly Row[]; readonly nextCursor: string | null } {
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  const place = last && JSON.stringify([last.updatedAt.toISOString(), last.id]);
  return { shown, nextCursor: place ? Buffer.from(place).toString('base64url') : null };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
