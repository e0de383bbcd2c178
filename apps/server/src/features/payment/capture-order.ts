import { setTimeout as delay } from 'node:timers/promises';
import type * as contract from '@pagewright/contract/payment';
import type { CallOutput } from '@pagewright/contract/endpoint';
import { dollarsOf } from '@pagewright/contract/plans';
import type { ApiError } from '../../api-error.ts';
import type { Context } from '../../context.ts';
import { paymentMessages } from './messages.ts';
import { listCaptures } from './money-repository.ts';
import {
  claimCapture,
  findOrder,
  findOrderOfProvider,
  releaseCapture,
  type OrderRow,
} from './order-repository.ts';
import { paidCapture } from './order-state.ts';
import { refusal, requireBuyer, requireProvider, requireVisible } from './policy.ts';
import { settleOrder } from './settle-order.ts';

type Captured = CallOutput<typeof contract.captureOrder>;

/** How long a call waits for another one that takes the same money, in milliseconds, and how often it looks. */
const WAIT_MS = 45_000;
const LOOK_EVERY_MS = 250;

/** The key under which an order's money is asked for, the same for whoever asks. */
export const captureKey = (order: Pick<OrderRow, 'id'>): string => `capture-${order.id}`;

/**
 * Takes the money of an order that was approved, and grants its plan where it came as ordered. One call at a time asks the
 * provider; the others answer what came of it. Asked again it answers the same.
 * @throws ApiError 402, 403, 404, 409, 503; PaymentError.
 */
export async function captureOrder(ctx: Context, orderId: string): Promise<Captured> {
  requireBuyer(ctx.actor);
  const order = requireVisible(ctx.actor, await findOrderOfProvider(ctx, orderId));
  const provider = requireProvider(ctx.services);
  const done = await answerOf(ctx, order);
  if (done) return done;
  if (!(await claimCapture(ctx, order.id))) return waitFor(ctx, order);
  try {
    // Not the caller's own signal: money that was asked for is settled whether they wait for it or not.
    const told = await provider.capture(orderId, captureKey(order), AbortSignal.timeout(WAIT_MS));
    const settled = await settleOrder(ctx, order.id, { told });
    return resultOf(await answerOf(ctx, settled ?? order), settled ?? order, notApproved);
  } finally {
    await releaseCapture(ctx, order.id).catch((err: unknown) =>
      ctx.log.warn(
        { event: 'order_busy', err, part: 'payment' },
        'an order stays busy until its time is over',
      ),
    );
  }
}

/** What was answered for an order whose money has come, or is on its way; null where it may still be taken. */
async function answerOf(ctx: Context, order: OrderRow): Promise<Captured | null> {
  const { state, plan, amountCents } = order;
  if (state === 'refunded' || state === 'disputed')
    throw refusal(409, 'no_longer_paid', paymentMessages.noLongerPaid);
  if (state === 'mismatched') throw refusal(409, 'mismatched', paymentMessages.mismatched);
  if (state !== 'completed' && state !== 'pending') return null;
  const captures = await listCaptures(ctx, order.id);
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

/** @throws ApiError 402 where no money will come, `otherwise` where it is not known to have come. */
function resultOf(answer: Captured | null, { state }: OrderRow, otherwise: () => ApiError): Captured {
  if (answer) return answer;
  throw state === 'declined' ? refusal(402, 'payment_declined', paymentMessages.declined) : otherwise();
}

const notApproved = (): ApiError => refusal(409, 'payment_not_approved', paymentMessages.noMoney);
const stillBusy = (): ApiError =>
  refusal(503, 'payment_busy', paymentMessages.stillBusy, { 'retry-after': '5' });

async function waitFor(ctx: Context, { id }: OrderRow): Promise<Captured> {
  const until = Date.now() + WAIT_MS;
  while (Date.now() < until) {
    await delay(LOOK_EVERY_MS, undefined, { signal: ctx.signal });
    const order = requireVisible(ctx.actor, await findOrder(ctx, id));
    const answer = await answerOf(ctx, order);
    if (answer || order.busyUntil === null || order.busyUntil.getTime() < Date.now())
      return resultOf(answer, order, stillBusy);
  }
  throw stillBusy();
}
