import { z } from 'zod';
import { PaymentError, type PaymentProvider, type ProviderOrder } from '../../providers/payment/port.ts';
import { PermanentFailure, type ExternalEffect, type RecurringJob, type Sweep } from '../../jobs/define.ts';
import { writeEffects } from '../../jobs/outbox.ts';
import { captureKey } from './capture-order.ts';
import { forgetEvents } from './event-repository.ts';
import { OPEN_MS } from './open-time.ts';
import { findOrder, takeDueLooks, type OrderRow } from './order-repository.ts';
import { settleOrder } from './settle-order.ts';
import { orFinal, takeChannel } from './take-event.ts';

const LOOK = 'payment-look';
/** Days after which an event's signature is too old to be told again. */
const EVENT_DAYS = 7;

const payloadSchema = z.object({ orderId: z.string() });

interface Outcome {
  readonly told: ProviderOrder | null;
  readonly isOver: boolean;
}

/** Writes a look for every order that hangs and whose time has come. */
export const sweepHanging: Sweep = {
  name: 'hanging-orders',
  async run(ctx) {
    if (ctx.services.payment === null) return 0;
    const due = await takeDueLooks(ctx);
    return writeEffects(
      ctx,
      due.map(({ id, look }) => ({
        kind: LOOK,
        key: `${LOOK}:${id}:${look}`,
        payload: { orderId: id },
        channel: takeChannel(id),
      })),
    );
  },
};

/**
 * Asks the provider about an order that hangs. Money that its buyer had asked for is taken where they approved it; what
 * was never asked for is not. After six hours without money it is abandoned.
 */
export const lookAtOrder: ExternalEffect<z.output<typeof payloadSchema>, Outcome | null> = {
  kind: LOOK,
  attempts: 5,
  parse: (payload) => payloadSchema.parse(payload),
  async send(ctx, { orderId }, signal) {
    const order = await findOrder(ctx, orderId);
    const provider = ctx.services.payment;
    if (provider === null) throw new PermanentFailure('payment_off');
    if (!order || order.lookAt === null) return null;
    return orFinal(() => look(provider, order, signal));
  },
  async record(ctx, { orderId }, outcome) {
    if (outcome !== null) await settleOrder(ctx, orderId, outcome);
  },
};

async function look(provider: PaymentProvider, order: OrderRow, signal: AbortSignal): Promise<Outcome> {
  const { providerId, createdAt, captureAskedAt } = order;
  // Its buyer was never told of it.
  if (providerId === null) return { told: null, isOver: true };
  const told = await provider.readOrder(providerId, signal);
  if (told === null) return { told, isOver: true };
  if (told.captures.length > 0) return { told, isOver: false };
  const isTooOld = Date.now() - createdAt.getTime() > OPEN_MS;
  if (told.state !== 'approved' || captureAskedAt === null || isTooOld) return { told, isOver: isTooOld };
  const taken = await provider.capture(providerId, captureKey(order), signal).catch((error: unknown) => {
    if (error instanceof PaymentError && error.status < 500) return told;
    throw error;
  });
  return { told: taken, isOver: false };
}

/** Forgets events that nobody can tell again. */
export const forgetOldEvents: RecurringJob = {
  name: 'payment-events',
  cron: '41 3 * * *',
  run: (ctx) => forgetEvents(ctx, EVENT_DAYS),
};
