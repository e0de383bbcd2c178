import type { BacklinkSentences } from './messages.en.ts';

/** Messages in Spanish. */
export const spanish: BacklinkSentences = {
  readingOthers: 'Leyendo páginas que podrían enlazar',
  checkingLinks: 'Comprobando enlaces',
  comparing: 'Comparando',
  wording: 'Redactando los mensajes',
  crawledOnly:
    'Esto solo incluye las páginas que hemos leído: las de los sitios que indicaste, las páginas a las que enlazan y las de tu investigación. Puede haber más.',
  namedBy: (source) =>
    `${source} dio una lista de páginas que enlazan a estos sitios. Leímos las primeras de la lista y solo mostramos lo que leímos.`,
  notFound: 'No se encontró el recurso solicitado.',
  forbidden:
    'Solo la persona que guardó esta oportunidad o un administrador del espacio de trabajo puede quitarla.',
  removedTooLongAgo: 'Esta oportunidad ya no se puede recuperar.',
  listIsFull: 'La lista está llena. Quita las oportunidades perdidas antes de añadir más.',
  mentions: (brand) => `Menciones de ${brand}`,
  drafts: (count) => (count === 1 ? '1 borrador' : `${count} borradores`),
};
