import type { WebhookSentences } from './messages.en.ts';

/** The same in French. */
export const french: WebhookSentences = {
  adminsOnly: 'Seuls les administrateurs de cet espace de travail peuvent voir et modifier ses webhooks.',
  notFound: 'Ce webhook n’existe pas.',
  deliveryNotFound: 'Cette livraison n’existe pas. Les livraisons sont conservées 30 jours.',
  tooMany: (most) =>
    `Un espace de travail peut avoir ${most} webhooks. Retirez-en un dont vous n’avez plus besoin.`,
  severalHere:
    'Cet espace de travail a plusieurs webhooks. Supprimez ceux dont vous n’avez plus besoin sous Publication → Webhooks.',
  onItsWay: 'Cette livraison est déjà en cours. Attendez le résultat, puis renvoyez-la.',
  switchedOff: 'Ce webhook est désactivé. Activez-le, puis renvoyez la livraison.',
  wrongCursor: 'Cette page de la liste n’est plus valide. Rechargez la liste.',
};
