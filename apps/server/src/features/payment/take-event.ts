import { z } from 'zod';
import { ApiError } from '../../api-error.ts';
import { PermanentFailure, type EffectContext, type ExternalEffect } from '../../jobs/define.ts';
import type { PaymentNews, PaymentProvider, ProviderOrder } from '../../providers/payment/port.ts';
import { closeEvent, findEvent, type EventRow } from './event-repository.ts';
import { webhookIds } from './manage-webhook.ts';
import { findOrder, findOrderOfCapture, findOrderOfProvider, type OrderRow } from './order-repository.ts';
import { settleOrder } from './settle-order.ts';

export const TAKE_EVENT = 'payment-event';
/** With doubling waits up to minutes: longer than the provider is away as a rule. The clock looks after that. */
const ATTEMPTS = 12;
const CHANNELS = 8;

/** Of one channel two are asked at once: events are spread over a few. */
export function takeChannel(id: string): string {
  const sum = [...id].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return `payment:${sum % CHANNELS}`;
}

const payloadSchema = z.object({ eventId: z.string() });

interface Outcome {
  readonly outcome: NonNullable<EventRow['outcome']>;
  /** Ours; null where the event concerns none. */
  readonly orderId: string | null;
  readonly told: ProviderOrder | null;
  readonly news: PaymentNews | null;
}

const FORGED: Outcome = { outcome: 'forged', orderId: null, told: null, news: null };
const FOREIGN: Outcome = { outcome: 'foreign', orderId: null, told: null, news: null };

/**
 * Takes in what the provider told. The event is only the reason to ask: the provider confirms it, and says how the order
 * stands now. So it makes no difference in which order events come, how late, or how often.
 */
export const takeEvent: ExternalEffect<z.output<typeof payloadSchema>, Outcome | null> = {
  kind: TAKE_EVENT,
  attempts: ATTEMPTS,
  parse: (payload) => payloadSchema.parse(payload),
  async send(ctx, { eventId }, signal) {
    const event = await findEvent(ctx, eventId);
    const provider = ctx.services.payment;
    if (provider === null) throw new PermanentFailure('payment_off');
    if (!event || event.outcome !== null) return null;
    return orFinal(() => learn(ctx, provider, event, signal));
  },
  async record(ctx, { eventId }, learnt) {
    if (learnt === null) return;
    const { outcome, orderId, told, news } = learnt;
    if (outcome === 'forged')
      ctx.log.warn(
        { event: 'payment_event_forged', part: 'payment', eventId },
        'the provider denies an event',
      );
    if (orderId !== null) await settleOrder(ctx, orderId, { told, news });
    await closeEvent(ctx, eventId, outcome);
  },
};

async function learn(
  ctx: EffectContext,
  provider: PaymentProvider,
  event: EventRow,
  signal: AbortSignal,
): Promise<Outcome> {
  if (!(await provider.isConfirmed(event, await webhookIds(ctx), signal))) return FORGED;
  const news = provider.newsOf(event);
  const order = news === null ? null : await findConcerned(ctx, news);
  if (order === null || order.providerId === null) return FOREIGN;
  const told = await provider.readOrder(order.providerId, signal);
  return { outcome: 'taken', orderId: order.id, told, news };
}

async function findConcerned(ctx: EffectContext, news: PaymentNews): Promise<OrderRow | null> {
  return (
    (news.orderId === null ? null : await findOrderOfProvider(ctx, news.orderId)) ??
    (news.captureId === null ? null : await findOrderOfCapture(ctx, news.captureId)) ??
    (news.ownId === null ? null : await findOrder(ctx, news.ownId))
  );
}

/** A refusal that stays one is not tried again. */
export async function orFinal<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ApiError && error.status < 500)
      throw new PermanentFailure(error.code, { cause: error });
    throw error;
  }
}
