import type { OrderState } from '@pagewright/contract/payment';
import type { BillingCycle, PlanName } from '@pagewright/contract/plans';
import type { Language } from '@pagewright/contract/settings/preferences';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { generatedId, referenceIndex, createdByUser, workspaceId } from './columns.ts';
import { workspace } from './identity.ts';
import { createdAt, instant } from './moments.ts';

/** Payments stay on record after their workspace is deleted. */
const paidFor = () =>
  text('workspace_id').references(() => workspace.id, {
    onDelete: 'set null',
  });

/** An order of a plan for a workspace; the payment provider gets its ID. */
export const paymentOrder = pgTable(
  'payment_order',
  {
    id: generatedId(),
    workspaceId: paidFor(),
    buyerId: createdByUser('buyer_id'),
    /** The provider's ID; null until it has responded. */
    providerId: text('provider_id').unique(),
    plan: text('plan').$type<PlanName>().notNull(),
    cycle: text('cycle').$type<BillingCycle>().notNull(),
    amountCents: integer('amount_cents').notNull(),
    currency: text('currency').notNull(),
    /** Derived from the captures and disputes below. */
    state: text('state').$type<OrderState>().notNull().default('new'),
    payerEmail: text('payer_email'),
    createdAt: createdAt(),
    /**
     * Whether it ends the trial running at the time of the order and starts at once; otherwise it starts after the
     * trial.
     */
    startsNow: boolean('starts_now').notNull().default(false),
    /** The provider's approval page for the buyer; null until the provider has responded. */
    approveUrl: text('approve_url'),
    /** When the payment was refunded; null: it was not. */
    returnedAt: instant('returned_at'),
    /** When its buyer first requested the capture; nothing is captured without it. */
    captureAskedAt: instant('capture_asked_at'),
    /** When its buyer requested a refund; null: never. */
    refundAskedAt: instant('refund_asked_at'),
    /** When an operator declined the refund, and their message; null: never. */
    refundDeclinedAt: instant('refund_declined_at'),
    refundDeclinedReason: text('refund_declined_reason'),
    /** Lock of the call that captures the payment; others wait for its result. */
    busyUntil: instant('busy_until'),
    /** Number of scheduled status checks at the provider, and when the next one is due; null: none. */
    looks: integer('looks').notNull().default(0),
    lookAt: instant('look_at'),
  },
  (table) => [
    index('payment_order_newest').on(table.workspaceId, table.createdAt.desc(), table.id),
    index('payment_order_in_order').on(table.createdAt, table.id).concurrently(),
    referenceIndex('payment_order_buyer', table.buyerId),
    index('payment_order_look')
      .on(table.lookAt)
      .where(sql`look_at is not null`),
  ],
);

/** Captured or pending payments, as reported by the provider. */
export const paymentCapture = pgTable(
  'payment_capture',
  {
    /** The provider's ID. */
    id: text('id').primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => paymentOrder.id, { onDelete: 'cascade' }),
    state: text('state')
      .$type<'pending' | 'declined' | 'completed' | 'partly_refunded' | 'refunded'>()
      .notNull(),
    /** Null if the amount cannot be read. */
    amountCents: integer('amount_cents'),
    currency: text('currency').notNull(),
    /** Whether amount, currency, payee, and order match the order. */
    isRight: boolean('is_right').notNull(),
    /** Whether the buyer's bank reversed the payment. */
    isReversed: boolean('is_reversed').notNull().default(false),
    /** When the provider reported it as complete; null: not yet. */
    completedAt: instant('completed_at'),
  },
  (table) => [index('payment_capture_order').on(table.orderId)],
);

/** A buyer's dispute of a capture, as of its last change. */
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

/** The plan term granted by a paid order. */
export const paymentGrant = pgTable('payment_grant', {
  orderId: uuid('order_id')
    .primaryKey()
    .references(() => paymentOrder.id, { onDelete: 'cascade' }),
  captureId: text('capture_id').notNull().unique(),
  createdAt: createdAt(),
});

/** Content of an invoice or credit note, written once at payment or refund. */
export interface InvoiceContent {
  /** The buyer's language. */
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
  /** When the payment was received; ISO. */
  readonly paidAt: string;
  /** For a credit note: the number of the invoice it reverses. */
  readonly credited: number | null;
}

/** Invoices and credit notes of the installation, numbered in one series from 1. Rows are never changed. */
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

/** Events from the provider, each stored once and unchanged until processed. */
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

/** Our URL for the provider's payment events. */
export const paymentWebhook = pgTable('payment_webhook', {
  id: text('id').primaryKey(),
  url: text('url').notNull().unique(),
  createdAt: createdAt(),
});

/** Consecutive paid plans of a workspace: past, current, and future. */
export const planTerm = pgTable(
  'plan_term',
  {
    workspaceId: workspaceId(),
    /** Position among the workspace's terms, from 0. */
    number: integer('number').notNull(),
    plan: text('plan').$type<PlanName>().notNull(),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    /** Calendar months bought and the amount paid; null in terms of older versions. */
    months: integer('months'),
    amountCents: integer('amount_cents'),
    /** Whether remaining days of a smaller plan were credited. */
    isCredited: boolean('is_credited').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.number] })],
);

/** A workspace's only trial and its end, which is earlier if the buyer chose to start a paid plan at once. */
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
