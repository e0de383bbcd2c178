import type { CalendarPlatform, CalendarStatus, SkipReason } from '@pagewright/contract/calendar';
import { CALENDAR_LIMITS, CALENDAR_PLATFORMS, CALENDAR_STATUSES } from '@pagewright/contract/calendar';

/** An event from a file, or why it is invalid. */
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

/** Defaults for what a file may omit. */
export interface ImportDefaults {
  readonly timeZone: string;
  readonly platform: CalendarPlatform;
}

/** Cleans a title: a single line within the length limit. */
export function cleanTitle(text: string): string {
  return text
    .replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim()
    .slice(0, CALENDAR_LIMITS.title)
    .toWellFormed();
}

/** Finds a platform by name, regardless of case. */
export function platformOf(name: string): CalendarPlatform | undefined {
  return CALENDAR_PLATFORMS.find((known) => known.toLowerCase() === name.trim().toLowerCase());
}

/** Finds a status by name; defaults to `scheduled`. */
export function statusOf(name: string): CalendarStatus {
  return CALENDAR_STATUSES.find((known) => known === name.trim().toLowerCase()) ?? 'scheduled';
}
