import { CALENDAR_LIMITS } from '@pagewright/contract/calendar';
import { dayAfter, type PlanDates } from './plan-form.tsx';

const DAYS_OF_WEEK = 7;
/** The default time of other planned entries. */
const TIME = '09:00';

/** An entry to plan. */
export interface PlannedEntry {
  readonly title: string;
  readonly note: string;
}

/** Entries as a calendar file, so many per week. */
export function calendarCsv(
  entries: readonly PlannedEntry[],
  { from, perWeek }: Pick<PlanDates, 'from' | 'perWeek'>,
): string {
  const rows = entries.map(({ title, note }, at) => [
    title.slice(0, CALENDAR_LIMITS.title).toWellFormed(),
    dayAfter(from, Math.floor((at * DAYS_OF_WEEK) / perWeek)),
    TIME,
    note,
  ]);
  const cell = (text: string): string => `"${text.replaceAll('"', '""')}"`;
  return [['title', 'date', 'time', 'snippet'], ...rows].map((row) => row.map(cell).join(',')).join('\r\n');
}
