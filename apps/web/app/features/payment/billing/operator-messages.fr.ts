import type { Translation } from '../../../lib/messages/define-messages.ts';
import type { operatorMessages as english } from './operator-messages.ts';

/** Billing texts for operators of the installation, in French. */
export const operatorMessages: Translation<typeof english> = () => ({
  title: 'Paiements de cette installation',
  help: 'Seuls les exploitants voient ceci. Les demandes de remboursement attendent ici votre décision.',
  who: (workspace, buyer) => [workspace ?? '—', buyer ?? '—'].join(' · '),
  loading: 'Chargement des remboursements',
  loadFailed: 'Impossible de charger les remboursements',
  retry: 'Réessayer',
  none: 'Aucune demande de remboursement en attente.',
  what: (plan, term, amount) => `${plan} · ${term} · ${amount}`,
  asked: (day, payer) => `Demandé le ${day}${payer === null ? '' : ` · ${payer}`}`,
  order: (id) => `Commande ${id}`,
  approve: 'Rembourser',
  approveOf: (amount, id) => `Rembourser ${amount} de la commande ${id}`,
  approveTitle: (amount) => `Rembourser ${amount} ?`,
  approveText:
    'PayPal rembourse aussitôt, et l’offre de cette commande se termine. Cela ne peut pas être annulé.',
  approved: 'Remboursé',
  decline: 'Refuser',
  declineOf: (amount, id) => `Refuser de rembourser ${amount} de la commande ${id}`,
  declineTitle: (amount) => `Refuser de rembourser ${amount} ?`,
  declineText: 'L’offre continue. L’acheteur est informé du motif.',
  reason: 'Motif (envoyé à l’acheteur)',
  reasonMissing: 'Indiquez le motif',
  declined: 'Remboursement refusé. L’acheteur a été informé.',
  cancel: 'Annuler',
  all: 'Toutes les commandes',
  allLoading: 'Chargement des commandes',
  allFailed: 'Impossible de charger les commandes',
  noOrders: 'Aucun achat pour l’instant.',
  older: 'Afficher les commandes plus anciennes',
  webhook: 'Webhook',
  webhookHelp:
    'Permet à PayPal de prévenir ce serveur quand un paiement est effectué, remboursé ou contesté. À configurer une fois pour chaque adresse du serveur.',
  webhookAddress: 'Adresse de ce serveur',
  setUp: 'Configurer le webhook',
  isSetUp: (id) => `PayPal envoie des événements à ce serveur (webhook ${id})`,
});
