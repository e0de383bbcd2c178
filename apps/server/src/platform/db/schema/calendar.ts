import type { CalendarPlatform, CalendarStatus } from '@pagewright/contract/calendar';
import { sql } from 'drizzle-orm';
import {
  check,
  date,
  index,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import {
  moment,
  momentOfInsert,
  ownershipColumns,
  notRemoved,
  referenceIndex,
  createdByUser,
  workspaceId,
} from './columns.ts';
import { content } from './content.ts';
import { user } from './identity.ts';

/** A calendar entry that is not an item: a social post, a newsletter, or a plan. */
export const calendarEvent = pgTable(
  'calendar_event',
  {
    ...ownershipColumns(),
    authorEmail: text('author_email').notNull(),
    title: text('title').notNull(),
    platform: text('platform').$type<CalendarPlatform>().notNull(),
    status: text('status').$type<CalendarStatus>().notNull().default('scheduled'),
    snippet: text('snippet').notNull().default(''),
    /** When it takes place; for a series, its first occurrence. */
    scheduledFor: moment('scheduled_for').notNull(),
    /** IANA time zone: repetitions, and moves along with its item, keep the hour in this zone. */
    timeZone: text('time_zone').notNull(),
    /** RRULE value; null if it does not repeat. */
    recurrence: text('recurrence'),
    /** Occurrences removed from the series. */
    excludedDates: timestamp('excluded_dates', { withTimezone: true, mode: 'string', precision: 3 })
      .array()
      .notNull()
      .default(sql`'{}'::timestamptz[]`),
    /** The item it promotes: the event moves along with it. */
    contentId: uuid('content_id').references(() => content.id, { onDelete: 'set null' }),
    /** The item date that the event's own date is relative to. */
    contentDate: moment('content_date'),
    /** UID in calendar files, by which an import recognizes it. */
    uid: text('uid').notNull(),
    /** The import or plan that created it. */
    batchId: uuid('batch_id'),
    /** When its author is next notified; null if no notification is left. */
    nextDueAt: moment('next_due_at'),
    createdAt: momentOfInsert('created_at'),
    updatedAt: momentOfInsert('updated_at'),
    removedAt: moment('removed_at'),
  },
  (table) => [
    check('calendar_event_status', sql`${table.status} in ('draft', 'scheduled', 'published')`),
    index('calendar_event_by_date').on(table.workspaceId, table.scheduledFor),
    referenceIndex('calendar_event_author', table.authorId),

    index('calendar_event_repeating')
      .on(table.workspaceId)
      .where(sql`recurrence is not null and removed_at is null`),
    index('calendar_event_due')
      .on(table.nextDueAt)
      .where(sql`next_due_at is not null and removed_at is null`),
    index('calendar_event_of_content').on(table.contentId),
    index('calendar_event_of_batch').on(table.batchId),
    index('calendar_event_removed')
      .on(table.removedAt)
      .where(sql`removed_at is not null`),
    uniqueIndex('calendar_event_uid').on(table.workspaceId, table.authorId, table.uid).where(notRemoved),
  ],
);

/** Decision on a proposed refresh of an item; it is not proposed again for the same drop in views. */
export const refreshDecision = pgTable(
  'refresh_decision',
  {
    contentId: uuid('content_id')
      .notNull()
      .references(() => content.id, { onDelete: 'cascade' }),
    /** First day of the month in which its views dropped, YYYY-MM-DD. */
    month: date('month', { mode: 'string' }).notNull(),
    /** The event it became; null if it was dismissed or the event was deleted. */
    eventId: uuid('event_id').references(() => calendarEvent.id, { onDelete: 'set null' }),
    decidedBy: createdByUser('decided_by'),
    decidedAt: momentOfInsert('decided_at'),
  },
  (table) => [
    primaryKey({ columns: [table.contentId, table.month] }),
    index('refresh_decision_event').on(table.eventId),
    referenceIndex('refresh_decision_user', table.decidedBy),
  ],
);

/** Secret address for subscribing from other calendars, one per member and workspace. */
export const calendarFeed = pgTable(
  'calendar_feed',
  {
    workspaceId: workspaceId(),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    /** SHA-256 of the address's key, hexadecimal. */
    keyHash: text('key_hash').notNull(),
    /** The encrypted key, for showing the address again. */
    sealedKey: text('sealed_key').notNull(),
    createdAt: momentOfInsert('created_at'),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.userId] }),
    uniqueIndex('calendar_feed_key').on(table.keyHash),
    index('calendar_feed_user').on(table.userId),
  ],
);
