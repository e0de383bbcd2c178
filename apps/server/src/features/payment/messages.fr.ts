import { decimalOf, type BillingCycle } from '@pagewright/contract/plans';
import type { Money, PaymentSentences } from './messages.en.ts';

const TERMS: Readonly<Record<BillingCycle, string>> = { monthly: 'un mois', annual: 'un an' };
const day = new Intl.DateTimeFormat('fr', { dateStyle: 'long', timeZone: 'UTC' });

function money({ amountCents, currency }: Money): string {
  return amountCents === null ? currency : `${decimalOf(amountCents)} ${currency}`;
}

/** The same in French. */
export const french: PaymentSentences = {
  off: (operator) =>
    `Cette installation ne vend pas d’offres. Pour une offre plus large, adressez-vous à son exploitant${operator === null ? '.' : ` : ${operator}.`}`,
  adminsOnly:
    'Seuls les administrateurs de cet espace de travail peuvent acheter une offre. Adressez-vous à l’un d’eux.',
  adminsSeeOrders: 'Seuls les administrateurs de cet espace de travail peuvent voir ses achats.',
  notForSale: (plan) => `L’offre ${plan} ne peut pas être achetée ici.`,
  otherCurrency: (currency) => `Tous les prix sont en ${currency}.`,
  covered: (plan) =>
    `Cet espace de travail a déjà une offre sans date de fin au moins aussi large que ${plan}. Rien n’a été débité.`,
  otherPrice: 'Le prix a changé. Rechargez la page pour voir le prix actuel ; rien n’a été débité.',
  tooManyOrders: 'Trop de commandes ont été commencées. Attendez une heure et réessayez.',
  noOrder: 'Cette commande n’existe pas.',
  noRefund:
    'Cette commande date de plus de 30 jours ou n’a pas d’offre active : un remboursement ne peut pas être demandé ici.',
  refundNotAsked: 'Aucun remboursement n’a été demandé pour cette commande.',
  refundPending: 'PayPal ne l’a pas encore remboursée. Nous vérifierons de nouveau automatiquement.',
  noLongerPaid: 'Cette commande a été remboursée ou fait l’objet d’un litige : elle n’a donc pas d’offre.',
  mismatched:
    'PayPal a débité un autre montant que celui de la commande : aucune offre n’a été activée. L’exploitant de cette installation a été prévenu et réglera la question.',
  declined: 'PayPal a refusé le paiement. Rien n’a été débité ; essayez un autre moyen de payer.',
  noMoney: 'PayPal n’a pas effectué le paiement. Approuvez-le dans PayPal et réessayez.',
  stillBusy:
    'Le paiement est encore en cours de traitement. Attendez un instant, puis consultez Réglages → Facturation.',
  description: (plan, cycle) => `Pagewright ${plan}, ${TERMS[cycle]}`,
  webhookElsewhere: (address) => `Les événements ne sont acceptés qu’à l’adresse ${address}.`,
  noWebhook: 'PayPal ne connaît pas ce webhook.',
  signatureWrong: 'Ce message n’est pas signé par PayPal.',
  adminsTry:
    'Seuls les administrateurs de cet espace de travail peuvent démarrer l’essai. Adressez-vous à l’un d’eux.',
  trialUsed: 'Cet espace de travail a déjà utilisé son essai.',
  trialNeedless: (plan) =>
    `L’offre ${plan} de cet espace de travail comprend déjà tout ce que contient l’essai.`,
  noInvoice: 'Cette facture n’existe pas.',
  tooManyInvoices: 'Trop de factures ont été téléchargées. Attendez une heure et réessayez.',
  ending: (endsAt, next, isTrial) =>
    `${isTrial ? 'L’essai se termine' : 'Elle se termine'} le ${day.format(endsAt)} (UTC). L’espace de travail passe ensuite à ${next} ; tout ce qu’il contient est conservé. Pour continuer, achetez l’offre dans Réglages → Facturation.`,
  inWorkspace: (workspace, plan) => `${workspace ?? 'Un espace de travail supprimé'} (${plan})`,
  cameInstead: (ordered, came) =>
    `Commandé : ${money(ordered)}. Reçu : ${came === null ? 'autre chose' : money(came)}${came !== null && money(came) === money(ordered) ? ', pour une autre commande ou sur un autre compte' : ''}. Aucune offre n’a été activée. Réglez cela dans PayPal.`,
};
