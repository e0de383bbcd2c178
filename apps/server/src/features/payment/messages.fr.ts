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
    `Rien ne peut être acheté sur cette installation. Pour une offre plus large, adressez-vous à son opérateur${operator === null ? '.' : ` : ${operator}.`}`,
  adminsOnly:
    'Seuls les administrateurs de cet espace de travail peuvent lui acheter une offre. Adressez-vous à l’un d’eux.',
  adminsSeeOrders: 'Seuls les administrateurs de cet espace de travail peuvent voir ce qu’il a acheté.',
  notForSale: (plan) => `L’offre ${plan} ne peut pas être achetée ici.`,
  otherCurrency: (currency) => `Tous les prix sont en ${currency}.`,
  covered: (plan) =>
    `Cet espace de travail a une offre sans date de fin aussi large que ${plan} : il n’y a rien à acheter. Rien n’a été débité.`,
  otherPrice: 'Le prix a changé. Rechargez la page pour voir le prix actuel ; rien n’a été débité.',
  tooManyOrders: 'Trop de commandes ont été commencées. Attendez une heure et réessayez.',
  noOrder: 'Cette commande n’existe pas.',
  noRefund:
    'Cette commande date de plus de 30 jours ou ne donne aucune offre : son remboursement ne peut pas être demandé ici.',
  refundNotAsked: 'Personne n’a demandé le remboursement de cette commande.',
  refundPending: 'PayPal ne l’a pas encore remboursée. Elle sera revue automatiquement.',
  noLongerPaid: 'Cette commande a été remboursée ou fait l’objet d’un litige : elle ne donne aucune offre.',
  mismatched:
    'PayPal a débité un autre montant que celui de la commande : aucune offre n’a été accordée. L’opérateur de cette installation est prévenu et réglera la question.',
  declined: 'PayPal a refusé le paiement. Rien n’a été débité ; essayez un autre moyen de payer.',
  noMoney: 'PayPal n’a pas débité le montant. Approuvez le paiement là-bas et réessayez.',
  stillBusy: 'Le paiement est encore en cours. Attendez un instant, puis voyez dans Réglages → Facturation.',
  description: (plan, cycle) => `Pagewright ${plan}, ${TERMS[cycle]}`,
  webhookElsewhere: (address) => `Les avis ne sont reçus qu’à ${address}.`,
  noWebhook: 'PayPal ne connaît pas ce webhook.',
  signatureWrong: 'Ceci n’est pas signé par PayPal.',
  adminsTry:
    'Seuls les administrateurs de cet espace de travail peuvent commencer son essai. Adressez-vous à l’un d’eux.',
  trialUsed: 'Cet espace de travail a déjà eu son essai : il y en a un pour chacun.',
  trialNeedless: (plan) =>
    `L’offre ${plan} de cet espace de travail est aussi large que l’essai : il n’y a rien à essayer.`,
  noInvoice: 'Cette facture n’existe pas.',
  tooManyInvoices: 'Trop de factures ont été téléchargées. Attendez une heure et réessayez.',
  ending: (endsAt, next, isTrial) =>
    `${isTrial ? 'L’essai se termine' : 'Elle se termine'} le ${day.format(endsAt)} (UTC). L’espace de travail passe ensuite à ${next} ; tout ce qu’il contient est conservé. Pour continuer, achetez l’offre dans Réglages → Facturation.`,
  inWorkspace: (workspace, plan) => `${workspace ?? 'Un espace de travail disparu'} (${plan})`,
  cameInstead: (ordered, came) =>
    `Commandé : ${money(ordered)}. Arrivé : ${came === null ? 'autre chose' : money(came)}${came !== null && money(came) === money(ordered) ? ', pour une autre commande ou sur un autre compte' : ''}. Aucune offre n’a été accordée ; réglez cela chez PayPal.`,
};
