import { z } from 'zod';
import { PaymentError, type PaymentProvider, type ProviderOrder } from '../../providers/payment/port.ts';
import {
  PermanentFailure,
  type ExternalEffect,
  type RecurringJob,
  type Sweep,
} from '../../platform/jobs/define.ts';
import { writeEffects } from '../../platform/jobs/outbox.ts';
import { captureKey } from './capture-order.ts';
import { deleteOldEvents } from './event-repository.ts';
import { ORDER_LIFETIME_MS } from './order-lifetime.ts';
import { findOrder, claimDueChecks, type OrderRow } from './order-repository.ts';
import { settleOrder } from './settle-order.ts';
import { withFinalErrors, eventChannel } from './process-event.ts';

const CHECK_ORDER = 'payment-look';
/** Days after which the provider can no longer send an event again. */
const EVENT_DAYS = 7;

const payloadSchema = z.object({ orderId: z.string() });

interface Outcome {
  readonly providerOrder: ProviderOrder | null;
  readonly isOver: boolean;
}

/** Schedules a check for every unfinished order that is due. */
export const sweepUnfinishedOrders: Sweep = {
  name: 'hanging-orders',
  async run(ctx) {
    if (ctx.services.payment === null) return 0;
    const due = await claimDueChecks(ctx.db);
    return writeEffects(
      ctx,
      due.map(({ id, look }) => ({
        kind: CHECK_ORDER,
        key: `${CHECK_ORDER}:${id}:${look}`,
        payload: { orderId: id },
        channel: eventChannel(id),
      })),
    );
  },
};

/**
 * Checks an unfinished order with the provider. If its buyer had requested the capture and approved it, captures the
 * payment; otherwise never. Abandons it after six hours without payment.
 */
export const checkOrder: ExternalEffect<z.output<typeof payloadSchema>, Outcome | null> = {
  kind: CHECK_ORDER,
  attempts: 5,
  parse: (payload) => payloadSchema.parse(payload),
  async send(ctx, { orderId }, signal) {
    const order = await findOrder(ctx.db, orderId);
    const provider = ctx.services.payment;
    if (provider === null) throw new PermanentFailure('payment_off');
    if (!order || order.lookAt === null) return null;
    return withFinalErrors(() => checkWithProvider(provider, order, signal));
  },
  async record(ctx, { orderId }, outcome) {
    if (outcome !== null) await settleOrder(ctx, orderId, outcome);
  },
};

async function checkWithProvider(
  provider: PaymentProvider,
  order: OrderRow,
  signal: AbortSignal,
): Promise<Outcome> {
  const { providerId, createdAt, captureAskedAt } = order;
  // The buyer never received this order.
  if (providerId === null) return { providerOrder: null, isOver: true };
  const providerOrder = await provider.readOrder(providerId, signal);
  if (providerOrder === null) return { providerOrder, isOver: true };
  if (providerOrder.captures.length > 0) return { providerOrder, isOver: false };
  const isTooOld = Date.now() - createdAt.getTime() > ORDER_LIFETIME_MS;
  if (providerOrder.state !== 'approved' || captureAskedAt === null || isTooOld)
    return { providerOrder, isOver: isTooOld };
  const captured = await provider.capture(providerId, captureKey(order), signal).catch((error: unknown) => {
    if (error instanceof PaymentError && error.status < 500) return providerOrder;
    throw error;
  });
  return { providerOrder: captured, isOver: false };
}

/** Deletes events that cannot be sent again. */
export const deleteOldEventsJob: RecurringJob = {
  name: 'payment-events',
  cron: '41 3 * * *',
  run: (ctx) => deleteOldEvents(ctx.db, EVENT_DAYS),
};
