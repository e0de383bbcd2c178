import type { CalendarEntry, CalendarPlatform, EventDraft } from '@pagewright/contract/calendar';
import { dayAt, instantAt, timeAt, type Day } from '../times/days.ts';
import type { PickedContent } from '../../../lib/content-picker/content-picker.tsx';
import { parseRule, buildRule, type Repeat } from './recurrence-choice.ts';

/** Values of the event form. */
export interface EventValues {
  readonly title: string;
  /** YYYY-MM-DD; empty until chosen. */
  readonly date: string;
  readonly time: string;
  readonly platform: CalendarPlatform;
  readonly snippet: string;
  readonly content: PickedContent | null;
  readonly repeat: Repeat;
  /** Last day of a series; empty if it has no end. */
  readonly until: string;
}

/** Values of a new event. */
export function emptyEventValues(date: Day, time: string, platform: CalendarPlatform): EventValues {
  return { title: '', date, time, platform, snippet: '', content: null, repeat: 'none', until: '' };
}

/** Values of an existing event; for a series, from its beginning. */
export function toEventValues(entry: CalendarEntry, timeZone: string): EventValues {
  const start = entry.seriesStart ?? entry.scheduledFor ?? '';
  return {
    title: entry.title,
    date: dayAt(start, timeZone),
    time: timeAt(start, timeZone),
    platform: entry.platform,
    snippet: entry.snippet,
    content: entry.contentId === null ? null : { id: entry.contentId, title: '' },
    ...parseRule(entry.recurrence),
  };
}

/** Whether all required fields are filled in. */
export const isFilledIn = ({ title, date, time }: EventValues): boolean =>
  title.trim() !== '' && date !== '' && time !== '';

/** Converts to the request body. `own` is the existing custom rule. */
export function toEventBody(values: EventValues, timeZone: string, own: string | null): EventDraft {
  const { title, date, time, platform, snippet, content, repeat, until } = values;
  return {
    title,
    platform,
    snippet,
    timeZone,
    scheduledFor: instantAt(date, time, timeZone),
    contentId: content?.id ?? null,
    recurrence: buildRule(repeat, until, own),
  };
}
