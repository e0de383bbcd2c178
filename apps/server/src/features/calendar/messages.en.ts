/** Messages in English. */
export const english = {
  notFound: 'This event does not exist, or you do not have access to it.',
  notYours: 'Only its author or an admin can change this event.',
  noContent: 'This content does not exist, or you do not have access to it.',
  wrongDays: 'The last day must not be before the first.',
  tooManyDays: 'This range has too many days. Choose a shorter one.',
  tooMany: 'This range has too many entries. Choose a shorter one.',
  past: 'This time is in the past. Choose a later one.',
  rule: 'This recurrence rule is not supported.',
  tooManyRepeating: 'This workspace has reached its limit of recurring events. Remove one first.',
  noOccurrence: 'The event does not occur at that time.',
  snippetTooLong: 'The post is longer than its network allows.',
  unreadableFile: 'This file could not be read. It must be an ICS or a CSV calendar.',
  noColumns: 'A CSV calendar needs the columns title and scheduledFor, or title, date, and time.',
  noStrategy: 'This brief has no strategy yet. Generate it first.',
  noRefresh: 'This refresh is no longer suggested.',
  refreshNotYours: 'Only its author or an admin can decide about this content.',
  /** Title of the event created from a proposed refresh. */
  refreshOf: (title: string) => `Refresh: ${title}`,
  noFeed: 'This calendar address is no longer valid.',
  noBatch: 'Nothing from this import is in the calendar any more.',
};

/** Shape of the messages in each language. */
export type CalendarSentences = typeof english;
