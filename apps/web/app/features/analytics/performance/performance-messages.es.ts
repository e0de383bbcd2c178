import type { QueryView, SearchDevice, SearchMarkKind, SearchRange } from '@pagewright/contract/analytics';
import type { Translation } from '../../../lib/messages/define-messages.ts';
import type { performanceMessages as english } from './performance-messages.ts';

const RANGES: Readonly<Record<SearchRange, string>> = {
  '28d': '28 días',
  '3m': '3 meses',
  '6m': '6 meses',
  '12m': '12 meses',
  '16m': '16 meses',
};
const DEVICES: Readonly<Record<SearchDevice, string>> = {
  DESKTOP: 'Ordenador',
  MOBILE: 'Móvil',
  TABLET: 'Tableta',
};
const VIEWS: Readonly<Record<QueryView, string>> = {
  near: 'Cerca de la primera página',
  all: 'Todas',
  brand: 'De marca',
  other: 'Sin marca',
};
const VIEW_HELP: Readonly<Record<QueryView, string>> = {
  near: 'Posiciones 8 a 20 con 10 impresiones o más: aquí una pequeña mejora es la que más clics da. Primero las de más impresiones.',
  all: 'Primero las de más clics.',
  brand: 'Consultas con alguno de tus términos de marca.',
  other: 'Consultas sin términos de marca.',
};

const KINDS: Readonly<Record<SearchMarkKind, string>> = {
  published: 'Publicado',
  refreshed: 'Renovado',
  revised: 'Revisado',
};

