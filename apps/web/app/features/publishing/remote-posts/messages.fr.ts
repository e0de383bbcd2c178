import type { RemotePost } from '@pagewright/contract/publishing/connections';
import type { Translation } from '../../../lib/messages/define-messages.ts';
import type { remotePostMessages as english } from './messages.ts';

const STATES: Readonly<Record<RemotePost['state'], string>> = {
  none: 'Non publié',
  sending: 'En cours d’envoi',
  published: 'Publié',
  outdated: 'Version plus récente ici',
  unpublished: 'Dépublié',
  failed: 'Échec',
};

/** Texts about an item on other sites, in French. */
export const remotePostMessages: Translation<typeof english> = {
  button: 'Publier sur…',
  buttonFailed: 'Publier sur… (échec)',
  title: 'Publier sur d’autres sites',
  help: 'Envoie la dernière version enregistrée. Les modifications ultérieures sont envoyées au prochain enregistrement.',
  loading: 'Chargement...',
  failed: 'Impossible de charger l’état de l’élément sur les autres sites',
  retry: 'Réessayer',
  emptyTitle: 'Pas encore d’autres sites',
  emptyText:
    'Pour publier sur votre site Pagewright, passez le statut de l’article à « Publié » et enregistrez. Pour WordPress ou Ghost, connectez le site dans Réglages → Publication.',
  toSettings: 'Ouvrir les réglages',
  state: (state) => STATES[state],
  attempt: (failures, problem) =>
    `La tentative ${failures} a échoué${problem === null ? '.' : ` : ${problem}`} Nous réessaierons automatiquement.`,
  sentAt: (when) => `Envoyé ${when}`,
  open: 'Ouvrir',
  openAt: (name) => `Ouvrir sur ${name}`,
  publish: 'Publier',
  update: 'Mettre à jour',
  tryAgain: 'Réessayer',
  takeDown: 'Dépublier',
  actionOn: (action, name) => `${action} sur ${name}`,
  takeDownTitle: 'Dépublier l’élément là-bas ?',
  takeDownText: (name) =>
    `Sur ${name}, il devient un brouillon que les lecteurs ne voient pas. Vous pouvez l’y publier à nouveau à tout moment.`,
  cancel: 'Annuler',
};
