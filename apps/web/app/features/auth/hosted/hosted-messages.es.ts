import type { Translation } from '../../../lib/messages/define-messages.ts';
import type { hostedMessages as english } from './hosted-messages.ts';

/** Texts around the screens of a hosted identity service, in Spanish. */
export const hostedMessages: Translation<typeof english> = {
  loading: 'Cargando...',
  failedTitle: 'No se pudo cargar Clerk',
  failedText:
    'No se puede acceder al servicio de inicio de sesión. Comprueba tu conexión e inténtalo de nuevo.',
  tryAgain: 'Intentar de nuevo',
  invitationTitle: 'Te han invitado a un espacio de trabajo',
  invitationText: (name) =>
    `Has iniciado sesión como ${name}. Para aceptar la invitación hay que iniciar sesión con su enlace, así que cierra primero la sesión. El enlace la iniciará en el espacio de trabajo al que te han invitado.`,
  signOut: 'Cerrar sesión y aceptar',
  stay: 'Ahora no',
};
