import type { WritingSentences } from './messages.en.ts';

/** The same in Spanish. */
export const spanish: WritingSentences = {
  steps: {
    draft: 'Redactando la sección',
    continue: 'Continuando el texto',
    rewrite: 'Reescribiendo',
    shorten: 'Acortando',
    simplify: 'Simplificando',
    titles: 'Proponiendo títulos',
    descriptions: 'Proponiendo descripciones',
  },
  noEvidence:
    'No hay páginas a partir de las que escribir. Añade páginas de la competencia junto a la puntuación, o pide un modelo de lenguaje a quien administra esta instalación.',
  nothingFound: 'Las páginas no dicen sobre esto nada que el texto no diga ya. Añade otras páginas.',
  needsModel:
    'El motor integrado no puede reformular: para eso hace falta un modelo de lenguaje. Sí puede acortar, simplificar y extraer de páginas.',
  nothingToShorten: 'Aquí no hay nada que quitar: hace falta un párrafo de varias frases.',
  nothingToSimplify:
    'No se encontró nada que simplificar: ninguna frase larga que se pueda partir ni ninguna palabra que tenga otra más sencilla.',
  nothingWritten: 'La respuesta no contenía nada que se pudiera usar aquí. Vuelve a intentarlo.',
  browserUnusable:
    'El modelo del navegador dio una respuesta que no sirve. Inténtalo de nuevo o usa el motor integrado.',
  keywordFirst: 'Indica antes la palabra clave principal: las propuestas se hacen a partir de ella.',
  noProposals:
    'Con esta palabra clave y estas páginas no se puede hacer nada que quepa en una página de resultados. Añade páginas.',
};
