import { z } from 'zod';
import { ApiError } from '../../api-error.ts';
import { strategyMessages } from './messages.ts';

/** The brief after which a page of the list begins. */
export interface PageStart {
  readonly updatedAt: string;
  readonly id: string;
}

/** As the server writes it, in years that the database knows. */
const MOMENT = /^[1-9]\d{3}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
const startSchema = z.tuple([
  z
    .string()
    .regex(MOMENT)
    .refine((text) => !Number.isNaN(Date.parse(text))),
  z.uuid(),
]);

/** The cursor of a page: opaque to callers. */
export function writeCursor({ updatedAt, id }: PageStart): string {
  return Buffer.from(JSON.stringify([updatedAt, id])).toString('base64url');
}

/** @throws ApiError 400 for what no list has given. */
export function readCursor(cursor: string): PageStart {
  const parsed = startSchema.safeParse(parseJson(Buffer.from(cursor, 'base64url').toString('utf8')));
  if (!parsed.success) throw new ApiError(400, 'invalid_cursor', strategyMessages.wrongCursor);
  const [updatedAt, id] = parsed.data;
  return { updatedAt, id };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
