import type { Translation } from '../../../lib/messages/define-messages.ts';
import type { proofMessages as english } from './messages.ts';

/** Texts of identity confirmation, in Spanish. */
export const proofMessages: Translation<typeof english> = {
  title: 'Confirma que eres tú',
  passwordText: 'Esta acción es delicada. Vuelve a introducir tu contraseña.',
  codeText:
    'Esta acción es delicada. Introduce un código de tu aplicación de autenticación o un código de recuperación.',
  password: 'Contraseña',
  code: 'Código',
  confirm: 'Confirmar',
  cancel: 'Cancelar',
  close: 'Cerrar',
  required: 'Este campo es obligatorio',
};
