import type { ReportsSentences } from './messages.en.ts';

/** The sentences in French. */
export const french: ReportsSentences = {
  notFound: 'Ce rapport est introuvable. Il a peut-être été supprimé.',
  forbidden: 'Seuls son auteur et les administrateurs peuvent modifier ou partager ce rapport.',
  oneSource: 'Choisissez une analyse ou un site à partir duquel créer le rapport.',
  noReportOf: 'Aucun rapport ne peut être créé à partir de ce type d’analyse.',
  olderRun: 'Cette analyse a un ancien format. Relancez-la pour en faire un rapport.',
  notJudged: 'Ce site n’a pas encore été exploré. Attendez la fin de l’exploration.',
  tooMany: (most) => `Un espace de travail conserve au plus ${most} rapports. Supprimez-en d’abord.`,
  tooManyLinks: (most) => `Un rapport a au plus ${most} liens actifs. Révoquez-en d’abord.`,
  noLink: 'Ce lien est introuvable.',
  removedTooLongAgo:
    'Ce rapport est introuvable. Les rapports supprimés peuvent être restaurés pendant 30 jours.',

  goneTitle: 'Ce lien ne fonctionne plus',
  gone: 'Le rapport a peut-être été retiré ou le lien a expiré. Demandez-en un nouveau à la personne qui vous l’a envoyé.',
  lockedTitle: 'Ce rapport est protégé',
  locked: 'Saisissez le mot de passe reçu avec le lien.',
  password: 'Mot de passe',
  open: 'Ouvrir le rapport',
  wrongPassword: 'Ce mot de passe n’est pas le bon. Réessayez.',
  tooManyTries: (minutes) =>
    `Trop de mots de passe erronés. Réessayez dans ${minutes} ${minutes < 2 ? 'minute' : 'minutes'}.`,
  failedTitle: 'Le rapport n’a pas pu être affiché',
  failed: 'Veuillez réessayer dans un instant.',
  tooManyRecipients: 'Trop de nouvelles adresses aujourd’hui. Réessayez demain.',
  mailSubject: (title) => `Votre rapport : ${title}`,
  mailOpening: (workspace, title, day) =>
    `${workspace} vous envoie le rapport « ${title} », avec des données du ${day}.`,
  mailPoints: 'L’essentiel',
  mailLink: (days) => `Le lien fonctionne pendant ${days} jours, sans compte.`,
  mailOff: (workspace, address) =>
    `Vous recevez cet e-mail parce que ${workspace} a ajouté votre adresse. Désactiver ces e-mails : ${address}`,
  mailsTitle: 'E-mails avec ce rapport',
  mailsQuestion: 'Vous recevez ce rapport par e-mail. Désactiver ces e-mails ?',
  mailsAreOff: 'Vous ne recevez plus ce rapport par e-mail.',
  mailsOff: 'Désactiver',
  mailsOn: 'Réactiver',
  mailsUnknown: 'Ce lien n’est pas valide ou le rapport n’est plus envoyé.',
};
