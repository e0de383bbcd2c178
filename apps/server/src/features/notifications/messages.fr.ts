import type { NotificationKind } from '@pagewright/contract/notifications';
import type { UsageKind } from '@pagewright/contract/usage';
import type { NotificationSentences } from './messages.en.ts';

const REQUESTS: Readonly<Record<UsageKind, string>> = { seo: 'requêtes SEO', ai: 'requêtes IA' };

const HAPPENED: Readonly<Record<NotificationKind, (title: string) => string>> = {
  published: (title) => `« ${title} » a été publié`,
  publish_failed: (title) => `« ${title} » n’a pas pu être publié`,
  sources_missing: (title) =>
    `« ${title} » ne sera pas publié à la date prévue : une phrase n’a pas de source`,
  published_late: (title) => `« ${title} » a été publié plus tard que prévu`,
  usage_near: (title) => `${title} ont été utilisées ce mois-ci`,
  usage_reached: (title) => `${title} ont été utilisées ce mois-ci : la limite est atteinte`,
  webhook_disabled: (title) => `${title} n’est plus prévenu de rien : son webhook a été désactivé`,
  search_pull_failed: (title) => `${title} : la récupération quotidienne échoue`,
  event_due: (title) => `« ${title} », c’est maintenant`,
  alert: (title) => `${title} : des pages de concurrents ont changé`,
  review_asked: (title) => `« ${title} » attend une relecture`,
  review_approved: (title) => `« ${title} » a été approuvé`,
  review_returned: (title) => `« ${title} » vous a été renvoyé`,
  review_commented: (title) => `« ${title} » a été commenté`,
  invited: (title) =>
    `Vous êtes invité dans « ${title} » : le lien se trouve dans l’e-mail qui vous a été envoyé`,
  joined: (title) => `${title} a rejoint votre espace de travail`,
  made_admin: (title) => `Vous êtes maintenant administrateur de « ${title} »`,
  made_member: (title) => `Vous êtes maintenant membre de « ${title} », et non plus administrateur`,
  plan_ending: (title) => `L’offre ${title} de votre espace de travail se termine bientôt`,
  refund_asked: (title) => `${title} demande un remboursement`,
  refund_declined: (title) => `Le paiement de ${title} n’est pas remboursé`,
  payment_mismatched: (title) => `Un autre montant que celui commandé est arrivé : ${title}`,
};

/** The same in French. */
export const french: NotificationSentences = {
  wrongCursor: 'Cet endroit de la liste n’est pas valide. Reprenez depuis le début.',
  tooManyStreams:
    'Les notifications sont ouvertes dans trop de fenêtres. Elles sont consultées ici toutes les trente secondes.',
  linkUnknown: 'Ce lien n’est pas valide. Désactivez plutôt les e-mails dans les réglages.',
  subscriptionInvalid: 'Ce ne sont pas les clés d’un navigateur. Réactivez les notifications push.',
  subscriptionTaken:
    'Quelqu’un d’autre est prévenu dans ce navigateur. Désactivez puis réactivez les notifications push.',
  browserUnknown: 'Ce navigateur n’est plus prévenu de rien.',
  lastPushOfHour: 'Ce qui arrivera encore dans l’heure se trouve dans Pagewright.',
  used: ({ kind, used, limit }) => `${used} ${REQUESTS[kind]} sur ${limit}`,
  happened: (kind, title) => HAPPENED[kind](title),
  open: 'Ouvrir dans Pagewright',
  hello: (name) => `Bonjour ${name},`,
  lastOfHour: (mails) =>
    `C’est le dernier de ${mails} e-mails en une heure. Ce qui arrivera d’ici là se trouve dans Pagewright.`,
  whyMailed: (settings, off) =>
    `Vous recevez des e-mails sur ce qui se passe parce que vos réglages le prévoient : ${settings}\nDésactiver ces e-mails, sans se connecter : ${off}`,
};
