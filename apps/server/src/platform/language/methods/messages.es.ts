import type { MethodSentences } from './messages.en.ts';

/** The same in Spanish. */
export const spanish: MethodSentences = {
  'mean of Theta and damped smoothing': 'media de Theta y del suavizado amortiguado',
  'no source knows the demand': 'ninguna fuente conoce la demanda',
  'growth without the season, against the topic’s own past':
    'crecimiento sin la temporada, frente al propio pasado del tema',
  'figures of a search source; intent and clusters by the words':
    'cifras de una fuente de búsqueda; intención y grupos por las palabras',
  'intent and clusters by the words of the keywords':
    'intención y grupos por las palabras de las palabras clave',
  'no source knows the interest': 'ninguna fuente conoce el interés',
  'sentences of the text, by keyword, figure and position':
    'frases del texto, por palabra clave, cifra y posición',
  'sentences of pages that were read': 'frases de las páginas que se leyeron',
  'templates filled from what was found on each page': 'plantillas rellenadas con lo hallado en cada página',
  'each part by its own method, on the pages read': 'cada parte por su propio método, en las páginas leídas',
  'occurrences counted in any inflection': 'apariciones contadas en cualquier flexión',
  'intent of each expansion of the keyword': 'intención de cada ampliación de la palabra clave',
  'words of the keywords; articles that hold them':
    'palabras de las palabras clave; artículos que las contienen',
  'questions from templates': 'preguntas de plantillas',
  'answers extracted from the evidence by coverage, length and grade':
    'respuestas extraídas de las pruebas por cobertura, longitud y nivel de lectura',
  'passage coverage, GEO and C-SEO Bench rules': 'cobertura de pasajes, reglas de GEO y de C-SEO Bench',
  'pages by title, address and headings; opportunity by share of competitors and intent, or by demand':
    'páginas por título, dirección y encabezados; oportunidad por proporción de competidores e intención, o por demanda',
  'types, topics and findings by rules, on the pages read':
    'tipos, temas y observaciones por reglas, en las páginas leídas',
  'pages read, compared by title, address and headings':
    'páginas leídas, comparadas por título, dirección y encabezados',
  'pages read, compared with what they held before': 'páginas leídas, comparadas con lo que decían antes',
  'pages read': 'páginas leídas',
  'views where known, else signs of age in the page':
    'visitas donde se conocen; si no, señales de antigüedad en la página',
  'share of competitors with a page, and intent': 'proporción de competidores con una página, e intención',
  'pages by title, address, headings and text; opportunity by demand, coverage, nearness and intent':
    'páginas por título, dirección, encabezados y texto; oportunidad por demanda, cobertura, cercanía e intención',
  'share of competitors with a page, nearness to own pages, and intent':
    'proporción de competidores con una página, cercanía a las páginas propias e intención',
  'searches a month, share of competitors with a page, nearness to own pages, and intent':
    'búsquedas al mes, proporción de competidores con una página, cercanía a las páginas propias e intención',
  'logarithm of searches a month': 'logaritmo de las búsquedas al mes',
  'keyword as it is searched': 'palabra clave tal como se busca',
  'shared top-ten addresses': 'direcciones comunes entre los diez primeros resultados',
  'stem cosine and spelling, shared top-ten addresses where known':
    'coseno de raíces y ortografía; direcciones comunes entre los diez primeros resultados donde se conocen',
  'headings of the pages grouped by likeness, in their median order and length':
    'encabezados de las páginas agrupados por parecido, en su orden y longitud medianos',
  'keyphrases of the pages and a template': 'frases clave de las páginas y una plantilla',
  template: 'plantilla',
  'extracted word for word, to be reworded': 'extraído palabra por palabra, para reformularlo',
  'least telling sentences left out': 'sin las frases que menos dicen',
  'plain words and parted sentences': 'palabras sencillas y frases divididas',
  'keyword, terms and questions of the pages': 'palabra clave, términos y preguntas de las páginas',
  'from the evidence': 'a partir de las pruebas',
  'built-in engine': 'motor integrado',
};
