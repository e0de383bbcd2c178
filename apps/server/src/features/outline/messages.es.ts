import type { OutlineSentences } from './messages.en.ts';

/** The same in Spanish. */
export const spanish: OutlineSentences = {
  notFound: 'No se encontró el recurso solicitado.',
  removedTooLongAgo: 'Este esquema ya no se puede recuperar.',
  conflict: 'Este esquema se ha modificado en otro lugar desde que lo abriste.',
  gathering: 'Reuniendo pruebas',
  analyzing: 'Analizando la palabra clave',
  composing: 'Escribiendo el esquema',
  wording: 'Redactando los encabezados',
  noSection: 'Esta sección ya no está en el esquema.',
  nothingElse:
    'No hay otro encabezado ni otra pregunta para esta sección. Pega más páginas o escribe los tuyos.',
};
