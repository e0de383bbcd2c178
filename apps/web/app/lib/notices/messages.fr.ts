import type { Translation } from '../messages/define-messages.ts';
import type { noticeMessages as english } from './messages.ts';

/** Texts around a notice, in French. */
export const noticeMessages: Translation<typeof english> = {
  region: 'Messages',
  close: 'Fermer le message',
  success: 'Réussite',
  error: 'Erreur',
  warning: 'Avertissement',
  info: 'Information',
  login: 'Se connecter',
  upgrade: 'Changer d’offre',
  failed: 'Une partie de cette page n’a pas pu être chargée. Enregistrez votre travail, puis rechargez.',
  reload: 'Recharger',
};
