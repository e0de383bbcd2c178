import { z } from 'zod';
import {
  calendarEntrySchema,
  eventChangeSchema,
  eventDraftSchema,
  FILL_IN_ALL,
  timeZoneSchema,
} from './calendar/event.ts';
import { CALENDAR_LIMITS, CALENDAR_PLATFORMS } from './calendar/limits.ts';
import { contentItemSchema } from './content.ts';
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

const zoneOfDays = timeZoneSchema.default('UTC').describe('The zone whose days are meant.');
const byId = z.object({ id: idSchema });

/** A list of entries; a body of one event. */
const entries = z.array(calendarEntrySchema);

export const listCalendarEvents = endpoint({
  method: 'GET',
  path: '/calendar/events',
  feature: 'calendar',
  summary: `Lists the events, and the items with a date, of some days, in their order; ${CALENDAR_LIMITS.days} days at most.`,
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

export const listWaiting = endpoint({
  method: 'GET',
  path: '/calendar/waiting',
  feature: 'calendar',
  summary:
    'Lists what waits for somebody: scheduled items without a date, and what was missed; 50 of each at most.',
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
  summary:
    'Merges a change into an event; of an item the date alone. What is tied to an item moves along with it.',
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
      .describe('Drafts and reviews with a date in it, or without any and last changed in it.'),
  }),
});

/** What came into the calendar by one deed, and goes by one. */
const batchSchema = z.object({
  batchId: z.string().nullable().describe('Null where nothing came.'),
  created: z.int(),
  skipped: z.array(
    z.object({
      place: z.int().describe('Which event of the file or topic of the plan, from 1.'),
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
  summary: `Adds the events of an ICS or CSV file, told apart by what it holds; ${CALENDAR_LIMITS.imported} at most.`,
  access: 'user',
  scope: 'calendar:write',
  limit: 'computing',
  body: z.object({
    text: z.string().min(1).max(CALENDAR_LIMITS.file, 'The file is too large'),
    timeZone: zoneOfDays.describe('The clock of times that name none.'),
    platform: z.enum(CALENDAR_PLATFORMS).default('Blog').describe('Of events that name none.'),
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
    'Adds the topics of a strategy at their proposed days, as drafts; those that are there stay as they are.',
  access: 'user',
  scope: 'calendar:write',
  body: z.object({
    briefId: idSchema,
    timeZone: zoneOfDays,
    time: z
      .string()
      .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'Must be a time, as 09:00')
      .default('09:00'),
  }),
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
  url: z.string().nullable().describe('The secret address; null where there is none.'),
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
