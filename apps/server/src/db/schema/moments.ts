import { sql } from 'drizzle-orm';
import { timestamp } from 'drizzle-orm/pg-core';

/** Milliseconds, as the application's own dates have: a cursor can then name a moment exactly. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });

/** A moment that is the transaction's own unless it is given. */
export const momentOfInsert = (name: string) =>
  moment(name)
    .notNull()
    .default(sql`now()`);

/** Microseconds, as the database's clock has, by which it orders what nobody else names. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** When the row was written. */
export const createdAt = () =>
  instant('created_at')
    .notNull()
    .default(sql`now()`);
