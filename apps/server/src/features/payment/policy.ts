import { ApiError } from '../../platform/api-error.ts';
import type { Actor, Context, Services } from '../../platform/context.ts';
import { countAttempt } from '../../platform/db/count-attempt.ts';
import type { PaymentProvider } from '../../providers/payment/port.ts';
import { paymentMessages } from './messages.ts';
import type { OrderRow } from './order-repository.ts';

const HOUR_SECONDS = 3_600;
const ORDERS_PER_HOUR = 30;

/** An error as clients of the payment API expect it: with `success: false` next to the message. */
export function paymentError(
  status: number,
  code: string,
  sentence: string,
  headers?: Record<string, string>,
): ApiError {
  return new ApiError(status, code, sentence, { extra: { success: false }, ...(headers ? { headers } : {}) });
}

/**
 * The payment provider.
 * @throws ApiError 409 if nothing can be bought.
 */
export function requireProvider({ payment, config }: Pick<Services, 'payment' | 'config'>): PaymentProvider {
  if (payment === null)
    throw paymentError(409, 'payment_off', paymentMessages.off(config.operatorEmails[0] ?? null));
  return payment;
}

/**
 * Only admins spend a workspace's money.
 * @throws ApiError 403.
 */
export function requireBuyer({ role }: Pick<Actor, 'role'>): void {
  if (role !== 'admin') throw paymentError(403, 'forbidden', paymentMessages.adminsOnly);
}

/** Whether someone may see an order: admins see those of their workspace, everyone their own. */
export function maySee(actor: Actor, order: Pick<OrderRow, 'workspaceId' | 'buyerId'>): boolean {
  if (order.workspaceId !== actor.workspaceId) return false;
  return actor.role === 'admin' || order.buyerId === actor.userId;
}

/**
 * Returns the order if the caller may see it.
 * @throws ApiError 404.
 */
export function requireVisible(actor: Actor, order: OrderRow | null): OrderRow {
  if (order === null || !maySee(actor, order)) throw paymentError(404, 'not_found', paymentMessages.noOrder);
  return order;
}

/**
 * Counts an order against the workspace's limit.
 * @throws ApiError 429.
 */
export async function limitOrders(ctx: Context): Promise<void> {
  const { count, secondsLeft } = await countAttempt(ctx.db, `payment:${ctx.actor.workspaceId}`, HOUR_SECONDS);
  if (count > ORDERS_PER_HOUR)
    throw paymentError(429, 'rate_limited', paymentMessages.tooManyOrders, {
      'retry-after': String(secondsLeft),
    });
}
