import { sql } from 'drizzle-orm';
import { timestamp } from 'drizzle-orm/pg-core';

/** Millisecond precision, like JavaScript dates, so cursors can represent it exactly. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });

/** Defaults to the transaction's time. */
export const momentOfInsert = (name: string) =>
  moment(name)
    .notNull()
    .default(sql`now()`);

/** Microsecond precision, like the database's clock, for ordering. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Insert time. */
export const createdAt = () =>
  instant('created_at')
    .notNull()
    .default(sql`now()`);
