import type { ReportDocument, ReportLine, ReportSchedule } from '@pagewright/contract/reports';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, json, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import {
  generatedId,
  moment,
  momentOfInsert,
  ownershipColumns,
  notRemoved,
  referenceIndex,
  createdByUser,
  workspaceId,
} from './columns.ts';

/** Reports for clients, written from an analysis run or a site audit. */
export const report = pgTable(
  'report',
  {
    ...ownershipColumns(),
    kind: text('kind').$type<ReportLine['kind']>().notNull(),
    /** The run or site it was created from; either may have been deleted. */
    sourceId: text('source_id').notNull(),
    subject: text('subject').notNull(),
    title: text('title').notNull(),
    clientName: text('client_name').notNull(),
    /** The report's language. */
    language: text('language').notNull(),
    document: json('document').$type<ReportDocument>().notNull(),
    isForClients: boolean('is_for_clients').notNull(),
    dataFrom: moment('data_from').notNull(),
    createdAt: momentOfInsert('created_at'),
    removedAt: moment('removed_at'),
  },
  (table) => [
    index('report_of_workspace').on(table.workspaceId, table.createdAt, table.id).where(notRemoved),
    referenceIndex('report_author', table.authorId),
    index('report_by_workspace').on(table.workspaceId),
    index('report_removed')
      .on(table.removedAt)
      .where(sql`removed_at is not null`),
  ],
);

/** Public links to a report. */
export const reportLink = pgTable(
  'report_link',
  {
    id: generatedId(),
    workspaceId: workspaceId(),
    reportId: uuid('report_id')
      .notNull()
      .references(() => report.id, { onDelete: 'cascade' }),
    authorId: createdByUser('author_id'),
    authorName: text('author_name').notNull(),
    /** SHA-256 of the secret part of the address, hexadecimal. */
    tokenHash: text('token_hash').notNull(),
    /** Null if no password is required. */
    passwordHash: text('password_hash'),
    createdAt: momentOfInsert('created_at'),
    expiresAt: moment('expires_at').notNull(),
    revokedAt: moment('revoked_at'),
    lastOpenedAt: moment('last_opened_at'),
    timesOpened: integer('times_opened').notNull().default(0),
  },
  (table) => [
    unique('report_link_token').on(table.tokenHash),
    index('report_link_of_report').on(table.reportId, table.createdAt),
    index('report_link_workspace').on(table.workspaceId),
    referenceIndex('report_link_author', table.authorId),
    index('report_link_expires').on(table.expiresAt),
  ],
);

/** Scheduled reports by email, with recipients chosen by the workspace. */
export const reportSchedule = pgTable(
  'report_schedule',
  {
    id: generatedId(),
    workspaceId: workspaceId(),
    /** The report emailed last; replaced by a newer one when there is newer data. */
    reportId: uuid('report_id')
      .notNull()
      .references(() => report.id, { onDelete: 'cascade' }),
    /** The sender; nothing is emailed once they have left the workspace. */
    authorId: createdByUser('author_id'),
    cadence: text('cadence').$type<ReportSchedule['cadence']>().notNull(),
    timeZone: text('time_zone').notNull(),
    dueAt: moment('due_at').notNull(),
    lastSentAt: moment('last_sent_at'),
    createdAt: momentOfInsert('created_at'),
    /** When the workspace stopped it. */
    stoppedAt: moment('stopped_at'),
  },
  (table) => [
    unique('report_schedule_report').on(table.reportId),
    index('report_schedule_workspace').on(table.workspaceId),
    referenceIndex('report_schedule_author', table.authorId),
    index('report_schedule_due')
      .on(table.dueAt)
      .where(sql`stopped_at is null`),
  ],
);

/** Recipients of a report by email. Anyone who unsubscribed stays unsubscribed, even when they are added again. */
export const reportRecipient = pgTable(
  'report_recipient',
  {
    id: generatedId(),
    workspaceId: workspaceId(),
    scheduleId: uuid('schedule_id')
      .notNull()
      .references(() => reportSchedule.id, { onDelete: 'cascade' }),
    email: text('email').notNull(),
    createdAt: momentOfInsert('created_at'),
    /** When they unsubscribed themselves. */
    offAt: moment('off_at'),
    /** When the workspace removed them. */
    removedAt: moment('removed_at'),
  },
  (table) => [
    unique('report_recipient_address').on(table.scheduleId, table.email),
    index('report_recipient_workspace').on(table.workspaceId),
    index('report_recipient_email').on(table.email),
  ],
);
