import type { NotificationKind } from '@pagewright/contract/notifications';
import { sql } from 'drizzle-orm';
import {
  bigint,
  bigserial,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { generatedId, referenceIndex, transactionId, createdByUser, workspaceId } from './columns.ts';
import { session, user } from './identity.ts';
import { createdAt, instant } from './moments.ts';

/** Effects of transactions, sent after the commit, each once per key. */
export const outbox = pgTable(
  'outbox',
  {
    id: generatedId(),
    /** Identifies the effect; a second row with the same key is not inserted. */
    key: text('key').notNull(),
    kind: text('kind').notNull(),
    /** The external system it calls, for limiting concurrent requests; '' for none. */
    channel: text('channel').notNull().default(''),
    payload: jsonb('payload').notNull(),
    /** ID of the request that caused it, and its trace position. */
    requestId: text('request_id'),
    traceParent: text('trace_parent'),
    createdAt: createdAt(),
    dueAt: instant('due_at')
      .notNull()
      .default(sql`now()`),
    attempts: integer('attempts').notNull().default(0),
    /** The server that calls the external system. */
    owner: uuid('owner'),
    lastError: text('last_error'),
    doneAt: instant('done_at'),
    failedAt: instant('failed_at'),
  },
  (table) => [
    uniqueIndex('outbox_key').on(table.key),
    index('outbox_due')
      .on(table.channel, table.dueAt)
      .where(sql`done_at is null and failed_at is null`),
    index('outbox_outside')
      .on(table.dueAt)
      .where(sql`done_at is null and failed_at is null and channel <> ''`),
    index('outbox_done').using('brin', table.doneAt),
    index('outbox_failed')
      .on(table.kind, table.failedAt)
      .where(sql`failed_at is not null`),
  ],
);

/** Every email the product wrote; `sentAt` stays null if no mail server is configured. */
export const mail = pgTable(
  'mail',
  {
    id: generatedId(),
    key: text('key').notNull(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    /** Cleared once the email is sent or its content may no longer be read. */
    text: text('text').notNull(),
    /** Target and label of its button. */
    actionUrl: text('action_url'),
    actionLabel: text('action_label'),
    replyTo: text('reply_to'),
    /** URL for unsubscribing from this kind of email with one click. */
    unsubscribeUrl: text('unsubscribe_url'),
    language: text('language'),
    /** When its link expires; the text cannot be read afterward. */
    secretUntil: instant('secret_until'),
    createdAt: createdAt(),
    sentAt: instant('sent_at'),
  },
  (table) => [
    uniqueIndex('mail_key').on(table.key),
    index('mail_newest').on(table.createdAt.desc()),
    index('mail_unblanked')
      .on(table.createdAt)
      .where(sql`text <> '' and (sent_at is not null or secret_until is not null)`),
  ],
);

export const notification = pgTable(
  'notification',
  {
    id: generatedId(),
    key: text('key').notNull(),
    workspaceId: workspaceId(),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<NotificationKind>().notNull(),
    title: text('title').notNull(),
    link: text('link'),
    reason: text('reason'),
    /** Its text, such as a post that is due. */
    text: text('text'),
    createdAt: createdAt(),
    readAt: instant('read_at'),
    /** Transaction that inserted it, which tells whether a given snapshot could see it. */
    writtenBy: transactionId('written_by')
      .notNull()
      .default(sql`pg_current_xact_id()`),
  },
  (table) => [
    uniqueIndex('notification_key').on(table.key),
    index('notification_age').using('brin', table.createdAt),
    index('notification_news').on(table.userId, table.workspaceId, table.writtenBy),
    index('notification_newest').on(table.userId, table.workspaceId, table.createdAt.desc(), table.id),
    index('notification_workspace').on(table.workspaceId),
    index('notification_unread')
      .on(table.userId, table.workspaceId)
      .where(sql`read_at is null`),
  ],
);

/** Browsers subscribed to push notifications, until the session that subscribed ends. */
export const pushSubscription = pgTable(
  'push_subscription',
  {
    /** SHA-256 of the endpoint, base64url. */
    id: text('id').primaryKey(),
    sessionId: text('session_id')
      .notNull()
      .references(() => session.id, { onDelete: 'cascade' }),
    endpoint: text('endpoint').notNull(),
    /** Encryption keys of messages, base64url: the browser's public key and its secret. */
    publicKey: text('public_key').notNull(),
    authSecret: text('auth_secret').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('push_subscription_session').on(table.sessionId)],
);

export const auditEntry = pgTable(
  'audit_entry',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    workspaceId: workspaceId(),
    actorId: createdByUser('actor_id'),
    action: text('action').notNull(),
    subject: text('subject').notNull(),
    detail: jsonb('detail'),
    requestId: text('request_id'),
    createdAt: createdAt(),
  },
  (table) => [
    index('audit_entry_age').using('brin', table.createdAt),
    index('audit_entry_newest').on(table.workspaceId, table.id.desc()),
    index('audit_entry_actor').on(table.workspaceId, table.actorId, table.id.desc()),
    referenceIndex('audit_entry_user', table.actorId),
  ],
);

/** Responses to calls with an Idempotency-Key, stored for a day. */
export const idempotencyKey = pgTable(
  'idempotency_key',
  {
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    requestHash: text('request_hash').notNull(),
    status: integer('status'),
    body: text('body'),
    /** The running call that will write the response; null if none runs, or if it runs in this row's transaction. */
    runner: uuid('runner'),
    /** When that call is considered dead unless it renews this. */
    runsUntil: instant('runs_until'),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.key] }),
    index('idempotency_key_age').on(table.createdAt),
  ],
);

