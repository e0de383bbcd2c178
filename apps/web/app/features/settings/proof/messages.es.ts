import type { Translation } from '../../../lib/messages/define-messages.ts';
import type { proofMessages as english } from './messages.ts';

/** What asks again who somebody is, in Spanish. */
export const proofMessages: Translation<typeof english> = {
  title: 'Confirma que eres tú',
  passwordText: 'Esto puede causar daños, así que vuelve a introducir tu contraseña.',
  codeText:
    'Esto puede causar daños, así que introduce un código de tu aplicación de autenticación o un código de recuperación.',
  password: 'Contraseña',
  code: 'Código',
  confirm: 'Confirmar',
  cancel: 'Cancelar',
  close: 'Cerrar',
  required: 'Este campo es obligatorio',
};
