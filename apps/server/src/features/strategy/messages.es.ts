import type { StrategySentences } from './messages.en.ts';

/** The same in Spanish. */
export const spanish: StrategySentences = {
  notFound: 'No se encontró el recurso solicitado.',
  conflict: 'Este brief se ha modificado en otro lugar desde que lo abriste.',
  removedTooLongAgo: 'Este brief ya no se puede recuperar.',
  noKeyword:
    'No se encontró ninguna palabra clave en esta idea. Exprésala con palabras o introduce una palabra clave.',
  languageUnsupported:
    'Todavía no podemos leer ideas en este idioma. Introduce tú la palabra clave e inténtalo de nuevo.',
  pageWithoutText: 'No se encontró ningún artículo en esta página. Pega su texto en su lugar.',
  pageTwice: 'Esta página se añadió dos veces.',
  untitledPage: 'Página sin título',
  reading: 'Leyendo las páginas',
  gathering: 'Reuniendo pruebas',
  finding: 'Buscando términos, preguntas y secciones',
  wording: 'Redactando encabezados y frases',
  analyzing: 'Buscando palabras clave y preguntas',
  wordingAnswers: 'Redactando las respuestas',
  wordingTitles: 'Redactando los títulos',
  planning: 'Planificando temas y enlaces',
  startInPast: 'Esta fecha ya ha pasado. Elige la de hoy o una posterior.',
  saving: 'Guardando',
  copyOf: (title) => `Copia de ${title}`,
};
