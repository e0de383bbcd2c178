/** Limits of the calendar, in characters, entries or days. */
export const CALENDAR_LIMITS = {
  title: 300,
  snippet: 63_206,
  recurrence: 200,
  timeZone: 64,
  /** Longest stretch of days that is listed at once. */
  days: 400,
  /** Most entries that one answer holds. */
  entries: 5_000,
  /** Most occurrences that a rule with a count has. */
  occurrences: 1_000,
  /** Most events that repeat in one workspace. */
  repeating: 200,
  /** Most events of one import. */
  imported: 1_000,
  /** Longest file that is imported. */
  file: 1_000_000,
} as const;

export const CALENDAR_PLATFORMS = ['Blog', 'Twitter', 'LinkedIn', 'Facebook', 'Newsletter'] as const;
export type CalendarPlatform = (typeof CALENDAR_PLATFORMS)[number];

/** What an event can be; `published` says that its author did it. */
export const CALENDAR_STATUSES = ['draft', 'scheduled', 'published'] as const;
export type CalendarStatus = (typeof CALENDAR_STATUSES)[number];

/** The networks that a post is written for, with the most characters that each takes. */
export const SNIPPET_LIMITS: Readonly<Partial<Record<CalendarPlatform, number>>> = {
  Twitter: 280,
  LinkedIn: 3_000,
  Facebook: 63_206,
};
