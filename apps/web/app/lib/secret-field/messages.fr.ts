import type { Translation } from '../messages/define-messages.ts';
import type { secretMessages as english } from './messages.ts';

/** Texts of the button that shows a secret, in French. */
export const secretMessages: Translation<typeof english> = {
  show: 'Afficher la saisie',
  hide: 'Masquer la saisie',
};
