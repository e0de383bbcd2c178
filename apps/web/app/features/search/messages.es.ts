import type { Translation } from '../../lib/messages/define-messages.ts';
import type { searchMessages as english } from './messages.ts';

/** Texts of search, in Spanish. */
export const searchMessages: Translation<typeof english> = (format) => ({
  open: 'Buscar',
  title: 'Buscar contenido y pantallas',
  placeholder: 'Buscar contenido y pantallas',
  results: 'Resultados',
  content: 'Contenido',
  briefs: 'Briefs',
  outlines: 'Esquemas',
  screens: 'Pantallas',
  actions: 'Acciones',
  help: 'Ayuda',
  searching: 'Buscando...',
  found: (count) => format.plural(count, { one: '# resultado', other: '# resultados' }),
  nothing: (term) => `No se encontró nada para «${term}»`,
  nothingText:
    'Se busca en los títulos, el texto y las etiquetas del contenido que puedes leer, y en tus briefs y esquemas.',
  failed: 'No se pudo buscar en el contenido',
  retry: 'Reintentar',
  untitled: 'Contenido sin título',
  draft: 'Borrador',
  review: 'En revisión',
  scheduled: 'Programado',
  published: 'Publicado',
  move: 'para moverte',
  choose: 'para abrir',
  close: 'para cerrar',
});
