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

/** What a page said of one of its openings, as it came; kept for 90 days. */
export const visit = pgTable(
  'visit',
  {
    contentId: contentId(),
    /** One opening of the page; it names nobody. */
    load: uuid('load').notNull(),
    number: integer('number').notNull(),
    kind: text('kind').$type<Visit['kind']>().notNull(),
    seconds: integer('seconds').notNull(),
    source: text('source').notNull(),
    target: text('target').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.load, table.number] }),
    index('visit_by_time').using('brin', table.at),
    index('visit_content').on(table.contentId),
    index('visit_conversions')
      .on(table.contentId, table.at)
      .where(sql`kind = 'conversion'`),
  ],
);

/** Visits of an item by hour (UTC); kept for 90 days. */
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
    /** Whether the item's own counts hold it already. */
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

/** Visits of an item by month (UTC), of which the day is the first: the sums of its days. */
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

/** Where the readers of an item came from, by day (UTC). */
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

/** The same by month (UTC), of which the day is the first: the sums of its days. */
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
