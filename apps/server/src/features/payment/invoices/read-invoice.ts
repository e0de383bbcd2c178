import type { InvoiceKind } from '@pagewright/contract/payment';
import type { Context } from '../../../platform/context.ts';
import { countAttempt } from '../../../platform/db/count-attempt.ts';
import { withLanguage } from '../../../platform/language/current-language.ts';
import { paymentMessages } from '../messages.ts';
import { findOrderByProviderId, type OrderRow } from '../order-repository.ts';
import { paymentError } from '../policy.ts';
import { drawInvoice } from './draw-invoice.ts';
import { findInvoice } from './invoice-repository.ts';
import { formatInvoiceNumber } from './issue-invoice.ts';
import { invoiceMessages } from './messages.ts';

const HOUR_SECONDS = 3_600;
const INVOICES_PER_HOUR = 120;

/**
 * The invoice or credit note of an order as a PDF in its original language.
 * @throws ApiError 404, 429.
 */
export async function readInvoice(
  ctx: Context,
  providerId: string,
  kind: InvoiceKind,
): Promise<{ readonly fileName: string; readonly bytes: Buffer }> {
  const order = await findOrderByProviderId(ctx.db, providerId);
  const invoice = order && mayRead(ctx, order) ? await findInvoice(ctx.db, order.id, kind) : null;
  if (invoice === null) throw paymentError(404, 'not_found', paymentMessages.noInvoice);
  const { count, secondsLeft } = await countAttempt(ctx.db, `invoices:${ctx.actor.userId}`, HOUR_SECONDS);
  if (count > INVOICES_PER_HOUR)
    throw paymentError(429, 'rate_limited', paymentMessages.tooManyInvoices, {
      'retry-after': String(secondsLeft),
    });
  return withLanguage(invoice.content.language, async () => ({
    fileName: `${invoiceMessages.fileName(kind)}-${formatInvoiceNumber(invoice)}.pdf`,
    bytes: await drawInvoice(invoice),
  }));
}

function mayRead({ actor }: Context, { workspaceId }: OrderRow): boolean {
  return actor.isOperator || (actor.role === 'admin' && workspaceId === actor.workspaceId);
}
