import type { WritingSentences } from './messages.en.ts';

/** Messages in Spanish. */
export const spanish: WritingSentences = {
  steps: {
    draft: 'Redactando la sección',
    continue: 'Continuando el texto',
    rewrite: 'Reescribiendo',
    shorten: 'Acortando',
    simplify: 'Simplificando',
    titles: 'Sugiriendo títulos',
    descriptions: 'Sugiriendo descripciones',
  },
  noEvidence:
    'No hay páginas a partir de las que escribir. Añade páginas de la competencia junto a la puntuación, o pide al operador de esta instalación que configure un modelo de lenguaje.',
  nothingFound: 'Las páginas no dicen sobre esto nada que tu texto no diga ya. Añade otras páginas.',
  needsModel:
    'El motor integrado no puede reformular: para eso hace falta un modelo de lenguaje. Sí puede acortar, simplificar y extraer de páginas.',
  nothingToShorten: 'Aquí no hay nada que recortar. Para acortar hace falta un párrafo de varias frases.',
  nothingToSimplify:
    'Aquí no hay nada que simplificar: ninguna frase larga que se pueda dividir ni palabras con una alternativa más sencilla.',
  nothingWritten: 'La respuesta no contenía nada aprovechable. Vuelve a intentarlo.',
  browserUnusable:
    'El modelo del navegador dio una respuesta que no sirve. Inténtalo de nuevo o usa el motor integrado.',
  keywordFirst: 'Introduce primero la palabra clave principal. Las sugerencias se basan en ella.',
  noProposals:
    'Con esta palabra clave y estas páginas no sale nada adecuado para una página de resultados. Añade páginas.',
};
