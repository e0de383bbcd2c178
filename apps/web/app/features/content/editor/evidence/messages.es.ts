import type { Translation } from '../../../../lib/messages/define-messages.ts';
import type { evidenceMessages as english } from './messages.ts';

/** Texts about the pages an item is compared with, in Spanish. */
export const evidenceMessages: Translation<typeof english> = (format) => ({
  title: 'Páginas de la competencia',
  close: 'Cerrar las páginas de la competencia',
  none: 'Aún no se compara con ninguna página. Las partes que necesitan páginas quedan fuera de la puntuación.',
  comparedWith: (pages) =>
    format.plural(pages, {
      one: 'Comparado con # página de la competencia',
      other: 'Comparado con # páginas de la competencia',
    }),
  needsKeyword: 'Indica la palabra clave principal para poder investigarla.',
  research: 'Investigar esta palabra clave',
  refresh: 'Actualizar',
  researching: 'Investigando…',
  cancel: 'Cancelar',
  researched: ({ gatheredAt, pages, source }, now) =>
    [
      `Investigada ${format.relative(gatheredAt, now)}`,
      format.plural(pages.length, { one: '# página', other: '# páginas' }),
      ...(source === null ? [] : [source]),
    ].join(' · '),
  articlesOnly:
    'Los artículos de una enciclopedia dan los términos del tema. Añade páginas de la competencia para comparar tu texto con ellas.',
  free: 'Gratis: se reutilizan los resultados de las últimas 24 horas.',
  researchFailed: 'No se pudo investigar la palabra clave.',
  nothingFound: 'No se encontró nada.',
  addInstead: 'Puedes añadir tú las páginas de la competencia.',
  pagesLeftOut: (pages) =>
    format.plural(pages, {
      one: '# página no se pudo leer y queda fuera.',
      other: '# páginas no se pudieron leer y quedan fuera.',
    }),
  found: 'Encontradas al investigar',
  position: (position, source) =>
    source === null
      ? `resultado ${format.number(position)}`
      : `resultado ${format.number(position)} de ${source}`,
  named: 'indicada por su dirección',
  article: 'artículo',
  readAt: (moment) => `leída el ${format.date(moment)}`,
  loadFailed: 'No se pudieron cargar las páginas de la competencia',
  retry: 'Reintentar',
  loading: 'Cargando...',
  add: 'Añadir páginas de la competencia',
  manage: 'Páginas de la competencia',
  help: 'Pega, sube o indica páginas que posicionan para tu palabra clave. Tu texto se mide con sus términos, sus preguntas y su extensión habitual. Se quedan en tu espacio de trabajo.',
  adding: (done, of) => `Añadiendo ${format.number(done)} de ${format.number(of)}…`,
  added: (pages) => format.plural(pages, { one: '# página añadida.', other: '# páginas añadidas.' }),
  notAdded: (name, reason) => `${name}: ${reason}`,
  tooLarge: 'El archivo es demasiado grande.',
  words: (words) => format.plural(words, { one: '# palabra', other: '# palabras' }),
  source_pasted: 'pegada',
  source_uploaded: 'subida',
  source_fetched: 'leída de su sitio',
  untitled: 'Página sin título',
  remove: (title) => `Quitar ${title}`,
  removeQuestion: '¿Quitar esta página?',
  removeYes: 'Quitar',
  removeNo: 'Conservar',
  removeFailed: 'No se pudo quitar la página',
  saveFirst: 'Guarda primero el contenido: las páginas pertenecen a un elemento guardado.',
});
