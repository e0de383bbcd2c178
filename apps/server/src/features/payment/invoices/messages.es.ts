import type { InvoiceKind } from '@pagewright/contract/payment';
import type { BillingCycle } from '@pagewright/contract/plans';
import type { InvoiceSentences } from './messages.en.ts';

const NAMES: Readonly<Record<InvoiceKind, string>> = { invoice: 'Factura', credit_note: 'Nota de crédito' };
const FILES: Readonly<Record<InvoiceKind, string>> = { invoice: 'factura', credit_note: 'nota-de-credito' };
const TERMS: Readonly<Record<BillingCycle, string>> = { monthly: 'un mes', annual: 'un año' };
const day = new Intl.DateTimeFormat('es', { dateStyle: 'long', timeZone: 'UTC' });

function money(cents: number, currency: string): string {
  return new Intl.NumberFormat('es', { style: 'currency', currency }).format(cents / 100);
}

/** The same in Spanish. */
export const spanish: InvoiceSentences = {
  title: (kind) => NAMES[kind],
  fileName: (kind) => FILES[kind],
  number: 'Número',
  date: 'Fecha',
  paidOn: 'Pagada el',
  credits: 'Anula la factura',
  seller: 'Vendedor',
  buyer: 'Comprador',
  workspace: (name) => `Espacio de trabajo: ${name}`,
  taxId: (id) => `Identificación fiscal: ${id}`,
  item: 'Concepto',
  amount: 'Importe',
  total: 'Total',
  bought: ({ plan, cycle }) => `Pagewright ${plan}, ${TERMS[cycle]}`,
  paidBy: (captureId) => `Pagado con PayPal, transacción ${captureId}.`,
  paidBack: (captureId) => `Reembolsado por PayPal por la transacción ${captureId}.`,
  day: (moment) => day.format(moment),
  money,
  mailSubject: (kind, number) =>
    kind === 'invoice'
      ? `Tu pago a Pagewright: factura ${number}`
      : `Tu devolución: nota de crédito ${number}`,
  mailHello: (name) => `Hola, ${name}:`,
  mailText: (kind, { plan, cycle, amountCents, currency }) =>
    kind === 'invoice'
      ? `Gracias. Hemos recibido ${money(amountCents, currency)} por Pagewright ${plan}, ${TERMS[cycle]}. Termina automáticamente y no se te volverá a cobrar.`
      : `PayPal te está reembolsando ${money(amountCents, currency)} por Pagewright ${plan}, ${TERMS[cycle]}. El plan ha terminado; todo lo que hiciste se conserva.`,
  mailLink: (kind, number, address) =>
    `${NAMES[kind]} ${number} en PDF, en Ajustes → Facturación:\n${address}`,
};
