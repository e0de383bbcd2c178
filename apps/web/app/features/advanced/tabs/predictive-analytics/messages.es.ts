import type { Translation } from '../../../../lib/messages/define-messages.ts';
import { formatMonth } from '../../../../lib/messages/format-month.ts';
import type { predictiveMessages as english } from './messages.ts';

/** Texts of the predictive analytics results, in Spanish. */
export const predictiveMessages: Translation<typeof english> = (format) => {
  const rounded = (value: number): string => format.number(Math.round(value));
  return {
    value: rounded,
    number: (value) => format.number(value),
    assumptions: 'Supuestos',
    ahead: 'Meses de previsión',
    aheadOf: (months) => format.plural(months, { one: '# mes', other: '# meses' }),
    position: 'Posición en los resultados',
    positionOf: (position) => `posición ${format.number(position)}`,
    baseRate: (share, publisher, year) =>
      `Solo el ${format.number(Math.round(share * 1000) / 10)} % de las páginas nuevas llega a los diez primeros puestos en un año (${publisher}, ${year}).`,
    clickSources: (publishers) =>
      `Tasas de clics publicadas por ${publishers}; no coinciden entre sí, por eso se muestra la horquilla.`,
    noOwnClicks: 'Aquí no se conocen tus propios clics.',
    importClicks: 'Impórtalos de Search Console',
    ownClicks: (position, { impressions, clicks, weight }) =>
      `Apareciste ${format.number(impressions)} veces en torno a la posición ${format.number(position)} y obtuviste ${format.number(clicks)} clics. Esto cuenta un ${format.percent(weight)}; el resto son tasas publicadas.`,
    noOwnClicksHere: (position) =>
      `No has aparecido en torno a la posición ${format.number(position)}, así que solo se usan las tasas publicadas.`,
    rateRestsOn: (rate: number, weight: number) =>
      weight === 0
        ? `Porcentaje de clics ${format.percent(rate)}: solo según estudios publicados.`
        : `Porcentaje de clics ${format.percent(rate)}: ${format.percent(1 - weight)} según estudios publicados, ${format.percent(weight)} según tus propios clics.`,
    withoutBrands: (brands: readonly string[]) =>
      `Las búsquedas de tu propio nombre (${brands.join(', ')}) no cuentan.`,
    countedBy: (method, from, to) => `Contado por ${method}, del ${from} al ${to}.`,
    searched: 'Según cuántas veces al mes se busca esta palabra clave.',
    viewsOf: 'Según las visitas del artículo',
    viewsAt: (host) => `en ${host}.`,
    nearest: (keyword) =>
      `No se encontró ningún artículo titulado «${keyword}»: este es el más cercano y no la demanda de la propia palabra clave.`,
    sharedWith: (keywords) =>
      `Se usa el mismo artículo para ${keywords.map((one) => `«${one}»`).join(', ')}, por eso las previsiones son iguales.`,
    unknown:
      'Ninguna fuente tiene datos de demanda, así que no hay previsión. Una clave de DataForSEO en Ajustes aporta volúmenes de búsqueda; Wikipedia aporta visitas si tiene un artículo.',
    counted: 'Real hasta ahora',
    expected: (months) => `Esperado en ${months}`,
    between: (low, high) => `Intervalo del 90 %: ${low}–${high}`,
    visits: (position) => `Visitas en la ${position}`,
    noVisits:
      'Las visitas de un artículo no son búsquedas: muestran la estacionalidad y la tendencia, pero no las visitas que puedes esperar.',
    season_none: 'sin estacionalidad clara',
    season_multiplied: 'con estacionalidad',
    season_added: 'con estacionalidad',
    restsOn: (observations) =>
      `se apoya en ${format.plural(observations, { one: '# mes', other: '# meses' })}`,
    inOutline: 'aparece en tu esquema',
    notInOutline: 'no aparece en tu esquema',
    chart: (subject) => `${subject}: lo contado y la previsión con sus intervalos`,
    axis_searches: 'Búsquedas al mes',
    axis_pageviews: 'Visitas del artículo al mes',
    countedIn: (month, value) => `${formatMonth(month)}: ${rounded(value)}`,
    forecastFor: (month, value, low, high) =>
      `${formatMonth(month)}: previsión ${rounded(value)}, intervalo del 90 % ${rounded(low)}–${rounded(high)}`,
    forecastFrom: (month) => (month === '' ? 'Previsión' : `Previsión desde ${formatMonth(month)}`),
    table: 'Como tabla',
    monthColumn: 'Mes',
    forecast: 'Previsión',
    interval50: 'Intervalo del 50 %',
    interval90: 'Intervalo del 90 %',
    range: (low, high) => `${rounded(low)}–${rounded(high)}`,

    record: 'Cómo fueron las previsiones anteriores',
    recordLoading: 'Cargando previsiones anteriores…',
    recordFailed: 'No se han podido cargar las previsiones anteriores',
    retry: 'Reintentar',
    recordNone:
      'Todavía no ha pasado ningún mes de una previsión. Cada una se evalúa aquí cuando termina su mes.',
    recordSum: (months, within50, within90) =>
      `${format.plural(months, { one: '# mes evaluado', other: '# meses evaluados' })}: el ${within50} quedó en el intervalo del 50 %, y el ${within90}, en el del 90 %.`,
    keyword: 'Palabra clave',
    made: 'Hecha',
    graded: 'Meses evaluados',
    within90: 'En el intervalo del 90 %',
    error: 'Error medio',
    errorOf: (smape) => `${format.number(Math.round(smape))} %`,
    verdict: 'Veredicto',
    verdict_held: 'cumplida',
    verdict_missed: 'fallida',
    verdict_open: 'pendiente',
    share: (share) => (share === null ? '—' : format.percent(share)),
    date: (moment) => format.date(moment),

    topics: 'Temas, del más al menos inusual',
    noTopics: 'Ninguna fuente tiene datos de visitas de estos temas.',
    topic: 'Tema',
    trend: 'Tendencia',
    trend_emerging: 'emergente',
    trend_steady: 'estable',
    trend_falling: 'a la baja',
    trend_unknown: 'desconocida',
    growth: 'Crecimiento',
    growthOf: (growth) => (growth === null ? '—' : `${growth > 0 ? '+' : ''}${format.percent(growth)}`),
    unusual: 'Cuán inusual',
    deviations: (zScore) =>
      zScore === null
        ? '—'
        : format.plural(Math.round(zScore * 10) / 10, { one: '# desviación', other: '# desviaciones' }),
    level: 'Visitas del artículo al mes',
    foundBy: 'Encontrado por',
    lately: 'Dos años',
    sources: 'Fuentes consultadas',
  };
};
