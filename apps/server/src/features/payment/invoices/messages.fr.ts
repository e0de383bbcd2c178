import type { InvoiceKind } from '@pagewright/contract/payment';
import type { BillingCycle } from '@pagewright/contract/plans';
import type { InvoiceSentences } from './messages.en.ts';

const NAMES: Readonly<Record<InvoiceKind, string>> = { invoice: 'Facture', credit_note: 'Avoir' };
const FILES: Readonly<Record<InvoiceKind, string>> = { invoice: 'facture', credit_note: 'avoir' };
const TERMS: Readonly<Record<BillingCycle, string>> = { monthly: 'un mois', annual: 'un an' };
const day = new Intl.DateTimeFormat('fr', { dateStyle: 'long', timeZone: 'UTC' });

function money(cents: number, currency: string): string {
  return new Intl.NumberFormat('fr', { style: 'currency', currency }).format(cents / 100);
}

/** The same in French. */
export const french: InvoiceSentences = {
  title: (kind) => NAMES[kind],
  fileName: (kind) => FILES[kind],
  number: 'Numéro',
  date: 'Date',
  paidOn: 'Payée le',
  credits: 'Annule la facture',
  seller: 'Vendeur',
  buyer: 'Acheteur',
  workspace: (name) => `Espace de travail : ${name}`,
  taxId: (id) => `Identifiant fiscal : ${id}`,
  item: 'Désignation',
  amount: 'Montant',
  total: 'Total',
  bought: ({ plan, cycle }) => `Pagewright ${plan}, ${TERMS[cycle]}`,
  paidBy: (captureId) => `Payé par PayPal, transaction ${captureId}.`,
  paidBack: (captureId) => `Remboursé par PayPal pour la transaction ${captureId}.`,
  day: (moment) => day.format(moment),
  money,
  mailSubject: (kind, number) =>
    kind === 'invoice'
      ? `Votre paiement à Pagewright : facture ${number}`
      : `Votre remboursement : avoir ${number}`,
  mailHello: (name) => `Bonjour ${name},`,
  mailText: (kind, { plan, cycle, amountCents, currency }) =>
    kind === 'invoice'
      ? `Merci. Nous avons reçu ${money(amountCents, currency)} pour Pagewright ${plan}, ${TERMS[cycle]}. L’offre se termine automatiquement et vous ne serez plus débité.`
      : `PayPal vous rembourse ${money(amountCents, currency)} pour Pagewright ${plan}, ${TERMS[cycle]}. L’offre a pris fin ; tout ce que vous avez fait est conservé.`,
  mailLink: (kind, number, address) =>
    `${NAMES[kind]} ${number} en PDF, dans Réglages → Facturation :\n${address}`,
};
