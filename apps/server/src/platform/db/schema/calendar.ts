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

/** What a person put into the calendar beside items: a post on a network, a newsletter, a plan. */
export const calendarEvent = pgTable(
  'calendar_event',
  {
    ...ownershipColumns(),
    authorEmail: text('author_email').notNull(),
    title: text('title').notNull(),
    platform: text('platform').$type<CalendarPlatform>().notNull(),
    status: text('status').$type<CalendarStatus>().notNull().default('scheduled'),
    snippet: text('snippet').notNull().default(''),
    /** When it is, or first is where it repeats. */
    scheduledFor: moment('scheduled_for').notNull(),
    /** IANA zone of the clock that it goes by: it repeats, and moves along with its item, at the same hour there. */
    timeZone: text('time_zone').notNull(),
    /** Value of an RRULE; null where it does not repeat. */
    recurrence: text('recurrence'),
    /** Occurrences that were taken out of the series. */
    excludedDates: timestamp('excluded_dates', { withTimezone: true, mode: 'string', precision: 3 })
      .array()
      .notNull()
      .default(sql`'{}'::timestamptz[]`),
    /** The item that it tells of: it moves along with it. */
    contentId: uuid('content_id').references(() => content.id, { onDelete: 'set null' }),
    /** The date of that item which the event's own goes by. */
    contentDate: moment('content_date'),
    /** Its name in calendar files, which tells at an import that it is here. */
    uid: text('uid').notNull(),
    /** The import or plan that it came with. */
    batchId: uuid('batch_id'),
    /** When its author is told next; null where there is nothing more to tell. */
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

/** What was decided about a proposed refresh of an item: it is not proposed again for the same fall of its views. */
export const refreshDecision = pgTable(
  'refresh_decision',
  {
    contentId: uuid('content_id')
      .notNull()
      .references(() => content.id, { onDelete: 'cascade' }),
    /** First day of the month in which its views fell, YYYY-MM-DD. */
    month: date('month', { mode: 'string' }).notNull(),
    /** The event that it became; null where it was dismissed, or where that event is gone. */
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

/** The address under which a member's other calendars read theirs; one for each member of a workspace. */
export const calendarFeed = pgTable(
  'calendar_feed',
  {
    workspaceId: workspaceId(),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    /** SHA-256 of the key in the address, hexadecimal. */
    keyHash: text('key_hash').notNull(),
    /** The key, sealed, to show the address again. */
    sealedKey: text('sealed_key').notNull(),
    createdAt: momentOfInsert('created_at'),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.userId] }),
    uniqueIndex('calendar_feed_key').on(table.keyHash),
    index('calendar_feed_user').on(table.userId),
  ],
);
