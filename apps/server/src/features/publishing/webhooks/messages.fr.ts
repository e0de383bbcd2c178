import type { WebhookSentences } from './messages.en.ts';

/** The same in French. */
export const french: WebhookSentences = {
  adminsOnly: 'Seuls les administrateurs de cet espace de travail peuvent voir et modifier ses webhooks.',
  notFound: 'Ce webhook n’existe pas.',
  deliveryNotFound: 'Cette livraison n’existe pas. Les livraisons sont conservées 30 jours.',
  tooMany: (most) => `Un espace de travail peut avoir ${most} webhooks. Retirez-en un qui ne sert plus.`,
  severalHere:
    'Cet espace de travail a plusieurs webhooks. Supprimez ceux dont vous n’avez plus besoin sous Publication → Webhooks.',
  onItsWay: 'L’envoi est déjà en cours. Attendez son résultat, puis renvoyez-le.',
  switchedOff: 'Ce webhook est désactivé. Activez-le, puis renvoyez la livraison.',
  wrongCursor: 'Cet endroit de la liste n’est pas valide. Reprenez depuis le début.',
};
