import { z } from 'zod';
import { isStorableDay } from './storable-day.ts';

/** Text of one line: trimmed, without control characters, `length` UTF-16 units at most. */
export function lineSchema(length: number, message?: string) {
  return z
    .string()
    .max(length, message ?? `Must be at most ${length} characters long`)
    .transform((value) => value.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim());
}

/** A moment as ISO 8601 in UTC; any offset is accepted. What is none is not asked further. */
export const momentSchema = z.iso.datetime({
  offset: true,
  abort: true,
  message: 'Must be an ISO 8601 date and time',
});

const STORABLE_DAY = 'Must be a day between 1970 and 9999';

/** A day as YYYY-MM-DD that can be kept and compared with what is kept. */
export const storableDaySchema = z.iso.date().refine(isStorableDay, STORABLE_DAY);

/** A moment of such a day. */
export const storableMomentSchema = momentSchema.refine(isStorableDay, STORABLE_DAY);

/** An opaque id. */
export const idSchema = z.string().min(1).max(64);

/** A list given as JSON or, by older clients and queries, as text with commas. Blank entries are dropped. */
export function listSchema(entries: number, length: number) {
  const list = z.array(lineSchema(length)).max(entries, `At most ${entries} entries`);
  const text = z
    .string()
    .max(entries * (length + 2))
    .transform((value) => value.split(','))
    .pipe(list);
  return z.union([list, text]).transform((values) => [...new Set(values.filter((value) => value !== ''))]);
}
