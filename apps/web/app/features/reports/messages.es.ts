import type { Translation } from '../../lib/messages/define-messages.ts';
import type { reportsMessages as english } from './messages.ts';

/** The same in Spanish. */
export const reportsMessages: Translation<typeof english> = {
  loading: 'Cargando...',
  errorTitle: 'No se pudo cargar',
  retry: 'Reintentar',
  mayManage: 'Puedes gestionar esto en este espacio de trabajo.',
  mayRead: 'Puedes leer esto en este espacio de trabajo.',
};
