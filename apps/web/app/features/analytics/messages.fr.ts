import type { Translation } from '../../lib/messages/define-messages.ts';
import type { analyticsMessages as english } from './messages.ts';

/** Texts about readers of a published page, in French. */
export const analyticsMessages: Translation<typeof english> = (format) => ({
  readers: 'Lecteurs',
  readersOf: (title) => `Lecteurs de « ${title} »`,
  close: 'Fermer',
  loading: 'Chargement des statistiques de lecture',
  failed: 'Les statistiques de lecture n’ont pas pu être chargées',
  retry: 'Réessayer',
  period: 'Période',
  days: (count) => format.plural(count, { one: '# jour', other: '# jours' }),
  year: '12 mois',
  ownDays: 'Autres jours',
  firstDay: 'Premier jour',
  lastDay: 'Dernier jour',
  daysTurned: 'Le dernier jour précède le premier.',
  show: 'Afficher',
  shown: (from, to) => `Du ${from} au ${to} (UTC)`,
  noneTitle: 'Pas encore de lecteurs',
  none: 'Les vues apparaissent en quelques secondes. Les robots et les lecteurs qui demandent à ne pas être suivis ne sont pas comptés.',
  noneOfSite:
    'Publiez un élément pour voir ses lecteurs ici en quelques secondes. Sa page les compte sans cookies.',
  openStudio: 'Ouvrir le Studio de contenu',
  noneInPeriod: 'Aucun lecteur sur cette période.',
  views: 'Vues',
  attention: 'Temps de lecture par vue',
  conversions: 'Conversions',
  count: (value) => format.number(value),
  duration: (seconds) => {
    if (seconds === null) return '—';
    const whole = Math.round(seconds);
    if (whole >= 3_600) return `${Math.floor(whole / 3_600)} h ${Math.floor((whole % 3_600) / 60)} min`;
    return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`;
  },
  before: (value) => `${value} la période précédente`,
  beforeUnknown: '— la période précédente : elle n’a pas été mesurée en entier',
  byDay: 'Par jour (UTC)',
  byWeek: 'Par semaine (UTC)',
  measure: 'Indicateur',
  engaged: 'Temps de lecture',
  day: 'Jour',
  table: 'En tableau',
  onDay: (day, value) => `${day} : ${value}`,
  inWeek: (day, value) => `Sept jours à partir du ${day} : ${value}`,
  tab_gaps: 'Lacunes de contenu',
  tab_freshness: 'Fraîcheur du contenu',
  tab_strategy: 'Stratégie des concurrents',
  tab_alerts: 'Alertes',
  tab_site: 'Audit du site',
  tab_numbers: 'Vos chiffres',
  tab_search: 'Search Console',
  tab_ranks: 'Positions',
  tab_ai: 'Visibilité dans l’IA',
  tab_reports: 'Rapports',
  tableOf: (title) => `${title} : tableau`,
  byItem: 'Par élément',
  item: 'Élément',
  source: 'Source',
  change: 'Évolution des vues',
  changed: (share) =>
    share === null
      ? '—'
      : `${share >= 0.005 ? '+' : ''}${format.percent(Math.round(share * 100) / 100 || 0)}`,
  months: 'Dernier mois complet',
  fall: (severity, confirmation) => {
    if (severity === 'none') return 'Pas de baisse';
    const how = {
      critical: 'Baisse de plus de 40 %',
      warning: 'Baisse de 20 à 40 %',
      watch: 'Baisse de 10 à 20 %',
    }[severity];
    const why = {
      confirmed: ', aussi par rapport à l’an dernier',
      seasonal: ', comme chaque année',
      unconfirmed: '',
    };
    return how + why[confirmation];
  },
  sources: 'D’où sont venus les lecteurs',
  direct: 'direct ou inconnu',
  otherSources: 'autres sources',
  targets: 'Conversions par lien',
  noTargets:
    'Aucun lien de cette page ne compte de conversions, ou aucun n’a été cliqué. Pour en compter, modifiez le lien et activez « Compter les clics comme des conversions ».',
  measured: (since) =>
    `Mesuré par la balise de la page elle-même depuis le ${since}, sans cookies. C’est un minimum : les lecteurs qui demandent à ne pas être suivis ne sont pas comptés.`,
});
