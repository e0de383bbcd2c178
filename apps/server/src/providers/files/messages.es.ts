import type { FileStoreSentences } from './messages.en.ts';

/** The same in Spanish. */
export const spanish: FileStoreSentences = {
  files_unavailable:
    'No se puede acceder al almacenamiento de archivos en este momento. Vuelve a intentarlo en unos minutos.',
  files_refused:
    'El almacenamiento de archivos rechaza este servidor. Avisa a quien administra esta instalación.',
};
