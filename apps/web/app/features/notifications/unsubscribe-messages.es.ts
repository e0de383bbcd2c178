import type { Translation } from '../../lib/messages/define-messages.ts';
import type { mailOffMessages as english } from './unsubscribe-messages.ts';

/** Texts of the unsubscribe page, in Spanish. */
export const mailOffMessages: Translation<typeof english> = {
  title: 'Notificaciones por correo',
  question: '¿Desactivar estos correos? La campana de la aplicación lo seguirá mostrando todo.',
  turnOff: 'Desactivar los correos',
  turnOn: 'Volver a activarlos',
  isOff: 'Los correos están desactivados. Ya no recibirás más.',
  isOn: 'Los correos vuelven a estar activados.',
  linkMissingTitle: 'Este enlace está incompleto',
  linkMissing: 'Ábrelo otra vez desde el correo o desactiva los correos en los ajustes.',
  settings: 'Abrir los ajustes',
};
