import { boolean, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { momentOfInsert, workspaceId } from './columns.ts';
import { user } from './identity.ts';

/** What a user says of themselves and how they want the application; null and a missing row: never chosen. */
export const userSetting = pgTable('user_setting', {
  userId: text('user_id')
    .primaryKey()
    .references(() => user.id, { onDelete: 'cascade' }),
  company: text('company').notNull().default(''),
  website: text('website').notNull().default(''),
  bio: text('bio').notNull().default(''),
  theme: text('theme'),
  language: text('language'),
  timeZone: text('time_zone'),
  dateFormat: text('date_format'),
  autoSave: boolean('auto_save'),
  /** Mails about news at all; those about the account always come. */
  emailUpdates: boolean('email_updates').notNull().default(true),
  emailNotifications: boolean('email_notifications').notNull().default(true),
  pushNotifications: boolean('push_notifications').notNull().default(false),
  contentUpdates: boolean('content_updates').notNull().default(true),
  teamActivity: boolean('team_activity').notNull().default(true),
  systemAlerts: boolean('system_alerts').notNull().default(true),
  weeklyReport: boolean('weekly_report').notNull().default(false),
  /** Minutes without anything done after which a session ends. */
  sessionTimeout: integer('session_timeout').notNull().default(30),
});

/** Which language model a workspace's texts are written by; null and a missing row: the first that there is. */
export const workspaceModel = pgTable('workspace_model', {
  workspaceId: workspaceId().primaryKey(),
  /** `<vendor>/<model>` */
  choice: text('choice'),
  /** A model server on the operator's own machine that the workspace took up: its name, and its model. */
  localServer: text('local_server'),
  localModel: text('local_model'),
  /** A server of OpenAI's chat completions that the operator named; its key stands with the vendors' keys. */
  serverUrl: text('server_url'),
  serverModel: text('server_model'),
});

/** The keys of vendors that a workspace entrusted us with, sealed. */
export const vendorKey = pgTable(
  'vendor_key',
  {
    workspaceId: workspaceId(),
    /** `openaiKey` and the like, as the call has it. */
    field: text('field').notNull(),
    sealed: text('sealed').notNull(),
    changedAt: momentOfInsert('changed_at'),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.field] })],
);
