import { Temporal } from 'temporal-polyfill';
import { wallClock } from '../times/zone.ts';

const WEEK = 7;
const FRIDAY = 5;

/** The Monday after a moment, on the clock of a zone, as YYYY-MM-DD. */
export function mondayAfter(moment: Date, timeZone: string): string {
  const today = wallClock(moment, timeZone).toPlainDate();
  return today.add({ days: WEEK + 1 - today.dayOfWeek }).toString();
}

/** The day so many days later. */
export function daysAfter(day: string, days: number): string {
  return Temporal.PlainDate.from(day).add({ days }).toString();
}

/** So many working days from a day on that are not taken, each once, in their order. */
export function freeDays(from: string, count: number, taken: ReadonlySet<string>): string[] {
  const days: string[] = [];
  for (let day = Temporal.PlainDate.from(from); days.length < count; day = day.add({ days: 1 })) {
    if (day.dayOfWeek <= FRIDAY && !taken.has(day.toString())) days.push(day.toString());
  }
  return days;
}
