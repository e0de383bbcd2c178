import type { Gaps } from '@pagewright/contract/advanced';
import type { Translation } from '../../../../lib/messages/define-messages.ts';
import { codeLabel } from '../../../../lib/messages/code-label.ts';
import { pageKindMessages } from '../../page-kind-messages.es.ts';
import type { intelMessages as english } from './messages.ts';

type Part = Gaps['gaps'][number]['parts'][number];

/** Texts of the competitor results, in Spanish. */
export const intelMessages: Translation<typeof english> = (format) => ({
  gaps: 'Huecos por oportunidad',
  noGaps:
    'No se encontró ninguna carencia entre las páginas de abajo: para cada palabra clave se encontró una página tuya, o no se encontró ninguna de los competidores.',
  notCertain: 'No se encontró en las páginas tuyas que se leyeron',
  keyword: 'Palabra clave',
  opportunity: 'Oportunidad',
  priority: 'Prioridad',
  priority_high: 'alta',
  priority_medium: 'media',
  priority_low: 'baja',
  priority_critical: 'crítica',
  priority_warning: 'atención',
  priority_watch: 'vigilar',
  priority_none: 'en orden',
  demand: 'Búsquedas al mes',
  whoHas: 'Quién tiene una página',
  alsoMissing: 'Tampoco se encontró en',
  next: 'Siguiente paso',
  write: 'Hacer un esquema',
  writeOn: (keyword) => `Hacer el esquema de un artículo sobre ${keyword}`,
  matrix: 'Quién cubre qué',
  you: 'Tú',
  youAs: (site) => `Tú: ${site}`,
  own_named: (site) => `${site} es el sitio que has indicado como tuyo.`,
  own_verified: (site) => `${site} es tu dominio verificado.`,
  own_claimed: (site) =>
    `${site} es el dominio que el espacio de trabajo declara como propio. No está verificado, así que sus páginas se leen de la web.`,
  own_published: (site) =>
    `Tus páginas están publicadas en ${site}. Para comparar tu sitio real, indícalo en Competencia.`,
  has: (site) => `${site}: tiene una página`,
  hasNot: (site) => `${site}: no se encontró ninguna página`,
  sign_title: 'en su título',
  sign_address: 'en su dirección',
  sign_heading: 'en un encabezado principal',
  sign_meaning: 'con otras palabras, en título y texto',
  sites: 'Lo que se ha leído',
  site: 'Sitio',
  pagesRead: 'Páginas leídas',
  known: 'Direcciones conocidas',
  readAt: 'Leído',
  problem: 'Problema',
  missed: (count) => format.plural(count, { one: '# página sin leer', other: '# páginas sin leer' }),
  ownPages: (count) =>
    format.plural(count, {
      one: 'Comparado con # página tuya.',
      other: 'Comparado con # páginas tuyas.',
    }),
  noOwnPages:
    'No se leyó ninguna página tuya, así que faltan todas las palabras clave y todos los temas. Publica una página o indica tu sitio.',

  coverage: 'En qué se basa',
  partlyRead: (site: string, pages: number, known: number) =>
    `${site}: ${format.number(pages)} de ${format.number(known)} páginas conocidas leídas. Las demás se juzgan solo por su dirección.`,
  crawlToReadAll: 'Rastrea estos sitios en la auditoría del sitio para leer todas sus páginas',
  onlyPartRead: (site, pages, known) =>
    `${site}: ${format.number(pages)} de ${format.number(known)} páginas conocidas leídas. No se dice nada del resto.`,
  whollyRead: (site: string, pages: number) =>
    format.plural(pages, {
      one: `${site}: # página conocida leída.`,
      other: `${site}: leídas las # páginas conocidas.`,
    }),
  own_workspace: (site: string) => `${site} es el sitio que el espacio de trabajo indicó como propio.`,
  own_profile: (site: string) => `${site} es el sitio web de tu perfil.`,
  opportunityFormula:
    'La oportunidad, de 0 a 100, es una suma de partes. Con demanda conocida: demanda 50, competidores 20, cercanía 20, intención 10. Si no: competidores 45, cercanía 35, intención 20. Los puntos de las partes que no se conocen pasan a las demás. Alta desde 60, media desde 40.',
  part_demand: ({ points, max }: Part) => `Demanda: ${format.number(points)} de ${format.number(max)} puntos`,
  part_coverage: ({ points, max }: Part, having: number, competitors: number) =>
    `Competidores con una página, ${format.number(having)} de ${format.number(competitors)}: ${format.number(points)} de ${format.number(max)} puntos`,
  part_nearness: ({ points, max, share }: Part) =>
    `Cercanía a tus títulos, ${format.percent(share)}: ${format.number(points)} de ${format.number(max)} puntos`,
  part_intent: ({ points, max }: Part) =>
    `Intención probable: ${format.number(points)} de ${format.number(max)} puntos`,
  changedOn: (date: string) => `Cambió el ${date}, según vimos`,
  statesDate: (date: string) => `La propia página indica ${date}.`,
  statesNoDate: 'La propia página no indica ninguna fecha.',
  datedStatements: 'Afirmaciones con fecha',
  datedYear: (year: number) => `${year} ya pasó.`,
  datedRelative: (phrase: string) => `«${phrase}» se escribió en un año anterior.`,

  noAlerts: (since) => `Nada ha cambiado en lo leído desde el ${format.date(since)}.`,
  firstVisit: (sites) =>
    `${sites}: primera lectura. Lo que cambie a partir de ahora se mostrará en la próxima comprobación.`,
  alerts: 'Cambios',
  type_new_page: 'Página nueva',
  type_removed_page: 'Página eliminada',
  type_title_changed: 'Título cambiado',
  type_headings_changed: 'Encabezados cambiados',
  type_keyword_targeted: 'Palabra clave atacada',
  seen: (moment) => `visto: ${format.dateTime(moment)}`,
  before: 'Antes',
  after: 'Después',
  notThere: 'No existía.',
  gone: 'Ya no existe.',
  beforeAndAfter: 'Antes y después',

  freshness: 'Páginas por urgencia',
  page: 'Página',
  why: 'Por qué',
  whatToDo: 'Qué hacer',
  changed: 'Último cambio',
  words: 'Palabras',
  views: 'Visitas al mes',
  timeline: 'Cuándo cambiaron las páginas',
  timelineHelp:
    'Cada marca es una publicación o un cambio de los últimos dos años. Las fechas anteriores solo figuran en palabras.',
  openItem: 'Abrir en el editor',
  nothingToDo: 'Nada aconseja un cambio.',
  leftOut: 'Sin datos, así que no se ha valorado',
  leftOut_traffic: 'visitas',
  leftOut_age: 'antigüedad',
  leftOut_competitors: 'páginas competidoras',
  leftOut_dead_links: 'enlaces rotos',
  leftOut_dated_statements: 'afirmaciones con fecha',
  notRead: 'Páginas que no se han podido leer',
  deadLinks: (count) => format.plural(count, { one: '# enlace roto', other: '# enlaces rotos' }),

  contentTypes: 'Tipos de páginas',
  pageKind: (code) => codeLabel(pageKindMessages, `kind_${code}`, code),
  typeShare: (pages, share) =>
    `${format.plural(pages, { one: '# página', other: '# páginas' })}, ${format.percent(share)}`,
  rhythm: 'Frecuencia de publicación',
  noRhythm: '— Menos de tres páginas indican una fecha.',
  perMonth: 'Páginas al mes (media)',
  medianDays: 'Días entre páginas (mediana)',
  datedPages: 'Páginas con fecha',
  published: 'Publicadas',
  month: 'Mes',
  strengths: 'Fortalezas',
  weaknesses: 'Debilidades',
  noFindings: 'No se ha encontrado ninguna en las páginas leídas.',
  pages: (count) => format.plural(count, { one: '# página', other: '# páginas' }),
  firstPages: (count) => `Primeras ${format.number(count)} páginas`,
  covered: 'Temas que cubre',
  variants: (names) => `También: ${names}`,
  missedByThem: 'Tus temas que no se encontraron en su sitio',
  missedByUs: 'Sus temas que no se encontraron en tu sitio',
  noTopics: 'Ninguno.',
  unknown: '—',
  number: (value) => format.number(Math.round(value * 10) / 10),
  date: (moment) => format.date(moment),
});
