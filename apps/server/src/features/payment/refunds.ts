import { REFUND_DAYS, type Order } from '@pagewright/contract/payment';
import type { Context } from '../../context.ts';
import { withTransaction } from '../../db/client.ts';
import { writeAudit } from '../audit/index.ts';
import { paymentMessages } from './messages.ts';
import { findGrant, listCaptures } from './money-repository.ts';
import {
  findOrder,
  findOrderOfProvider,
  keepRefundAsked,
  listRefundsAsked,
  lockOrder,
  type OrderRow,
} from './order-repository.ts';
import { paidCapture } from './order-state.ts';
import { refusal, requireBuyer, requireProvider, requireVisible } from './policy.ts';
import { toOrder } from './read-orders.ts';
import { settleOrder } from './settle-order.ts';

const REFUND_MS = REFUND_DAYS * 24 * 3_600_000;
const LISTED_MAX = 100;

/** Keeps that the money of an order was asked back; asked again it changes nothing. @throws ApiError 403, 404, 409. */
export async function askRefund(ctx: Context, providerId: string): Promise<Order> {
  requireBuyer(ctx.actor);
  const { id } = requireVisible(ctx.actor, await findOrderOfProvider(ctx, providerId));
  return withTransaction(ctx, async (inside) => {
    const order = requireVisible(ctx.actor, await lockOrder(inside, id));
    if (order.refundAskedAt !== null) return toOrder(order);
    const paid = paidCapture(await listCaptures(inside, id));
    const isInTime = Date.now() - (paid?.completedAt?.getTime() ?? 0) <= REFUND_MS;
    if (order.state !== 'completed' || !isInTime) throw refusal(409, 'no_refund', paymentMessages.noRefund);
    await keepRefundAsked(inside, id);
    await writeAudit(inside, 'payment.ask_refund', id);
    return toOrder(requireVisible(ctx.actor, await findOrder(inside, id)));
  });
}

/** The orders whose money was asked back and not paid yet, of all workspaces. */
export async function listRefunds(ctx: Context): Promise<Order[]> {
  return (await listRefundsAsked(ctx, LISTED_MAX)).map(toOrder);
}

/**
 * Has the provider pay an order back that was asked back, and ends its plan. Asked again it pays no second time.
 * @throws ApiError 404, 409, 503; PaymentError.
 */
export async function refundOrder(ctx: Context, providerId: string): Promise<Order> {
  const order = await findOrderOfProvider(ctx, providerId);
  if (order === null) throw refusal(404, 'not_found', paymentMessages.noOrder);
  if (order.state === 'refunded') return toOrder(order);
  const captureId = await findGrant(ctx, order.id);
  if (order.refundAskedAt === null || captureId === null)
    throw refusal(409, 'refund_not_asked', paymentMessages.refundNotAsked);
  const provider = requireProvider(ctx.services);
  await keepDeed(ctx, order);
  await provider.refund(captureId, `refund-${order.id}`, ctx.signal);
  const told = await provider.readOrder(providerId, ctx.signal);
  const settled = await settleOrder(ctx, order.id, { told });
  if (settled?.state !== 'refunded') throw refusal(503, 'refund_pending', paymentMessages.refundPending);
  return toOrder(settled);
}

/** Before the money goes, so that no answer that is lost leaves a deed that nobody did. */
async function keepDeed(ctx: Context, { id, workspaceId }: OrderRow): Promise<void> {
  if (workspaceId === null) return;
  const { userId } = ctx.actor;
  await writeAudit(
    { db: ctx.db, actor: { workspaceId, userId }, requestId: ctx.requestId },
    'payment.refund',
    id,
  );
}
