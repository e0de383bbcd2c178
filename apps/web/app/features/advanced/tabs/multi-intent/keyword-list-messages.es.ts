import type { Translation } from '../../../../lib/messages/define-messages.ts';
import type { keywordListMessages as english } from './keyword-list-messages.ts';

/** Texts of keyword lists, in Spanish. */
export const keywordListMessages: Translation<typeof english> = (format) => ({
  short_informational: 'Informativa',
  short_navigational: 'De navegación',
  short_transactional: 'Transaccional',
  short_commercial: 'Comercial',
  short_local: 'Local',
  origin_given: 'tuya',
  origin_suggestion: 'sugerencia',
  origin_question: 'pregunta',
  origin_related: 'búsqueda relacionada',
  table: 'Palabras clave',
  count: (shown, all) =>
    shown === all
      ? format.plural(all, { one: '# palabra clave', other: '# palabras clave' })
      : `${format.number(shown)} de ${format.plural(all, { one: '# palabra clave', other: '# palabras clave' })}`,
  figuresBy: (source, known, all) =>
    `Volumen, dificultad y CPC: ${source}, que conoce ${format.number(known)} de ${format.plural(all, { one: '# palabra clave', other: '# palabras clave' })}. «—» significa que no lo sabe.`,
  noFigures:
    'Ninguna fuente conectada conoce el volumen de búsquedas, la dificultad ni el CPC, así que se desconocen. DataForSEO sí: añade una clave en Ajustes → Claves de API.',
  failedFigures: 'Se desconocen el volumen, la dificultad y el CPC: la fuente no respondió.',
  estimated: 'La intención, los grupos y las páginas se estiman a partir de las palabras.',
  repeated: (count) =>
    format.plural(count, {
      one: 'Se omitió # palabra clave repetida.',
      other: 'Se omitieron # palabras clave repetidas.',
    }),
  leftOut: (count) =>
    format.plural(count, {
      one: 'Se omitió # sugerencia: la lista está llena.',
      other: 'Se omitieron # sugerencias: la lista está llena.',
    }),
  keyword: 'Palabra clave',
  volume: 'Búsquedas al mes',
  difficulty: 'Dificultad',
  clickPrice: 'CPC',
  intent: 'Intención',
  cluster: 'Grupo',
  page: 'Página',
  next: 'Siguiente paso',
  dollars: (price) =>
    price.toLocaleString('es', { style: 'currency', currency: 'USD', minimumFractionDigits: 2 }),
  number: (value) => format.number(value),
  unknown: '—',
  find: 'La palabra clave contiene',
  all: 'Todas',
  minVolume: 'Búsquedas mínimas',
  maxDifficulty: 'Dificultad máxima',
  clusterCount: (name, count) => `${name} (${format.number(count)})`,
  none: 'Ninguna palabra clave cumple estos filtros.',
  more: 'Mostrar más palabras clave',
  select: (keyword) => `Seleccionar ${keyword}`,
  selectAll: 'Seleccionar todas las que cumplen los filtros',
  outline: 'Planificar un esquema',
  outlineNamed: (keyword) => `Planificar un esquema para ${keyword}`,
  chosen: (keywords, articles) =>
    `${format.plural(keywords, { one: '# palabra clave seleccionada', other: '# palabras clave seleccionadas' })}, ${format.plural(articles, { one: '# artículo', other: '# artículos' })}`,
  oneEach: 'Las palabras clave que piden lo mismo comparten artículo: por separado competirían entre sí.',
  perWeek: 'Artículos por semana',
  planned: (count) =>
    format.plural(count, {
      one: '# artículo planificado en el calendario.',
      other: '# artículos planificados en el calendario.',
    }),
  planFailed: 'No se pudieron planificar los artículos.',
  tooManyPlanned: (most) => `Se pueden planificar hasta ${format.number(most)} artículos a la vez.`,
  planTitle: (keyword) => `Escribir: ${keyword}`,
  planNote: (keywords) => `También para: ${keywords}`,
  planVolume: (keyword, volume) => `${keyword}: ${format.number(volume)} búsquedas al mes`,
  watch: 'Vigilar palabras clave',
  watched: (added, ignored) =>
    `${format.plural(added, { one: '# palabra clave vigilada', other: '# palabras clave vigiladas' })}${ignored === 0 ? '' : `, ${format.number(ignored)} ya estaban en la lista`}.`,
  watchFailed: 'No se pudieron añadir las palabras clave a la lista de seguimiento.',
  watchTooMany: (most) => `Una lista de seguimiento admite hasta ${format.number(most)} palabras clave.`,
  unwatched: 'Las palabras clave ya no se vigilan.',
  undo: 'Deshacer',
  clusters: 'Grupos',
  clustersHelp: 'Palabras clave sobre un mismo tema y cuántas páginas necesitan.',
  keywords: 'Palabras clave',
  pages: 'Páginas',
  showCluster: (name) => `Mostrar las palabras clave de ${name}`,
});
