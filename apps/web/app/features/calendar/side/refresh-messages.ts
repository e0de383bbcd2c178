import type { Refresh } from '@pagewright/contract/calendar';
import { defineMessages } from '../../../lib/messages/define-messages.ts';

/** Texts of refreshes proposed because views fell. */
export const refreshMessages = defineMessages('refreshMessages', (format) => ({
  title: 'Suggested refreshes',
  help: 'Published content that lost readers in the last full month, each with an open slot to update it.',
  none: 'No page lost 10% of its views last month.',
  loading: 'Loading...',
  failed: 'Suggested refreshes could not be loaded',
  retry: 'Retry',
  untitled: 'Untitled',
  severity_critical: 'Critical',
  severity_warning: 'Warning',
  severity_watch: 'Watch',
  lost: ({ latest, previous, fall }: Refresh, month: string, before: string) =>
    `${format.plural(latest, { one: '# view', other: '# views' })} in ${month} after ${format.number(previous)} in ${before}: ${format.percent(fall)} lost.`,
  year: ({ sameMonthLastYear }: Refresh) =>
    sameMonthLastYear === null
      ? 'There is no data for the same month last year, so this may be seasonal.'
      : `A year earlier: ${format.number(sameMonthLastYear)}.`,
  proposed: (moment: string) => `Suggested for ${format.dateTime(moment)}`,
  accept: 'Add to calendar',
  acceptOf: (title: string) => `Add the refresh of ${title} to the calendar`,
  other: 'Another time',
  otherOf: (title: string) => `Another time for the refresh of ${title}`,
  dismiss: 'Dismiss',
  dismissOf: (title: string) => `Dismiss the refresh of ${title}`,
  addThen: 'Add then',
  past: 'This time is in the past. Choose a later one.',
  accepted: (title: string, moment: string) =>
    `The refresh of “${title}” is scheduled for ${format.dateTime(moment)}.`,
  acceptFailed: 'The refresh could not be added to the calendar',
  dismissed: (title: string) => `The refresh of “${title}” was dismissed.`,
  dismissFailed: 'The refresh could not be dismissed',
  undo: 'Undo',
  undone: 'Suggested again.',
  undoFailed: 'It could not be undone',
}));
