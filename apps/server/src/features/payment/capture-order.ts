import { setTimeout as delay } from 'node:timers/promises';
import type * as contract from '@pagewright/contract/payment';
import type { CallOutput } from '@pagewright/contract/endpoint';
import { dollarsOf } from '@pagewright/contract/plans';
import type { ApiError } from '../../platform/api-error.ts';
import type { Context } from '../../platform/context.ts';
import { paymentMessages } from './messages.ts';
import { listCaptures } from './payment-repository.ts';
import {
  claimCapture,
  findOrder,
  findOrderByProviderId,
  releaseCapture,
  type OrderRow,
} from './order-repository.ts';
import { paidCapture } from './order-state.ts';
import { paymentError, requireBuyer, requireProvider, requireVisible } from './policy.ts';
import { settleOrder } from './settle-order.ts';

type Captured = CallOutput<typeof contract.captureOrder>;

/** How long a call waits for another one that captures the same order, and how often it checks, in milliseconds. */
const WAIT_MS = 45_000;
const POLL_INTERVAL_MS = 250;

/** The provider's idempotency key for an order's capture, the same for every caller. */
export const captureKey = (order: Pick<OrderRow, 'id'>): string => `capture-${order.id}`;

/**
 * Captures an approved order and grants its plan if the payment matches. One call at a time asks the provider; the
 * others return its result. Idempotent.
 * @throws ApiError 402, 403, 404, 409, 503; PaymentError.
 */
export async function captureOrder(ctx: Context, orderId: string): Promise<Captured> {
  requireBuyer(ctx.actor);
  const order = requireVisible(ctx.actor, await findOrderByProviderId(ctx.db, orderId));
  const provider = requireProvider(ctx.services);
  const earlierResult = await findResult(ctx, order);
  if (earlierResult) return earlierResult;
  if (!(await claimCapture(ctx.db, order.id))) return waitForOtherCall(ctx, order);
  try {
    // Not the caller's own signal: a requested capture is settled even if the caller disconnects.
    const providerOrder = await provider.capture(orderId, captureKey(order), AbortSignal.timeout(WAIT_MS));
    const settled = await settleOrder(ctx, order.id, { providerOrder });
    return requireResult(await findResult(ctx, settled ?? order), settled ?? order, notApproved);
  } finally {
    await releaseCapture(ctx.db, order.id).catch((err: unknown) =>
      ctx.log.warn(
        { event: 'order_busy', err, part: 'payment' },
        'an order stays busy until its time is over',
      ),
    );
  }
}

/** The response for an order whose payment is complete or pending; null if it can still be captured. */
async function findResult(ctx: Context, order: OrderRow): Promise<Captured | null> {
  const { state, plan, amountCents } = order;
  if (state === 'refunded' || state === 'disputed')
    throw paymentError(409, 'no_longer_paid', paymentMessages.noLongerPaid);
  if (state === 'mismatched') throw paymentError(409, 'mismatched', paymentMessages.mismatched);
  if (state !== 'completed' && state !== 'pending') return null;
  const captures = await listCaptures(ctx.db, order.id);
  const capture =
    state === 'completed' ? paidCapture(captures) : captures.find((one) => one.state === 'pending');
  if (!capture) return null;
  return {
    success: true,
    captureId: capture.id,
    planName: plan,
    amount: dollarsOf(amountCents),
    status: state,
  };
}

/** @throws ApiError 402 if the payment was declined, `otherwise` if its result is unknown. */
function requireResult(answer: Captured | null, { state }: OrderRow, otherwise: () => ApiError): Captured {
  if (answer) return answer;
  throw state === 'declined' ? paymentError(402, 'payment_declined', paymentMessages.declined) : otherwise();
}

const notApproved = (): ApiError => paymentError(409, 'payment_not_approved', paymentMessages.noMoney);
const stillBusy = (): ApiError =>
  paymentError(503, 'payment_busy', paymentMessages.stillBusy, { 'retry-after': '5' });

async function waitForOtherCall(ctx: Context, { id }: OrderRow): Promise<Captured> {
  const until = Date.now() + WAIT_MS;
  while (Date.now() < until) {
    await delay(POLL_INTERVAL_MS, undefined, { signal: ctx.signal });
    const order = requireVisible(ctx.actor, await findOrder(ctx.db, id));
    const answer = await findResult(ctx, order);
    if (answer || order.busyUntil === null || order.busyUntil.getTime() < Date.now())
      return requireResult(answer, order, stillBusy);
  }
  throw stillBusy();
}
