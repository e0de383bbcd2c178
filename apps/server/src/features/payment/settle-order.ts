import type { OrderState } from '@pagewright/contract/payment';
import type { AuditAction } from '@pagewright/contract/audit';
import { withTransaction } from '../../db/client.ts';
import type { PaymentNews, ProviderOrder } from '../../providers/payment/port.ts';
import { writeAudit } from '../audit/index.ts';
import { issueInvoice } from './invoices/issue-invoice.ts';
import {
  insertGrant,
  listCaptures,
  listDisputes,
  putCapture,
  putDispute,
  type CaptureRow,
} from './money-repository.ts';
import { lockOrder, updateOrder, type OrderRow } from './order-repository.ts';
import { isRightCapture, mergeCapture, paidCapture, stateOf } from './order-state.ts';
import { bringTermsUpToDate } from './plan/terms-of-workspace.ts';
import type { SettleContext } from './settle-context.ts';
import { tellOfMismatch } from './tell-of-mismatch.ts';

/** States in which nothing is to be waited for. */
const OVER: ReadonlySet<OrderState> = new Set([
  'completed',
  'refunded',
  'disputed',
  'mismatched',
  'abandoned',
]);

/** What was learnt of an order. */
export interface Learnt {
  /** As the provider has it; null where it was not asked, or knows nothing of it. */
  readonly told: ProviderOrder | null;
  /** What an event says that the order does not. */
  readonly news?: PaymentNews | null;
  /** Nothing more is waited for: where no money came, the order is abandoned. */
  readonly isOver?: boolean;
}

/**
 * Takes in what was learnt of an order: keeps its captures, finds where it is by all that is known of them, grants its
 * term once when the money has come as ordered, and takes the term back or gives it again when the money goes or returns.
 * The same may be learnt again, late, and in any order: the end is the same.
 * @returns the order as it is then; null where it is gone.
 */
export async function settleOrder(
  outer: SettleContext,
  orderId: string,
  learnt: Learnt,
): Promise<OrderRow | null> {
  return withTransaction(outer, async (ctx) => {
    const order = await lockOrder(ctx, orderId);
    if (!order) return null;
    const captures = await takeCaptures(ctx, order, learnt);
    if (learnt.news?.dispute && learnt.news.captureId !== null)
      await putDispute(ctx, { ...learnt.news.dispute, captureId: learnt.news.captureId });
    const disputes = await listDisputes(
      ctx,
      captures.map(({ id }) => id),
    );
    const isVoid = learnt.told?.state === 'void' || (learnt.isOver ?? false);
    const state = stateOf(order.state, captures, disputes, isVoid);
    const payerEmail = learnt.told?.payerEmail ?? order.payerEmail;
    const returnedAt = returnedAtOf(order, state, captures, learnt);
    const settled = { ...order, state, payerEmail, returnedAt, ...(OVER.has(state) ? { lookAt: null } : {}) };
    await updateOrder(ctx, order.id, { state, payerEmail, returnedAt, lookAt: settled.lookAt });
    if (state === 'mismatched' && order.state !== state) await tellOfMismatch(ctx, settled, captures);
    await follow(ctx, order.state, settled, captures);
    return settled;
  });
}

/** When the money went back, as the provider says it, else now; null while it is here, or never came. */
function returnedAtOf(
  { returnedAt }: OrderRow,
  state: OrderState,
  captures: readonly CaptureRow[],
  { told, news }: Learnt,
): Date | null {
  const paid = paidCapture(captures);
  if (!paid || (state !== 'refunded' && state !== 'disputed')) return null;
  if (returnedAt !== null) return returnedAt;
  const refunded = told?.captures.find(({ id, state: now }) => id === paid.id && now === 'refunded');
  return refunded?.changedAt ?? news?.dispute?.changedAt ?? new Date();
}

async function takeCaptures(
  ctx: SettleContext,
  order: OrderRow,
  { told, news }: Learnt,
): Promise<CaptureRow[]> {
  const known = new Map((await listCaptures(ctx, order.id)).map((capture) => [capture.id, capture]));
  for (const capture of told?.captures ?? []) {
    const isRight =
      told !== null && isRightCapture(order, told, capture, ctx.services.payment?.payeeId ?? '');
    known.set(
      capture.id,
      mergeCapture(known.get(capture.id) ?? null, capture, { orderId: order.id, isRight }),
    );
  }
  const reversed =
    news?.isReversal === true && news.captureId !== null ? known.get(news.captureId) : undefined;
  if (reversed) known.set(reversed.id, { ...reversed, isReversed: true });
  for (const capture of known.values()) await putCapture(ctx, capture);
  return [...known.values()];
}

/** Grants the term once, brings the workspace's terms up to date, and keeps in the audit what has changed. */
async function follow(
  ctx: SettleContext,
  was: OrderState,
  order: OrderRow,
  captures: readonly CaptureRow[],
): Promise<void> {
  const paid = paidCapture(captures);
  if (!paid) return;
  const isNew = await insertGrant(ctx, order.id, paid.id);
  if (isNew) await issueInvoice(ctx, 'invoice', order, paid);
  if (order.state === 'refunded') await issueInvoice(ctx, 'credit_note', order, paid);
  if (order.workspaceId === null) return;
  await bringTermsUpToDate(ctx, order.workspaceId);
  if (isNew) await audit(ctx, order, 'payment.grant');
  if (order.state !== 'completed' && (isNew || was === 'completed'))
    await audit(ctx, order, 'payment.reverse');
  if (order.state === 'completed' && (was === 'refunded' || was === 'disputed'))
    await audit(ctx, order, 'payment.restore');
}

/** The buyer paid; what the provider did later nobody here did. */
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
