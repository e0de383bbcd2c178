import type { Order } from '@pagewright/contract/payment';
import { dollarsOf } from '@pagewright/contract/plans';
import type { Context } from '../../context.ts';
import { paymentMessages } from './messages.ts';
import { findOrderOfProvider, listOrderRows, type OrderRow } from './order-repository.ts';
import { refusal, requireVisible } from './policy.ts';

/** An order by the provider's id. @throws ApiError 404 where there is none, or none that the caller may see. */
export async function readOrder(ctx: Context, providerId: string): Promise<Order> {
  return toOrder(requireVisible(ctx.actor, await findOrderOfProvider(ctx, providerId)));
}

/** One page of the workspace's orders, the newest first. @throws ApiError 403 for those who are no admins. */
export async function listOrders(
  ctx: Context,
  { page, limit }: { readonly page: number; readonly limit: number },
): Promise<{ orders: Order[]; page: number; limit: number; total: number }> {
  if (ctx.actor.role !== 'admin') throw refusal(403, 'forbidden', paymentMessages.adminsSeeOrders);
  const { rows, total } = await listOrderRows(ctx, ctx.actor.workspaceId, { page, limit });
  return { orders: rows.map(toOrder), page, limit, total };
}

/** An order as callers see it. */
export function toOrder(row: OrderRow): Order {
  return {
    id: row.id,
    orderId: row.providerId,
    planName: row.plan,
    amount: dollarsOf(row.amountCents),
    currency: row.currency,
    billingCycle: row.cycle,
    status: row.state,
    payerEmail: row.payerEmail,
    createdAt: row.createdAt.toISOString(),
    refundAskedAt: row.refundAskedAt?.toISOString() ?? null,
  };
}
