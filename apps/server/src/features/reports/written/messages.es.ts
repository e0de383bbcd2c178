import { countedList } from './counted-list.ts';
import type { WrittenSentences } from './messages.en.ts';

const number = (count: number): string => new Intl.NumberFormat('es').format(count);
const plural = (count: number, one: string, other: string): string =>
  `${number(count)} ${count === 1 ? one : other}`;
const pages = (count: number): string => plural(count, 'página', 'páginas');

/** What a report says, in Spanish. */
export const spanish: WrittenSentences = {
  titles: {
    'track-gaps': 'Huecos de contenido',
    'check-alerts': 'Cambios de la competencia',
    'track-freshness': 'Páginas por actualizar',
    'analyze-strategy': 'Estrategia de un competidor',
    'analyze-competitors': 'Oportunidades de enlaces',
    'broken-links': 'Enlaces rotos por sustituir',
    'unlinked-mentions': 'Menciones sin enlace',
    'comprehensive-analysis': 'Contenido y competencia',
    site: 'Auditoría del sitio',
  },
  titleOf: (name, subject) => (subject === '' ? name : `${name}: ${subject}`),
  mainPoints: 'Lo principal',
  appendix: 'Anexo',
  basis: 'En qué se basa este informe',
  preparedFor: (client, workspace) => `Preparado para ${client} por ${workspace}`,
  preparedBy: (workspace) => `Por ${workspace}`,
  dataFrom: (day) => `Datos del ${day}`,
  pageOf: (page, all) => `Página ${page} de ${all}`,
  restInAppendix: 'El resto está en el anexo.',
  all: (title) => `${title}: lista completa`,
  firstOf: (shown, count) => `Los primeros ${number(shown)} de ${number(count)}.`,
  downloadPdf: 'Descargar como PDF',
  none: '–',

  priority: {
    critical: 'Crítica',
    high: 'Alta',
    warning: 'Pronto',
    medium: 'Media',
    watch: 'Vigilar',
    low: 'Baja',
    none: 'Ninguna',
  },
  priorityColumn: 'Prioridad',
  page: 'Página',
  why: 'Por qué',
  pagesColumn: 'Páginas',
  whatToDo: 'Qué hacer',
  site: 'Sitio',
  date: 'Fecha',
  change: 'Cambio',
  subject: 'Tema',

  readWhole: (site, read) => `${site}: ${plural(read, 'página leída', 'páginas leídas')}.`,
  readPartly: (site, read, known) =>
    `${site}: se leyeron ${number(read)} de ${plural(known, 'página conocida', 'páginas conocidas')}. De las demás no se dice nada.`,
  notRead: (site, problem) => `No se leyó ${site}. ${problem}`,
  unreadTitle: 'Páginas que no se pudieron leer',
  ownPages: (count) => `Se compararon ${pages(count)} de tu sitio.`,
  runAt: (day) => `Los datos se recogieron el ${day}. Los sitios pueden haber cambiado desde entonces.`,

  gaps: {
    summary: (competitors) =>
      `Búsquedas para las que ${plural(competitors, 'competidor tiene', 'competidores tienen')} una página y tu sitio, hasta donde se leyó, no.`,
    count: (count) =>
      count === 0
        ? 'No se encontró ninguna búsqueda para la que la competencia tenga una página y tu sitio no.'
        : `La competencia tiene una página para ${plural(count, 'búsqueda', 'búsquedas')} para las que no se encontró ninguna en tu sitio.`,
    high: (count) => `${plural(count, 'de ellas es', 'de ellas son')} de prioridad alta.`,
    one: (keyword, having, all, demand) =>
      `«${keyword}»: ${having} de ${plural(all, 'competidor tiene', 'competidores tienen')} una página${demand === null ? '' : `, y se busca unas ${plural(demand, 'vez', 'veces')} al mes`}.`,
    uncertain: 'Tu sitio no se leyó por completo, así que puede existir una página.',
    figures: {
      gaps: 'Huecos encontrados',
      high: 'Prioridad alta',
      compared: 'Búsquedas comparadas',
      own: 'Páginas tuyas comparadas',
    },
    ours: 'Tu página',
    noneFound: 'No se encontró',
    table: 'Páginas que conviene escribir primero',
    columns: {
      keyword: 'Búsqueda',
      opportunity: 'Oportunidad (0 a 100)',
      demand: 'Búsquedas al mes',
      who: 'Quién tiene una página',
    },
  },
  alerts: {
    summary: (day) => `Qué cambió en los sitios de la competencia desde el ${day}.`,
    count: (count, sites) =>
      count === 0
        ? 'No se vio ningún cambio.'
        : `${plural(count, 'cambio', 'cambios')} en ${plural(sites, 'sitio', 'sitios')}.`,
    first: (sites) => `Leídos por primera vez, así que aún no hay con qué comparar: ${sites}.`,
    figures: {
      all: 'Cambios',
      new_page: 'Páginas nuevas',
      changed: 'Páginas cambiadas',
      removed_page: 'Páginas eliminadas',
    },
    table: 'Cambios',
  },
  freshness: {
    summary: (count) => `Cuáles de ${pages(count)} necesitan una actualización, y por qué.`,
    urgent: (count) =>
      count === 0
        ? 'Ninguna de las páginas leídas necesita una actualización ahora.'
        : `${plural(count, 'página necesita', 'páginas necesitan')} una actualización.`,
    figures: {
      critical: 'Actualizar ya',
      warning: 'Actualizar pronto',
      watch: 'Vigilar',
      none: 'Bien como están',
    },
    table: 'Páginas por actualizar, primero las más urgentes',
  },
  strategy: {
    summary: (competitor) => `Qué hace ${competitor}, hasta donde se leyó su sitio.`,
    strengths: 'Puntos fuertes',
    weaknesses: 'Puntos débiles',
    missedByUs: (topics) => `Sus temas que no se encontraron en tu sitio: ${topics}.`,
    missed: (topics) => `Tus temas que no se encontraron en su sitio: ${topics}.`,
    figures: { topics: 'Temas tratados', perMonth: 'Páginas nuevas al mes' },
    topicsTable: 'Sus temas',
    missedTable: 'Sus temas que no se encontraron en tu sitio',
    finding: 'Hallazgo',
  },
  links: {
    summary: (count) =>
      `${plural(count, 'página que podría', 'páginas que podrían')} enlazar a tu sitio, según las páginas leídas.`,
    kinds: {
      dead_link: (page) => `${page} tiene un enlace roto que una página tuya podría sustituir.`,
      links_to_competitors: (page) => `${page} enlaza a la competencia y no a ti.`,
      unlinked_mention: (page) => `${page} te menciona sin enlazarte.`,
    },
    nothing: 'No se encontró ninguna página que pudiera enlazarte.',
    figures: {
      dead_link: 'Enlaces rotos',
      links_to_competitors: 'Enlazan a la competencia',
      unlinked_mention: 'Menciones sin enlace',
    },
    table: 'Páginas a las que pedir un enlace',
    ourPage: 'Tu página',
  },
  comprehensive: {
    summary: (keyword) => `Qué se puede ganar con «${keyword}»: texto, búsquedas y enlaces.`,
    gains: 'Mayores mejoras',
    noGains: 'No se encontró ninguna mejora.',
    missing: (part, message) => `${part}: ${message}`,
    parts: {
      score: 'Puntuación del texto',
      intent: 'Intención de búsqueda',
      gaps: 'Huecos de contenido',
      strategies: 'Competidores',
      links: 'Enlaces',
    },
  },
  audit: {
    summary: (site) => `El estado técnico de ${site} y qué hacer con sus páginas.`,
    healthy: 'No se encontró ningún problema técnico en las páginas leídas.',
    issue: (title, count) => `${title}: ${pages(count)}.`,
    figures: {
      read: 'Páginas leídas',
      high: 'Problemas graves',
      medium: 'Problemas medios',
      low: 'Problemas leves',
    },
    issues: 'Problemas técnicos',
    columns: { issue: 'Problema', severity: 'Gravedad', fix: 'Cómo corregirlo' },
    verdicts: 'Qué hacer con las páginas',
    verdict: {
      refresh: 'Actualizar',
      merge: 'Fusionar con otra página',
      redirect: 'Redirigir',
      widen: 'Ampliar',
      leave: 'Dejar como están',
      no_data: 'Faltan datos para decidir',
    },
    toDo: (refresh, merge, widen) =>
      countedList(
        [
          [refresh, 'por actualizar'],
          [merge, 'por fusionar'],
          [widen, 'por ampliar'],
        ],
        pages,
        'es',
      ),
    leadsTo: 'Lleva a',
    problem: 'Problema',
    sameAs: 'Igual que',
    images: 'Imágenes',
    pagesWith: (issue) => `Páginas: ${issue}`,
    coverage: (read, known, blocked, failed) =>
      `Se leyeron ${number(read)} de ${plural(known, 'página conocida', 'páginas conocidas')}${blocked === 0 ? '' : `; robots.txt impide leer ${blocked}`}${failed === 0 ? '' : `; ${failed} no se pudieron leer`}.`,
    incomplete: 'El sitio no se leyó por completo, así que no se dice nada de lo que pueda faltar.',
  },
};
