import type { Visit } from '@pagewright/contract/analytics';
import { sql } from 'drizzle-orm';
import { bigint, boolean, date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { content } from './content.ts';
import { moment, workspaceId } from './columns.ts';

const contentId = () =>
  uuid('content_id')
    .notNull()
    .references(() => content.id, { onDelete: 'cascade' });
const day = () => date('day', { mode: 'string' }).notNull();
const month = () => date('month', { mode: 'string' }).notNull();
const counts = () => ({
  views: bigint('views', { mode: 'number' }).notNull(),
  engagedSeconds: bigint('engaged_seconds', { mode: 'number' }).notNull(),
  conversions: bigint('conversions', { mode: 'number' }).notNull(),
});

/**
 * An event reported by a page view, as received; deleted after 90 days. Partitioned by `day`: one partition for each
 * (features/analytics/visits/partition-repository.ts), `visit_other` for days without one, and `visit_before` for visits
 * from before there were partitions, whose day is 1970-01-01. A trigger deletes the visits of deleted items, all of a
 * statement at once: a foreign key would search every partition for every item.
 */
export const visit = pgTable(
  'visit',
  {
    contentId: uuid('content_id').notNull(),
    /** ID of the page view; it identifies no person. */
    load: uuid('load').notNull(),
    number: integer('number').notNull(),
    kind: text('kind').$type<Visit['kind']>().notNull(),
    seconds: integer('seconds').notNull(),
    source: text('source').notNull(),
    target: text('target').notNull(),
    at: moment('at').notNull(),
    /** Day (UTC) on which the row was stored, by the database's clock. */
    day: day().default(sql`(now() at time zone 'UTC')::date`),
  },
  (table) => [
    primaryKey({ columns: [table.load, table.number, table.day] }),
    index('visit_content_kind').on(table.contentId, table.kind),
  ],
);

/** Visits of an item by hour (UTC); deleted after 90 days. */
export const visitHour = pgTable(
  'visit_hour',
  { contentId: contentId(), hour: moment('hour').notNull(), ...counts() },
  (table) => [
    primaryKey({ columns: [table.contentId, table.hour] }),
    index('visit_hour_age').using('brin', table.hour),
  ],
);

/** Visits of an item by day (UTC). */
export const visitDay = pgTable(
  'visit_day',
  {
    workspaceId: workspaceId(),
    contentId: contentId(),
    day: day(),
    ...counts(),
    /** Whether the item's own totals include these visits. */
    isCounted: boolean('is_counted').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.contentId, table.day] }),
    index('visit_day_by_workspace').on(table.workspaceId, table.day),
    index('visit_day_uncounted')
      .on(table.contentId)
      .where(sql`not is_counted`),
  ],
);

/** Visits of an item by month (UTC): sums of its days. A month is stored as its first day. */
export const visitMonth = pgTable(
  'visit_month',
  {
    workspaceId: workspaceId(),
    contentId: contentId(),
    month: month(),
    ...counts(),
  },
  (table) => [
    primaryKey({ columns: [table.contentId, table.month] }),
    index('visit_month_by_workspace').on(table.workspaceId, table.month),
  ],
);

/** Where an item's readers came from, by day (UTC). */
export const visitSourceDay = pgTable(
  'visit_source_day',
  {
    contentId: contentId(),
    day: day(),
    source: text('source').notNull(),
    views: bigint('views', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.contentId, table.day, table.source] })],
);

/** The same by month (UTC): sums of its days. A month is stored as its first day. */
export const visitSourceMonth = pgTable(
  'visit_source_month',
  {
    contentId: contentId(),
    month: month(),
    source: text('source').notNull(),
    views: bigint('views', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.contentId, table.month, table.source] })],
);

/** Visits of all pages of a workspace by day (UTC) and source. */
export const visitSiteDay = pgTable(
  'visit_site_day',
  { workspaceId: workspaceId(), day: day(), source: text('source').notNull(), ...counts() },
  (table) => [primaryKey({ columns: [table.workspaceId, table.day, table.source] })],
);
