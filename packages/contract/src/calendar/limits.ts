/** Limits of the calendar, in characters, entries, or days. */
export const CALENDAR_LIMITS = {
  title: 300,
  snippet: 63_206,
  recurrence: 200,
  timeZone: 64,
  /** Maximum number of days listed at once. */
  days: 400,
  /** Maximum number of entries in one response. */
  entries: 5_000,
  /** Maximum number of days listed at once with the first entries of each, and of those entries per day. */
  daysInPart: 62,
  entriesPerDay: 100,
  /** Further entries of a day are counted up to this number. */
  countedPerDay: 200,
  /** Maximum number of occurrences of a rule with a count. */
  occurrences: 1_000,
  /** Maximum number of repeating events in one workspace. */
  repeating: 200,
  /** Maximum number of events in one import. */
  imported: 1_000,
  /** Maximum number of pages planned at once: as many as a site can have. */
  planned: 10_000,
  /** Maximum number of planned pages per week. */
  perWeek: 50,
  /** Maximum size of an imported file. */
  file: 1_000_000,
} as const;

export const CALENDAR_PLATFORMS = ['Blog', 'Twitter', 'LinkedIn', 'Facebook', 'Newsletter'] as const;
export type CalendarPlatform = (typeof CALENDAR_PLATFORMS)[number];

/** Statuses of an event. `published` means that its author marked it as done. */
export const CALENDAR_STATUSES = ['draft', 'scheduled', 'published'] as const;
export type CalendarStatus = (typeof CALENDAR_STATUSES)[number];

/** The networks that a post is written for, with the maximum number of characters of each. */
export const SNIPPET_LIMITS: Readonly<Partial<Record<CalendarPlatform, number>>> = {
  Twitter: 280,
  LinkedIn: 3_000,
  Facebook: 63_206,
};
