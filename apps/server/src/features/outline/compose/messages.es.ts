import type { OutlineScorePart } from '@pagewright/contract/outline';
import type { AdviceSentences } from './messages.en.ts';

const RAISE: Readonly<Record<OutlineScorePart, (missing: readonly string[]) => string>> = {
  keywordCoverage: (missing) => `Da un lugar a estos términos: ${missing.join(', ')}.`,
  paaIntegration: (missing) => `Responde a estas preguntas: ${missing.join(' ')}`,
  competitiveGapExploitation: (missing) =>
    `Trata lo que no trata ninguna página comparada: ${missing.join(' ')}`,
  serpFeatureOptimization: (missing) =>
    `Atiende a lo que muestra la página de resultados: ${missing.join(', ')}.`,
};

/** The same in Spanish. */
export const spanish: AdviceSentences = {
  advantage: (heading) => `Ninguna página comparada trata «${heading}»`,
  noPages:
    'No se comparó ninguna página: el esquema se basa en plantillas. Pega páginas que posicionen y verás en qué coinciden y qué omiten.',
  shared: (shared, sections, pages) =>
    `${shared} de ${sections} secciones están en la mayoría de las ${pages} páginas comparadas: los lectores las esperan.`,
  uncovered: (sections) =>
    `${sections} ${sections === 1 ? 'sección responde' : 'secciones responden'} a lo que no responde ninguna página comparada: pon ahí tu propia experiencia y tus cifras.`,
  askingHeadings: (headings) => ({
    advice: 'Deja las preguntas como encabezados y responde a cada una en su primera frase.',
    reason: `${headings} encabezados preguntan lo que preguntan los lectores; una respuesta corta se puede citar.`,
  }),
  checkPrices: {
    advice:
      'Indica el día en que se comprobaron los precios y los productos, y compruébalos de nuevo cada tres meses.',
    reason: 'La palabra clave busca una compra: los precios viejos cuestan confianza.',
  },
  onePlace: {
    advice: 'Considera un esquema para un solo lugar (estrategia geográfica).',
    reason: 'Es probable que la palabra clave se refiera a un lugar.',
  },
  linkNeighbours: (subjects) => ({
    advice: 'Enlázalo con dos o tres de tus páginas sobre temas cercanos, en ambos sentidos.',
    reason:
      subjects.length > 0
        ? `Temas cercanos: ${subjects.join(', ')}.`
        : 'Quien termina una página busca la siguiente.',
  }),
  raise: (part, missing) => RAISE[part](missing),
  tooLong: (middleWords, words) =>
    `La página mediana de las comparadas tiene ${Math.round(middleWords)} palabras; hay ${words} previstas. Más largo solo merece la pena donde dices más.`,
  demands: (demands) => `Respeta lo que pide la idea, del título a la última sección: ${demands.join('; ')}.`,
  givePages:
    'Pega o sube páginas que posicionen para la palabra clave: sin ellas se desconocen tres partes de la puntuación.',
  termsOfPages:
    'Parte del peso de los 20 términos más pesados de las páginas que nombra un encabezado, un término o una pregunta del esquema.',
  termsModelled:
    'Parte de las palabras de la palabra clave, de sus ampliaciones y de la segmentación que nombra el esquema. No se comparó ninguna página: es un valor modelizado.',
  noTerms: 'No se conoce ningún término de este tema.',
  questionsAnswered: 'Parte del peso de las preguntas que la gente hace a las que responde una sección.',
  noQuestions:
    'No se conoce ninguna pregunta de quienes buscan: no se leyó ni una página de resultados ni una página que pregunte.',
  gapsTaken:
    'Parte de las preguntas que no trata ninguna página comparada a las que responde una sección del esquema.',
  noPageCompared: 'No se comparó ninguna página de la competencia, así que no se conoce ningún hueco.',
  noGap: 'Las páginas comparadas tratan todas las preguntas conocidas: no hay huecos.',
  featuresServed:
    'Parte de lo que la página de resultados muestra aparte a lo que puede atender una sección.',
  noResultsPage: 'No se leyó ninguna página de resultados, así que no se sabe qué muestra.',
  nothingToServe: 'La página de resultados no muestra nada a lo que pueda atender un esquema.',
  features: {
    questions: 'preguntas',
    list: 'lista',
    table: 'tabla',
    answer: 'respuesta',
    local: 'resultados locales',
  },
};
