import { CALENDAR_PLATFORMS, type CalendarEntry, type CalendarPlatform } from '@pagewright/contract/calendar';
import { CONTENT_STATUSES, type ContentStatus } from '@pagewright/contract/content';
import { getBrowserZone } from './times/browser-zone.ts';
import { dayAt, isDay, type Day } from './times/days.ts';

export const CALENDAR_VIEWS = ['month', 'week', 'day'] as const;
export type CalendarView = (typeof CALENDAR_VIEWS)[number];

/** The state of the calendar; each is a parameter of the screen's URL. */
export interface CalendarState {
  readonly view: CalendarView;
  readonly day: Day;
  /** Author ID; empty for all. */
  readonly author: string;
  readonly platform: CalendarPlatform | '';
  readonly status: ContentStatus | '';
}

const pickValid = <Value extends string>(value: string | null, known: readonly Value[]): Value | undefined =>
  known.find((one) => one === value);

/** Parses the state in a URL, ignoring invalid values. `at` is the time of an event. */
export function parseCalendarUrl(address: URLSearchParams, today: Day): CalendarState {
  const day = address.get('day') ?? '';
  const at = new Date(address.get('at') ?? '');
  const linked = Number.isNaN(at.getTime()) ? '' : dayAt(at, getBrowserZone());
  return {
    view: pickValid(address.get('view'), CALENDAR_VIEWS) ?? 'month',
    day: isDay(day) ? day : isDay(linked) ? linked : today,
    author: address.get('author') ?? '',
    platform: pickValid(address.get('platform'), CALENDAR_PLATFORMS) ?? '',
    status: pickValid(address.get('status'), CONTENT_STATUSES) ?? '',
  };
}

/** The URL for a state. Other parameters remain, except a linked event. */
export function calendarUrl(address: URLSearchParams, shown: CalendarState, today: Day): URLSearchParams {
  const next = new URLSearchParams(address);
  next.delete('event');
  next.delete('at');
  const usual: Readonly<Record<keyof CalendarState, string>> = {
    view: 'month',
    day: today,
    author: '',
    platform: '',
    status: '',
  };
  for (const [name, value] of Object.entries(shown) as [keyof CalendarState, string][]) {
    if (value === usual[name]) next.delete(name);
    else next.set(name, value);
  }
  return next;
}

/** The filters as calls expect them. */
export function toEntryQuery({ author, platform, status }: CalendarState) {
  return {
    ...(author === '' ? {} : { authorId: author }),
    ...(platform === '' ? {} : { platform }),
    ...(status === '' ? {} : { status }),
  };
}

/** The entries that pass the filters. */
export function filterEntries(
  entries: readonly CalendarEntry[],
  { author, platform, status }: Pick<CalendarState, 'author' | 'platform' | 'status'>,
): CalendarEntry[] {
  return entries.filter(
    (entry) =>
      (author === '' || entry.authorId === author) &&
      (platform === '' || entry.platform === platform) &&
      (status === '' || entry.status === status),
  );
}
