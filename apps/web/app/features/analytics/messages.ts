import { defineMessages } from '../../lib/messages/define-messages.ts';

/** What is said of the readers of a published page. */
export const analyticsMessages = defineMessages({
  en: (format) => ({
    readers: 'Readers',
    readersOf: (title: string) => `Readers of “${title}”`,
    close: 'Close',
    loading: 'Loading what was counted',
    failed: 'Failed to load what was counted',
    retry: 'Retry',
    period: 'Period',
    days: (count: number) => `${count} days`,
    year: '12 months',
    noneTitle: 'No reader was counted yet',
    none: 'Views appear within seconds. Machines, and readers who ask not to be tracked, are not counted.',
    noneInPeriod: 'No reader was counted in this period.',
    views: 'Views',
    attention: 'Attention a view',
    conversions: 'Conversions',
    count: (value: number) => format.number(value),
    duration: (seconds: number | null) => {
      if (seconds === null) return '—';
      const whole = Math.round(seconds);
      return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`;
    },
    before: (value: string) => `${value} the period before`,
    beforeUnknown: '— the period before: not all of it was measured',
    byDay: 'Views by day (UTC)',
    day: 'Day',
    table: 'As a table',
    onDay: (day: string, views: number) =>
      `${day}: ${format.plural(views, { one: '# view', other: '# views' })}`,
    sources: 'Where readers came from',
    direct: 'directly, or not said',
    targets: 'Marked links that were followed',
    noTargets:
      'No link of this page is marked, or none was followed. Mark one in the form of a link: “Count clicks as conversions”.',
    measured: (since: string) =>
      `Measured by the page’s own beacon since ${since}, without cookies. A lower bound: readers who ask not to be tracked are missing.`,
  }),
});
