import type { Translation } from '../messages/define-messages.ts';
import type { validationMessages as english } from './validation-messages.ts';

/** Validation messages of forms, in French. */
export const validationMessages: Translation<typeof english> = (format) => ({
  plainName: 'Un nom ne peut pas contenir d’adresse web ou e-mail',
  required: 'Ce champ est obligatoire',
  email: 'Saisissez une adresse e-mail valide',
  maxLength: (length) => `${format.number(length)} caractères au maximum`,
  password:
    'Le mot de passe doit compter au moins 8 caractères et contenir une majuscule, une minuscule, un chiffre et un caractère spécial',
  passwordMatch: 'Les mots de passe ne correspondent pas',
});