/** An uploaded image; its bytes are in the data folder under its ID. */
export const file = pgTable(
  'file',
  {
    id: text('id').primaryKey(),
    workspaceId: workspaceId(),
    ownerId: createdByUser('owner_id'),
    mediaType: text('media_type').notNull(),
    bytes: integer('bytes').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    sha256: text('sha256').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('file_workspace').on(table.workspaceId, table.createdAt.desc()),
    referenceIndex('file_owner', table.ownerId),
  ],
);

/** Keys and other values an installation generates at its first start. */
export const installation = pgTable('installation', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
});

/** Scheduled backups. */
export const backupRun = pgTable(
  'backup_run',
  {
    id: generatedId(),
    startedAt: instant('started_at')
      .notNull()
      .default(sql`now()`),
    finishedAt: instant('finished_at'),
    /** When it was restored into an empty database and all checksums matched. */
    verifiedAt: instant('verified_at'),
    /** The archive's name in BACKUP_DIR, stored even after the archive is deleted. */
    archive: text('archive'),
    bytes: bigint('bytes', { mode: 'number' }),
    rows: bigint('rows', { mode: 'number' }),
    error: text('error'),
  },
  (table) => [index('backup_run_newest').on(table.startedAt.desc())],
);

/** Sizes of the installation at the first measurement of a day (UTC), from which its growth is computed. */
export const storageDay = pgTable('storage_day', {
  day: date('day', { mode: 'string' }).primaryKey(),
  measuredAt: instant('measured_at')
    .notNull()
    .default(sql`now()`),
  databaseBytes: bigint('database_bytes', { mode: 'number' }).notNull(),
  /** Uploaded files. */
  fileBytes: bigint('file_bytes', { mode: 'number' }).notNull(),
  /** Bytes of each table, with its indexes. */
  tables: jsonb('tables').$type<Readonly<Record<string, number>>>().notNull(),
});

/** A deletion carried out in the background in batches: workspaces with all their data, and an account. */
export const deletion = pgTable(
  'deletion',
  {
    id: generatedId(),
    workspaceIds: text('workspace_ids').array().notNull(),
    /** The account; null if only workspaces are deleted. */
    userId: text('user_id'),
    /** The call or job that started it. */
    requestId: text('request_id'),
    createdAt: createdAt(),
    /** Rows deleted so far, without cascaded ones. */
    deletedRows: bigint('deleted_rows', { mode: 'number' }).notNull().default(0),
    /** Earliest retry after a failure. */
    waitUntil: instant('wait_until'),
    lastError: text('last_error'),
    finishedAt: instant('finished_at'),
  },
  (table) => [
    index('deletion_open')
      .on(table.createdAt)
      .where(sql`finished_at is null`),
    index('deletion_newest').on(table.createdAt.desc()),
  ],
);
