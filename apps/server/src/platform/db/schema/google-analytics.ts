import type { GoogleAnalyticsProblem } from '@pagewright/contract/analytics';
import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import {
  createdByUser,
  moment,
  momentOfInsert,
  referenceIndex,
  workspaceId,
  failureColumns,
} from './columns.ts';

/** A Google Analytics 4 property whose figures are imported, or were until they are deleted. */
export const ga4Property = pgTable(
  'ga4_property',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    workspaceId: workspaceId(),
    /** The property's ID at Google, digits. */
    number: text('number').notNull(),
    /** Lowercase, the most visited first; empty until the first import. */
    hosts: text('hosts').array().notNull().default([]),
    timeZone: text('time_zone'),
    /** When it was removed; its data is then deleted in batches. */
    removedAt: moment('removed_at'),
  },
  (table) => [
    uniqueIndex('ga4_property_current')
      .on(table.workspaceId)
      .where(sql`removed_at is null`),
    index('ga4_property_workspace').on(table.workspaceId),
    index('ga4_property_removed')
      .on(table.removedAt)
      .where(sql`removed_at is not null`),
  ],
);

const property = () =>
  integer('property_id')
    .notNull()
    .references(() => ga4Property.id, { onDelete: 'cascade' });

/** The service account for importing a workspace's figures, and the result of the last import. */
export const ga4Connection = pgTable(
  'ga4_connection',
  {
    workspaceId: workspaceId().primaryKey(),
    authorId: createdByUser('author_id'),
    /** Address of the service account. */
    email: text('email').notNull(),
    /** The service account file, encrypted. */
    key: text('key').notNull(),
    keyEnd: text('key_end').notNull(),
    propertyId: property(),
    createdAt: momentOfInsert('created_at'),
    /** When the next import is due; during an import, when it counts as abandoned. */
    dueAt: moment('due_at').notNull(),
    isPulling: boolean('is_pulling').notNull().default(false),
    pulledAt: moment('pulled_at'),
    ...failureColumns<GoogleAnalyticsProblem>(),
  },
  (table) => [
    referenceIndex('ga4_connection_author', table.authorId),
    index('ga4_connection_property').on(table.propertyId),
    index('ga4_connection_due').on(table.dueAt),
  ],
);

/** The landing pages of a property, referenced by number in its rows of figures. */
export const ga4Page = pgTable(
  'ga4_page',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    propertyId: property(),
    /** As Google names it, also `(other)`, `(not set)`, or nothing. */
    path: text('path').notNull(),
  },
  // Paths can exceed the size limit of a B-tree entry.
  (table) => [uniqueIndex('ga4_page_once').on(table.propertyId, sql`md5(${table.path})`)],
);

const sums = () => ({
  sessions: integer('sessions').notNull(),
  engagedSessions: integer('engaged_sessions').notNull(),
  keyEvents: doublePrecision('key_events').notNull(),
});

/** A day of a property, in its own time zone: its totals, and the state of the import of its rows. */
export const ga4Day = pgTable(
  'ga4_day',
  {
    propertyId: property(),
    day: date('day', { mode: 'string' }).notNull(),
    ...sums(),
    /** Whether Google has finished processing it. */
    isFinal: boolean('is_final').notNull(),
    /** When Google was asked for these totals, by the database clock. */
    askedAt: moment('asked_at').notNull(),
    /** Whether rows were imported. */
    hasRows: boolean('has_rows').notNull().default(false),
    /** Whether the rows belong to these totals. */
    isCurrent: boolean('is_current').notNull().default(false),
    /** Sessions in all rows, in the row that sums rare pages, and in those without a landing page. */
    rowSessions: integer('row_sessions').notNull().default(0),
    otherSessions: integer('other_sessions').notNull().default(0),
    notSetSessions: integer('not_set_sessions').notNull().default(0),
    /** What Google said of the rows. */
    hasOtherRow: boolean('has_other_row').notNull().default(false),
    isThresholded: boolean('is_thresholded').notNull().default(false),
    isSampled: boolean('is_sampled').notNull().default(false),
    /** Whether there are more rows than were imported. */
    isCapped: boolean('is_capped').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.propertyId, table.day] })],
);

/** The sessions of a day that began on a page. */
export const ga4PageDay = pgTable(
  'ga4_page_day',
  {
    propertyId: property(),
    day: date('day', { mode: 'string' }).notNull(),
    pageId: integer('page_id').notNull(),
    ...sums(),
  },
  (table) => [
    primaryKey({ columns: [table.propertyId, table.day, table.pageId] }),
    index('ga4_page_day_page').on(table.pageId, table.day),
  ],
);
