import type { NotificationKind } from '@pagewright/contract/notifications';
import type { UsageKind } from '@pagewright/contract/usage';
import type { NotificationSentences } from './messages.en.ts';

const REQUESTS: Readonly<Record<UsageKind, string>> = { seo: 'requêtes SEO', ai: 'requêtes IA' };

const HAPPENED: Readonly<Record<NotificationKind, (title: string) => string>> = {
  published: (title) => `« ${title} » a été publié`,
  publish_failed: (title) => `« ${title} » n’a pas pu être publié`,
  sources_missing: (title) => `« ${title} » ne sera pas publié comme prévu : une phrase n’a pas de source`,
  published_late: (title) => `« ${title} » a été publié plus tard que prévu`,
  usage_near: (title) => `${title} ont été utilisées ce mois-ci`,
  usage_reached: (title) => `${title} ont été utilisées ce mois-ci : la limite est atteinte`,
  webhook_disabled: (title) => `Le webhook vers ${title} a été désactivé après plusieurs échecs`,
  search_pull_failed: (title) => `${title} : l’importation quotidienne échoue`,
  event_due: (title) => `« ${title} », c’est maintenant`,
  alert: (title) => `${title} : des pages de concurrents ont changé`,
  search_fell: (title) => `${title} : en recul dans la recherche Google`,
  review_asked: (title) => `« ${title} » est en attente de relecture`,
  review_approved: (title) => `« ${title} » a été approuvé`,
  review_returned: (title) => `« ${title} » vous a été renvoyé`,
  review_commented: (title) => `« ${title} » a été commenté`,
  invited: (title) => `Vous êtes invité dans « ${title} ». Le lien est dans votre messagerie`,
  joined: (title) => `${title} a rejoint votre espace de travail`,
  made_admin: (title) => `Vous êtes maintenant administrateur de « ${title} »`,
  made_member: (title) => `Vous êtes maintenant membre de « ${title} », et non plus administrateur`,
  plan_ending: (title) => `L’offre ${title} de votre espace de travail se termine bientôt`,
  refund_asked: (title) => `${title} demande un remboursement`,
  refund_declined: (title) => `Votre remboursement pour ${title} a été refusé`,
  payment_mismatched: (title) => `Le paiement ne correspond pas à la commande : ${title}`,
};

/** The same in French. */
export const french: NotificationSentences = {
  wrongCursor: 'Cette page de la liste n’est plus valide. Rechargez la liste.',
  tooManyStreams:
    'Les notifications sont ouvertes dans trop de fenêtres. Cette fenêtre en cherche de nouvelles toutes les 30 secondes.',
  linkUnknown: 'Ce lien n’est pas valide. Désactivez plutôt les e-mails dans les réglages.',
  subscriptionInvalid: 'Les clés push du navigateur ne sont pas valides. Réactivez les notifications push.',
  subscriptionTaken:
    'Quelqu’un d’autre reçoit des notifications push dans ce navigateur. Désactivez-les puis réactivez-les.',
  browserUnknown: 'Ce navigateur ne reçoit plus de notifications push.',
  lastPushOfHour: 'Pour le reste de cette heure, consultez Pagewright.',
  used: ({ kind, used, limit }) => `${used} ${REQUESTS[kind]} sur ${limit}`,
  happened: (kind, title) => HAPPENED[kind](title),
  open: 'Ouvrir dans Pagewright',
  hello: (name) => `Bonjour ${name},`,
  lastOfHour: (mails) =>
    `C’est le dernier des ${mails} e-mails de cette heure. Pour le reste, consultez Pagewright.`,
  whyMailed: (settings, off) =>
    `Vous recevez ces e-mails en raison de vos réglages : ${settings}\nLes désactiver sans se connecter : ${off}`,
};
