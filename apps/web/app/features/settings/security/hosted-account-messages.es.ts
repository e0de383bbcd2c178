import type { Translation } from '../../../lib/messages/define-messages.ts';
import type { hostedAccountMessages as english } from './hosted-account-messages.ts';

/** Texts for accounts managed by a hosted identity service, in Spanish. */
export const hostedAccountMessages: Translation<typeof english> = {
  title: 'Contraseña, segundo factor y dispositivos',
  text: 'Inicias sesión con un servicio aparte. Allí cambias tu contraseña y tu dirección, activas o desactivas el segundo factor y ves tus dispositivos.',
  open: 'Gestionar inicio de sesión y seguridad',
  failed:
    'No se pudo cargar Clerk. No se puede acceder al servicio de inicio de sesión. Comprueba tu conexión e inténtalo de nuevo.',
};
