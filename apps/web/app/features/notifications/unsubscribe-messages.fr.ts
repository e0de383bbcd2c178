import type { Translation } from '../../lib/messages/define-messages.ts';
import type { mailOffMessages as english } from './unsubscribe-messages.ts';

/** Texts of the unsubscribe page, in French. */
export const mailOffMessages: Translation<typeof english> = {
  title: 'Notifications par e-mail',
  question: 'Désactiver ces e-mails ? La cloche de l’application continuera de tout afficher.',
  turnOff: 'Désactiver les e-mails',
  turnOn: 'Les réactiver',
  isOff: 'Les e-mails sont désactivés. Vous n’en recevrez plus.',
  isOn: 'Les e-mails sont de nouveau activés.',
  linkMissingTitle: 'Ce lien est incomplet',
  linkMissing: 'Ouvrez-le à nouveau depuis l’e-mail, ou désactivez les e-mails dans les réglages.',
  settings: 'Ouvrir les réglages',
};
