import type { Translation } from '../../../lib/messages/define-messages.ts';
import type * as english from './hosted-messages.ts';

export const hostedMessages: Translation<typeof english.hostedMessages> = {
  loading: 'Cargando...',
  failedTitle: 'No se pudo cargar Clerk',
  failedText:
    'No se puede acceder al servicio con el que inicias sesión. Comprueba tu conexión e inténtalo de nuevo.',
  tryAgain: 'Intentar de nuevo',
};
