import type { DemoSentences } from './sentences.en.ts';

/** Texts of the demo, in Spanish. */
export const spanish: DemoSentences = {
  loading: 'Cargando el motor, solo esta vez…',
  scoring: 'Puntuando…',
  stopped: 'Detenido. Tu texto sigue aquí.',
  failed: 'No se pudo cargar el motor. Revisa tu conexión y vuelve a intentarlo.',
  tryAgain: 'Reintentar',
  sampleNote: 'Ejemplo: un borrador flojo a propósito.',
  result: (points, known, of, words, isOne) =>
    `${points}/100 · se basa en ${known} de ${of} partes · ${words} ${isOne ? 'palabra' : 'palabras'}`,
  changed: 'El texto ha cambiado desde que se puntuó.',
  readAs: (title, headings) =>
    `${title === undefined ? 'Sin título' : `Título: «${title}»`}. ${headings === 1 ? '1 encabezado' : `${headings === 0 ? 'Sin' : headings} encabezados`}.`,
  gains: 'Mayores mejoras',
  noGains: 'No hay más puntos que ganar en las partes conocidas.',
  parts: 'Seis partes',
  points: (points, maximum) => `${points} de ${maximum}`,
  spokenGain: (points) => `suma ${points} puntos`,
  unknownPart: 'Desconocido: hacen falta páginas con las que comparar.',
  moreIn: (count) => `y ${count} más`,
  showPlace: 'Mostrar en tu texto',
  quote: (words) => `«${words}»`,
  unscored: {
    text_empty: 'Primero pega un texto.',
    text_too_short: 'Aún no hay puntuación: escribe más de 50 caracteres.',
    text_without_words: 'Sin puntuación: el texto no contiene palabras.',
    keyword_missing: 'Aún no hay puntuación: indica la palabra clave de este texto.',
  },
  verdicts: { good: 'Bien', fair: 'Regular', poor: 'Mal' },
};
