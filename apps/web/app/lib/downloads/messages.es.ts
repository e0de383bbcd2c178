import type { Translation } from '../messages/define-messages.ts';
import type { downloadMessages as english } from './messages.ts';

/** What is said of a download, in Spanish. */
export const downloadMessages: Translation<typeof english> = {
  nothing: 'Aún no hay nada que exportar.',
  preparing: 'Preparando tu descarga…',
  failed: (reason) => `No se pudo crear el archivo: ${reason}`,
};
