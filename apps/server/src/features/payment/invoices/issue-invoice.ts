import type { InvoiceKind } from '@pagewright/contract/payment';
import type { Config } from '../../../platform/config/config.ts';
import {
  parseLanguageTag,
  withLanguage,
  currentLanguage,
} from '../../../platform/language/current-language.ts';
import { sanitizeNameForMail } from '../../../providers/mail/sanitize-name.ts';
import { queueMail } from '../../auth/index.ts';
import type { CaptureRow } from '../payment-repository.ts';
import type { OrderRow } from '../order-repository.ts';
import type { SettleContext } from '../settle-context.ts';
import {
  findBuyer,
  findInvoice,
  insertInvoice,
  type InvoiceContent,
  type InvoiceRow,
} from './invoice-repository.ts';
import { invoiceMessages } from './messages.ts';

/** Formats an invoice number. */
export const formatInvoiceNumber = ({ number }: Pick<InvoiceRow, 'number'>): string =>
  String(number).padStart(6, '0');

/**
 * Issues the invoice of a paid order, or the credit note of a refunded one, with all details as of now, and mails it to
 * the buyer. Once per order.
 */
export async function issueInvoice(
  ctx: SettleContext,
  kind: InvoiceKind,
  order: OrderRow,
  capture: Pick<CaptureRow, 'id' | 'completedAt'>,
): Promise<void> {
  if (await findInvoice(ctx.db, order.id, kind)) return;
  const { plan, cycle, amountCents, currency } = order;
  const { language, ...buyer } = await findBuyer(ctx.db, order);
  const credited = kind === 'credit_note' ? await findInvoice(ctx.db, order.id, 'invoice') : null;
  const invoice = await insertInvoice(ctx.db, {
    orderId: order.id,
    kind,
    content: {
      language: parseLanguageTag(language ?? '') ?? currentLanguage(),
      seller: toSeller(ctx.services.config),
      buyer,
      plan,
      cycle,
      amountCents,
      currency,
      captureId: capture.id,
      paidAt: (capture.completedAt ?? new Date()).toISOString(),
      credited: credited?.number ?? null,
    },
  });
  await withLanguage(invoice.content.language, () => mailInvoice(ctx, invoice));
}

function toSeller({ operator, sellerTaxId }: Config): InvoiceContent['seller'] {
  const { name, address, email } = operator;
  return { name, address, email, taxId: sellerTaxId };
}

async function mailInvoice(ctx: SettleContext, invoice: InvoiceRow): Promise<void> {
  const { kind, orderId, content } = invoice;
  if (content.buyer.email === null) return;
  const number = formatInvoiceNumber(invoice);
  await queueMail(ctx, {
    key: `${kind}:${orderId}`,
    recipient: content.buyer.email,
    subject: invoiceMessages.mailSubject(kind, number),
    text: [
      invoiceMessages.mailHello(sanitizeNameForMail(content.buyer.name ?? content.buyer.email)),
      invoiceMessages.mailText(kind, content),
      invoiceMessages.mailLink(kind, number, `${ctx.services.publicUrl()}/settings/billing`),
    ].join('\n\n'),
  });
}
