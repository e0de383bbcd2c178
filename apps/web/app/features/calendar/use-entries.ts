import { listCalendarEvents, type CalendarEntry } from '@pagewright/contract/calendar';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../lib/api/api-query.ts';
import type { CalendarView } from './calendar-url.ts';
import { dayAt, monthGrid, weekOf, type Day } from './times/days.ts';

/** The days a view shows around a day. */
export function daysOfView(view: CalendarView, day: Day): Day[] {
  if (view === 'month') return monthGrid(day);
  return view === 'week' ? weekOf(day) : [day];
}

/** The first and last of some days, as calls expect them. */
export function toRange(days: readonly Day[], timeZone: string): { start: Day; end: Day; timeZone: string } {
  const [start = ''] = days;
  return { start, end: days.at(-1) ?? start, timeZone };
}

/** All entries of some days. */
export function useEntries(days: readonly Day[], timeZone: string) {
  return useQuery({
    ...apiQuery(listCalendarEvents, { query: toRange(days, timeZone) }),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: true,
  });
}

/** Groups entries by day. */
export function groupByDay(
  entries: readonly CalendarEntry[],
  timeZone: string,
): ReadonlyMap<Day, CalendarEntry[]> {
  const days = new Map<Day, CalendarEntry[]>();
  for (const entry of entries) {
    if (entry.scheduledFor === null) continue;
    const day = dayAt(entry.scheduledFor, timeZone);
    days.set(day, [...(days.get(day) ?? []), entry]);
  }
  return days;
}
