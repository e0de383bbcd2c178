import type { Translation } from '../../../lib/messages/define-messages.ts';
import type { proofMessages as english } from './messages.ts';

/** Texts of identity confirmation, in French. */
export const proofMessages: Translation<typeof english> = {
  title: 'Confirmez votre identité',
  passwordText: 'Cette action est sensible. Saisissez à nouveau votre mot de passe.',
  codeText:
    'Cette action est sensible. Saisissez un code de votre application d’authentification, ou un code de secours.',
  password: 'Mot de passe',
  code: 'Code',
  confirm: 'Confirmer',
  cancel: 'Annuler',
  close: 'Fermer',
  required: 'Ce champ est obligatoire',
};
