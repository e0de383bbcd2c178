import type { CalendarPlatform, CalendarStatus, SkipReason } from '@pagewright/contract/calendar';
import { CALENDAR_LIMITS, CALENDAR_PLATFORMS, CALENDAR_STATUSES } from '@pagewright/contract/calendar';

/** An event as a file has it, or why it cannot be one. */
export type ImportedEvent =
  | { readonly place: number; readonly title: string; readonly skipped: SkipReason }
  | {
      readonly place: number;
      readonly skipped: null;
      readonly title: string;
      readonly uid: string | null;
      readonly scheduledFor: Date;
      readonly timeZone: string;
      readonly platform: CalendarPlatform;
      readonly status: CalendarStatus;
      readonly snippet: string;
      readonly recurrence: string | null;
      readonly excludedDates: string[];
    };

/** What a file may leave unsaid. */
export interface ImportDefaults {
  readonly timeZone: string;
  readonly platform: CalendarPlatform;
}

/** A title as events have it: one line, of a length that fits. */
export function cleanTitle(text: string): string {
  return text
    .replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim()
    .slice(0, CALENDAR_LIMITS.title)
    .toWellFormed();
}

/** The platform of that name in any case; undefined where there is none. */
export function platformOf(name: string): CalendarPlatform | undefined {
  return CALENDAR_PLATFORMS.find((known) => known.toLowerCase() === name.trim().toLowerCase());
}

/** The status of that name; `scheduled` where an event has none such. */
export function statusOf(name: string): CalendarStatus {
  return CALENDAR_STATUSES.find((known) => known === name.trim().toLowerCase()) ?? 'scheduled';
}
