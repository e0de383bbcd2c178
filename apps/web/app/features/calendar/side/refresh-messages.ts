import type { Refresh } from '@pagewright/contract/calendar';
import { defineMessages } from '../../../lib/messages/define-messages.ts';

/** What is said of refreshes that are proposed because views fell. */
export const refreshMessages = defineMessages('refreshMessages', (format) => ({
  title: 'Proposed refreshes',
  help: 'Published content that lost readers in the last whole month, each with a free time to rewrite it.',
  none: 'No page lost 10% of its views last month.',
  loading: 'Loading...',
  failed: 'Proposed refreshes could not be loaded',
  retry: 'Retry',
  untitled: 'Untitled',
  severity_critical: 'Critical',
  severity_warning: 'Warning',
  severity_watch: 'Watch',
  lost: ({ latest, previous, fall }: Refresh, month: string, before: string) =>
    `${format.plural(latest, { one: '# view', other: '# views' })} in ${month} after ${format.number(previous)} in ${before}: ${format.percent(fall)} lost.`,
  year: ({ sameMonthLastYear }: Refresh) =>
    sameMonthLastYear === null
      ? 'The same month last year is not measured, so it may be the season.'
      : `A year before: ${format.number(sameMonthLastYear)}.`,
  proposed: (moment: string) => `Proposed for ${format.dateTime(moment)}`,
  accept: 'Add to calendar',
  acceptOf: (title: string) => `Add the refresh of ${title} to the calendar`,
  other: 'Another time',
  otherOf: (title: string) => `Another time for the refresh of ${title}`,
  dismiss: 'Dismiss',
  dismissOf: (title: string) => `Dismiss the refresh of ${title}`,
  addThen: 'Add then',
  past: 'This time is past. Choose one that is still to come.',
  accepted: (title: string, moment: string) => `“${title}” is to be refreshed on ${format.dateTime(moment)}.`,
  acceptFailed: 'The refresh could not be added to the calendar',
  dismissed: (title: string) => `The refresh of “${title}” is dismissed.`,
  dismissFailed: 'The refresh could not be dismissed',
  undo: 'Undo',
  undone: 'It is proposed again.',
  undoFailed: 'It could not be taken back',
}));
