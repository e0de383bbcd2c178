import { boolean, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { momentOfInsert, workspaceId } from './columns.ts';
import { user } from './identity.ts';

/** A user's profile and preferences; null or a missing row: never chosen. */
export const userSetting = pgTable('user_setting', {
  userId: text('user_id')
    .primaryKey()
    .references(() => user.id, { onDelete: 'cascade' }),
  company: text('company').notNull().default(''),
  website: text('website').notNull().default(''),
  bio: text('bio').notNull().default(''),
  theme: text('theme'),
  density: text('density'),
  language: text('language'),
  timeZone: text('time_zone'),
  dateFormat: text('date_format'),
  autoSave: boolean('auto_save'),
  /** Whether any news is emailed; emails about the account are always sent. */
  emailUpdates: boolean('email_updates').notNull().default(true),
  emailNotifications: boolean('email_notifications').notNull().default(true),
  pushNotifications: boolean('push_notifications').notNull().default(false),
  contentUpdates: boolean('content_updates').notNull().default(true),
  teamActivity: boolean('team_activity').notNull().default(true),
  systemAlerts: boolean('system_alerts').notNull().default(true),
  weeklyReport: boolean('weekly_report').notNull().default(false),
  /** Idle minutes after which a session ends. */
  sessionTimeout: integer('session_timeout').notNull().default(30),
});

/** The language model that writes a workspace's texts; null or a missing row: the first available. */
export const workspaceModel = pgTable('workspace_model', {
  workspaceId: workspaceId().primaryKey(),
  /** `<vendor>/<model>` */
  choice: text('choice'),
  /** A model server on the operator's own machine that the workspace chose: its name and model. */
  localServer: text('local_server'),
  localModel: text('local_model'),
  /**
   * A server with OpenAI's chat completions API, configured by the operator; its key is stored with the vendors' keys.
   */
  serverUrl: text('server_url'),
  serverModel: text('server_model'),
});

/** Vendor keys added by a workspace, encrypted. */
export const vendorKey = pgTable(
  'vendor_key',
  {
    workspaceId: workspaceId(),
    /** Field name in the API, such as `openaiKey`. */
    field: text('field').notNull(),
    sealed: text('sealed').notNull(),
    changedAt: momentOfInsert('changed_at'),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.field] })],
);
