import type { InvoiceKind } from '@pagewright/contract/payment';
import type { BillingCycle, PlanName } from '@pagewright/contract/plans';

const NAMES: Readonly<Record<InvoiceKind, string>> = { invoice: 'Invoice', credit_note: 'Credit note' };
const FILES: Readonly<Record<InvoiceKind, string>> = { invoice: 'invoice', credit_note: 'credit-note' };
const TERMS: Readonly<Record<BillingCycle, string>> = { monthly: 'one month', annual: 'one year' };
const day = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' });

/** Item, as an invoice names it. */
export interface Bought {
  readonly plan: PlanName;
  readonly cycle: BillingCycle;
  readonly amountCents: number;
  readonly currency: string;
}

function money(cents: number, currency: string): string {
  return new Intl.NumberFormat('en', { style: 'currency', currency }).format(cents / 100);
}

/** The sentences in English. */
export const english = {
  title: (kind: InvoiceKind) => NAMES[kind],
  fileName: (kind: InvoiceKind) => FILES[kind],
  number: 'Number',
  date: 'Date',
  paidOn: 'Paid on',
  credits: 'Credits invoice',
  seller: 'Seller',
  buyer: 'Buyer',
  workspace: (name: string) => `Workspace: ${name}`,
  taxId: (id: string) => `Tax id: ${id}`,
  item: 'Item',
  amount: 'Amount',
  total: 'Total',
  bought: ({ plan, cycle }: Pick<Bought, 'plan' | 'cycle'>) => `Pagewright ${plan}, ${TERMS[cycle]}`,
  paidBy: (captureId: string) => `Paid by PayPal, transaction ${captureId}.`,
  paidBack: (captureId: string) => `Refunded by PayPal for transaction ${captureId}.`,
  day: (moment: Date) => day.format(moment),
  money,
  mailSubject: (kind: InvoiceKind, number: string) =>
    kind === 'invoice'
      ? `Your payment to Pagewright: invoice ${number}`
      : `Your refund: credit note ${number}`,
  mailHello: (name: string) => `Hello ${name},`,
  mailText: (kind: InvoiceKind, { plan, cycle, amountCents, currency }: Bought) =>
    kind === 'invoice'
      ? `Thank you. We have received ${money(amountCents, currency)} for Pagewright ${plan}, ${TERMS[cycle]}. It ends automatically, and you will not be charged again.`
      : `PayPal is refunding ${money(amountCents, currency)} for Pagewright ${plan}, ${TERMS[cycle]}. The plan has ended; everything you made is kept.`,
  mailLink: (kind: InvoiceKind, number: string, address: string) =>
    `${NAMES[kind]} ${number} as PDF is in Settings → Billing:\n${address}`,
};

/** What each language says. */
export type InvoiceSentences = typeof english;
