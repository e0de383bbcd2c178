import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idSchema, storableDaySchema, storableMomentSchema } from '../text.ts';
import { calendarEntrySchema, timeZoneSchema } from './event.ts';

const byItem = z.object({ id: idSchema.describe('ID of the item.') });
const monthSchema = storableDaySchema.describe('First day of the month in which the views declined.');
const ofMonth = z.object({ month: monthSchema });

const refreshSchema = z.object({
  contentId: z.string(),
  title: z.string(),
  month: monthSchema,
  latest: z.int().describe('Views in that month.'),
  previous: z.int().describe('Views in the previous month.'),
  fall: z.number().describe('Share lost compared with the previous month.'),
  sameMonthLastYear: z.int().nullable(),
  fallOfYear: z.number().nullable().describe('Share lost compared with the same month last year.'),
  severity: z.enum(['critical', 'warning', 'watch']),
  confirmation: z.enum(['confirmed', 'unconfirmed']),
  proposedFor: z.string().describe('Suggested time that is free in the calendar.'),
});
/** An item whose views fell, with a proposed time for its rewrite. */
export type Refresh = z.output<typeof refreshSchema>;

export const listRefreshes = endpoint({
  method: 'GET',
  path: '/calendar/refreshes',
  feature: 'calendar',
  summary:
    'Suggests when to refresh published items whose views fell in the last full month, largest decline first, at most ten.',
  access: 'user',
  scope: 'calendar:read',
  query: z.object({ timeZone: timeZoneSchema.default('UTC').describe('Time zone of the suggested times.') }),
  response: z.object({ refreshes: z.array(refreshSchema) }),
});

export const acceptRefresh = endpoint({
  method: 'POST',
  path: '/calendar/refreshes/{id}/accept',
  feature: 'calendar',
  summary: 'Adds a suggested refresh to the calendar as an event linked to its item.',
  access: 'user',
  scope: 'calendar:write',
  params: byItem,
  body: ofMonth.extend({ scheduledFor: storableMomentSchema, timeZone: timeZoneSchema.default('UTC') }),
  status: 201,
  response: calendarEntrySchema,
  refusals: [403, 404, 409, 422],
});

export const dismissRefresh = endpoint({
  method: 'POST',
  path: '/calendar/refreshes/{id}/dismiss',
  feature: 'calendar',
  summary: 'Dismisses a suggested refresh. It is not suggested again for the same decline.',
  access: 'user',
  scope: 'calendar:write',
  params: byItem,
  body: ofMonth,
  status: 204,
  refusals: [403, 404, 409],
});

export const undoRefresh = endpoint({
  method: 'POST',
  path: '/calendar/refreshes/{id}/undo',
  feature: 'calendar',
  summary: 'Undoes a decision on a suggested refresh and removes its event.',
  access: 'user',
  scope: 'calendar:write',
  params: byItem,
  body: ofMonth,
  status: 204,
  refusals: [403, 404],
});
