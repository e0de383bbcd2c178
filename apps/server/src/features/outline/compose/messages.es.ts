import type { OutlineScorePart } from '@pagewright/contract/outline';
import type { AdviceSentences } from './messages.en.ts';

const RAISE: Readonly<Record<OutlineScorePart, (missing: readonly string[]) => string>> = {
  keywordCoverage: (missing) => `Usa estos términos: ${missing.join(', ')}.`,
  paaIntegration: (missing) => `Responde a estas preguntas: ${missing.join(' ')}`,
  competitiveGapExploitation: (missing) =>
    `Trata lo que no trata ninguna página comparada: ${missing.join(' ')}`,
  serpFeatureOptimization: (missing) =>
    `Responde a lo que muestra la página de resultados: ${missing.join(', ')}.`,
};

/** The same in Spanish. */
export const spanish: AdviceSentences = {
  advantage: (heading) => `Ninguna página comparada trata «${heading}»`,
  noPages:
    'No se comparó ninguna página: el esquema se basa en plantillas. Pega páginas que posicionen y verás en qué coinciden y qué omiten.',
  shared: (shared, sections, pages) =>
    `${shared} de ${sections} secciones aparecen en la mayoría de las ${pages} páginas comparadas, así que los lectores las esperan.`,
  uncovered: (sections) =>
    `${sections} ${sections === 1 ? 'sección responde' : 'secciones responden'} a lo que no responde ninguna página comparada: añade ahí tu propia experiencia y tus cifras.`,
  askingHeadings: (headings) => ({
    advice: 'Deja las preguntas como encabezados y responde a cada una en su primera frase.',
    reason: `${headings} encabezados son preguntas de los lectores. Una respuesta corta puede citarse en los resultados de búsqueda.`,
  }),
  checkPrices: {
    advice:
      'Indica cuándo se comprobaron por última vez los precios y los productos, y compruébalos de nuevo cada tres meses.',
    reason: 'Quien busca esta palabra clave quiere comprar, y los precios desactualizados restan confianza.',
  },
  onePlace: {
    advice: 'Considera un esquema para un solo lugar (estrategia geográfica).',
    reason: 'La palabra clave tiene probablemente intención local.',
  },
  linkNeighbours: (subjects) => ({
    advice: 'Enlázalo con dos o tres de tus páginas sobre temas relacionados, y enlaza también desde ellas.',
    reason:
      subjects.length > 0
        ? `Temas relacionados: ${subjects.join(', ')}.`
        : 'Quien termina una página busca la siguiente.',
  }),
  raise: (part, missing) => RAISE[part](missing),
  tooLong: (middleWords, words) =>
    `La mediana de las páginas comparadas es de ${Math.round(middleWords)} palabras; este esquema prevé ${words}. Más palabras solo ayudan si dicen más.`,
  besides: (items) => `También se pide: ${items.join('; ')}.`,
  demands: (demands) => `Cíñete a la idea del título a la última sección: ${demands.join('; ')}.`,
  givePages:
    'Pega o sube páginas que posicionen para la palabra clave: sin ellas se desconocen tres partes de la puntuación.',
  termsOfPages:
    'Proporción de los 20 términos más importantes de las páginas, según su peso, que aparecen en un encabezado, un término o una pregunta del esquema.',
  termsModelled:
    'Proporción de las palabras de la palabra clave, de sus ampliaciones y de la segmentación que usa el esquema. No se comparó ninguna página, así que es un valor modelizado.',
  noTerms: 'No se conoce ningún término de este tema.',
  questionsAnswered:
    'Proporción de las preguntas de la gente, según su peso, a las que responde una sección.',
  noQuestions:
    'No se conoce ninguna pregunta: no leímos ninguna página de resultados ni ninguna página que las plantee.',
  gapsTaken:
    'De las preguntas que no trata ninguna página comparada, proporción a la que responde una sección del esquema.',
  noPageCompared: 'No se comparó ninguna página de la competencia, así que no se conocen los huecos.',
  noGap: 'Las páginas comparadas tratan todas las preguntas conocidas, así que no hay huecos.',
  featuresServed:
    'Proporción de los elementos especiales de la página de resultados a los que puede dirigirse una sección.',
  noResultsPage: 'No se leyó ninguna página de resultados, así que se desconocen sus elementos.',
  nothingToServe: 'La página de resultados no muestra ningún elemento al que pueda dirigirse un esquema.',
  features: {
    questions: 'preguntas',
    list: 'lista',
    table: 'tabla',
    answer: 'respuesta',
    local: 'resultados locales',
  },
};
