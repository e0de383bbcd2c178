import type { Translation } from '../../../lib/messages/define-messages.ts';
import type { billingMessages as english } from './billing-messages.ts';

/** Texts about purchases and orders in Billing, in French. */
export const billingMessages: Translation<typeof english> = (format) => ({
  plans: 'Et ensuite',
  plansHelp:
    'Une offre payante est un mois ou un an payé d’avance. Rien ne se renouvelle automatiquement. Rachetez-la pendant qu’elle court pour la prolonger.',
  atEnd: (day, next) =>
    `Cette offre se termine le ${day} ; l’espace de travail passe ensuite à ${next}. Ce que vous avez créé est conservé et peut être exporté.`,
  trialEnds: (day, next) =>
    `Votre essai est gratuit jusqu’au ${day} ; ensuite l’espace de travail passe à ${next}. Ce que vous avez créé est conservé et peut être exporté.`,
  changesInTrial:
    'Ce que vous achetez maintenant prend effet après l’essai : vous ne perdez aucun jour gratuit. Sur la page des tarifs, vous pouvez aussi renoncer à l’essai et commencer tout de suite.',
  term: (plan, from, until) => `${plan}, du ${from} au ${until}`,
  terms: 'Payé',
  changes:
    'Une offre supérieure commence aussitôt, et les jours restants de l’offre actuelle sont crédités. Une offre inférieure commence quand l’actuelle se termine.',
  upgrade: 'Changer d’offre',
  adminsBuy:
    'Seuls les administrateurs de cet espace de travail peuvent acheter une offre. Adressez-vous à l’un d’eux.',
  trial: (days) => `Essayer Professional pendant ${format.number(days)} jours`,
  trialHelp: (days) =>
    `Gratuit, sans carte, une fois par espace de travail. Après ${format.number(days)} jours, l’espace de travail revient à Free ou à son offre payante, suspendue pendant l’essai.`,
  trialBegun: (day) => `Vous avez Professional jusqu’au ${day}`,
  trialOver: (day) => `L’essai de cet espace de travail s’est terminé le ${day}.`,
  loadingPlan: 'Chargement de votre offre',
  planFailed: 'Impossible de charger votre offre',

  orders: 'Commandes',
  ordersHelp: 'Les achats de cet espace de travail, les plus récents d’abord.',
  loading: 'Chargement des commandes',
  loadFailed: 'Impossible de charger les commandes',
  retry: 'Réessayer',
  noOrders: 'Aucune commande pour l’instant.',
  unpaid: (count) => format.plural(count, { one: '# commande non payée', other: '# commandes non payées' }),
  approve: 'Approuver chez PayPal',
  approveOf: (what, day) => `Approuver chez PayPal : ${what}, ${day}`,
  bought: (plan, term) => `${plan} · ${term}`,
  page: (page, pages) => `Page ${format.number(page)} sur ${format.number(pages)}`,
  pages: 'Pages de commandes',
  newer: 'Plus récentes',
  older: 'Plus anciennes',
  invoice: 'Facture',
  invoiceOf: (number) => `Facture ${number}`,
  creditNote: 'Avoir',
  creditNoteOf: (number) => `Avoir ${number}`,
  askRefund: 'Demander un remboursement',
  askRefundOf: (what, day) => `Demander le remboursement de ${what}, ${day}`,
  askTitle: (amount) => `Demander un remboursement de ${amount} ?`,
  askText:
    'L’exploitant décide. Une fois le remboursement effectué, l’offre de cette commande se termine aussitôt.',
  cancel: 'Annuler',
  asked: 'Remboursement demandé',
  refundAsked: (day) => `Remboursement demandé le ${day} ; l’exploitant décide.`,
  refundDeclined: (day, reason) =>
    `L’exploitant a refusé le remboursement le ${day}${reason === null ? '.' : ` : ${reason}`}`,
});
