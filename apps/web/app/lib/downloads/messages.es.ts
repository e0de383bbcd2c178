import type { Translation } from '../messages/define-messages.ts';
import type { downloadMessages as english } from './messages.ts';

/** Texts of downloads, in Spanish. */
export const downloadMessages: Translation<typeof english> = {
  nothing: 'Aún no hay nada que exportar.',
  preparing: 'Preparando tu descarga…',
  failed: (reason) => `No se pudo crear el archivo: ${reason}`,
};
