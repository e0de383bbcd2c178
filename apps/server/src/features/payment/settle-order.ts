import type { OrderState } from '@pagewright/contract/payment';
import type { AuditAction } from '@pagewright/contract/audit';
import { withTransaction } from '../../platform/db/client.ts';
import type { PaymentEvent, ProviderOrder } from '../../providers/payment/port.ts';
import { writeAudit } from '../audit/index.ts';
import { issueInvoice } from './invoices/issue-invoice.ts';
import {
  insertGrant,
  listCaptures,
  listDisputes,
  upsertCapture,
  upsertDispute,
  type CaptureRow,
} from './payment-repository.ts';
import { lockOrder, updateOrder, type OrderRow } from './order-repository.ts';
import { matchesOrder, mergeCapture, paidCapture, orderState } from './order-state.ts';
import { updateTerms } from './plan/update-terms.ts';
import type { SettleContext } from './settle-context.ts';
import { notifyMismatch } from './notify-mismatch.ts';

/** States in which there is nothing left to wait for. */
const FINAL_STATES: ReadonlySet<OrderState> = new Set([
  'completed',
  'refunded',
  'disputed',
  'mismatched',
  'abandoned',
]);

/** New information about an order. */
export interface OrderUpdate {
  /** The order as the provider reports it; null if it was not asked or does not know it. */
  readonly providerOrder: ProviderOrder | null;
  /** Information that only an event contains. */
  readonly event?: PaymentEvent | null;
  /** Nothing more is expected: without a payment, the order is abandoned. */
  readonly isOver?: boolean;
}

/**
 * Applies new information to an order: stores its captures, derives its state, grants its term once when the payment
 * matches, and revokes or restores the term when the money is refunded or returns. Idempotent, and independent of the
 * order in which information arrives.
 * @returns the updated order; null if it was deleted.
 */
export async function settleOrder(
  outer: SettleContext,
  orderId: string,
  update: OrderUpdate,
): Promise<OrderRow | null> {
  return withTransaction(outer, async (ctx) => {
    const order = await lockOrder(ctx.db, orderId);
    if (!order) return null;
    const captures = await mergeCaptures(ctx, order, update);
    if (update.event?.dispute && update.event.captureId !== null)
      await upsertDispute(ctx.db, { ...update.event.dispute, captureId: update.event.captureId });
    const disputes = await listDisputes(
      ctx.db,
      captures.map(({ id }) => id),
    );
    const isVoid = update.providerOrder?.state === 'void' || (update.isOver ?? false);
    const state = orderState(order.state, captures, disputes, isVoid);
    const payerEmail = update.providerOrder?.payerEmail ?? order.payerEmail;
    const returnedAt = refundTime(order, state, captures, update);
    const settled = {
      ...order,
      state,
      payerEmail,
      returnedAt,
      ...(FINAL_STATES.has(state) ? { lookAt: null } : {}),
    };
    await updateOrder(ctx.db, order.id, { state, payerEmail, returnedAt, lookAt: settled.lookAt });
    if (state === 'mismatched' && order.state !== state) await notifyMismatch(ctx, settled, captures);
    await applyConsequences(ctx, order.state, settled, captures);
    return settled;
  });
}

/** When the payment was refunded according to the provider, or else now; null if it was not. */
function refundTime(
  { returnedAt }: OrderRow,
  state: OrderState,
  captures: readonly CaptureRow[],
  { providerOrder, event }: OrderUpdate,
): Date | null {
  const paid = paidCapture(captures);
  if (!paid || (state !== 'refunded' && state !== 'disputed')) return null;
  if (returnedAt !== null) return returnedAt;
  const refunded = providerOrder?.captures.find(({ id, state: now }) => id === paid.id && now === 'refunded');
  return refunded?.changedAt ?? event?.dispute?.changedAt ?? new Date();
}

async function mergeCaptures(
  ctx: SettleContext,
  order: OrderRow,
  { providerOrder, event }: OrderUpdate,
): Promise<CaptureRow[]> {
  const known = new Map((await listCaptures(ctx.db, order.id)).map((capture) => [capture.id, capture]));
  for (const capture of providerOrder?.captures ?? []) {
    const isRight =
      providerOrder !== null &&
      matchesOrder(order, providerOrder, capture, ctx.services.payment?.payeeId ?? '');
    known.set(
      capture.id,
      mergeCapture(known.get(capture.id) ?? null, capture, { orderId: order.id, isRight }),
    );
  }
  const reversed =
    event?.isReversal === true && event.captureId !== null ? known.get(event.captureId) : undefined;
  if (reversed) known.set(reversed.id, { ...reversed, isReversed: true });
  for (const capture of known.values()) await upsertCapture(ctx.db, capture);
  return [...known.values()];
}

/** Grants the term once, updates the workspace's terms, and writes changes to the audit log. */
async function applyConsequences(
  ctx: SettleContext,
  previous: OrderState,
  order: OrderRow,
  captures: readonly CaptureRow[],
): Promise<void> {
  const paid = paidCapture(captures);
  if (!paid) return;
  const isNew = await insertGrant(ctx.db, order.id, paid.id);
  if (isNew) await issueInvoice(ctx, 'invoice', order, paid);
  if (order.state === 'refunded') await issueInvoice(ctx, 'credit_note', order, paid);
  if (order.workspaceId === null) return;
  await updateTerms(ctx, order.workspaceId);
  if (isNew) await audit(ctx, order, 'payment.grant');
  if (order.state !== 'completed' && (isNew || previous === 'completed'))
    await audit(ctx, order, 'payment.reverse');
  if (order.state === 'completed' && (previous === 'refunded' || previous === 'disputed'))
    await audit(ctx, order, 'payment.restore');
}

/** Only the buyer's payment has an actor; later changes come from the provider. */
async function audit(ctx: SettleContext, order: OrderRow, action: AuditAction): Promise<void> {
  if (order.workspaceId === null) return;
  const { plan, cycle, amountCents, currency, state } = order;
  const userId = action === 'payment.grant' ? order.buyerId : null;
  await writeAudit({ db: ctx.db, actor: { workspaceId: order.workspaceId, userId } }, action, order.id, {
    plan,
    cycle,
    amountCents,
    currency,
    state,
  });
}