/** Texts of the search performance screen, in Spanish. */
export const performanceMessages: Translation<typeof english> = (format) => {
  const percent = (share: number): string => `${format.number(Math.round(share * 100))} %`;
  const andMore = (more: number): string => (more === 0 ? '' : ` y ${format.number(more)} más`);
  return {
    loading: 'Cargando el rendimiento en la búsqueda',
    failed: 'No se pudo cargar el rendimiento en la búsqueda',
    retry: 'Reintentar',
    connect: 'Conectar Search Console',
    connectHelp:
      'Con la conexión, los datos llegan solos cada día, por página, consulta, país y dispositivo.',
    waitingTitle: 'La primera descarga está en curso',
    waiting:
      'Los datos aparecerán aquí en cuanto lleguen los primeros días, empezando por los más recientes.',
    toSettings: 'Abrir los ajustes de la conexión',
    period: 'Periodo',
    range: (range) => RANGES[range],
    ownDays: 'Personalizado',
    show: 'Mostrar',
    country: 'País',
    allCountries: 'Todos los países',
    countryOption: (name, clicks) => `${name} (${format.number(clicks)})`,
    device: 'Dispositivo',
    allDevices: 'Todos los dispositivos',
    deviceName: (device) => DEVICES[device],
    onlyPage: 'Página',
    allPages: 'Mostrar todas las páginas',
    totals: 'Totales',
    clicks: 'Clics',
    impressions: 'Impresiones',
    ctr: 'Porcentaje de clics',
    position: 'Posición media',
    count: (value) => format.number(value),
    share: (value) => (value === null ? '—' : `${format.number(Math.round(value * 1_000) / 10)} %`),
    place: (value) => (value === null ? '—' : format.number(Math.round(value * 10) / 10)),
    change: (change, before) => `${change} frente a ${before}`,
    previous: 'el periodo anterior',
    yearBefore: 'un año antes',
    notComparable: (what, known, all) =>
      `Sin comparación con ${what}: se conocen ${format.number(known)} de ${format.number(all)} días.`,
    unexplained: (clicks, impressions) =>
      `Sin explicar: ${clicks} de los clics y ${impressions} de las impresiones son de consultas que Google no nombra. Están en los totales y faltan en las listas de consultas.`,
    unexplainedUnknown:
      'De una página en un solo país o dispositivo, las filas de Google omiten las consultas anónimas: estas cifras son mínimos.',
    capped: (days) =>
      format.plural(days, {
        one: 'En # día Google tiene más filas de las que devuelve.',
        other: 'En # días Google tiene más filas de las que devuelve.',
      }),
    missing: (days) =>
      format.plural(days, {
        one: '# día del periodo no tiene datos de Google. Queda en blanco y no cuenta como cero.',
        other: '# días del periodo no tienen datos de Google. Quedan en blanco y no cuentan como cero.',
      }),
    provisional: (days) =>
      format.plural(days, { one: '# día es provisional.', other: '# días son provisionales.' }),
    measured: (from, to) =>
      `Medido por Google Search Console, del ${from} al ${to}, días según la hora del Pacífico.`,
    measure: 'Medida',
    measures: 'Medidas que se muestran',
    timeline: 'Evolución',
    chart:
      'Datos por día. Usa las flechas izquierda y derecha para recorrer los días; la tabla de abajo tiene los mismos datos.',
    chartOf: (measure) =>
      `${measure} por día. Usa las flechas izquierda y derecha para recorrer los días; la tabla de abajo tiene los mismos datos.`,
    chartHint: 'Señala un día, o mueve el control deslizante, para leer sus datos.',
    agents: 'Agentes de IA',
    agentViews: 'Páginas leídas por agentes de IA',
    readers: 'Lectores desde la IA',
    aiReaders: 'Lectores desde asistentes de IA',
    answers: (panel) => `Respuestas de IA: ${panel}`,
    answerShare: (panel) => `Respuestas de IA que te mencionan: ${panel}`,
    shareOf: (share, low, high, answers) =>
      `${percent(share)} (rango del 95 %: de ${percent(low)} a ${percent(high)}; ${format.plural(answers, { one: '# respuesta', other: '# respuestas' })})`,
    aiCounted: (sites) =>
      `Agentes de IA y lectores: contados por día en UTC, en todos los países y dispositivos${sites.length === 0 ? '' : `, en ${sites.join(', ')}`}. No se cuentan los rastreadores de los buscadores ni las visitas probablemente falsas.`,
    onDay: (day, value) => `${day}: ${value}`,
    unknown: 'sin datos',
    published: (titles, more) => `publicado: ${titles}${andMore(more)}`,
    refreshed: (titles, more) => `renovado: ${titles}${andMore(more)}`,
    revised: (titles, more) => `revisado: ${titles}${andMore(more)}`,
    positionAxis: 'Posición media (1 es la mejor)',
    markCount: (kind, items) => `${KINDS[kind]}: ${format.number(items)}`,
    table: 'Datos por día',
    day: 'Día',
    events: 'Publicado, renovado o revisado',
    queries: 'Consultas',
    query: 'Consulta',
    queryView: 'Qué consultas',
    view: (view) => VIEWS[view],
    viewHelp: (view) => VIEW_HELP[view],
    noBrand: 'No se conocen términos de marca. Añádelos en Ajustes → Conexiones.',
    brandSplit: (terms, brand, other) =>
      `Consultas con nombre: ${brand} clics con un término de marca (${terms}), ${other} sin él.`,
    previousClicks: 'Clics antes',
    pagesShown: 'Páginas',
    pages: 'Páginas',
    page: 'Página',
    pageView: 'Qué páginas',
    allOfPages: 'Todas',
    decaying: 'Pierden clics',
    decayYear:
      'Páginas que perdieron una quinta parte de sus clics, y 10 o más, frente a las mismas semanas del año anterior.',
    decayPrevious:
      'Páginas que perdieron una quinta parte de sus clics, y 10 o más, frente al periodo anterior. No se conoce la misma temporada del año anterior, así que puede ser en parte estacional.',
    comparedYear: 'Clics un año antes',
    comparedPrevious: 'Clics antes',
    showPage: (page) => `Mostrar solo ${page}`,
    shared: 'Consultas que comparten varias páginas',
    sharedHelp:
      'En estas consultas, dos o más de tus páginas tuvieron cada una al menos una décima parte de las impresiones. Puede que compitan: plantéate unirlas o dar a cada una su propio tema.',
    sharedPages: (pages) => format.plural(pages, { one: '# página', other: '# páginas' }),
    sharedPage: (page, clicks, impressions, position) =>
      `${page}: ${format.plural(clicks, { one: '# clic', other: '# clics' })}, ${format.plural(impressions, { one: '# impresión', other: '# impresiones' })}, posición ${position}`,
    firstOf: (shown, total) => `Las primeras ${format.number(shown)} de ${format.number(total)}.`,
    none: 'Ninguna en este periodo.',
    imported: 'Archivos importados',
    allMarkets: 'Todo lo que sigue abarca todos los países y dispositivos.',
    namedOnly:
      'En un solo país o dispositivo, las filas de Google por página solo incluyen consultas con nombre: faltan las anónimas, así que estas cifras son mínimos.',
  };
};
