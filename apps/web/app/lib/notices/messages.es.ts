import type { Translation } from '../messages/define-messages.ts';
import type { noticeMessages as english } from './messages.ts';

/** Texts around a notice, in Spanish. */
export const noticeMessages: Translation<typeof english> = {
  region: 'Mensajes',
  close: 'Cerrar el mensaje',
  success: 'Correcto',
  error: 'Error',
  warning: 'Advertencia',
  info: 'Información',
  login: 'Iniciar sesión',
  upgrade: 'Mejorar el plan',
  failed: 'No se pudo cargar una parte de esta página. Guarda tu trabajo y después recarga.',
  reload: 'Recargar',
};
