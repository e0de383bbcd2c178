import type { Translation } from '../../../lib/messages/define-messages.ts';
import type { watchMessages as english } from './watch-messages.ts';

/** Texts of the competitor and keyword lists, in Spanish. */
export const watchMessages: Translation<typeof english> = (format) => ({
  lists: 'Lo que sigues',
  folded: (site, competitors, keywords) =>
    [
      ...(site === null ? [] : [site]),
      format.plural(competitors, { one: '# competidor', other: '# competidores' }),
      format.plural(keywords, { one: '# palabra clave', other: '# palabras clave' }),
    ].join(' · '),
  competitor: 'Competidores',
  keyword: 'Palabras clave',
  competitorPlaceholder: 'ejemplo.com',
  keywordPlaceholder: 'barril de lluvia',
  addLabel_competitor: 'Añadir un competidor',
  addLabel_keyword: 'Añadir una palabra clave',
  add: 'Añadir',
  importFile: 'Importar CSV',
  importLabel_competitor: 'Importar competidores de un archivo CSV o de texto',
  importLabel_keyword: 'Importar palabras clave de un archivo CSV o de texto',
  fileTooLarge: 'Este archivo es demasiado grande: se admiten 500 líneas de una vez.',
  count: (count, limit) => `${format.number(count)} de ${format.number(limit)}`,
  loading: 'Cargando lo que sigues',
  failed: 'No se han podido cargar las listas',
  retry: 'Reintentar',
  none_competitor: 'Aún no hay competidores. Añade un dominio.',
  none_keyword: 'Todavía no sigues ninguna palabra clave.',
  remove: (name) => `Quitar ${name}`,
  removed: (name) => `Ya no se sigue ${name}.`,
  undo: 'Deshacer',
  removeFailed: 'No se ha podido quitar.',
  added: (count, ignored) => {
    const added = format.plural(count, { one: '# entrada añadida', other: '# entradas añadidas' });
    return ignored === 0
      ? `${added}.`
      : `${added}; ignoradas, por estar vacías o seguirse ya: ${format.number(ignored)}.`;
  },
  refused: (names) => `No es un dominio: ${names}.`,
  ownSite: 'Tu sitio',
  ownSite_named: (site: string) => `Los competidores se comparan con ${site}.`,
  ownSite_workspace: (site: string) => `Los competidores se comparan con ${site}.`,
  ownSite_verified: (site: string) => `Los competidores se comparan con ${site}, tu dominio verificado.`,
  ownSite_claimed: (site: string) =>
    `Los competidores se comparan con ${site}, el dominio de Ajustes → Publicación.`,
  ownSite_profile: (site: string) => `Los competidores se comparan con ${site}, el sitio web de tu perfil.`,
  ownSite_published: (site: string) =>
    `Los competidores se comparan solo con lo que publicas en ${site}. Indica tu sitio para compararlos con él.`,
  saveOwnSite: 'Guardar sitio',
  ownSiteSaved: 'Sitio guardado',
  suggestions: 'Sugerencias',
  suggestionsFailed: 'No se han podido cargar las sugerencias.',
  noSuggestions: 'No hay más sugerencias. Investiga una palabra clave o importa de Search Console.',
  suggest: (name) => `Añadir ${name}`,
  why_research_competitor: (count) =>
    format.plural(count, {
      one: 'encontrado para # palabra clave investigada',
      other: 'encontrado para # palabras clave investigadas',
    }),
  why_research: 'investigada antes',
  why_content: (count) =>
    format.plural(count, { one: 'palabra clave de # elemento', other: 'palabra clave de # elementos' }),
  why_search_console: (count) =>
    format.plural(count, { one: '# clic en Search Console', other: '# clics en Search Console' }),
});
