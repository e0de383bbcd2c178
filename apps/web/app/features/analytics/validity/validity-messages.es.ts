import { VALIDITY_PAGES_MIN } from '@pagewright/contract/analytics';
import { spanish } from '@pagewright/contract/finding-sentences/spanish';
import type { Translation } from '../../../lib/messages/define-messages.ts';
import type { validityMessages as english } from './validity-messages.ts';

/** Texts about the score's validity, in Spanish. */
export const validityMessages: Translation<typeof english> = (format) => ({
  title: '¿Qué vale la puntuación en tus páginas?',
  loading: 'Comparando puntuaciones y posiciones',
  failed: 'No se pudo cargar la comparación',
  retry: 'Reintentar',
  notConnected:
    'Conecta Search Console para ver si en tus propias páginas las puntuaciones más altas fueron con mejores posiciones.',
  connect: 'Conectar Search Console',
  method: (after) =>
    `Correlación de rangos de Spearman entre la puntuación al publicar y lo que midió Search Console ${format.number(after)} días después, durante dos semanas. Muestra si van juntas, no que una cause la otra.`,
  position: 'Puntuación y mejor posición',
  clicks: 'Puntuación y clics',
  tooFew: (pages) =>
    `Demasiado pocas para saberlo: ${format.plural(pages, { one: '# página', other: '# páginas' })} de las ${format.number(VALIDITY_PAGES_MIN)} necesarias.`,
  constant: (pages) => `No se puede calcular: las ${format.number(pages)} páginas tienen el mismo valor.`,
  found: (rho, low, high, pages) =>
    `${format.number(Math.round(rho * 100) / 100)} (intervalo del 95 %: de ${format.number(Math.round(low * 100) / 100)} a ${format.number(Math.round(high * 100) / 100)}; ${format.number(pages)} páginas)`,
  positive: 'Las puntuaciones más altas fueron con mejores resultados.',
  negative: 'Las puntuaciones más altas fueron con peores resultados.',
  unclear: 'El intervalo incluye el 0: no se ha mostrado ninguna relación.',
  parts: 'Por parte de la puntuación',
  partsHelp:
    'Tal como eran al publicar. Los textos guardados antes de que esto se registrara solo cuentan si no han cambiado desde entonces.',
  part: 'Parte',
  partName: (part) => spanish.parts[part],
  forecasts: 'Cómo resultaron las previsiones',
  forecastsLoading: 'Cargando previsiones anteriores',
  forecastsFailed: 'No se han podido cargar las previsiones anteriores',
  forecastsNone: 'Todavía no ha pasado ningún mes de una previsión.',
  forecastsSum: (months, within50, within90) =>
    `${format.plural(months, { one: '# mes evaluado', other: '# meses evaluados' })}: el ${format.number(Math.round(within50 * 100))} % quedó en el intervalo del 50 %, y el ${format.number(Math.round(within90 * 100))} %, en el del 90 %.`,
  forecastError: (smape) => `Error medio: ${format.number(Math.round(smape))} %.`,
  forecastsHelp:
    'Si los intervalos son fiables, con muchos meses cae dentro cerca del 50 % y del 90 %, respectivamente.',
  toForecasts: 'Abrir las previsiones',
  waiting: (pages) =>
    format.plural(pages, {
      one: '# página publicada es demasiado reciente o aún no tiene datos.',
      other: '# páginas publicadas son demasiado recientes o aún no tienen datos.',
    }),
  unfound: (pages) =>
    format.plural(pages, {
      one: '# página no tuvo impresiones en sus dos semanas: cuenta para los clics, no para la posición.',
      other:
        '# páginas no tuvieron impresiones en sus dos semanas: cuentan para los clics, no para la posición.',
    }),
});
