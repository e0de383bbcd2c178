import type { Translation } from '../../../lib/messages/define-messages.ts';
import type { arrivalMessages as english } from './arrival-messages.ts';

/** Texts for users returning from PayPal, in French. */
export const arrivalMessages: Translation<typeof english> = (format) => ({
  success: 'Paiement effectué',
  cancelled: 'Paiement annulé',
  error: 'Erreur de paiement',
  incomplete: 'Paiement inachevé',
  loading: 'Chargement des détails du paiement',
  welcome: (plan) => `Bienvenue dans ${plan}. Votre nouvelle offre est maintenant active.`,
  startsLater: (plan, day) =>
    `Votre offre ${plan} est payée et commence le ${day}. D’ici là, vous gardez votre offre actuelle.`,
  approve: 'Approuver chez PayPal',
  checkAgain: 'Vérifier de nouveau',
  noCharges: 'Rien n’a été débité. Vous pouvez choisir une offre à nouveau quand vous voulez.',
  noToken: 'Aucun identifiant de commande dans l’URL',
  notLoaded: 'Impossible de charger les détails du paiement',
  retry: 'Réessayer',
  details: 'Détails de la commande',
  plan: 'Offre',
  amount: 'Montant',
  term: 'Durée',
  status: 'État',
  payer: 'Compte PayPal',
  order: 'Identifiant de commande',
  unknown: '—',
  goingOn: (seconds) =>
    format.plural(seconds, {
      one: 'Le Studio de contenu s’ouvre dans # seconde.',
      other: 'Le Studio de contenu s’ouvre dans # secondes.',
    }),
  willGoOn: 'Le Studio de contenu s’ouvre dans quelques secondes. Vous pouvez rester sur cette page.',
  stay: 'Rester sur cette page',
  staying: 'Vous restez sur cette page.',
  start: 'Commencer à créer du contenu',
  manage: 'Gérer l’abonnement',
  toPricing: 'Retour aux tarifs',
  toSupport: 'Contacter l’assistance',
  toDashboard: 'Aller au tableau de bord',
});
