import { z } from 'zod';
import { ApiError } from '../../platform/api-error.ts';
import { PermanentFailure, type EffectContext, type ExternalEffect } from '../../platform/jobs/define.ts';
import type { PaymentEvent, PaymentProvider, ProviderOrder } from '../../providers/payment/port.ts';
import { closeEvent, findEvent, type EventRow } from './event-repository.ts';
import { webhookIds } from './manage-webhook.ts';
import { findOrder, findOrderByCapture, findOrderByProviderId, type OrderRow } from './order-repository.ts';
import { settleOrder } from './settle-order.ts';

export const PROCESS_EVENT = 'payment-event';
/** Doubling waits of up to minutes outlast most provider outages. The scheduled check covers the rest. */
const ATTEMPTS = 12;
const CHANNELS = 8;

/** A channel processes two events at a time, so events are spread over several. */
export function eventChannel(id: string): string {
  const sum = [...id].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return `payment:${sum % CHANNELS}`;
}

const payloadSchema = z.object({ eventId: z.string() });

interface Outcome {
  readonly outcome: NonNullable<EventRow['outcome']>;
  /** Our order id; null if the event concerns none. */
  readonly orderId: string | null;
  readonly providerOrder: ProviderOrder | null;
  readonly event: PaymentEvent | null;
}

const FORGED: Outcome = { outcome: 'forged', orderId: null, providerOrder: null, event: null };
const UNRELATED: Outcome = { outcome: 'foreign', orderId: null, providerOrder: null, event: null };

/**
 * Processes an event of the provider. The event is only a trigger: the provider confirms it and reports the current
 * order. So the order, delay, and number of events do not matter.
 */
export const processEvent: ExternalEffect<z.output<typeof payloadSchema>, Outcome | null> = {
  kind: PROCESS_EVENT,
  attempts: ATTEMPTS,
  parse: (payload) => payloadSchema.parse(payload),
  async send(ctx, { eventId }, signal) {
    const event = await findEvent(ctx.db, eventId);
    const provider = ctx.services.payment;
    if (provider === null) throw new PermanentFailure('payment_off');
    if (!event || event.outcome !== null) return null;
    return withFinalErrors(() => fetchUpdate(ctx, provider, event, signal));
  },
  async record(ctx, { eventId }, update) {
    if (update === null) return;
    const { outcome, orderId, providerOrder, event } = update;
    if (outcome === 'forged')
      ctx.log.warn(
        { event: 'payment_event_forged', part: 'payment', eventId },
        'the provider denies an event',
      );
    if (orderId !== null) await settleOrder(ctx, orderId, { providerOrder, event });
    await closeEvent(ctx.db, eventId, outcome);
  },
};

async function fetchUpdate(
  ctx: EffectContext,
  provider: PaymentProvider,
  received: EventRow,
  signal: AbortSignal,
): Promise<Outcome> {
  if (!(await provider.isConfirmed(received, await webhookIds(ctx), signal))) return FORGED;
  const event = provider.parseEvent(received);
  const order = event === null ? null : await findOrderOfEvent(ctx, event);
  if (order === null || order.providerId === null) return UNRELATED;
  const providerOrder = await provider.readOrder(order.providerId, signal);
  return { outcome: 'taken', orderId: order.id, providerOrder, event };
}

async function findOrderOfEvent(ctx: EffectContext, event: PaymentEvent): Promise<OrderRow | null> {
  return (
    (event.orderId === null ? null : await findOrderByProviderId(ctx.db, event.orderId)) ??
    (event.captureId === null ? null : await findOrderByCapture(ctx.db, event.captureId)) ??
    (event.ownId === null ? null : await findOrder(ctx.db, event.ownId))
  );
}

/** Turns a permanent error into one that is not retried. */
export async function withFinalErrors<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ApiError && error.status < 500)
      throw new PermanentFailure(error.code, { cause: error });
    throw error;
  }
}
