import { REFUND_DAYS, type ForeignOrder, type Order, type OrderState } from '@pagewright/contract/payment';
import { dollarsOf } from '@pagewright/contract/plans';
import type { Context } from '../../platform/context.ts';
import { paymentMessages } from './messages.ts';
import { formatInvoiceNumber } from './invoices/issue-invoice.ts';
import { listInvoices, type InvoiceRow } from './invoices/invoice-repository.ts';
import {
  findOrderByProviderId,
  listOperatorRows,
  listOrderRows,
  type OperatorOrderRow,
  type OrderRow,
} from './order-repository.ts';
import { ORDER_LIFETIME_MS } from './order-lifetime.ts';
import { listTerms } from './plan/plan-repository.ts';
import { paymentError, requireVisible } from './policy.ts';

const REFUND_MS = REFUND_DAYS * 24 * 3_600_000;

interface Pages {
  readonly page: number;
  readonly limit: number;
  readonly status?: readonly OrderState[] | undefined;
}

/**
 * An order by the provider's id.
 * @throws ApiError 404 if there is none that the caller may see.
 */
export async function readOrder(ctx: Context, providerId: string): Promise<Order> {
  const row = requireVisible(ctx.actor, await findOrderByProviderId(ctx.db, providerId));
  return { ...(await loadOrder(ctx, row)), startDate: await startDateOf(ctx, row) };
}

/** When the plan of a paid order starts; null if it has started or the order grants none. */
async function startDateOf(ctx: Context, { state, plan, workspaceId }: OrderRow): Promise<string | null> {
  if (state !== 'completed' || workspaceId === null) return null;
  const term = (await listTerms(ctx.db, workspaceId)).find((one) => one.plan === plan);
  return term && term.startsAt.getTime() > Date.now() ? term.startsAt.toISOString() : null;
}

/**
 * One page of the workspace's orders, newest first, optionally by state.
 * @throws ApiError 403 for members who are not admins.
 */
export async function listOrders(
  ctx: Context,
  { page, limit, status }: Pages,
): Promise<{ orders: Order[]; page: number; limit: number; total: number }> {
  if (ctx.actor.role !== 'admin') throw paymentError(403, 'forbidden', paymentMessages.adminsSeeOrders);
  const { rows, total } = await listOrderRows(ctx.db, ctx.actor.workspaceId, {
    page,
    limit,
    states: status ?? null,
  });
  return { orders: await toOrders(ctx, rows), page, limit, total };
}

/** One page of the orders of all workspaces, newest first, optionally by state. */
export async function listAllOrders(
  ctx: Context,
  { cursor, limit, status }: Omit<Pages, 'page'> & { readonly cursor?: string | undefined },
): Promise<{ orders: ForeignOrder[]; nextCursor: string | null }> {
  const rows = await listOperatorRows(ctx.db, {
    after: cursor ?? null,
    limit: limit + 1,
    states: status ?? null,
  });
  const shown = rows.slice(0, limit);
  return {
    orders: await toOperatorOrders(ctx, shown),
    nextCursor: rows.length > limit ? (shown.at(-1)?.order.id ?? null) : null,
  };
}

/** Orders of all workspaces for operators. */
export async function toOperatorOrders(
  ctx: Pick<Context, 'db'>,
  rows: readonly OperatorOrderRow[],
): Promise<ForeignOrder[]> {
  const orders = await toOrders(
    ctx,
    rows.map(({ order }) => order),
  );
  return orders.map((order, index) => ({
    ...order,
    workspaceName: rows[index]?.workspaceName ?? null,
    buyerEmail: rows[index]?.buyerEmail ?? null,
  }));
}

/** Orders for the API. */
async function toOrders(ctx: Pick<Context, 'db'>, rows: readonly OrderRow[]): Promise<Order[]> {
  const invoices = await listInvoices(
    ctx.db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) =>
    toOrder(
      row,
      invoices.filter(({ orderId }) => orderId === row.id),
    ),
  );
}

/** One order for the API. */
export async function loadOrder(ctx: Pick<Context, 'db'>, row: OrderRow): Promise<Order> {
  return toOrder(row, await listInvoices(ctx.db, [row.id]));
}

function toOrder(row: OrderRow, invoices: readonly InvoiceRow[]): Order {
  const invoice = invoices.find(({ kind }) => kind === 'invoice');
  const creditNote = invoices.find(({ kind }) => kind === 'credit_note');
  const paidAt = invoice?.content.paidAt ?? null;
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
    paidAt,
    invoiceNumber: invoice ? formatInvoiceNumber(invoice) : null,
    creditNoteNumber: creditNote ? formatInvoiceNumber(creditNote) : null,
    refundableUntil: paidAt === null ? null : refundableUntil(row, paidAt),
    refundAskedAt: row.refundAskedAt?.toISOString() ?? null,
    refundDeclinedAt: row.refundDeclinedAt?.toISOString() ?? null,
    refundDeclinedReason: row.refundDeclinedReason,
    approveUrl: isOpen(row) ? row.approveUrl : null,
    startDate: null,
  };
}

/** Whether the buyer can still approve an order. */
function isOpen({ state, createdAt }: OrderRow): boolean {
  return state === 'created' && Date.now() - createdAt.getTime() < ORDER_LIFETIME_MS;
}

/** Until when a refund can be requested for an order paid at a moment (ISO); null if it cannot. */
export function refundableUntil(
  { state, refundAskedAt }: Pick<OrderRow, 'state' | 'refundAskedAt'>,
  paidAt: string,
): string | null {
  const until = Date.parse(paidAt) + REFUND_MS;
  if (state !== 'completed' || refundAskedAt !== null || until < Date.now()) return null;
  return new Date(until).toISOString();
}
