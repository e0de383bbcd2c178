import type { RunSentences } from './messages.en.ts';

/** Messages in Spanish. */
export const spanish: RunSentences = {
  notFound: 'No se encontró el recurso solicitado.',
  forbidden:
    'Solo la persona que hizo este análisis o un administrador del espacio de trabajo puede quitarlo.',
  removedTooLongAgo: 'Este análisis ya no se puede recuperar.',
  tooLarge: 'Este análisis encontró más de lo que se puede guardar. Acótalo y vuelve a ejecutarlo.',
  otherKind: 'Solo se pueden comparar dos ejecuciones del mismo análisis.',
};
