import type { OrderState } from '@pagewright/contract/payment';
import type { BillingCycle, PlanName } from '@pagewright/contract/plans';
import type { Language } from '@pagewright/contract/settings/preferences';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { generatedId, referenceIndex, createdByUser, workspaceId } from './columns.ts';
import { workspace } from './identity.ts';
import { createdAt, instant } from './moments.ts';

/** Money that was taken stays known when the workspace that it was paid for is gone. */
const paidFor = () =>
  text('workspace_id').references(() => workspace.id, {
    onDelete: 'set null',
  });

/** A plan that somebody set out to buy for a workspace; its id is the one that the provider is given. */
export const paymentOrder = pgTable(
  'payment_order',
  {
    id: generatedId(),
    workspaceId: paidFor(),
    buyerId: createdByUser('buyer_id'),
    /** The provider's own id; null until it has answered. */
    providerId: text('provider_id').unique(),
    plan: text('plan').$type<PlanName>().notNull(),
    cycle: text('cycle').$type<BillingCycle>().notNull(),
    amountCents: integer('amount_cents').notNull(),
    currency: text('currency').notNull(),
    /** Follows from the captures and disputes below. */
    state: text('state').$type<OrderState>().notNull().default('new'),
    payerEmail: text('payer_email'),
    createdAt: createdAt(),
    /** Whether it ends the trial that ran when it was ordered and begins at once; otherwise it begins when that ends. */
    startsNow: boolean('starts_now').notNull().default(false),
    /** Where its buyer approves it at the provider; null until it has answered. */
    approveUrl: text('approve_url'),
    /** When the money went back after it had come; null: it did not. */
    returnedAt: instant('returned_at'),
    /** When its buyer first had the money taken; without it none is taken. */
    captureAskedAt: instant('capture_asked_at'),
    /** When its buyer asked for the money back; null: they did not. */
    refundAskedAt: instant('refund_asked_at'),
    /** When an operator declined that, and what they wrote; null: they did not. */
    refundDeclinedAt: instant('refund_declined_at'),
    refundDeclinedReason: text('refund_declined_reason'),
    /** Until when one call takes the money; others wait for what comes of it. */
    busyUntil: instant('busy_until'),
    /** How often the provider was asked about it by the clock, and when it is asked next; null: no more. */
    looks: integer('looks').notNull().default(0),
    lookAt: instant('look_at'),
  },
  (table) => [
    index('payment_order_newest').on(table.workspaceId, table.createdAt.desc(), table.id),
    referenceIndex('payment_order_buyer', table.buyerId),
    index('payment_order_look')
      .on(table.lookAt)
      .where(sql`look_at is not null`),
  ],
);

/** Money that was taken, or was to be, as far as the provider has told. */
export const paymentCapture = pgTable(
  'payment_capture',
  {
    /** The provider's. */
    id: text('id').primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => paymentOrder.id, { onDelete: 'cascade' }),
    state: text('state')
      .$type<'pending' | 'declined' | 'completed' | 'partly_refunded' | 'refunded'>()
      .notNull(),
    /** Null for an amount that cannot be read. */
    amountCents: integer('amount_cents'),
    currency: text('currency').notNull(),
    /** Amount, currency, payee and order are those that were ordered. */
    isRight: boolean('is_right').notNull(),
    /** The money was taken back by the buyer's bank. */
    isReversed: boolean('is_reversed').notNull().default(false),
    /** When the provider says that it was complete; null: not yet. */
    completedAt: instant('completed_at'),
  },
  (table) => [index('payment_capture_order').on(table.orderId)],
);

/** A buyer's objection to a capture, as its last change has it. */
export const paymentDispute = pgTable(
  'payment_dispute',
  {
    id: text('id').primaryKey(),
    captureId: text('capture_id').notNull(),
    state: text('state').$type<'open' | 'won' | 'lost'>().notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [index('payment_dispute_capture').on(table.captureId)],
);

/** The one term that a paid order gave. */
export const paymentGrant = pgTable('payment_grant', {
  orderId: uuid('order_id')
    .primaryKey()
    .references(() => paymentOrder.id, { onDelete: 'cascade' }),
  captureId: text('capture_id').notNull().unique(),
  createdAt: createdAt(),
});

/** What an invoice, or a credit note, says: written once, when the money came or went back. */
export interface InvoiceContent {
  /** Whoever bought read it in this language. */
  readonly language: Language;
  readonly seller: {
    readonly name: string | null;
    /** Several lines. */
    readonly address: string | null;
    readonly taxId: string | null;
    readonly email: string | null;
  };
  readonly buyer: {
    readonly workspace: string | null;
    readonly name: string | null;
    readonly email: string | null;
  };
  readonly plan: PlanName;
  readonly cycle: BillingCycle;
  readonly amountCents: number;
  readonly currency: string;
  readonly captureId: string;
  /** When the money came; ISO. */
  readonly paidAt: string;
  /** Of a credit note: the number of the invoice that it takes back. */
  readonly credited: number | null;
}

/** The invoices of the installation and their credit notes, in one series of numbers from 1. Rows are never changed. */
export const paymentInvoice = pgTable(
  'payment_invoice',
  {
    number: integer('number').primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => paymentOrder.id),
    kind: text('kind').$type<'invoice' | 'credit_note'>().notNull(),
    content: jsonb('content').$type<InvoiceContent>().notNull(),
    issuedAt: instant('issued_at')
      .notNull()
      .default(sql`now()`),
  },
  (table) => [unique('payment_invoice_once').on(table.orderId, table.kind)],
);

/** What the provider told, once each; kept to the letter until it was taken. */
export const paymentEvent = pgTable(
  'payment_event',
  {
    id: text('id').primaryKey(),
    type: text('type').notNull(),
    body: text('body').notNull(),
    headers: jsonb('headers').$type<Readonly<Record<string, string>>>().notNull(),
    receivedAt: instant('received_at')
      .notNull()
      .default(sql`now()`),
    outcome: text('outcome').$type<'taken' | 'forged' | 'foreign'>(),
  },
  (table) => [index('payment_event_age').on(table.receivedAt)],
);

/** An address of ours at which the provider tells what happens to payments. */
export const paymentWebhook = pgTable('payment_webhook', {
  id: text('id').primaryKey(),
  url: text('url').notNull().unique(),
  createdAt: createdAt(),
});

/** The paid plans of a workspace, one after the other, the running one and those that were and will be. */
export const planTerm = pgTable(
  'plan_term',
  {
    workspaceId: workspaceId(),
    /** Its place among the workspace's, from 0. */
    number: integer('number').notNull(),
    plan: text('plan').$type<PlanName>().notNull(),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    /** Calendar months that were paid for, and what was paid for them; null in terms of older versions. */
    months: integer('months'),
    amountCents: integer('amount_cents'),
    /** Whether days of a smaller plan were credited to it. */
    isCredited: boolean('is_credited').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.number] })],
);

/** The one trial that a workspace has, and when it ends; earlier where its buyer chose to begin a paid plan at once. */
export const planTrial = pgTable(
  'plan_trial',
  {
    workspaceId: workspaceId().primaryKey(),
    startedBy: createdByUser('started_by'),
    createdAt: createdAt(),
    endsAt: instant('ends_at').notNull(),
    endedEarlyAt: instant('ended_early_at'),
  },
  (table) => [referenceIndex('plan_trial_starter', table.startedBy)],
);
