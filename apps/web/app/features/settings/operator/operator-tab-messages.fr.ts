import type { InquiryType } from '@pagewright/contract/contact/fields';
import type { LanguagePackUse } from '@pagewright/contract/settings';
import type { Translation } from '../../../lib/messages/define-messages.ts';
import type { operatorTabMessages as english } from './operator-tab-messages.ts';

const TYPES: Readonly<Record<InquiryType, string>> = {
  general: 'Général',
  sales: 'Ventes',
  support: 'Assistance',
  partnership: 'Partenariat',
};

const PACK_USES: Readonly<Record<LanguagePackUse, string>> = {
  clusters: 'groupes de mots-clés',
  questions: 'fusion des questions',
  outlines: 'regroupement des titres de plans',
  duel: 'duels de passages',
};

/** Settings texts for operators of the installation, in French. */
export const operatorTabMessages: Translation<typeof english> = (format) => ({
  contact: 'Messages de contact',
  contactHelp: 'Messages du formulaire de contact. Seuls les exploitants les voient.',
  unread: (count) => `${format.plural(count, { one: '# nouveau message', other: '# nouveaux messages' })}.`,
  loading: 'Chargement',
  retry: 'Réessayer',
  more: 'Afficher plus',
  noMessages: 'Pas encore de messages.',
  messagesFailed: 'Impossible de charger les messages de contact',
  type: (type) => TYPES[type],
  new: 'Nouveau',
  answered: 'Traité',
  likelySpam: 'Spam probable',
  from: (name, company, when) => `${name}${company === null ? '' : `, ${company}`} · ${when}`,
  answerTo: (email) => `Répondre à ${email}`,
  markAnswered: 'Marquer comme traité',
  markNotAnswered: 'Marquer comme non traité',
  markUnread: 'Marquer comme nouveau',
  delete: 'Supprimer',
  deleteTitle: (subject) => `Supprimer « ${subject} » ?`,
  deleteText: (name) => `Le message de ${name} sera supprimé définitivement. C’est irréversible.`,
  deleted: 'Le message a été supprimé',
  cancel: 'Annuler',
  outbox: 'Boîte d’envoi',
  outboxHelp: 'Tous les e-mails de cette installation. Sans serveur de messagerie, ils restent ici.',
  noMails: 'Pas encore d’e-mails.',
  mailsFailed: 'Impossible de charger les e-mails',
  blanked: 'Le contenu de cet e-mail n’est pas conservé : il a été envoyé, ou son lien a servi ou a expiré.',
  keptHere: 'Non envoyé',
  sent: 'Envoyé',
  to: (recipient, when) => `À ${recipient} · ${when}`,
  languagePack: 'Pack de langue',
  languagePackHelp:
    'Un modèle facultatif pour l’anglais qui reconnaît les synonymes : il regroupe « cheap flights » et « low cost airfare ». Il s’exécute sur ce serveur et n’envoie rien ailleurs. Tout fonctionne sans lui.',
  packInstalled: 'Installé',
  packMissing: 'Non installé',
  packVersion: (version, megabytes) => `Version ${version}, ${format.number(megabytes)} Mo`,
  packProblem: (reason) => `Il n’est pas utilisé pour le moment : ${reason}`,
  packUses: (uses) => `Sert à : ${format.list(uses.map((use) => PACK_USES[use]))}. Jamais au score.`,
  packInstall: 'Pour l’installer, exécutez ceci sur le serveur :',
  packRemove: 'Pour le supprimer, exécutez ceci sur le serveur :',
  payments: 'Les commandes et remboursements sont dans Facturation',
});
