import { defineMessages } from '../../lib/messages/define-messages.ts';

/** What is said of the readers of a published page. */
export const analyticsMessages = defineMessages('analyticsMessages', (format) => ({
  readers: 'Readers',
  readersOf: (title: string) => `Readers of “${title}”`,
  close: 'Close',
  loading: 'Loading what was counted',
  failed: 'Failed to load what was counted',
  retry: 'Retry',
  period: 'Period',
  days: (count: number) => format.plural(count, { one: '# day', other: '# days' }),
  year: '12 months',
  ownDays: 'Other days',
  firstDay: 'First day',
  lastDay: 'Last day',
  daysTurned: 'The last day lies before the first.',
  show: 'Show',
  shown: (from: string, to: string) => `${from} to ${to} (UTC)`,
  noneTitle: 'No reader was counted yet',
  none: 'Views appear within seconds. Machines, and readers who ask not to be tracked, are not counted.',
  noneOfSite:
    'Publish an item: its page counts its own readers, without cookies, and what they do is shown here within seconds.',
  openStudio: 'Open Content Studio',
  noneInPeriod: 'No reader was counted in this period.',
  views: 'Views',
  attention: 'Attention a view',
  conversions: 'Conversions',
  count: (value: number) => format.number(value),
  duration: (seconds: number | null) => {
    if (seconds === null) return '—';
    const whole = Math.round(seconds);
    if (whole >= 3_600) return `${Math.floor(whole / 3_600)} h ${Math.floor((whole % 3_600) / 60)} min`;
    return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`;
  },
  before: (value: string) => `${value} the period before`,
  beforeUnknown: '— the period before: not all of it was measured',
  byDay: 'By day (UTC)',
  byWeek: 'By week (UTC)',
  measure: 'What the bars show',
  engaged: 'Attention',
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
  tableOf: (title: string) => `${title}: table`,
  byItem: 'By item',
  item: 'Item',
  source: 'Source',
  change: 'Views against before',
  changed: (share: number | null) =>
    share === null
      ? '—'
      : `${share >= 0.005 ? '+' : ''}${format.percent(Math.round(share * 100) / 100 || 0)}`,
  months: 'Last whole month',
  fall: (
    severity: 'critical' | 'warning' | 'watch' | 'none',
    confirmation: 'confirmed' | 'seasonal' | 'unconfirmed',
  ) => {
    if (severity === 'none') return 'Not falling';
    const how = { critical: 'Falls by over 40%', warning: 'Falls by 20–40%', watch: 'Falls by 10–20%' }[
      severity
    ];
    const why = {
      confirmed: ', as against last year',
      seasonal: ', as it does each year',
      unconfirmed: '',
    };
    return how + why[confirmation];
  },
  sources: 'Where readers came from',
  direct: 'directly, or not said',
  targets: 'Marked links that were followed',
  noTargets:
    'No link of this page is marked, or none was followed. Mark one in the form of a link: “Count clicks as conversions”.',
  measured: (since: string) =>
    `Measured by the page’s own beacon since ${since}, without cookies. A lower bound: readers who ask not to be tracked are missing.`,
}));
