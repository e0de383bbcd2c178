import { ApiError } from '../../api-error.ts';
import type { Actor, Context, Services } from '../../context.ts';
import { countAttempt } from '../../db/count-attempt.ts';
import type { PaymentProvider } from '../../providers/payment/port.ts';
import { paymentMessages } from './messages.ts';
import type { OrderRow } from './order-repository.ts';

const HOUR_SECONDS = 3_600;
const ORDERS_PER_HOUR = 30;

/** A refusal as callers of payments read it: `success` is false beside the sentence. */
export function refusal(
  status: number,
  code: string,
  sentence: string,
  headers?: Record<string, string>,
): ApiError {
  return new ApiError(status, code, sentence, { extra: { success: false }, ...(headers ? { headers } : {}) });
}

/** Who takes the money. @throws ApiError 409 where nothing can be bought. */
export function requireProvider({ payment, config }: Pick<Services, 'payment' | 'config'>): PaymentProvider {
  if (payment === null)
    throw refusal(409, 'payment_off', paymentMessages.off(config.operatorEmails[0] ?? null));
  return payment;
}

/** Only admins spend a workspace's money. @throws ApiError 403. */
export function requireBuyer({ role }: Pick<Actor, 'role'>): void {
  if (role !== 'admin') throw refusal(403, 'forbidden', paymentMessages.adminsOnly);
}

/** Whether somebody may see an order: admins those of their workspace, everybody their own in it. */
export function maySee(actor: Actor, order: Pick<OrderRow, 'workspaceId' | 'buyerId'>): boolean {
  if (order.workspaceId !== actor.workspaceId) return false;
  return actor.role === 'admin' || order.buyerId === actor.userId;
}

/** The order, where there is one that the caller may see. @throws ApiError 404. */
export function requireVisible(actor: Actor, order: OrderRow | null): OrderRow {
  if (order === null || !maySee(actor, order)) throw refusal(404, 'not_found', paymentMessages.noOrder);
  return order;
}

/** Counts an order that a workspace begins. @throws ApiError 429. */
export async function limitOrders(ctx: Context): Promise<void> {
  const { count, secondsLeft } = await countAttempt(ctx.db, `payment:${ctx.actor.workspaceId}`, HOUR_SECONDS);
  if (count > ORDERS_PER_HOUR)
    throw refusal(429, 'rate_limited', paymentMessages.tooManyOrders, { 'retry-after': String(secondsLeft) });
}
