import type { InvoiceKind } from '@pagewright/contract/payment';
import type { Context } from '../../../context.ts';
import { countAttempt } from '../../../db/count-attempt.ts';
import { withLanguage } from '../../../language/current-language.ts';
import { paymentMessages } from '../messages.ts';
import { findOrderOfProvider, type OrderRow } from '../order-repository.ts';
import { refusal } from '../policy.ts';
import { drawInvoice } from './draw-invoice.ts';
import { findInvoice } from './invoice-repository.ts';
import { invoiceNumber } from './issue-invoice.ts';
import { invoiceMessages } from './messages.ts';

const HOUR_SECONDS = 3_600;
const INVOICES_PER_HOUR = 120;

/**
 * The invoice of an order, or its credit note, as PDF in the language in which it was written.
 * @throws ApiError 404, 429.
 */
export async function readInvoice(
  ctx: Context,
  providerId: string,
  kind: InvoiceKind,
): Promise<{ readonly fileName: string; readonly bytes: Buffer }> {
  const order = await findOrderOfProvider(ctx, providerId);
  const invoice = order && mayRead(ctx, order) ? await findInvoice(ctx, order.id, kind) : null;
  if (invoice === null) throw refusal(404, 'not_found', paymentMessages.noInvoice);
  const { count, secondsLeft } = await countAttempt(ctx.db, `invoices:${ctx.actor.userId}`, HOUR_SECONDS);
  if (count > INVOICES_PER_HOUR)
    throw refusal(429, 'rate_limited', paymentMessages.tooManyInvoices, {
      'retry-after': String(secondsLeft),
    });
  return withLanguage(invoice.content.language, async () => ({
    fileName: `${invoiceMessages.fileName(kind)}-${invoiceNumber(invoice)}.pdf`,
    bytes: await drawInvoice(invoice),
  }));
}

function mayRead({ actor }: Context, { workspaceId }: OrderRow): boolean {
  return actor.isOperator || (actor.role === 'admin' && workspaceId === actor.workspaceId);
}
