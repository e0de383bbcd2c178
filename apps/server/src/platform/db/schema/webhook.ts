import type {
  DeliveryEvent,
  DisabledReason,
  WebhookEvent,
} from '@pagewright/contract/publishing/webhook-events';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { workspace } from './identity.ts';
import { createdAt, instant } from './moments.ts';

/** A URL that receives events of a workspace's site. */
export const webhook = pgTable(
  'webhook',
  {
    id: uuid('id').primaryKey(),
    workspaceId: text('workspace_id')
      .notNull()
      .references(() => workspace.id, { onDelete: 'cascade' }),
    url: text('url').notNull(),
    events: text('events').array().$type<WebhookEvent[]>().notNull(),
    /** Encrypted. */
    secret: text('secret').notNull(),
    /** The previous secret, encrypted; deliveries are signed with both for a while. */
    formerSecret: text('former_secret'),
    formerSecretUntil: instant('former_secret_until'),
    createdAt: createdAt(),
    /** When it last confirmed a delivery. */
    answeredAt: instant('answered_at'),
    disabledAt: instant('disabled_at'),
    disabledReason: text('disabled_reason').$type<DisabledReason>(),
  },
  (table) => [
    index('webhook_workspace').on(table.workspaceId, table.createdAt, table.id),
    check('webhook_disabled', sql`${table.disabledReason} in ('person', 'gone', 'failing')`),
  ],
);

/** One event to be delivered to one webhook; the receiver gets this ID. */
export const webhookDelivery = pgTable(
  'webhook_delivery',
  {
    id: uuid('id')
      .primaryKey()
      .default(sql`gen_random_uuid()`),
    /** Identifies the event at its webhook: it is delivered once, however often its effect runs. */
    key: text('key').notNull(),
    webhookId: uuid('webhook_id')
      .notNull()
      .references(() => webhook.id, { onDelete: 'cascade' }),
    event: text('event').$type<DeliveryEvent>().notNull(),
    /** The exact body sent with each attempt. */
    body: text('body').notNull(),
    createdAt: createdAt(),
    tries: integer('tries').notNull().default(0),
    /** Attempts before a person resent it; backoff is counted from there. */
    triesBefore: integer('tries_before').notNull().default(0),
    /** Null if no further attempt is planned. */
    nextTryAt: instant('next_try_at'),
    deliveredAt: instant('delivered_at'),
    failedAt: instant('failed_at'),
  },
  (table) => [
    uniqueIndex('webhook_delivery_key').on(table.key),
    index('webhook_delivery_newest').on(table.webhookId, table.createdAt.desc(), table.id),
    index('webhook_delivery_age').on(table.createdAt),
  ],
);

/** One request of a delivery and its outcome. */
export const webhookTry = pgTable(
  'webhook_try',
  {
    deliveryId: uuid('delivery_id')
      .notNull()
      .references(() => webhookDelivery.id, { onDelete: 'cascade' }),
    /** From 1. */
    number: integer('number').notNull(),
    at: instant('at').notNull(),
    durationMs: integer('duration_ms').notNull(),
    /** Of the response; null if there was none. */
    status: integer('status'),
    /** Code of why there was no response. */
    fault: text('fault'),
    /** Beginning of the response. */
    answer: text('answer').notNull().default(''),
  },
  (table) => [primaryKey({ columns: [table.deliveryId, table.number] })],
);
