import { z } from 'zod';
import { CONTENT_STATUSES, CONTENT_TYPES } from '../content.ts';
import { idSchema, lineSchema, storableMomentSchema } from '../text.ts';
import { firstObjection, required } from '../validators.ts';
import { CALENDAR_LIMITS, CALENDAR_PLATFORMS, CALENDAR_STATUSES } from './limits.ts';
import { recurrenceSchema } from './recurrence.ts';

/** Error for an empty required field of a form. */
export const FILL_IN_ALL = 'Please fill in all fields';

/** Whether this machine knows the time zone. */
export function isTimeZone(name: string): boolean {
  try {
    return (
      new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '' &&
      !/^[+-]/.test(name)
    );
  } catch {
    return false;
  }
}

export const timeZoneSchema = z
  .string()
  .max(CALENDAR_LIMITS.timeZone)
  .refine(isTimeZone, 'Must be a time zone, such as Europe/Berlin')
  .describe('IANA time zone, such as `Europe/Berlin`.');

const titleSchema = lineSchema(CALENDAR_LIMITS.title).superRefine((value, check) => {
  const objection = firstObjection(value, required(FILL_IN_ALL));
  if (objection) check.addIssue({ code: 'custom', message: objection });
});

const writableFields = {
  title: titleSchema,
  scheduledFor: storableMomentSchema.describe('Time of the event, or of its first occurrence if it repeats.'),
  platform: z.enum(CALENDAR_PLATFORMS),
  status: z
    .enum(CALENDAR_STATUSES)
    .describe('Status of the event. `published` means that its author has done it.'),
  snippet: z.string().max(CALENDAR_LIMITS.snippet).describe('Text to post.'),
  timeZone: timeZoneSchema,
  recurrence: recurrenceSchema.nullable(),
  contentId: idSchema
    .nullable()
    .describe('ID of the related item. When the item is rescheduled, the event moves with it.'),
};

export const eventDraftSchema = z.object({
  ...z.object(writableFields).partial().shape,
  title: titleSchema,
  scheduledFor: writableFields.scheduledFor,
  platform: writableFields.platform,
});

export const eventChangeSchema = z
  .object(writableFields)
  .partial()
  .extend({
    occurrence: storableMomentSchema
      .optional()
      .describe('Changes only this occurrence of a series, which becomes a separate event.'),
  });

/** A calendar entry: an event, one occurrence of it, or an item with a date. */
export const calendarEntrySchema = z.object({
  id: z.string().describe('ID of the event or the item.'),
  kind: z.enum(['event', 'item']),
  title: z.string(),
  status: z.enum(CONTENT_STATUSES),
  contentType: z.enum(CONTENT_TYPES).nullable().describe('Type of the item. Null for events.'),
  scheduledFor: z
    .string()
    .nullable()
    .describe('When it is scheduled. For public items, when they were published.'),
  occurrence: z.string().nullable().describe('Identifies the occurrence within its series.'),
  seriesStart: z.string().nullable().describe('When the series starts.'),
  recurrence: z.string().nullable(),
  timeZone: z.string().nullable().describe('Time zone of the event.'),
  platform: z.enum(CALENDAR_PLATFORMS),
  snippet: z.string(),
  contentId: z.string().nullable(),
  isMissed: z.boolean().describe('Whether its time has passed without it being done.'),
  author: z.object({ name: z.string() }),
  authorId: z.string().nullable(),
  authorName: z.string(),
  authorEmail: z.string(),
  canEdit: z.boolean(),
});

export type CalendarEntry = z.output<typeof calendarEntrySchema>;
export type EventDraft = z.input<typeof eventDraftSchema>;
export type EventChange = z.input<typeof eventChangeSchema>;
