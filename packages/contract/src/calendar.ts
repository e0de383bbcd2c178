import { z } from 'zod';
import { hasOneSelection, ONE_SELECTION, pageSelectionFields } from './analytics/site-inventory.ts';
import {
  calendarEntrySchema,
  eventChangeSchema,
  eventDraftSchema,
  FILL_IN_ALL,
  timeZoneSchema,
} from './calendar/event.ts';
import { CALENDAR_LIMITS, CALENDAR_PLATFORMS } from './calendar/limits.ts';
import { CONTENT_STATUSES, contentItemSchema } from './content.ts';
import { endpoint } from './endpoint.ts';
import { idSchema, storableDaySchema, storableMomentSchema } from './text.ts';

export { isTimeZone, type CalendarEntry, type EventChange, type EventDraft } from './calendar/event.ts';
export {
  CALENDAR_LIMITS,
  CALENDAR_PLATFORMS,
  CALENDAR_STATUSES,
  SNIPPET_LIMITS,
  type CalendarPlatform,
  type CalendarStatus,
} from './calendar/limits.ts';
export * from './calendar/refresh.ts';
export { FREQUENCIES, readRecurrence } from './calendar/recurrence.ts';

const zoneOfDays = timeZoneSchema.default('UTC').describe('Time zone of the days.');
const timeOfDay = z
  .string()
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'Must be a time, such as 09:00')
  .default('09:00');
const byId = z.object({ id: idSchema });

/** A list of entries, or the entry of one event. */
const entries = z.array(calendarEntrySchema);

export const listCalendarEvents = endpoint({
  method: 'GET',
  path: '/calendar/events',
  feature: 'calendar',
  summary: `Lists the events and dated items of a date range in order, at most ${CALENDAR_LIMITS.days} days.`,
  access: 'user',
  scope: 'calendar:read',
  query: z.object({
    start: storableDaySchema.describe('First day.'),
    end: storableDaySchema.describe('Last day.'),
    timeZone: zoneOfDays,
  }),
  response: entries,
  refusals: [422],
});

/** Entries of a day that a response leaves out. */
const restOfDaySchema = z.object({
  day: z.string(),
  count: z.int().describe(`Number of further entries, counted up to ${CALENDAR_LIMITS.countedPerDay}.`),
  isMinimum: z.boolean().describe('Whether there are more than that.'),
  cursor: z.string().describe('Continues the day.'),
});
export type RestOfDay = z.output<typeof restOfDaySchema>;

export const listCalendarDays = endpoint({
  method: 'GET',
  path: '/calendar/days',
  feature: 'calendar',
  summary: `Lists the first entries of each day in a date range, at most ${CALENDAR_LIMITS.daysInPart} days, and counts the others.`,
  access: 'user',
  scope: 'calendar:read',
  query: z.object({
    start: storableDaySchema.describe('First day.'),
    end: storableDaySchema.describe('Last day.'),
    timeZone: zoneOfDays,
    limit: z.coerce
      .number()
      .int()
      .min(1)
      .max(CALENDAR_LIMITS.entriesPerDay)
      .default(20)
      .describe('Maximum number of entries per day.'),
    cursor: z.string().max(200).optional().describe('Continues a day, which must be the only one.'),
    authorId: idSchema.optional(),
    platform: z.enum(CALENDAR_PLATFORMS).optional(),
    status: z.enum(CONTENT_STATUSES).optional(),
  }),
  response: z.object({
    entries,
    more: z.array(restOfDaySchema).describe('The days with further entries.'),
  }),
  refusals: [400, 422],
});

export const listWaiting = endpoint({
  method: 'GET',
  path: '/calendar/waiting',
  feature: 'calendar',
  summary: 'Lists scheduled items without a date and missed entries, at most 50 of each.',
  access: 'user',
  scope: 'calendar:read',
  response: z.object({ undated: entries, missed: entries }),
});

export const createCalendarEvent = endpoint({
  method: 'POST',
  path: '/calendar/events',
  feature: 'calendar',
  summary: 'Adds a calendar event.',
  access: 'user',
  scope: 'calendar:write',
  body: eventDraftSchema,
  status: 201,
  response: calendarEntrySchema,
  refusals: [404, 422],
});

export const updateCalendarEvent = endpoint({
  method: 'PUT',
  path: '/calendar/events/{id}',
  feature: 'calendar',
  summary: 'Updates an event, or an item’s date. Events tied to an item move with it.',
  access: 'user',
  scope: 'calendar:write',
  params: byId,
  body: eventChangeSchema,
  response: calendarEntrySchema,
  refusals: [403, 404, 409, 422],
});

export const removeCalendarEvent = endpoint({
  method: 'DELETE',
  path: '/calendar/events/{id}',
  feature: 'calendar',
  summary: 'Removes an event, or one occurrence of it; an item is unscheduled and becomes a draft.',
  access: 'user',
  scope: 'calendar:write',
  params: byId,
  query: z.object({ occurrence: storableMomentSchema.optional() }),
  status: 204,
  refusals: [403, 404, 409],
});

export const undoRemoveCalendarEvent = endpoint({
  method: 'POST',
  path: '/calendar/events/{id}/undo-remove',
  feature: 'calendar',
  summary: 'Restores an event or one of its occurrences.',
  access: 'user',
  scope: 'calendar:write',
  params: byId,
  body: z.object({ occurrence: storableMomentSchema.optional() }),
  response: calendarEntrySchema,
  refusals: [403, 404],
});

