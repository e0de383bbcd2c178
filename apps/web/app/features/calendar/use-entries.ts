import { listCalendarDays, type CalendarEntry, type RestOfDay } from '@pagewright/contract/calendar';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../lib/api/api-query.ts';
import { toEntryQuery, type CalendarState, type CalendarView } from './calendar-url.ts';
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

/** Entries loaded per day: a month shows three of each and the others in a dialog. */
const PER_DAY: Readonly<Record<CalendarView, number>> = { month: 20, week: 100, day: 100 };

/** The first entries of some days under the filters, and how many others each day has. */
export function useEntries(shown: CalendarState, days: readonly Day[], timeZone: string) {
  return useQuery({
    ...apiQuery(listCalendarDays, {
      query: { ...toRange(days, timeZone), ...toEntryQuery(shown), limit: PER_DAY[shown.view] },
    }),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: true,
  });
}

/** The entries of each day that are not loaded. */
export type Rests = ReadonlyMap<Day, RestOfDay>;

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
