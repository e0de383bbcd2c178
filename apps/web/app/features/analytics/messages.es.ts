import type { Translation } from '../../lib/messages/define-messages.ts';
import type { analyticsMessages as english } from './messages.ts';

/** The readers of published pages, in Spanish. */
export const analyticsMessages: Translation<typeof english> = (format) => ({
  readers: 'Lectores',
  readersOf: (title) => `Lectores de «${title}»`,
  close: 'Cerrar',
  loading: 'Cargando lo contado',
  failed: 'No se ha podido cargar lo contado',
  retry: 'Reintentar',
  period: 'Periodo',
  days: (count) => format.plural(count, { one: '# día', other: '# días' }),
  year: '12 meses',
  ownDays: 'Otros días',
  firstDay: 'Primer día',
  lastDay: 'Último día',
  daysTurned: 'El último día es anterior al primero.',
  show: 'Mostrar',
  shown: (from, to) => `Del ${from} al ${to} (UTC)`,
  noneTitle: 'Todavía no se ha contado ningún lector',
  none: 'Las visitas aparecen en segundos. No se cuentan las máquinas ni los lectores que piden no ser rastreados.',
  noneOfSite:
    'Publica un elemento: su página cuenta a sus propios lectores, sin cookies, y lo que hacen aparece aquí en segundos.',
  openStudio: 'Abrir el Estudio de contenido',
  noneInPeriod: 'No se contó ningún lector en este periodo.',
  views: 'Visitas',
  attention: 'Atención por visita',
  conversions: 'Conversiones',
  count: (value) => format.number(value),
  duration: (seconds) => {
    if (seconds === null) return '—';
    const whole = Math.round(seconds);
    if (whole >= 3_600) return `${Math.floor(whole / 3_600)} h ${Math.floor((whole % 3_600) / 60)} min`;
    return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`;
  },
  before: (value) => `${value} en el periodo anterior`,
  beforeUnknown: '— en el periodo anterior: no se midió por completo',
  byDay: 'Por día (UTC)',
  byWeek: 'Por semana (UTC)',
  measure: 'Qué muestran las barras',
  engaged: 'Atención',
  day: 'Día',
  table: 'Como tabla',
  onDay: (day, value) => `${day}: ${value}`,
  inWeek: (day, value) => `Siete días desde el ${day}: ${value}`,
  tab_gaps: 'Huecos de contenido',
  tab_freshness: 'Actualidad del contenido',
  tab_strategy: 'Estrategia de competidores',
  tab_alerts: 'Alertas',
  tab_site: 'Auditoría del sitio',
  tab_numbers: 'Datos propios',
  tab_search: 'Search Console',
  tableOf: (title) => `${title}: tabla`,
  byItem: 'Por elemento',
  item: 'Elemento',
  source: 'Fuente',
  change: 'Visitas frente a antes',
  changed: (share) =>
    share === null
      ? '—'
      : `${share >= 0.005 ? '+' : ''}${format.percent(Math.round(share * 100) / 100 || 0)}`,
  months: 'Último mes completo',
  fall: (severity, confirmation) => {
    if (severity === 'none') return 'No cae';
    const how = {
      critical: 'Cae más del 40 %',
      warning: 'Cae entre el 20 y el 40 %',
      watch: 'Cae entre el 10 y el 20 %',
    }[severity];
    const why = {
      confirmed: ', también frente al año pasado',
      seasonal: ', como cada año',
      unconfirmed: '',
    };
    return how + why[confirmation];
  },
  sources: 'De dónde vinieron los lectores',
  direct: 'directamente o sin indicar',
  targets: 'Enlaces marcados que se siguieron',
  noTargets:
    'Ningún enlace de esta página está marcado, o no se siguió ninguno. Marca uno en el formulario de un enlace: «Contar los clics como conversiones».',
  measured: (since) =>
    `Medido por la baliza de la propia página desde el ${since}, sin cookies. Es un mínimo: faltan los lectores que piden no ser rastreados.`,
});
