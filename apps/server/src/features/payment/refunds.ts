import type { ForeignOrder, Order } from '@pagewright/contract/payment';
import type { AuditAction } from '@pagewright/contract/audit';
import type { Context } from '../../context.ts';
import { withTransaction } from '../../db/client.ts';
import { writeAudit } from '../audit/index.ts';
import { tellAdmins, tellOperators } from '../notifications/index.ts';
import { findBuyer } from './invoices/invoice-repository.ts';
import { paymentMessages } from './messages.ts';
import { findGrant, listCaptures } from './money-repository.ts';
import {
  findOrder,
  findOrderOfProvider,
  keepRefundAsked,
  keepRefundDeclined,
  listRefundsAsked,
  lockOrder,
  type OrderRow,
} from './order-repository.ts';
import { paidCapture } from './order-state.ts';
import { refusal, requireBuyer, requireProvider, requireVisible } from './policy.ts';
import { refundableUntil, showForeign, showOrder } from './read-orders.ts';
import { settleOrder } from './settle-order.ts';

const LISTED_MAX = 100;

/** Keeps that the money of an order was asked back; asked again it changes nothing. @throws ApiError 403, 404, 409. */
export async function askRefund(ctx: Context, providerId: string): Promise<Order> {
  requireBuyer(ctx.actor);
  const { id } = requireVisible(ctx.actor, await findOrderOfProvider(ctx, providerId));
  return withTransaction(ctx, async (inside) => {
    const order = requireVisible(ctx.actor, await lockOrder(inside, id));
    if (order.refundAskedAt !== null) return showOrder(inside, order);
    const paid = paidCapture(await listCaptures(inside, id));
    if (!paid?.completedAt || refundableUntil(order, paid.completedAt.toISOString()) === null)
      throw refusal(409, 'no_refund', paymentMessages.noRefund);
    await keepRefundAsked(inside, id);
    await writeAudit(inside, 'payment.ask_refund', id);
    const { workspace } = await findBuyer(inside, order);
    await tellOperators(inside, `refund-asked:${id}`, () => ({
      kind: 'refund_asked',
      title: paymentMessages.inWorkspace(workspace, order.plan),
      link: '/settings/billing',
      reason: null,
    }));
    return showOrder(inside, requireVisible(ctx.actor, await findOrder(inside, id)));
  });
}

/** The orders whose money was asked back and about which nobody decided, of all workspaces. */
export async function listRefunds(ctx: Context): Promise<ForeignOrder[]> {
  return showForeign(ctx, await listRefundsAsked(ctx, LISTED_MAX));
}

/**
 * Has the provider pay an order back that was asked back, and ends its plan. Asked again it pays no second time.
 * @throws ApiError 404, 409, 503; PaymentError.
 */
export async function refundOrder(ctx: Context, providerId: string): Promise<Order> {
  const order = await findOrderOfProvider(ctx, providerId);
  if (order === null) throw refusal(404, 'not_found', paymentMessages.noOrder);
  if (order.state === 'refunded') return showOrder(ctx, order);
  const captureId = await findGrant(ctx, order.id);
  if (order.refundAskedAt === null || captureId === null)
    throw refusal(409, 'refund_not_asked', paymentMessages.refundNotAsked);
  const provider = requireProvider(ctx.services);
  await keepDeed(ctx, 'payment.refund', order);
  await provider.refund(captureId, `refund-${order.id}`, ctx.signal);
  const told = await provider.readOrder(providerId, ctx.signal);
  const settled = await settleOrder(ctx, order.id, { told });
  if (settled?.state !== 'refunded') throw refusal(503, 'refund_pending', paymentMessages.refundPending);
  return showOrder(ctx, settled);
}

/**
 * Keeps that the operator does not pay an order back, and tells the admins of its workspace why. The operator may still
 * pay it back later. @throws ApiError 404, 409.
 */
export async function declineRefund(ctx: Context, providerId: string, reason: string): Promise<Order> {
  const found = await findOrderOfProvider(ctx, providerId);
  if (found === null) throw refusal(404, 'not_found', paymentMessages.noOrder);
  return withTransaction(ctx, async (inside) => {
    const order = await lockOrder(inside, found.id);
    const isWaiting = order?.state === 'completed' && order.refundAskedAt !== null;
    if (!isWaiting || order.refundDeclinedAt !== null)
      throw refusal(409, 'refund_not_asked', paymentMessages.refundNotAsked);
    const { id, plan, cycle, workspaceId } = order;
    await keepRefundDeclined(inside, id, reason);
    await keepDeed(inside, 'payment.decline_refund', order);
    if (workspaceId !== null)
      await tellAdmins(inside, `refund-declined:${id}`, workspaceId, () => ({
        kind: 'refund_declined',
        title: paymentMessages.description(plan, cycle),
        link: '/settings/billing',
        reason: null,
        text: reason,
      }));
    return showOrder(inside, (await findOrder(inside, id)) ?? order);
  });
}

/** Before the money goes, so that no answer that is lost leaves a deed that nobody did. */
async function keepDeed(ctx: Context, action: AuditAction, { id, workspaceId }: OrderRow): Promise<void> {
  if (workspaceId === null) return;
  const { userId } = ctx.actor;
  await writeAudit({ db: ctx.db, actor: { workspaceId, userId }, requestId: ctx.requestId }, action, id);
}
