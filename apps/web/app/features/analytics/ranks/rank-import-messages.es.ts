import type { Translation } from '../../../lib/messages/define-messages.ts';
import { formatDay } from '../../../lib/messages/format-day.ts';
import type { rankImportMessages as english } from './rank-import-messages.ts';

/** Rank files of other tools, in Spanish. */
export const rankImportMessages: Translation<typeof english> = (format) => ({
  title: 'Posiciones de otras herramientas',
  help: 'Importa un CSV de Semrush (Position Tracking, Organic), Ahrefs (Rank Tracker, Organic keywords), SerpBear u otra herramienta. Las posiciones importadas no se mezclan con las que se siguen aquí.',
  choose: 'Elegir un archivo',
  reading: 'Leyendo el archivo',
  failed: (problem) => `El archivo no se importó. ${problem}`,
  tooLarge: 'El archivo ocupa más de 5 MB.',
  preview: (name) => `Contenido de «${name}»`,
  tool: (tool) =>
    ({ semrush: 'Semrush', ahrefs: 'Ahrefs', serpbear: 'SerpBear', other: 'otra herramienta' })[tool],
  found: (rows, tool) => `${format.plural(rows, { one: '# posición', other: '# posiciones' })} de ${tool}`,
  span: (from, to) => (from === to ? formatDay(from) : `${formatDay(from)} a ${formatDay(to)}`),
  used: 'Columnas usadas',
  as: (name, column) =>
    `${name}: ${
      {
        keyword: 'palabra clave',
        position: 'posición',
        url: 'dirección',
        date: 'día',
        volume: 'búsquedas',
        country: 'país',
        device: 'dispositivo',
      }[column]
    }`,
  ignored: 'Columnas que no se usan',
  none: 'Ninguna',
  skipped: 'No se entendió',
  skippedRows: (reason, count) =>
    `${format.plural(count, { one: '# fila', other: '# filas' })} ${
      {
        no_keyword: 'sin palabra clave',
        no_position: 'sin posición',
        bad_position: 'cuya posición no es un número entero',
        bad_date: 'con fecha ambigua o desconocida',
      }[reason]
    }`,
  line: (line, cells) => `Línea ${format.number(line)}: ${cells}`,
  site: 'Sitio al que pertenecen las posiciones',
  day: 'Día de las posiciones',
  dayHelp: (count) =>
    `El archivo no indica el día de ${format.plural(count, { one: '# posición', other: '# posiciones' })}.`,
  import: 'Importar',
  cancel: 'Cancelar',
  imported: (rows) =>
    format.plural(rows, { one: '# posición importada.', other: '# posiciones importadas.' }),
  list: 'Archivos importados',
  of: (site, rows, span) => `${site}: ${rows}, ${span}`,
  show: 'Mostrar',
  hide: 'Ocultar',
  showNamed: (name) => `Mostrar ${name}`,
  remove: 'Eliminar',
  removeNamed: (name) => `Eliminar ${name}`,
  removeTitle: (name) => `¿Eliminar «${name}»?`,
  removeText: 'Sus posiciones se borran. Puedes volver a importar el archivo.',
  table: (name) => `Posiciones de ${name}`,
  date: 'Fecha',
  keyword: 'Palabra clave',
  position: 'Posición',
  volume: 'Búsquedas al mes',
  result: 'Resultado',
  market: 'Mercado',
  notFound: 'No encontrado',
  unknown: '—',
  count: (value) => format.number(value),
  cut: (shown, all) => `Las primeras ${format.number(shown)} de ${format.number(all)} posiciones.`,
  loading: 'Cargando las posiciones importadas',
  listFailed: 'No se pudieron cargar los archivos importados',
  retry: 'Reintentar',
});
