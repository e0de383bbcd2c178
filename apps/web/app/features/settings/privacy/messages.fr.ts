import { DELETION_GRACE_DAYS, type WorkspaceFate } from '@pagewright/contract/settings';
import type { Translation } from '../../../lib/messages/define-messages.ts';
import type { privacyMessages as english } from './messages.ts';

const FATES: Readonly<Record<WorkspaceFate['fate'], string>> = {
  removed: 'Supprimé avec tout ce qu’il contient : personne d’autre n’y travaille.',
  stays: 'Conservé avec ce que vous avez écrit, sans votre nom.',
  hand_over: 'Vous en êtes le seul administrateur. Nommez d’abord quelqu’un d’autre administrateur.',
};

/** Texts of the privacy tab, in French. */
export const privacyMessages: Translation<typeof english> = {
  cookies: 'Cookies',
  cookiesHelp: 'Conservés dans ce navigateur. La connexion nécessite un cookie essentiel.',
  notChosen: 'Vous n’avez pas encore choisi dans ce navigateur : seuls les cookies essentiels sont activés.',
  cookieEnabled: (category) => `${category} : activé`,
  cookieDisabled: (category) => `${category} : désactivé`,
  resetDone: 'Les préférences de cookies ont été réinitialisées. La question vous sera posée à nouveau.',

  data: 'Télécharger mes données',
  dataHelp:
    'Un fichier JSON avec votre compte, vos réglages, connexions, textes et leurs révisions, briefs, plans, résultats et activité. Il ne contient ni mots de passe, ni clés, ni codes. Les images y figurent sous forme de liens.',
  download: 'Télécharger mes données',

  deletion: 'Supprimer mon compte',
  deletionHelp: `Toutes vos sessions sont fermées immédiatement, et le compte est supprimé au bout de ${DELETION_GRACE_DAYS} jours. Connectez-vous avant pour annuler.`,
  deleteAccount: 'Supprimer mon compte',
  deleteTitle: 'Supprimer votre compte ?',
  workspaces: 'Ce que deviennent vos espaces de travail',
  fate: (fate) => FATES[fate],
  toTeam: 'Aller à Équipe',
  typeEmail: (email) => `Saisissez ${email} pour confirmer`,
  emailWrong: 'Ce n’est pas l’adresse de votre compte',
  confirmDelete: 'Supprimer le compte',
  cancel: 'Annuler',
  close: 'Fermer',
  loading: 'Chargement de vos espaces de travail',
  failed: 'Vos espaces de travail n’ont pas pu être chargés',
  retry: 'Réessayer',
  scheduled: (day) => `Votre compte sera supprimé le ${day}. Connectez-vous avant pour le conserver.`,
};
