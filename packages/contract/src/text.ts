import { z } from 'zod';
import { isStorableDay } from './storable-day.ts';

/** Text of one line: trimmed, without control characters, at most `length` UTF-16 units. */
export function lineSchema(length: number, message?: string) {
  return z
    .string()
    .max(length, message ?? `Must be at most ${length} characters long`)
    .transform((value) => value.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim());
}

/** An ISO 8601 date and time with any UTC offset. Further checks are skipped if it is invalid. */
export const momentSchema = z.iso.datetime({
  offset: true,
  abort: true,
  message: 'Must be an ISO 8601 date and time',
});

const STORABLE_DAY = 'Must be a day between 1970 and 9999';

/** A YYYY-MM-DD day that can be stored and compared with stored days. */
export const storableDaySchema = z.iso.date().refine(isStorableDay, STORABLE_DAY);

/** A date and time on a storable day. */
export const storableMomentSchema = momentSchema.refine(isStorableDay, STORABLE_DAY);

/** An opaque id. */
export const idSchema = z.string().min(1).max(64);

/** A list, given as JSON or (older clients and queries) as comma-separated text. Blank entries are dropped. */
export function listSchema(entries: number, length: number) {
  const list = z.array(lineSchema(length)).max(entries, `At most ${entries} entries`);
  const text = z
    .string()
    .max(entries * (length + 2))
    .transform((value) => value.split(','))
    .pipe(list);
  return z.union([list, text]).transform((values) => [...new Set(values.filter((value) => value !== ''))]);
}
