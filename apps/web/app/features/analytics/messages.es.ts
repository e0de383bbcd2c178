import type { Translation } from '../../lib/messages/define-messages.ts';
import type { analyticsMessages as english } from './messages.ts';

/** Texts about readers of a published page, in Spanish. */
export const analyticsMessages: Translation<typeof english> = (format) => ({
  readers: 'Lectores',
  readersOf: (title) => `Lectores de «${title}»`,
  close: 'Cerrar',
  loading: 'Cargando las estadísticas de lectores',
  failed: 'No se han podido cargar las estadísticas de lectores',
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
  noneTitle: 'Todavía no hay lectores',
  none: 'Las visitas aparecen en segundos. No se cuentan los bots ni los lectores que piden no ser rastreados.',
  noneOfSite:
    'Publica un elemento para ver aquí a sus lectores en segundos. Su página los cuenta sin cookies.',
  openStudio: 'Abrir el Estudio de contenido',
  noneInPeriod: 'No hubo lectores en este periodo.',
  views: 'Visitas',
  attention: 'Tiempo de lectura por visita',
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
  measure: 'Métrica',
  engaged: 'Tiempo de lectura',
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
  tab_ranks: 'Posiciones',
  tab_ai: 'Visibilidad en la IA',
  tab_reports: 'Informes',
  tableOf: (title) => `${title}: tabla`,
  byItem: 'Por elemento',
  item: 'Elemento',
  source: 'Fuente',
  change: 'Variación de las visitas',
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
  direct: 'directo o desconocido',
  otherSources: 'otras fuentes',
  targets: 'Conversiones por enlace',
  noTargets:
    'Ningún enlace de esta página cuenta conversiones, o nadie hizo clic en ninguno. Para contarlas, edita el enlace y activa «Contar los clics como conversiones».',
  measured: (since) =>
    `Medido por la baliza de la propia página desde el ${since}, sin cookies. Es un mínimo: no se cuentan los lectores que piden no ser rastreados.`,
});
