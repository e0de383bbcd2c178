import type { Translation } from '../../../../lib/messages/define-messages.ts';
import type { optimizationMessages as english } from './messages.ts';

/** Texts of the answer engine results, in Spanish. */
export const optimizationMessages: Translation<typeof english> = (format) => ({
  pattern_questions_answered: 'Las preguntas se responden al principio de la sección',
  pattern_passages_ahead: 'Los pasajes responden mejor que los de otras páginas',
  pattern_answer_first: 'Las secciones empiezan por la respuesta',
  pattern_question_headings: 'Los encabezados son preguntas que hace la gente',
  pattern_standalone_openings: 'Los comienzos se entienden por sí solos',
  pattern_answer_figures: 'Cifras',
  pattern_answer_quotations: 'Citas',
  pattern_answer_citations: 'Enlaces a fuentes',
  pattern_plain_language: 'Lenguaje sencillo',
  pattern_short_paragraphs: 'Párrafos cortos',
  patterns:
    'Hasta qué punto las páginas sobre estas palabras clave se ajustan a lo que buscan los motores de respuesta',
  pattern: 'Patrón',
  onAverage: 'De media',
  knownToHelp: 'Está probado que ayuda',
  bestPage: 'Mejor página',
  strength_strong: 'mucho',
  strength_moderate: 'bastante',
  strength_weak: 'poco',
  noPatterns:
    'No se conoce ninguna página sobre estas palabras clave. Ejecuta la integración con la SERP en «Puntuación en vivo» para analizar aquí sus páginas.',
  questions: 'Lo que pregunta la gente',
  askedBy: (pages) => format.plural(pages, { one: 'lo pregunta # página', other: 'lo preguntan # páginas' }),
  source_results: 'aparece en los resultados de búsqueda',
  source_template: 'de una plantilla; no se ha visto en ninguna fuente',
  readinessOf: (keyword) => `Preparación para responder de las páginas sobre «${keyword}»`,
  answeredOf: (answered, questions) =>
    `${format.number(answered)} de ${format.number(questions)} preguntas respondidas`,
  answered: 'Preguntas con respuesta hablada',
  noAnswer: 'Nada en las pruebas responde a esto en 25 a 35 palabras. Escribe tu propia respuesta.',
  wordedFrom: 'A partir de:',
  words: (count) => format.plural(count, { one: '# palabra', other: '# palabras' }),
  grade: (grade) => `nivel escolar ${format.number(grade)}`,
  covers: (share) => `cubre el ${share} de la pregunta`,
  goOn: 'Sigue con',
  sourceLine: (source) => `Fuente: ${source}`,
  copy: 'Copiar esquema',
  copied: 'Copiado.',
});
