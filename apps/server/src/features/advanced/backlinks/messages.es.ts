import type { BacklinkSentences } from './messages.en.ts';

/** The same in Spanish. */
export const spanish: BacklinkSentences = {
  readingOthers: 'Leyendo páginas que podrían enlazar',
  checkingLinks: 'Comprobando enlaces',
  comparing: 'Comparando',
  wording: 'Redactando los mensajes',
  crawledOnly:
    'Solo se conocen las páginas que se han leído aquí: las de los sitios indicados, aquellas a las que enlazan y las de tu investigación. Puede haber más.',
  namedBy: (source) =>
    `${source} nombró páginas que enlazan a estos sitios; se leyeron las que nombró primero y solo se cuenta lo que se leyó.`,
  notFound: 'No se encontró el recurso solicitado.',
  forbidden:
    'Solo puede quitar esta oportunidad de la lista quien la guarda o un administrador del espacio de trabajo.',
  removedTooLongAgo: 'Esta oportunidad ya no se puede recuperar.',
  listIsFull: 'La lista está llena. Quita lo perdido antes de guardar más.',
  mentions: (brand) => `Menciones de ${brand}`,
  drafts: (count) => (count === 1 ? '1 borrador' : `${count} borradores`),
};
