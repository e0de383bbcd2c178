import type { FileStoreSentences } from './messages.en.ts';

/** The same in Spanish. */
export const spanish: FileStoreSentences = {
  files_unavailable:
    'No se puede acceder al almacenamiento de archivos en este momento. Vuelve a intentarlo en unos minutos.',
  files_refused: 'El almacenamiento de archivos rechazó este servidor. Contacta con tu administrador.',
};
