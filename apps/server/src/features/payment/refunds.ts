import type { ForeignOrder, Order } from '@pagewright/contract/payment';
import type { AuditAction } from '@pagewright/contract/audit';
import type { Context } from '../../platform/context.ts';
import { withTransaction } from '../../platform/db/client.ts';
import { writeAudit } from '../audit/index.ts';
import { notifyAdminsTranslated, notifyOperators } from '../notifications/index.ts';
import { findBuyer } from './invoices/invoice-repository.ts';
import { paymentMessages } from './messages.ts';
import { findGrant, listCaptures } from './payment-repository.ts';
import {
  findOrder,
  findOrderByProviderId,
  recordRefundRequest,
  recordRefundDeclined,
  listRefundRequests,
  lockOrder,
  type OrderRow,
} from './order-repository.ts';
import { paidCapture } from './order-state.ts';
import { paymentError, requireBuyer, requireProvider, requireVisible } from './policy.ts';
import { refundableUntil, toOperatorOrders, loadOrder } from './read-orders.ts';
import { settleOrder } from './settle-order.ts';

const LISTED_MAX = 100;

/**
 * Records a refund request. Requesting again changes nothing.
 * @throws ApiError 403, 404, 409.
 */
export async function requestRefund(ctx: Context, providerId: string): Promise<Order> {
  requireBuyer(ctx.actor);
  const { id } = requireVisible(ctx.actor, await findOrderByProviderId(ctx.db, providerId));
  return withTransaction(ctx, async (inside) => {
    const order = requireVisible(ctx.actor, await lockOrder(inside.db, id));
    if (order.refundAskedAt !== null) return loadOrder(inside, order);
    const paid = paidCapture(await listCaptures(inside.db, id));
    if (!paid?.completedAt || refundableUntil(order, paid.completedAt.toISOString()) === null)
      throw paymentError(409, 'no_refund', paymentMessages.noRefund);
    await recordRefundRequest(inside.db, id);
    await writeAudit(inside, 'payment.ask_refund', id);
    const { workspace } = await findBuyer(inside.db, order);
    await notifyOperators(inside, `refund-asked:${id}`, () => ({
      kind: 'refund_asked',
      title: paymentMessages.inWorkspace(workspace, order.plan),
      link: '/settings/billing',
      reason: null,
    }));
    return loadOrder(inside, requireVisible(ctx.actor, await findOrder(inside.db, id)));
  });
}

/** The undecided refund requests of all workspaces. */
export async function listRefunds(ctx: Context): Promise<ForeignOrder[]> {
  return toOperatorOrders(ctx, await listRefundRequests(ctx.db, LISTED_MAX));
}

/**
 * Refunds an order through the provider and ends its plan. Idempotent.
 * @throws ApiError 404, 409, 503; PaymentError.
 */
export async function refundOrder(ctx: Context, providerId: string): Promise<Order> {
  const order = await findOrderByProviderId(ctx.db, providerId);
  if (order === null) throw paymentError(404, 'not_found', paymentMessages.noOrder);
  if (order.state === 'refunded') return loadOrder(ctx, order);
  const captureId = await findGrant(ctx.db, order.id);
  if (order.refundAskedAt === null || captureId === null)
    throw paymentError(409, 'refund_not_asked', paymentMessages.refundNotAsked);
  const provider = requireProvider(ctx.services);
  await auditAction(ctx, 'payment.refund', order);
  await provider.refund(captureId, `refund-${order.id}`, ctx.signal);
  const providerOrder = await provider.readOrder(providerId, ctx.signal);
  const settled = await settleOrder(ctx, order.id, { providerOrder });
  if (settled?.state !== 'refunded') throw paymentError(503, 'refund_pending', paymentMessages.refundPending);
  return loadOrder(ctx, settled);
}

/**
 * Declines a refund and notifies the admins of the workspace of the reason. The operator may still refund it later.
 * @throws ApiError 404, 409.
 */
export async function declineRefund(ctx: Context, providerId: string, reason: string): Promise<Order> {
  const found = await findOrderByProviderId(ctx.db, providerId);
  if (found === null) throw paymentError(404, 'not_found', paymentMessages.noOrder);
  return withTransaction(ctx, async (inside) => {
    const order = await lockOrder(inside.db, found.id);
    const isWaiting = order?.state === 'completed' && order.refundAskedAt !== null;
    if (!isWaiting || order.refundDeclinedAt !== null)
      throw paymentError(409, 'refund_not_asked', paymentMessages.refundNotAsked);
    const { id, plan, cycle, workspaceId } = order;
    await recordRefundDeclined(inside.db, id, reason);
    await auditAction(inside, 'payment.decline_refund', order);
    if (workspaceId !== null)
      await notifyAdminsTranslated(inside, `refund-declined:${id}`, workspaceId, () => ({
        kind: 'refund_declined',
        title: paymentMessages.description(plan, cycle),
        link: '/settings/billing',
        reason: null,
        text: reason,
      }));
    return loadOrder(inside, (await findOrder(inside.db, id)) ?? order);
  });
}

/** Written before the refund, so a lost response leaves no unattributed action. */
async function auditAction(ctx: Context, action: AuditAction, { id, workspaceId }: OrderRow): Promise<void> {
  if (workspaceId === null) return;
  const { userId } = ctx.actor;
  await writeAudit({ db: ctx.db, actor: { workspaceId, userId }, requestId: ctx.requestId }, action, id);
}
