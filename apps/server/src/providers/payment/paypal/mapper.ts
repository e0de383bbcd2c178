import { centsOf, decimalOf } from '@pagewright/contract/plans';
import type {
  CaptureState,
  NewPayment,
  PaymentEvent,
  ProviderCapture,
  ProviderOrder,
  ReceivedEvent,
} from '../port.ts';
import {
  disputeSchema,
  eventSchema,
  resourceSchema,
  type PayPalCapture,
  type PayPalOrder,
} from './schema.ts';

/** PayPal's capture states. An unknown one counts as money not received yet. */
const CAPTURE_STATES: Readonly<Record<string, CaptureState>> = {
  COMPLETED: 'completed',
  PENDING: 'pending',
  DECLINED: 'declined',
  FAILED: 'declined',
  PARTIALLY_REFUNDED: 'partly_refunded',
  REFUNDED: 'refunded',
};
const ORDER_STATES: Readonly<Record<string, ProviderOrder['state']>> = {
  APPROVED: 'approved',
  COMPLETED: 'completed',
  VOIDED: 'void',
};
/** Dispute outcomes after which we keep the money. */
const WON: ReadonlySet<string> = new Set([
  'RESOLVED_SELLER_FAVOUR',
  // PayPal itself paid the buyer; if the seller paid, the capture is marked as refunded.
  'RESOLVED_WITH_PAYOUT',
  'CANCELED_BY_BUYER',
  'DENIED',
  'NONE',
]);
const ORDER_EVENT = /^CHECKOUT\.ORDER\./;
const CAPTURE_EVENT = /^PAYMENT\.CAPTURE\.(?:COMPLETED|PENDING|DENIED|DECLINED)$/;
/** The resource of these events is the refund, which links to its capture. */
const REFUND_EVENT = /^PAYMENT\.(?:CAPTURE\.(?:REFUNDED|REVERSED)|REFUND\.\w+)$/;
const DISPUTE_EVENT = /^CUSTOMER\.DISPUTE\./;

/** Event types sent to a webhook. */
export const EVENT_TYPES = [
  'CHECKOUT.ORDER.APPROVED',
  'CHECKOUT.ORDER.COMPLETED',
  'CHECKOUT.ORDER.VOIDED',
  'PAYMENT.CAPTURE.COMPLETED',
  'PAYMENT.CAPTURE.DECLINED',
  'PAYMENT.CAPTURE.DENIED',
  'PAYMENT.CAPTURE.PENDING',
  'PAYMENT.CAPTURE.REFUNDED',
  'PAYMENT.CAPTURE.REVERSED',
  'CUSTOMER.DISPUTE.CREATED',
  'CUSTOMER.DISPUTE.UPDATED',
  'CUSTOMER.DISPUTE.RESOLVED',
] as const;

/** The order request for a payment. */
export function toOrderRequest(payment: NewPayment, payeeId: string): object {
  return {
    intent: 'CAPTURE',
    purchase_units: [
      {
        custom_id: payment.id,
        description: payment.description,
        payee: { merchant_id: payeeId },
        amount: { currency_code: payment.currency, value: decimalOf(payment.amountCents) },
      },
    ],
    payment_source: {
      paypal: {
        experience_context: {
          return_url: payment.returnUrl,
          cancel_url: payment.cancelUrl,
          user_action: 'PAY_NOW',
          shipping_preference: 'NO_SHIPPING',
        },
      },
    },
  };
}

/** Converts a PayPal order. Our orders have one purchase unit. */
export function toProviderOrder(order: PayPalOrder): ProviderOrder {
  const unit = order.purchase_units?.[0];
  return {
    id: order.id,
    ownId: unit?.custom_id ?? null,
    state: ORDER_STATES[order.status] ?? 'open',
    payeeId: unit?.payee?.merchant_id ?? null,
    payerEmail: order.payment_source?.paypal?.email_address ?? order.payer?.email_address ?? null,
    approveUrl: approveUrlOf(order),
    captures: (order.purchase_units ?? []).flatMap(({ payments }) =>
      (payments?.captures ?? []).map(toProviderCapture),
    ),
  };
}

/** The buyer's link, whose name depends on how the order was created. */
function approveUrlOf({ links = [] }: PayPalOrder): string | null {
  const href = links.find(({ rel }) => rel === 'payer-action' || rel === 'approve')?.href;
  const url = href === undefined ? null : URL.parse(href);
  return url && (url.protocol === 'https:' || url.protocol === 'http:') ? url.href : null;
}

function toProviderCapture(capture: PayPalCapture): ProviderCapture {
  const createdAt = new Date(capture.create_time);
  return {
    id: capture.id,
    state: CAPTURE_STATES[capture.status] ?? 'pending',
    amountCents: centsOf(capture.amount.value),
    currency: capture.amount.currency_code,
    createdAt,
    changedAt: capture.update_time === undefined ? createdAt : new Date(capture.update_time),
  };
}

/** The subject of an event; null if it concerns no payment or cannot be read. */
export function toPaymentEvent({ body }: ReceivedEvent): PaymentEvent | null {
  const event = eventSchema.safeParse(readJson(body)).data;
  if (!event) return null;
  if (DISPUTE_EVENT.test(event.event_type)) return toDisputeEvent(event.resource, event.create_time);
  const resource = resourceSchema.safeParse(event.resource).data;
  if (!resource) return null;
  const related = resource.supplementary_data?.related_ids;
  const shared = {
    ownId: resource.custom_id ?? resource.purchase_units?.[0]?.custom_id ?? null,
    isReversal: event.event_type === 'PAYMENT.CAPTURE.REVERSED',
    dispute: null,
  };
  if (ORDER_EVENT.test(event.event_type)) return { ...shared, orderId: resource.id ?? null, captureId: null };
  const orderId = related?.order_id ?? null;
  if (CAPTURE_EVENT.test(event.event_type)) return { ...shared, orderId, captureId: resource.id ?? null };
  if (!REFUND_EVENT.test(event.event_type)) return null;
  const up = resource.links?.find(({ rel }) => rel === 'up')?.href;
  const linked = up === undefined ? null : (/\/captures\/([A-Za-z0-9-]+)$/.exec(up)?.[1] ?? null);
  return { ...shared, orderId, captureId: related?.capture_id ?? linked };
}

function toDisputeEvent(resource: unknown, toldAt: string | undefined): PaymentEvent | null {
  const dispute = disputeSchema.safeParse(resource).data;
  const disputed = dispute?.disputed_transactions?.[0];
  if (!dispute || disputed?.seller_transaction_id === undefined) return null;
  const changedAt = new Date(dispute.update_time ?? dispute.create_time ?? toldAt ?? Number.NaN);
  if (Number.isNaN(changedAt.getTime())) return null;
  const isOver = dispute.status === 'RESOLVED';
  const outcome = dispute.dispute_outcome?.outcome_code ?? '';
  return {
    orderId: null,
    ownId: disputed.custom ?? null,
    captureId: disputed.seller_transaction_id,
    isReversal: false,
    dispute: {
      id: dispute.dispute_id,
      state: isOver ? (WON.has(outcome) ? 'won' : 'lost') : 'open',
      changedAt,
    },
  };
}

/** Parsed JSON, or undefined. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
