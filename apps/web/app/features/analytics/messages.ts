import { defineMessages } from '../../lib/messages/define-messages.ts';

/** Texts about readers of a published page. */
export const analyticsMessages = defineMessages('analyticsMessages', (format) => ({
  readers: 'Readers',
  readersOf: (title: string) => `Readers of “${title}”`,
  close: 'Close',
  loading: 'Loading reader statistics',
  failed: 'Failed to load reader statistics',
  retry: 'Retry',
  period: 'Period',
  days: (count: number) => format.plural(count, { one: '# day', other: '# days' }),
  year: '12 months',
  ownDays: 'Other days',
  firstDay: 'First day',
  lastDay: 'Last day',
  daysTurned: 'The last day is before the first.',
  show: 'Show',
  shown: (from: string, to: string) => `${from} to ${to} (UTC)`,
  noneTitle: 'No readers yet',
  none: 'Views appear within seconds. Bots and readers who opt out of tracking are not counted.',
  noneOfSite: 'Publish an item to see its readers here within seconds. Its page counts them without cookies.',
  openStudio: 'Open Content Studio',
  noneInPeriod: 'No readers in this period.',
  views: 'Views',
  attention: 'Reading time per view',
  conversions: 'Conversions',
  count: (value: number) => format.number(value),
  duration: (seconds: number | null) => {
    if (seconds === null) return '—';
    const whole = Math.round(seconds);
    if (whole >= 3_600) return `${Math.floor(whole / 3_600)} h ${Math.floor((whole % 3_600) / 60)} min`;
    return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`;
  },
  before: (value: string) => `${value} in the previous period`,
  beforeUnknown: '— in the previous period: not fully measured',
  byDay: 'By day (UTC)',
  byWeek: 'By week (UTC)',
  measure: 'Metric',
  engaged: 'Reading time',
  day: 'Day',
  table: 'As a table',
  onDay: (day: string, value: string) => `${day}: ${value}`,
  inWeek: (day: string, value: string) => `Seven days from ${day}: ${value}`,
  tab_gaps: 'Content Gaps',
  tab_freshness: 'Content Freshness',
  tab_strategy: 'Competitor Strategy',
  tab_alerts: 'Alerts',
  tab_site: 'Site Audit',
  tab_numbers: 'Own Numbers',
  tab_search: 'Search Console',
  tab_ranks: 'Rank Tracking',
  tab_ai: 'AI Visibility',
  tab_reports: 'Reports',
  tableOf: (title: string) => `${title}: table`,
  byItem: 'By item',
  item: 'Item',
  source: 'Source',
  change: 'Change in views',
  changed: (share: number | null) =>
    share === null
      ? '—'
      : `${share >= 0.005 ? '+' : ''}${format.percent(Math.round(share * 100) / 100 || 0)}`,
  months: 'Last full month',
  fall: (
    severity: 'critical' | 'warning' | 'watch' | 'none',
    confirmation: 'confirmed' | 'seasonal' | 'unconfirmed',
  ) => {
    if (severity === 'none') return 'Not falling';
    const how = { critical: 'Falls by over 40%', warning: 'Falls by 20–40%', watch: 'Falls by 10–20%' }[
      severity
    ];
    const why = {
      confirmed: ', also compared with last year',
      seasonal: ', as it does every year',
      unconfirmed: '',
    };
    return how + why[confirmation];
  },
  sources: 'Where readers came from',
  direct: 'direct or unknown',
  otherSources: 'other sources',
  targets: 'Conversions by link',
  noTargets:
    'No link on this page counts conversions, or none was clicked. To count one, edit the link and turn on “Count clicks as conversions”.',
  measured: (since: string) =>
    `Measured by the page’s own beacon since ${since}, without cookies. This is a lower bound: readers who opt out of tracking are not counted.`,
}));
