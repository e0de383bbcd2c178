import type { RunSentences } from './messages.en.ts';

/** The same in Spanish. */
export const spanish: RunSentences = {
  notFound: 'No se encontró el recurso solicitado.',
  forbidden: 'Solo puede quitar este análisis quien lo hizo o un administrador del espacio de trabajo.',
  removedTooLongAgo: 'Este análisis ya no se puede recuperar.',
  tooLarge: 'Este análisis encontró más de lo que se puede guardar. Pide menos de una vez.',
  otherKind: 'Solo se pueden comparar dos ejecuciones del mismo análisis.',
};
