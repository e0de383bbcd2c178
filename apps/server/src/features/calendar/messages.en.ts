/** The sentences in English. */
export const english = {
  notFound: 'This event does not exist, or you may not see it.',
  notYours: 'Only its author and admins may change this event.',
  noContent: 'This content does not exist, or you may not see it.',
  wrongDays: 'The last day must not be before the first.',
  tooManyDays: 'These are too many days for one answer. Ask for fewer.',
  tooMany: 'These days hold too much for one answer. Ask for fewer days.',
  past: 'This time is past. Choose one that is still to come.',
  rule: 'This rule of repetition cannot be followed.',
  tooManyRepeating: 'This workspace has as many repeating events as it may. Remove one first.',
  noOccurrence: 'The event does not happen at that time.',
  snippetTooLong: 'The post is longer than its network takes.',
  unreadableFile: 'This file could not be read. It must be an ICS or a CSV calendar.',
  noColumns: 'A CSV calendar needs the columns title and scheduledFor, or title, date and time.',
  noStrategy: 'This brief has no strategy yet. Generate it first.',
  noRefresh: 'This refresh is not proposed any more.',
  refreshNotYours: 'Only its author and admins may decide about this content.',
  /** The title of the event that a proposed refresh becomes. */
  refreshOf: (title: string) => `Refresh: ${title}`,
  noFeed: 'This calendar address is not valid any more.',
  noBatch: 'Nothing of this import is in the calendar any more.',
};

/** What each language says. */
export type CalendarSentences = typeof english;
