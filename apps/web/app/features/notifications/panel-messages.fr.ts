import type { Translation } from '../../lib/messages/define-messages.ts';
import type { panelMessages as english } from './panel-messages.ts';

/** The list behind the bell in French. */
export const panelMessages: Translation<typeof english> = {
  title: 'Notifications',
  loading: 'Chargement...',
  markAll: 'Tout marquer comme lu',
  unread: 'Non lu',
  emptyTitle: 'Rien de nouveau',
  emptyText: 'Lorsqu’un de vos contenus est publié, ou ne peut pas l’être, cela apparaît ici.',
  errorTitle: 'Les notifications n’ont pas pu être chargées',
  retry: 'Réessayer',
  published: '{} a été publié',
  publish_failed: '{} n’a pas pu être publié',
  published_late: '{} a été publié plus tard que prévu',
  usage_near: 'Utilisation de ce mois-ci : {}',
  usage_reached: 'Utilisation de ce mois-ci : {}, la limite est atteinte',
  webhook_disabled: '{} n’est plus averti : son webhook a été désactivé',
  alert: 'Des pages que vous suivez ont changé : {}',
  event_due: 'C’est le moment de publier {}',
  review_asked: '{} attend une relecture',
  review_approved: '{} a été approuvé',
  review_returned: '{} vous a été renvoyé',
  review_commented: '{} a reçu un commentaire',
  invited: '{} vous invite : le lien se trouve dans l’e-mail que vous avez reçu',
  joined: '{} a rejoint votre espace de travail',
  made_admin: 'Vous êtes maintenant administrateur de {}',
  made_member: 'Vous êtes maintenant membre de {}, et n’en êtes plus administrateur',
  plan_ending: 'L’offre {} de votre espace de travail se termine bientôt',
  refund_asked: '{} demande un remboursement',
  refund_declined: 'Le paiement de {} n’est pas remboursé',
  payment_mismatched: 'Un autre montant que celui commandé est arrivé : {}',
  tryAgain: 'Publier maintenant',
  tryAgainFor: (title) => `Publier ${title} maintenant`,
  publishedAgain: (title) => `${title} a été publié.`,
  reasonUnreadable: 'Son texte n’a pas pu être lu. Ouvrez le contenu et enregistrez-le à nouveau.',
  reasonApproval:
    'Cet espace de travail ne publie que ce qui a été approuvé, et ce contenu ne l’était pas ou a changé depuis. Demandez une relecture.',
  reasonServer:
    'Le serveur a rencontré un problème à chaque tentative. Publiez-le à la main ou donnez-lui une nouvelle date.',
  reasonOther: 'Ouvrez-le pour voir son état et le publier à la main.',
};