export const scheduleContent = endpoint({
  method: 'POST',
  path: '/content/schedule',
  feature: 'calendar',
  summary: 'Schedules an item: it is published at that time.',
  access: 'user',
  scope: 'calendar:write',
  body: z.object({
    contentId: idSchema.or(z.literal('')).refine((id) => id !== '', FILL_IN_ALL),
    scheduledDate: storableMomentSchema,
  }),
  response: contentItemSchema,
  refusals: [403, 404, 409, 422],
});

export const readMonthStats = endpoint({
  method: 'GET',
  path: '/analytics/stats',
  feature: 'calendar',
  summary: 'Counts scheduled, published, and in-progress items for a month.',
  access: 'user',
  scope: 'calendar:read',
  query: z.object({
    month: z.coerce.number().int().min(1).max(12),
    year: z.coerce.number().int().min(1970).max(9998),
    timeZone: zoneOfDays,
  }),
  response: z.object({
    scheduled: z.int(),
    published: z.int(),
    inProgress: z
      .int()
      .describe(
        'Drafts and items in review that have a date in the month, or have no date and were last changed in the month.',
      ),
  }),
});

/** Entries that one action added to the calendar, and that can be removed together. */
const batchSchema = z.object({
  batchId: z.string().nullable().describe('ID of the import or plan. Null if nothing was added.'),
  created: z.int(),
  skipped: z.array(
    z.object({
      place: z.int().describe('Number of the event in the file or of the topic in the plan, from 1.'),
      title: z.string(),
      reason: z.enum(['present', 'no_title', 'no_date', 'rule', 'platform', 'too_many']),
    }),
  ),
});
export type Batch = z.output<typeof batchSchema>;
export type SkipReason = Batch['skipped'][number]['reason'];

export const importCalendar = endpoint({
  method: 'POST',
  path: '/calendar/import',
  feature: 'calendar',
  summary: `Adds the events of an ICS or CSV file, at most ${CALENDAR_LIMITS.imported}. The format is detected from the content.`,
  access: 'user',
  scope: 'calendar:write',
  limit: 'computing',
  body: z.object({
    text: z.string().min(1).max(CALENDAR_LIMITS.file, 'The file is too large'),
    timeZone: zoneOfDays.describe('Time zone of times that do not specify one.'),
    platform: z
      .enum(CALENDAR_PLATFORMS)
      .default('Blog')
      .describe('Platform of events that do not specify one.'),
  }),
  status: 201,
  response: batchSchema,
  refusals: [415, 422],
});

export const planStrategy = endpoint({
  method: 'POST',
  path: '/calendar/plan',
  feature: 'calendar',
  summary:
    'Adds the topics of a strategy as drafts on their suggested dates. Existing ones stay as they are.',
  access: 'user',
  scope: 'calendar:write',
  body: z.object({
    briefId: idSchema,
    timeZone: zoneOfDays,
    time: timeOfDay,
  }),
  status: 201,
  response: batchSchema,
  refusals: [404, 422],
});

export const planPages = endpoint({
  method: 'POST',
  path: '/calendar/plan-pages',
  feature: 'calendar',
  summary: `Schedules work on pages of a crawled site, so many per week, at most ${CALENDAR_LIMITS.planned}.`,
  access: 'user',
  scope: 'calendar:write',
  limit: 'computing',
  body: z
    .object({
      ...pageSelectionFields,
      from: storableDaySchema.describe('First day.'),
      perWeek: z.int().min(1).max(CALENDAR_LIMITS.perWeek).describe('Number of pages per week.'),
      timeZone: zoneOfDays,
      time: timeOfDay,
    })
    .refine(hasOneSelection, ONE_SELECTION),
  status: 201,
  response: batchSchema,
  refusals: [404, 422],
});

export const removeBatch = endpoint({
  method: 'DELETE',
  path: '/calendar/batches/{id}',
  feature: 'calendar',
  summary: 'Removes everything added by one import or plan.',
  access: 'user',
  scope: 'calendar:write',
  params: byId,
  status: 204,
  refusals: [404],
});

export const exportCalendar = endpoint({
  method: 'GET',
  path: '/calendar/export',
  feature: 'calendar',
  summary: 'Downloads the calendar for a date range; an ICS file contains whole series.',
  access: 'user',
  scope: 'calendar:read',
  limit: 'computing',
  query: z.object({
    format: z.enum(['ics', 'csv']).default('ics'),
    start: storableDaySchema,
    end: storableDaySchema,
    timeZone: zoneOfDays,
  }),
  produces: 'application/octet-stream',
  refusals: [422],
});

const feedSchema = z.object({
  url: z.string().nullable().describe('Secret URL. Null if there is none.'),
  createdAt: z.string().nullable(),
});

export const readFeedAddress = endpoint({
  method: 'GET',
  path: '/calendar/feed-address',
  feature: 'calendar',
  summary: 'Reads the secret address of your calendar feed.',
  access: 'user',
  response: feedSchema,
});

export const renewFeedAddress = endpoint({
  method: 'POST',
  path: '/calendar/feed-address',
  feature: 'calendar',
  summary: 'Creates a new secret address and turns off the old one.',
  access: 'user',
  body: z.object({}),
  response: feedSchema,
});

export const removeFeedAddress = endpoint({
  method: 'DELETE',
  path: '/calendar/feed-address',
  feature: 'calendar',
  summary: 'Turns off the secret address.',
  access: 'user',
  status: 204,
});

export const readFeed = endpoint({
  method: 'GET',
  path: '/calendar/feed',
  feature: 'calendar',
  summary: 'The calendar feed of the key’s owner: 90 days back, 400 ahead.',
  access: 'public',
  query: z.object({ key: z.string().max(100).default('') }),
  produces: 'application/octet-stream',
  refusals: [404],
});
