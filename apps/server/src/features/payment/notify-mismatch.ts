import { notifyOperators } from '../notifications/index.ts';
import { findBuyer } from './invoices/invoice-repository.ts';
import { paymentMessages } from './messages.ts';
import type { CaptureRow } from './payment-repository.ts';
import type { OrderRow } from './order-repository.ts';
import type { SettleContext } from './settle-context.ts';

/** Notifies operators, once per order, of a payment other than ordered. */
export async function notifyMismatch(
  ctx: SettleContext,
  order: OrderRow,
  captures: readonly CaptureRow[],
): Promise<void> {
  ctx.log.error(
    { event: 'payment_mismatched', part: 'payment', order: order.id },
    'other money came than was ordered: nothing is granted',
  );
  const { workspace } = await findBuyer(ctx.db, order);
  const paidAmount = captures.find(({ isRight }) => !isRight);
  await notifyOperators(ctx, `mismatched:${order.id}`, () => ({
    kind: 'payment_mismatched',
    title: paymentMessages.inWorkspace(workspace, order.plan),
    link: '/settings/billing',
    reason: null,
    text: paymentMessages.cameInstead(order, paidAmount ?? null),
  }));
}
