import type { InvoiceKind } from '@pagewright/contract/payment';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/client.ts';
import { lockName } from '../../../platform/db/lock-name.ts';
import { paymentInvoice, user, userSetting, workspace } from '../../../platform/db/schema/index.ts';
import type { OrderRow } from '../order-repository.ts';

export type InvoiceRow = typeof paymentInvoice.$inferSelect;
export type InvoiceContent = InvoiceRow['content'];

/** The buyer and workspace of an order with their current names; null if deleted. */
export interface Buyer {
  readonly name: string | null;
  readonly email: string | null;
  /** Their chosen language; null if none. */
  readonly language: string | null;
  readonly workspace: string | null;
}

/** Finds the buyer of an order. */
export async function findBuyer(
  db: Database,
  { buyerId, workspaceId }: Pick<OrderRow, 'buyerId' | 'workspaceId'>,
): Promise<Buyer> {
  const [person] = await db
    .select({ name: user.name, email: user.email, language: userSetting.language })
    .from(user)
    .leftJoin(userSetting, eq(userSetting.userId, user.id))
    .where(eq(user.id, buyerId ?? ''));
  const [place] = await db
    .select({ name: workspace.name })
    .from(workspace)
    .where(eq(workspace.id, workspaceId ?? ''));
  return { ...(person ?? { name: null, email: null, language: null }), workspace: place?.name ?? null };
}

/** The invoice or credit note of an order; null if there is none. */
export async function findInvoice(
  db: Database,
  orderId: string,
  kind: InvoiceKind,
): Promise<InvoiceRow | null> {
  const [row] = await db
    .select()
    .from(paymentInvoice)
    .where(and(eq(paymentInvoice.orderId, orderId), eq(paymentInvoice.kind, kind)));
  return row ?? null;
}

/** The invoices and credit notes of orders. */
export async function listInvoices(db: Database, orderIds: readonly string[]): Promise<InvoiceRow[]> {
  if (orderIds.length === 0) return [];
  return db
    .select()
    .from(paymentInvoice)
    .where(inArray(paymentInvoice.orderId, [...orderIds]));
}

/** Stores an invoice under the installation's next number. Numbers have no gaps, since concurrent transactions wait. */
export async function insertInvoice(
  db: Database,
  invoice: Pick<InvoiceRow, 'orderId' | 'kind' | 'content'>,
): Promise<InvoiceRow> {
  await lockName(db, 'numbers of invoices');
  const number = sql<number>`(select coalesce(max(i.number), 0) + 1 from payment_invoice i)`;
  const [row] = await db
    .insert(paymentInvoice)
    .values({ ...invoice, number })
    .returning();
  if (!row) throw new Error('an invoice was not kept');
  return row;
}
