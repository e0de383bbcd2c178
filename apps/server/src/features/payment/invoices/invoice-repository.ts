import type { InvoiceKind } from '@pagewright/contract/payment';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import { lockName } from '../../../db/lock-name.ts';
import { paymentInvoice, user, userSetting, workspace } from '../../../db/schema/index.ts';
import type { OrderRow } from '../order-repository.ts';

interface DatabaseOf {
  readonly db: Database;
}

export type InvoiceRow = typeof paymentInvoice.$inferSelect;
export type InvoiceContent = InvoiceRow['content'];

/** Who bought, for which workspace, as both are called now; null what is gone. */
export interface Buyer {
  readonly name: string | null;
  readonly email: string | null;
  /** The language that they chose; null: none. */
  readonly language: string | null;
  readonly workspace: string | null;
}

/** Who bought an order. */
export async function findBuyer(
  { db }: DatabaseOf,
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

/** The invoice of an order, or its credit note; null where there is none. */
export async function findInvoice(
  { db }: DatabaseOf,
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
export async function listInvoices({ db }: DatabaseOf, orderIds: readonly string[]): Promise<InvoiceRow[]> {
  if (orderIds.length === 0) return [];
  return db
    .select()
    .from(paymentInvoice)
    .where(inArray(paymentInvoice.orderId, [...orderIds]));
}

/** Keeps an invoice under the next number of the installation: none is left out, since others wait until this transaction ends. */
export async function insertInvoice(
  { db }: DatabaseOf,
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
